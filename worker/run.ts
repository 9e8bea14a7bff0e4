/** One worker: runs jobs, dispatches the outbox, publishes events, keeps the schedule, and sends heartbeats. */
import { hostname } from 'node:os'
import { DelayedError, WaitingError, type Job } from 'bullmq'
import logger from '@adonisjs/core/services/logger'
import { QUEUES, type QueueName } from '#core/jobs/queue_names'
import { isNoRoom } from '#core/errors/refusal'
import { ALIVE_FOR_MS, QUEUE_PREFIX, beat, farewell, patient } from '#core/jobs/queues'
import { startDispatcher } from '#worker/dispatcher'
import { startPublisher } from '#worker/publisher'
import { traced } from '#core/observability/tracing'
import { whereaboutsOf, type Processors } from '#worker/job'
import { isAway, isLastAttempt, noteFailure, presentable } from '#worker/failure'
import { measureJob } from '#worker/metrics'
import { QueueWorker } from '#worker/queue_worker'
import { processors as all } from '#worker/processors'
import { watchRedis } from '#worker/redis_watch'
import { SCHEDULE, registerSchedule } from '#worker/schedule'

/**
 * Jobs of a dead worker are taken over once the lock has expired and stalled jobs are checked: 8 to
 * 12 s.
 */
const LOCK_MS = 8_000
const STALLED_MS = 4_000

/** Deaths of its workers that a job survives; after that it is probably their cause. */
const MOST_DEATHS = 20

/**
 * Starts without an end after which a job may be what breaks the connection: then its failures
 * count.
 */
const MOST_STARTS = 1_000

/** Delay of a job while the database is unavailable, which is no failed attempt. */
const AWAY_MS = 3_000

/** Interval between log lines about waiting jobs. */
const LOG_AGAIN_MS = 60_000

export type WorkerSettings = {
  queues?: readonly QueueName[]
  /** Parallel jobs of each queue; by default the queue's own number. */
  concurrency?: number
  processors?: Processors
  schedule?: typeof SCHEDULE
}

export function runWorker({
  processors = all,
  queues = Object.keys(processors) as QueueName[],
  concurrency,
  schedule = SCHEDULE,
}: WorkerSettings = {}) {
  const name = `${hostname()}:${process.pid}`
  const since = new Date().toISOString()
  const dispatcher = startDispatcher()
  const publisher = startPublisher()
  const redisWatch = watchRedis()
  let running = 0
  const counted: Counted = async (work) => {
    running++
    return work().finally(() => running--)
  }
  const workers = queues.map((queue) =>
    workerOf(queue, processors[queue] ?? {}, concurrency ?? QUEUES[queue].concurrency, counted)
  )

  for (const worker of workers) {
    worker.on('completed', dispatcher.jobDone)
    worker.on('failed', dispatcher.jobDone)
    // Redis lost the job or another worker has it: this one stops if it can.
    worker.on('lockRenewalFailed', (ids) =>
      ids.forEach((id) => worker.cancelJob(id, 'The job is lost'))
    )
  }

  const keep = async () => {
    await beat({ name, queues: [...queues], since }).catch(() => {})
    await registerSchedule(schedule).catch(() => {})
  }
  const keeping = setInterval(keep, ALIVE_FOR_MS / 3)
  const ready = Promise.all(workers.map((worker) => worker.waitUntilReady())).then(keep)

  return {
    name,
    queues,
    /** Resolves once all queues are connected; waits for Redis without limit. */
    ready,

    /**
     * Takes no more jobs; running ones end, or go back. False when some still run after `withinMs`.
     */
    async stop(withinMs = 25_000): Promise<boolean> {
      clearInterval(keeping)
      await Promise.all([dispatcher.stop(), publisher.stop()])
      const closing = Promise.all(workers.map((worker) => worker.close())).then(() => true)
      for (const worker of workers) worker.cancelAllJobs('The worker ends')
      await farewell(name).catch(() => {})

      // BullMQ would wait for Redis to close; with no running job there is nothing to wait for.
      const end = Date.now() + withinMs
      const isDone = await Promise.race([
        closing,
        redisWatch.until((isUp) => Date.now() > end || (!isUp && !running)).then(() => !running),
      ])
      redisWatch.stop()
      return isDone
    },
  }
}

export type RunningWorker = ReturnType<typeof runWorker>

/** Runs work that counts as running. */
type Counted = <T>(work: () => Promise<T>) => Promise<T>

function workerOf(
  queue: QueueName,
  jobs: NonNullable<Processors[QueueName]>,
  concurrency: number,
  counted: Counted
) {
  const work = async (job: Job, token: string | undefined, signal: AbortSignal | undefined) => {
    const processor = Object.hasOwn(jobs, job.name) ? jobs[job.name] : undefined
    const ended = measureJob(queue, processor ? job.name : 'unknown')
    try {
      // A worker of a newer release may know it, so it is retried.
      if (!processor) throw new Error(`There is no job ${job.name} in the queue ${queue}`)
      const result = await processor(job, signal!)
      ended('done')
      return result
    } catch (error) {
      if (signal!.aborted || (isAway(error) && job.attemptsStarted < MOST_STARTS)) {
        ended('returned')
        tellNoRoom(error)
        return signal!.aborted ? goBack(job, token) : comeAgain(job, token)
      }
      const shown = presentable(error)
      await noteFailure(job, shown).catch(() => {})
      const isLast = isLastAttempt(job, shown)
      ended(isLast ? 'dead' : 'failed')
      logger[isLast ? 'error' : 'warn'](
        { err: shown, queue, job: job.name, jobId: job.id, ...(await whereaboutsOf(job)) },
        'A job failed: %s',
        shown.message
      )
      throw shown
    }
  }

  const stepOf = (job: Job) => ({
    name: `${queue}/${job.name}`,
    kind: 'consumer' as const,
    attributes: {
      'messaging.system': 'bullmq',
      'messaging.destination.name': queue,
      'messaging.message.id': job.id,
    },
  })

  const run = (job: Job, token?: string, signal?: AbortSignal) =>
    traced(
      () => stepOf(job),
      () => work(job, token, signal),
      job.data?.actor?.origin?.traceparent
    )

  return new QueueWorker(queue, (job, token, signal) => counted(() => run(job, token, signal)), {
    connection: patient,
    prefix: QUEUE_PREFIX,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_MS,
    maxStalledCount: MOST_DEATHS,
  })
}

let loggedNoRoomAt = 0

/** The dispatcher reports an unavailable database; a full disk is reported here. */
function tellNoRoom(error: any) {
  if (!isNoRoom(error) || Date.now() - loggedNoRoomAt < LOG_AGAIN_MS) return
  loggedNoRoomAt = Date.now()
  logger.error('Jobs wait, since files cannot be written (STORAGE_PATH): %s', error.message)
}

/** Stopped where it can resume: the next worker takes it. */
async function goBack(job: Job, token?: string): Promise<never> {
  await job.moveToWait(token).catch(() => {})
  throw new WaitingError()
}

async function comeAgain(job: Job, token?: string): Promise<never> {
  await job.moveToDelayed(Date.now() + AWAY_MS, token)
  throw new DelayedError()
}
