/**
 * How many mails may leave a minute, of the whole installation and of one company, if the settings
 * say so: counted in Redis for all workers (GCRA: a steady flow, with the mails of ten seconds at
 * once). What cannot be counted waits: a server that gets more than it allows may refuse the sender
 * for long.
 */
import env from '#start/env'
import { Current } from '#core/context/current'
import { redis } from '#core/redis/connection'

const MINUTE_MS = 60_000
const BURST_MS = 10_000
const COUNT_AGAIN_MS = 1_000

const USED_UP = 'As many mails as may leave have left; this one waits'
const NOT_COUNTED =
  'Redis, which counts how many mails leave, does not answer, or refuses; this one waits'

/**
 * Per key the moment until which its mails are spoken for, and the ms between two. Answers how many
 * of those wanted may leave, else the ms until one may.
 */
const RESERVE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local granted, wait = tonumber(ARGV[1]), 0
for index, key in ipairs(KEYS) do
  local interval, burst = tonumber(ARGV[index * 2]), tonumber(ARGV[index * 2 + 1])
  local spoken = math.max(tonumber(redis.call('GET', key) or 0), now)
  local room = math.floor((now + burst - spoken) / interval)
  granted = math.min(granted, math.max(room, 0))
  if room < 1 then wait = math.max(wait, math.ceil(spoken + interval - now - burst)) end
end
if granted < 1 then return {0, math.max(wait, 1)} end
for index, key in ipairs(KEYS) do
  local spoken = math.max(tonumber(redis.call('GET', key) or 0), now) + granted * tonumber(ARGV[index * 2])
  redis.call('SET', key, string.format('%.3f', spoken), 'PX', math.ceil(spoken - now) + 1000)
end
return {granted, 0}`

type Reserved = { granted: number; waitMs: number; reason: string }

/**
 * How many of `wanted` mails the current tenant may send now; when none, the ms after which to ask
 * again. The reason is of those that may not.
 */
export async function reserve(wanted: number): Promise<Reserved> {
  const limits = Object.entries({
    'oficio:mail:all': env.get('MAIL_RATE'),
    [`oficio:mail:${Current.tenantId}`]: env.get('MAIL_RATE_TENANT'),
  }).filter(([, rate]) => rate)
  if (!limits.length) return { granted: wanted, waitMs: 0, reason: '' }

  const intervals = limits.flatMap(([, rate]) => [
    MINUTE_MS / rate!,
    Math.max(BURST_MS, MINUTE_MS / rate!),
  ])
  return redis()
    .eval(RESERVE, limits.length, ...limits.map(([key]) => key), wanted, ...intervals)
    .then((answer) => {
      const [granted, waitMs] = answer as [number, number]
      return { granted, waitMs, reason: USED_UP }
    })
    .catch(() => ({ granted: 0, waitMs: COUNT_AGAIN_MS, reason: NOT_COUNTED }))
}
