/** A report as text for a terminal. */
import type { Performed } from './business.js'
import type { Report, Step, Violation } from './report.js'

export function tell({
  operations,
  faults,
  answers,
  counts,
  slowestMs,
  slopes,
  violations,
}: Report) {
  return [
    `\nOperations\n${table(operations)}`,
    `\nFaults\n${table(many(Map.groupBy(faults, ({ kind }) => kind)))}`,
    `\nAnswers\n${table(answers)}`,
    `\nRequests\n${table({ ...counts, 'ms, the slowest': slowestMs })}`,
    ...Object.entries(slopes).map(([name, slope]) => `\n${name} grows by ${slope} MB a minute`),
    ...[...Map.groupBy(violations, ({ what }) => what).values()].map(violated),
    `\n${violations.length} violations`,
  ].join('\n')
}

const many = (kinds: ReadonlyMap<string, readonly unknown[]>) =>
  Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]))

const table = (figures: Record<string, number>) =>
  Object.entries(figures)
    .sort(([, a], [, b]) => b - a)
    .map(([name, figure]) => `  ${String(figure).padStart(7)}  ${name}`)
    .join('\n')

/** A kind of violation, by the one with the shortest history. */
function violated(all: readonly Violation[]) {
  const length = ({ shortest, history }: Violation) => shortest?.length ?? 1e6 + history.length
  const [{ what, at, detail, history, shortest, isAtOnce }] = all.toSorted(
    (a, b) => length(a) - length(b)
  )
  return [
    `\nVIOLATION, ${all.length} times, such as at ${at} s: ${what}`,
    `  ${JSON.stringify(detail).slice(0, 1_500)}`,
    ...(shortest
      ? [`  ${shortest.length} operations show it${isAtOnce ? ', performed at once' : ''}:`]
      : []),
    ...(shortest ?? []).map(operation),
    ...history.map(step),
  ].join('\n')
}

const operation = ([name, company, client, seed]: Performed) =>
  `    ${name} in company ${company + 1} by client ${client}, seed ${seed}`

const step = ({ at, client, operation: name, method, path, status, code = '' }: Step) =>
  `    ${at} s  client ${client}  ${name}  ${method} ${path} → ${status} ${code}`
