/** Connections to Redis. Redis may be lost: everything that must persist is in MySQL. */
import { Redis, type Command, type RedisOptions } from 'ioredis'
import logger from '@adonisjs/core/services/logger'
import { SCRIPTS } from '#core/redis/scripts'
import { redisTls, whyNotEncrypted } from '#core/redis/tls'
import env from '#start/env'

const open = new Set<Redis>()

const SENTINELS = env.get('REDIS_SENTINELS')

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

export const REDIS_PLACE = (
  SENTINELS ?? [{ host: env.get('REDIS_HOST'), port: env.get('REDIS_PORT') }]
)
  .map(({ host, port }) => `${host}:${port}`)
  .join(', ')

/** A blocking command waits for 10 s at most. */
const SILENT_MS = 20_000

/** A connection that the network dropped without a word is opened again after `socketTimeout`. */
export const redisOptions = (): RedisOptions => ({
  ...where(),
  socketTimeout: SILENT_MS,
  username: env.get('REDIS_USERNAME'),
  password: env.get('REDIS_PASSWORD'),
})

/** For a server that became a replica: 2 makes ioredis reconnect and send the command again. */
const reconnectOnError = ({ message }: Error) => (message.startsWith('READONLY') ? 2 : false)

/** The last failed attempt to connect. Later errors of commands have no code and no cause. */
let failure: NodeJS.ErrnoException | undefined

let told: string | undefined

/** Why an encrypted connection fails, if that is why Redis is away. */
export const whyRedisNotEncrypted = () => whyNotEncrypted('REDIS', failure)

/** Logs once per cause, and only problems of encryption. */
function noteFailure(error: NodeJS.ErrnoException) {
  if (error.code) failure = error
  const unsafe = whyRedisNotEncrypted()
  if (!unsafe || unsafe.remedy === told) return
  told = unsafe.remedy
  logger.error('No connection to Redis: %s. %s', unsafe.what, unsafe.remedy)
}

/** With `commandTimeout`, an answer that has arrived counts even if the process was blocked. */
class PatientRedis extends Redis {
  override sendCommand(command: Command, stream?: any) {
    command.setTimeout = giveUpLater
    return super.sendCommand(command, stream)
  }
}

/** Replaces ioredis' timer, which fires before sockets are read; immediates run afterwards. */
function giveUpLater(this: any, ms: number) {
  this._commandTimeoutTimer ??= setTimeout(
    () => setImmediate(() => this.isResolved || this.reject(new Error('Command timed out'))),
    ms
  )
}

export function connectRedis(options: RedisOptions = {}): Redis {
  const redis = new PatientRedis({ ...redisOptions(), lazyConnect: true, ...options })
  redis.on('error', noteFailure)
  redis.on('ready', () => (failure = told = undefined))
  open.add(redis)
  return redis
}

/** Errors of ioredis itself: away or timed out. Errors of the server have other messages. */
export const isRedisAway = (error: any): boolean =>
  ['MaxRetriesPerRequestError', 'AbortError'].includes(error?.name) ||
  ['Connection is closed.', 'Command timed out'].includes(error?.message)

let shared: Redis | undefined

const SHARED: RedisOptions = {
  scripts: SCRIPTS,
  enableAutoPipelining: true,
  maxRetriesPerRequest: 1,
  commandTimeout: 1000,
  connectTimeout: 1000,
  socketTimeout: 3_000,
}

/** The shared connection for commands that must answer within a second or fail. */
export const redis = (): Redis => (shared ??= connectRedis({ ...SHARED, lazyConnect: false }))

/** Commands under way fail; `redis()` opens a new connection. */
export function closeRedis() {
  shared = undefined
  closeAll()
}

/** Commands under way and later ones fail: a new connection would keep an ending process alive. */
export function endRedis() {
  shared ??= connectRedis(SHARED)
  closeAll()
}

function closeAll() {
  for (const one of open) one.disconnect()
  open.clear()
}
