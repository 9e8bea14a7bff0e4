/** `npm run prove`: random business under faults against a model, by seed. */
import { Command } from 'commander'
import { replay, run, type Settings } from './run.js'
import { readReport, seedOfToday, written, type Report, type Violation } from './report.js'

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
  .parse()
  .opts<Settings & { faults?: string[] | false; replay?: string }>()

const say = (text: string) => console.log(text)

const report = await (flags.replay ? again(flags.replay) : anew())
tell(report)
process.exit(report.violations.length ? 1 : 0)

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

function tell({ operations, faults, answers, counts, slowestMs, violations }: Report) {
  const table = (figures: Record<string, number>) =>
    Object.entries(figures)
      .sort(([, a], [, b]) => b - a)
      .map(([name, many]) => `  ${String(many).padStart(7)}  ${name}`)
      .join('\n')
  const kinds = Object.groupBy(faults, ({ kind }) => kind)
  say(`\nOperations\n${table(operations)}`)
  say(
    `\nFaults\n${table(Object.fromEntries(Object.entries(kinds).map(([kind, all]) => [kind, all!.length])))}`
  )
  say(`\nAnswers\n${table(answers)}`)
  say(`\nRequests\n${table({ ...counts, 'ms, the slowest': slowestMs })}`)
  for (const [what, all] of Map.groupBy(violations, (one) => one.what)) {
    const { at, detail, history, shortest, isAtOnce } = all.toSorted(byLength)[0]
    say(`\nVIOLATION, ${all.length} times, such as at ${at} s: ${what}`)
    say(`  ${JSON.stringify(detail).slice(0, 1_500)}`)
    if (shortest)
      say(`  ${shortest.length} operations show it${isAtOnce ? ', performed at once' : ''}:`)
    for (const [operation, company, client, seed] of shortest ?? [])
      say(`    ${operation} in company ${company + 1} by client ${client}, seed ${seed}`)
    for (const step of history)
      say(
        `    ${step.at} s  client ${step.client}  ${step.operation}  ${step.method} ${step.path} → ${step.status} ${step.code ?? ''}`
      )
  }
  say(`\n${violations.length} violations`)
}

/** Those with the fewest operations first, then those with the shortest history. */
function byLength(a: Violation, b: Violation) {
  const lengths = ({ shortest, history }: Violation) => [
    shortest?.length ?? Infinity,
    history.length,
  ]
  const [[ownA, stepsA], [ownB, stepsB]] = [lengths(a), lengths(b)]
  return ownA === ownB ? stepsA - stepsB : ownA - ownB
}
