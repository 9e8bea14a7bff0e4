/**
 * How many mails may leave a minute, of the whole installation and of one company, if the settings say so: counted in Redis
 * for all workers (GCRA: a steady flow, with the mails of ten seconds at once). Without Redis nothing is counted.
 */
import env from '#start/env'
import { Current } from '#core/current'
import { redis } from '#core/redis'

const MINUTE_MS = 60_000
const BURST_MS = 10_000

/** Per key the moment until which its mails are spoken for, and the ms between two. Answers how many of those wanted may leave, else the ms until one may. */
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

/** How many of `wanted` mails the current tenant may send now; when none, the ms after which to ask again. */
export async function reserve(wanted: number): Promise<{ granted: number; waitMs: number }> {
  const limits = Object.entries({ 'oficio:mail:all': env.get('MAIL_RATE'), [`oficio:mail:${Current.tenantId}`]: env.get('MAIL_RATE_TENANT') }).filter(([, rate]) => rate)
  if (!limits.length) return { granted: wanted, waitMs: 0 }

  const intervals = limits.flatMap(([, rate]) => [MINUTE_MS / rate!, Math.max(BURST_MS, MINUTE_MS / rate!)])
  const answer = await redis()
    .eval(RESERVE, limits.length, ...limits.map(([key]) => key), wanted, ...intervals)
    .catch(() => [wanted, 0])
  const [granted, waitMs] = answer as [number, number]
  return { granted, waitMs }
}
