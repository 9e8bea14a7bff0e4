/**
 * Starts a worker: `node --import=@poppinss/ts-exec worker/main.ts` in development, `node
 * build/worker/main.js` in production.
 */
import '../bin/runtime.js'
import 'reflect-metadata'
import { Command, InvalidArgumentError } from 'commander'
import { QUEUES, QUEUE_NAMES, isQueue, type QueueName } from '#core/jobs/queue_names'
import { startProcess } from '#worker/process'

const flags = new Command('worker')
  .description('Runs the jobs that requests ask for, and what is periodic.')
  .option('--queues <names>', 'only these queues, separated by commas', queuesOf)
  .option(
    '--concurrency <n>',
    'jobs of each queue at a time; by default each queue has its own number',
    wholeNumber
  )
  .addHelpText(
    'after',
    `\nQueues:\n${QUEUE_NAMES.map((name) => `  ${name.padEnd(12)} ${QUEUES[name].what} (${QUEUES[name].concurrency} at a time)`).join('\n')}`
  )
  .parse()
  .opts<{ queues?: QueueName[]; concurrency?: number }>()

await startProcess(() => flags)

function queuesOf(text: string): QueueName[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = names.filter((name) => !isQueue(name))
  if (unknown.length || !names.length)
    throw new InvalidArgumentError(`There are the queues ${QUEUE_NAMES.join(', ')}.`)
  return [...new Set(names)] as QueueName[]
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 1_000)
    throw new InvalidArgumentError('It is a whole number from 1 to 1000.')
  return number
}
