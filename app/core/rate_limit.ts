/** Budgets per minute, counted in Redis in one script a request and shared by all processes. Without Redis nobody is locked out. */
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { redis } from '#core/redis'

export type Budget = { limit: number; remaining: number; resetAt: number }

const WINDOW_S = 60
const LOOK_AGAIN_MS = 500

/** While Redis is away one look after the other is made for it, and no request waits for any of them. */
let isAway = false

/** Takes one from each key's budget; answers the uses of each window and the seconds that are left of it. */
const TAKE = `
local answer = {}
for index, key in ipairs(KEYS) do
  local used = redis.call('INCR', key)
  if used == 1 then redis.call('EXPIRE', key, ARGV[1]) end
  answer[index * 2 - 1] = used
  answer[index * 2] = redis.call('TTL', key)
end
return answer`

/** Takes one from every budget, and answers the one that is nearest to its end. `limits` are by key. */
export async function takeFrom(limits: Record<string, number>): Promise<Budget> {
  const keys = Object.keys(limits)
  const now = Math.floor(Date.now() / 1000)

  if (isAway) return open(limits, now)
  try {
    const used = (await command(keys)) as number[]
    const budgets = keys.map((key, index) => ({
      limit: limits[key],
      remaining: limits[key] - used[index * 2],
      resetAt: now + Math.max(used[index * 2 + 1], 1),
    }))
    return budgets.reduce((nearest, one) => (one.remaining < nearest.remaining ? one : nearest))
  } catch (error: any) {
    void lookForRedis(error)
    return open(limits, now)
  }
}

/** By a write, since one that is full answers all else. */
async function lookForRedis({ message }: Error) {
  if (isAway) return
  isAway = true
  logger.error('Redis does not answer, or refuses (%s): requests are not counted, and nobody can log in', message.split('. ')[0])
  while (isAway) {
    await sleep(LOOK_AGAIN_MS, undefined, { ref: false })
    // Asked once more, its connection would keep a process from ending.
    if (app.isTerminating || app.isTerminated) return
    isAway = !(await redis().set('limit:looked', 1, 'EX', WINDOW_S).then(() => true, () => false))
  }
  logger.info('Redis answers again')
}

/** Without Redis nobody is counted. */
function open(limits: Record<string, number>, now: number): Budget {
  const limit = Math.min(...Object.values(limits))
  return { limit, remaining: limit, resetAt: now + WINDOW_S }
}

function command(keys: string[]) {
  const connection = redis() as any
  if (!connection.takeFromBudgets) connection.defineCommand('takeFromBudgets', { lua: TAKE })
  return connection.takeFromBudgets(keys.length, ...keys.map((key) => `limit:${key}`), WINDOW_S)
}
