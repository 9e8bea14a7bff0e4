/** `npm run prove`: random business under faults against a model, by seed. */
import { Command } from 'commander'
import { fuzzOnStand } from './fuzz/on_stand.js'
import { tell } from './tell.js'
import { replay, run, type Settings } from './run.js'
import { readReport, seedOfToday, written } from './report.js'

const flags = new Command('prove')
  .description('Does random business under faults, and compares it with a model.')
  .option('--seed <n>', 'the same seed chooses the same operations', Number, seedOfToday())
  .option('--minutes <n>', 'how long business lasts', Number, 2)
  .option('--clients <n>', 'clients that do business at once', Number, 8)
  .option('--pause-ms <n>', 'longest random wait of a client between two operations', Number, 15)
  .option('--rate <share>', 'share of their time that the clients work', Number, 1)
  .option('--only <names>', 'only these operations, separated by commas', (text) => text.split(','))
  .option('--faults <kinds>', 'only these faults, separated by commas', (text) => text.split(','))
  .option('--no-faults', 'business alone')
  .option('--replay <file>', 'performs what this report of an earlier run lists')
  .option('--fuzz <requests>', 'sends requests that follow from the OpenAPI document', Number)
  .parse()
  .opts<Settings & { faults?: string[] | false; replay?: string; fuzz?: number }>()

const say = (text: string) => console.log(text)

if (flags.fuzz) await generated(flags.seed, flags.fuzz)
const report = await (flags.replay ? again(flags.replay) : anew())
say(tell(report))
process.exit(report.violations.length ? 1 : 0)

async function generated(seed: number, many: number): Promise<never> {
  say(`Seed ${seed}, ${many} generated requests`)
  const { requests, classes, faults, mismatches } = await fuzzOnStand(seed, many)
  say(`${requests} requests: ${JSON.stringify(classes)}`)
  for (const one of [...faults, ...mismatches]) say(JSON.stringify(one, null, 1))
  say(`${faults.length} faults, ${mismatches.length} answers other than described`)
  process.exit(faults.length + mismatches.length ? 1 : 0)
}

async function anew() {
  say(`Seed ${flags.seed}, ${flags.minutes} minutes, ${flags.clients} clients`)
  const made = await run({ ...flags, say })
  say(`The report is in ${written(made, flags)}`)
  return made
}

function again(file: string) {
  const { performed, ...earlier } = readReport(file)
  say(`Seed ${earlier.seed} again, ${performed.length} operations`)
  return replay({ ...earlier, performed }, say)
}
