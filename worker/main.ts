/** The worker as a process of its own: the same application as the server, taking jobs instead of requests. */
import 'reflect-metadata'
import { Command, InvalidArgumentError } from 'commander'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { QUEUES, QUEUE_NAMES, isQueue, type QueueName } from '#core/queue_list'
import { ROOT, importer, tellBadSettings } from '../bin/ignition.js'

/** Running jobs have this long to end after SIGTERM; what still runs then is taken over by the next worker. */
const GRACE_MS = 25_000

type Flags = { queues?: QueueName[]; concurrency?: number }

const flags = new Command('worker')
  .description('Runs the jobs that requests ask for, and what is periodic.')
  .option('--queues <names>', 'only these queues, separated by commas', queuesOf)
  .option('--concurrency <n>', 'jobs of each queue at a time; by default each queue has its own number', wholeNumber)
  .addHelpText('after', `\nQueues:\n${QUEUE_NAMES.map((name) => `  ${name.padEnd(12)} ${QUEUES[name].what} (${QUEUES[name].concurrency} at a time)`).join('\n')}`)
  .parse()
  .opts<Flags>()

const app = new Ignitor(ROOT, { importer }).tap((one) => one.booting(() => tellBadSettings(() => import('#start/env')))).createApp('console')

try {
  await app.init()
  await app.boot()
  await app.start(async () => {
    const { runWorker } = await import('#worker/run')
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const worker = runWorker(flags)

    let isEnding = false
    const end = async (signal: string) => {
      if (isEnding) process.exit(1)
      isEnding = true

      logger.info('%s: the worker lets its jobs end', signal)
      const isDone = await worker.stop(GRACE_MS)
      if (!isDone) logger.warn('Some jobs still ran; the next worker takes them over')
      await Promise.race([app.terminate(), new Promise((resolve) => setTimeout(resolve, 2_000))])
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))

    await worker.ready
    logger.info('The worker takes jobs of %s', (flags.queues ?? QUEUE_NAMES).join(', '))
  })
} catch (error) {
  process.exitCode = 1
  prettyPrintError(error as Error)
}

function queuesOf(text: string): QueueName[] {
  const names = text.split(',').map((name) => name.trim()).filter(Boolean)
  const unknown = names.filter((name) => !isQueue(name))
  if (unknown.length || !names.length) throw new InvalidArgumentError(`There are the queues ${QUEUE_NAMES.join(', ')}.`)
  return [...new Set(names)] as QueueName[]
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 1_000) throw new InvalidArgumentError('It is a whole number from 1 to 1000.')
  return number
}
