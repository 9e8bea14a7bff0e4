/**
 * Lua scripts of the shared connection. A command that is defined later is missing from an open
 * pipeline and shifts its answers.
 */

/**
 * KEYS: per limit the failures by time and the pending attempts by deadline. Returns 0 if taken, -1
 * if pending attempts decide, else the ms until there is room.
 */
const TAKE_ATTEMPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local id, window, pending = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local blocked, undecided = 0, false
for index = 1, #KEYS / 2 do
  local taken, atWork = KEYS[index * 2 - 1], KEYS[index * 2]
  redis.call('ZREMRANGEBYSCORE', taken, '-inf', now - window)
  redis.call('ZREMRANGEBYSCORE', atWork, '-inf', now)
  if redis.call('ZCARD', taken) >= tonumber(ARGV[3 + index]) then
    if redis.call('ZCARD', atWork) > 0 then
      undecided = true
    else
      local oldest = redis.call('ZRANGE', taken, 0, 0, 'WITHSCORES')
      blocked = math.max(blocked, oldest[2] + window - now, 1)
    end
  end
end
if blocked > 0 then return blocked end
if undecided then return -1 end
for index = 1, #KEYS / 2 do
  redis.call('ZADD', KEYS[index * 2 - 1], now, id)
  redis.call('PEXPIRE', KEYS[index * 2 - 1], window)
  redis.call('ZADD', KEYS[index * 2], now + pending, id)
  redis.call('PEXPIRE', KEYS[index * 2], pending)
end
return 0`

/** ARGV: per key amount and window in ms. Returns per key its count and the ms left. */
const ADD_TO_BUDGETS = `
local answer = {}
for index, key in ipairs(KEYS) do
  local used = redis.call('INCRBY', key, ARGV[index * 2 - 1])
  local left = redis.call('PTTL', key)
  if left < 0 then
    left = tonumber(ARGV[index * 2])
    redis.call('PEXPIRE', key, left)
  end
  answer[index * 2 - 1] = used
  answer[index * 2] = left
end
return answer`

/**
 * GCRA. ARGV: wanted mails, then per key interval and burst in ms. Returns how many are granted,
 * and the ms until one is.
 */
const RESERVE_MAILS = `
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

/**
 * ARGV: id, most, ms. Adds a lease, unless `most` others are alive; one that exists is prolonged.
 * Returns 1 if it is there.
 */
const TAKE_LEASE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local isThere = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not isThere and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`

export const SCRIPTS = {
  takeAttempt: { lua: TAKE_ATTEMPT },
  addToBudgets: { lua: ADD_TO_BUDGETS },
  reserveMails: { lua: RESERVE_MAILS },
  takeLease: { lua: TAKE_LEASE },
}

type Argument = string | number

declare module 'ioredis' {
  interface RedisCommander {
    takeAttempt(numberOfKeys: number, ...keysAndArguments: Argument[]): Promise<number>
    addToBudgets(numberOfKeys: number, ...keysAndArguments: Argument[]): Promise<number[]>
    takeLease(numberOfKeys: number, ...keysAndArguments: Argument[]): Promise<number>
    reserveMails(numberOfKeys: number, ...keysAndArguments: Argument[]): Promise<[number, number]>
  }
}
