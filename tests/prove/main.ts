/** `npm run prove`: random business under faults against a model, by seed. */
import { Command } from 'commander'
import { run } from './run.js'
import { seedOfToday, written, type Report } from './report.js'

const flags = new Command('prove')
  .description('Does random business under faults, and compares it with a model.')
  .option('--seed <n>', 'the same seed chooses the same operations', Number, seedOfToday())
  .option('--minutes <n>', 'how long business lasts', Number, 2)
  .option('--clients <n>', 'clients that do business at once', Number, 8)
  .option('--only <names>', 'only these operations, separated by commas', (text) => text.split(','))
  .option('--no-faults', 'business alone')
  .parse()
  .opts<{ seed: number; minutes: number; clients: number; only?: string[]; faults: boolean }>()

const say = (text: string) => console.log(text)

say(`Seed ${flags.seed}, ${flags.minutes} minutes, ${flags.clients} clients`)
const report = await run({ ...flags, hasFaults: flags.faults, say })
const file = written(report, flags)
tell(report)
say(`The report is in ${file}`)
process.exit(report.violations.length ? 1 : 0)

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
    const { at, detail, history } = all.toSorted((a, b) => a.history.length - b.history.length)[0]
    say(`\nVIOLATION, ${all.length} times, such as at ${at} s: ${what}`)
    say(`  ${JSON.stringify(detail).slice(0, 1_500)}`)
    for (const step of history)
      say(
        `    ${step.at} s  client ${step.client}  ${step.operation}  ${step.method} ${step.path} → ${step.status} ${step.code ?? ''}`
      )
  }
  say(`\n${violations.length} violations`)
}
