/** `npm run prove`: random business under faults against a model, by seed. */
import { fuzzOnStand } from './fuzz/on_stand.js'
import { optionsOf } from './options.js'
import { readReport, written } from './report.js'
import { replay, run } from './run.js'
import { tell } from './tell.js'

const flags = optionsOf(process.argv.slice(2))
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
