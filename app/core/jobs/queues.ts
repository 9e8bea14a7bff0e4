/**
 * BullMQ's queues, opened on first use: an open queue keeps a socket, and with it every command,
 * alive. A job is only a copy of its row in `outbox_messages`.
 */
import type { Queue } from 'bullmq'
import { clock } from '#core/primitives/clock'
import { redis, redisOptions } from '#core/redis/connection'
import { QUEUES, type QueueName } from '#core/jobs/queue_names'

/** The prefix of every key of BullMQ. */
export const QUEUE_PREFIX = 'oficio:queue'

const DAY_S = 86_400
const open = new Map<QueueName, Queue>()

/** Once connected, commands fail soon without Redis; before that they wait: ping first. */
export async function queue(name: QueueName): Promise<Queue> {
  const { Queue } = await import('bullmq')
  let known = open.get(name)
  if (!known) {
    open.set(
      name,
      (known = new Queue(name, {
        connection: failing,
        prefix: QUEUE_PREFIX,
        defaultJobOptions: jobOptions(name),
      }))
    )
    known.on('error', () => {})
  }
  return known
}

/** A queue that fails to close does not keep the others open. */
export async function closeQueues() {
  const all = [...open.values()]
  open.clear()
  await Promise.allSettled(all.map((one) => one.close()))
}

/** Options of queues: commands fail within seconds when Redis does not answer. */
const failing = {
  ...redisOptions(),
  maxRetriesPerRequest: 1,
  connectTimeout: 2_000,
  commandTimeout: 5_000,
  retryStrategy,
}

/** Options of workers: they wait for Redis without limit. */
export const patient = { ...redisOptions(), maxRetriesPerRequest: null, retryStrategy }

function retryStrategy(times: number) {
  return Math.min(times * 200, 2_000)
}

/** Done jobs are kept for operators; outbox rows are authoritative. */
function jobOptions(name: QueueName) {
  const { attempts, backoffMs } = QUEUES[name]
  return {
    attempts,
    backoff: { type: 'exponential', delay: backoffMs, jitter: 0.5 },
    removeOnComplete: { age: DAY_S, count: 500 },
    removeOnFail: { age: 30 * DAY_S, count: 5_000 },
    stackTraceLimit: 20,
  }
}

const WORKERS = 'oficio:worker'

/** How long a worker counts as alive after its last heartbeat. */
export const ALIVE_FOR_MS = 15_000

type AliveWorker = { name: string; queues: string[]; since: string; at: number }

/** A heartbeat, to be repeated well within ALIVE_FOR_MS. */
export async function beat(worker: Omit<AliveWorker, 'at'>) {
  await redis()
    .multi()
    .hset(WORKERS, worker.name, JSON.stringify({ ...worker, at: clock.now().getTime() }))
    .pexpire(WORKERS, ALIVE_FOR_MS)
    .exec()
}

/** Removes a worker that ends. */
export async function farewell(name: string) {
  await redis().hdel(WORKERS, name)
}

/** Workers with a recent heartbeat. */
export async function aliveWorkers(): Promise<AliveWorker[]> {
  const known: AliveWorker[] = Object.values(await redis().hgetall(WORKERS)).map((text) =>
    JSON.parse(text)
  )
  return known
    .filter(({ at }) => at > clock.now().getTime() - ALIVE_FOR_MS)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** True if some worker takes jobs; false without Redis. */
export async function workerAlive(): Promise<boolean> {
  return aliveWorkers().then(
    (workers) => workers.length > 0,
    () => false
  )
}
