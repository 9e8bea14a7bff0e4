/** Options of `npm run prove`. */
import { existsSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { FAULTS } from './faults.js'
import { OPERATIONS } from './operations/index.js'
import { readReport, seedOfToday } from './report.js'
import type { Settings } from './run.js'

export type Options = Settings & { replay?: string; fuzz?: number }

/** Reads the command line. Ends the process with a sentence on a value that is not allowed. */
export const optionsOf = (args: readonly string[]): Options =>
  new Command('prove')
    .description('Does random business under faults, and compares it with a model.')
    .option('--seed <n>', 'the same seed chooses the same operations', whole(0), seedOfToday())
    .option('--minutes <n>', 'how long business lasts', above(0), 2)
    .option('--clients <n>', 'clients that do business at once', whole(1), 8)
    .option('--pause-ms <n>', 'longest random wait between two operations', whole(0), 15)
    .option('--rate <share>', 'share of their time that the clients work', above(0, 1), 1)
    .option('--only <names>', 'only these operations, separated by commas', namesIn(OPERATIONS))
    .option('--faults <kinds>', 'only these faults, separated by commas', namesIn(FAULTS))
    .option('--no-faults', 'business alone')
    .option('--replay <file>', 'performs what this report of an earlier run lists', aReport)
    .option('--fuzz <requests>', 'sends requests that follow from the OpenAPI document', whole(1))
    .parse(args, { from: 'user' })
    .opts<Options>()

const whole = (least: number) => (text: string) => {
  const value = Number(text)
  if (text.trim() && Number.isSafeInteger(value) && value >= least) return value
  throw new InvalidArgumentError(`It is a whole number of at least ${least}.`)
}

const above =
  (least: number, most = Infinity) =>
  (text: string) => {
    const value = Number(text)
    if (value > least && value <= most) return value
    const limit = most === Infinity ? '' : ` and at most ${most}`
    throw new InvalidArgumentError(`It is a number above ${least}${limit}.`)
  }

const namesIn = (known: object) => (text: string) => {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (!unknown.length) return names
  throw new InvalidArgumentError(
    `Unknown: ${unknown.join(', ')}. Known: ${Object.keys(known).join(', ')}.`
  )
}

function aReport(file: string) {
  if (!existsSync(file)) throw new InvalidArgumentError('There is no such file.')
  try {
    if (readReport(file).performed.length) return file
  } catch {}
  throw new InvalidArgumentError('It is no report of an earlier run.')
}
