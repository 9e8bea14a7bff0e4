/**
 * How much of each budget is used, counted in Redis for all processes. While much is left, a process counts what it lets through by itself
 * and tells Redis ten times a second; where little is left, or nothing is known yet, Redis is asked each time. So a request costs no look
 * at Redis as a rule, and yet no more are let through than the limit, unless all processes together let a tenth of it through within 100 ms.
 */
import { redis } from '#core/redis'
import { notCounted } from '#core/uncounted'

export type Used = { used: number; endsAt: number }

/** `used` holds what is `untold`, too: what Redis does not know of yet. */
type Window = Used & { untold: number }

export const WINDOW_MS = 60_000
const TELL_MS = 100

/** As many budgets are known at most; Redis is asked of others. */
const MOST = 20_000

/** Counted in one script, so that none holds up Redis for long. */
const TOGETHER = 500

const windows = new Map<string, Window>()
let telling: NodeJS.Timeout | undefined

/** Per key what to add; answers the uses of each window and the ms that are left of it. */
const ADD = `
local answer = {}
for index, key in ipairs(KEYS) do
  local used = redis.call('INCRBY', key, ARGV[index + 1])
  if used == tonumber(ARGV[index + 1]) then redis.call('PEXPIRE', key, ARGV[1]) end
  answer[index * 2 - 1] = used
  answer[index * 2] = redis.call('PTTL', key)
end
return answer`

/** Takes one from each budget without asking Redis, or from none: undefined where too little of one is left, or known of it. `limits` are by key. */
export function takeHere(limits: Record<string, number>, now: number): Used[] | undefined {
  const taken: Window[] = []
  for (const key in limits) {
    const window = windows.get(key)
    if (!window || window.endsAt <= now || !hasRoom(limits[key], window.used)) return undefined
    taken.push(window)
  }

  for (const window of taken) {
    window.used++
    window.untold++
  }
  tellSoon()
  return taken.map(({ used, endsAt }) => ({ used, endsAt }))
}

/** What has ended is forgotten by then, too. */
const tellSoon = () => void (telling ??= setTimeout(tell, TELL_MS).unref())

const hasRoom = (limit: number, used: number) => limit - used > Math.max(limit / 10, 20)

/** Takes one from each key's budget in Redis, with what it was not told of yet. Throws what Redis, or the way there, does. */
export async function takeThere(keys: string[]): Promise<Used[]> {
  const now = Date.now()
  return add(keys.map((key) => [key, 1 + untoldOf(key, now)]))
}

/** What is told now, and hence not again. That of a window which has ended is of none. */
function untoldOf(key: string, now: number): number {
  const window = windows.get(key)
  if (!window || window.endsAt <= now) return 0
  const { untold } = window
  window.untold = 0
  return untold
}

async function tell() {
  telling = undefined
  const now = Date.now()
  const amounts: [string, number][] = []
  for (const [key, { endsAt }] of windows) {
    if (endsAt <= now) windows.delete(key)
    const untold = untoldOf(key, now)
    if (untold) amounts.push([key, untold])
  }
  try {
    for (let from = 0; from < amounts.length; from += TOGETHER) await add(amounts.slice(from, from + TOGETHER))
  } catch (error: any) {
    void notCounted(error)
  }
}

async function add(amounts: [key: string, amount: number][]): Promise<Used[]> {
  const answer: number[] = await command(amounts)
  const now = Date.now()
  return amounts.map(([key], index) => heard(key, { used: answer[index * 2], endsAt: now + answer[index * 2 + 1] }))
}

/** What was let through since Redis was asked stays counted. */
function heard(key: string, told: Used): Used {
  const { untold } = windows.get(key) ?? { untold: 0 }
  if (windows.has(key) || windows.size < MOST) windows.set(key, { used: told.used + untold, endsAt: told.endsAt, untold })
  else tellSoon()
  return told
}

function command(amounts: [key: string, amount: number][]) {
  const connection = redis() as any
  if (!connection.addToBudgets) connection.defineCommand('addToBudgets', { lua: ADD })
  return connection.addToBudgets(amounts.length, ...amounts.map(([key]) => `limit:${key}`), WINDOW_MS, ...amounts.map(([, amount]) => amount))
}
