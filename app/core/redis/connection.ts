/** Connections to Redis. Nothing is owed there: what must not be lost is in MySQL. */
import { Redis, type Command, type RedisOptions } from 'ioredis'
import logger from '@adonisjs/core/services/logger'
import { SCRIPTS } from '#core/redis/scripts'
import { redisTls, whyNotEncrypted } from '#core/redis/tls'
import env from '#start/env'

const open = new Set<Redis>()

const SENTINELS = env.get('REDIS_SENTINELS')

/** Of Redis itself, or of the Sentinels, which know where it is. */
const where = (): RedisOptions =>
  SENTINELS
    ? {
        sentinels: SENTINELS,
        name: env.get('REDIS_SENTINEL_NAME') ?? 'mymaster',
        sentinelPassword: env.get('REDIS_SENTINEL_PASSWORD'),
        sentinelRetryStrategy: () => 500,
        reconnectOnError,
        ...redisTls(),
      }
    : {
        host: env.get('REDIS_HOST'),
        port: env.get('REDIS_PORT'),
        ...redisTls(env.get('REDIS_HOST')),
      }

/** For people: where Redis is, or who knows. */
export const REDIS_PLACE = (
  SENTINELS ?? [{ host: env.get('REDIS_HOST'), port: env.get('REDIS_PORT') }]
)
  .map(({ host, port }) => `${host}:${port}`)
  .join(', ')

/** For BullMQ, which makes connections of its own. */
export const redisOptions = (): RedisOptions => ({
  ...where(),
  username: env.get('REDIS_USERNAME'),
  password: env.get('REDIS_PASSWORD'),
})

/** It has become a replica: the command is sent again to where the Sentinels say. */
const reconnectOnError = ({ message }: Error) => (message.startsWith('READONLY') ? 2 : false)

/**
 * Why the last attempt to connect has failed, since what fails then says but that it did, without a
 * code.
 */
let failure: NodeJS.ErrnoException | undefined

/** The remedy that was logged since the last connection. */
let told: string | undefined

/** Why no encrypted connection to Redis comes about, where that is why it is away. */
export const whyRedisNotEncrypted = () => whyNotEncrypted('REDIS', failure)

/** Says once what is wrong with the encryption. That Redis is away says who misses it. */
function noteFailure(error: NodeJS.ErrnoException) {
  if (error.code) failure = error
  const unsafe = whyRedisNotEncrypted()
  if (!unsafe || unsafe.remedy === told) return
  told = unsafe.remedy
  logger.error('No connection to Redis: %s. %s', unsafe.what, unsafe.remedy)
}

/**
 * Where `commandTimeout` is set, an answer that has come counts, however late the process gets
 * round to reading it: it may have stood still.
 */
class PatientRedis extends Redis {
  override sendCommand(command: Command, stream?: any) {
    command.setTimeout = giveUpLater
    return super.sendCommand(command, stream)
  }
}

/**
 * Instead of ioredis' own: behind the timers of a turn of the event loop what the sockets have is
 * read, and behind that immediates run.
 */
function giveUpLater(this: any, ms: number) {
  this._commandTimeoutTimer ??= setTimeout(
    () => setImmediate(() => this.isResolved || this.reject(new Error('Command timed out'))),
    ms
  )
}

/** A connection of one's own. It is closed with the application. */
export function connectRedis(options: RedisOptions = {}): Redis {
  const redis = new PatientRedis({ ...redisOptions(), lazyConnect: true, ...options })
  redis.on('error', noteFailure)
  redis.on('ready', () => (failure = told = undefined))
  open.add(redis)
  return redis
}

/**
 * Whether it is away, or does not answer in time, in ioredis' words. What it refuses it says in its
 * own.
 */
export const isRedisAway = (error: any): boolean =>
  ['MaxRetriesPerRequestError', 'AbortError'].includes(error?.name) ||
  ['Connection is closed.', 'Command timed out'].includes(error?.message)

let shared: Redis | undefined

/** The one for commands that must answer at once or fail: limits, pokes, remembered things. */
export function redis(): Redis {
  return (shared ??= connectRedis({
    lazyConnect: false,
    scripts: SCRIPTS,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    connectTimeout: 1000,
  }))
}

/** Commands that are under way are given up; `redis()` opens a new connection. */
export async function closeRedis() {
  shared = undefined
  const all = [...open]
  open.clear()
  for (const one of all) one.disconnect()
}
