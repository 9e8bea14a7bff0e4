/**
 * The worker of one queue. While Redis refuses writes it retries every second, where BullMQ would
 * at once, and logs once a minute for all queues.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker, type Job, type Processor, type WorkerOptions } from 'bullmq'
import logger from '@adonisjs/core/services/logger'
import { whyNotEncrypted } from '#core/redis/tls'

const ASK_AGAIN_MS = 1_000
const LOG_AGAIN_MS = 60_000

const loggedAt = new Map<string, number>()

export class QueueWorker extends Worker {
  constructor(queue: string, process: Processor, options: WorkerOptions) {
    super(queue, process, options)
    this.on('error', (error) => tell(queue, error))
  }

  protected async moveToActive(token: string, name?: string): Promise<Job> {
    try {
      return await super.moveToActive(token, name)
    } catch (error: any) {
      if (refusalIn(error)) await sleep(ASK_AGAIN_MS)
      throw error
    }
  }
}

function tell(queue: string, error: Error) {
  if (isOfConnection(error)) return
  const refusal = refusalIn(error)
  if (!refusal) return logger.warn('The queue %s: %s', queue, error.message)

  if (Date.now() - (loggedAt.get(refusal) ?? 0) < LOG_AGAIN_MS) return
  loggedAt.set(refusal, Date.now())
  logger.error('Redis refuses, and jobs wait: %s', refusal)
}

/** The code of a Redis error, such as `OOM` or `MISCONF`, without the script's position. */
function refusalIn({ message }: Error): string | undefined {
  return /^[A-Z]{2,} /.test(message) ? message.replace(/\.? script: .*$/s, '') : undefined
}

/** Connection errors come by the dozen while Redis is away: one sentence is logged. */
const isOfConnection = (error: Error & { code?: string }) =>
  /^E[A-Z]+$/.test(error.code ?? '') ||
  whyNotEncrypted('REDIS', error) !== undefined ||
  /Connection is closed|isn't writeable|timed? ?out|LOADING/i.test(error.message)
