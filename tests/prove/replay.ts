/** Performs the operations of an earlier run again, and finds the fewest that show a violation. */
import { Business, type Performed } from './business.js'
import { Random } from './fuzz/random.js'
import { Report } from './report.js'
import { shrunk } from './shrink.js'
import type { Place } from './stand/stand.js'

const SHRINKING_MS = 120_000

/** Violations of a run that are shrunk at most, one of each kind. */
const MOST_KINDS = 3

/** Operations one after another. */
export async function inOrder(business: Business, steps: readonly Performed[]) {
  const clients = new Map(steps.map(([, , number]) => [number, business.client(number)]))
  for (const step of steps) await business.perform(clients.get(step[2])!, step)
}

/** The operations of several clients at once, each in its order. */
export async function atOnce(business: Business, steps: readonly Performed[]) {
  await Promise.all(
    [...Map.groupBy(steps, ([, , number]) => number)].map(async ([number, own]) => {
      const client = business.client(number)
      for (const step of own) await business.perform(client, step)
    })
  )
}

type Way = typeof inOrder

/** Violations by operations in new companies, without faults. */
async function violatedBy(stand: Place, way: Way, steps: readonly Performed[], seed: number) {
  const report = new Report()
  const business = await Business.open(stand, report, new Random(seed))
  await way(business, steps)
  await business.check()
  return report.violations
}

/** The operations of the one company in which a violation shows, if it needs no other. */
async function ofOneCompany(
  steps: readonly Performed[],
  shows: (steps: readonly Performed[]) => Promise<boolean>
) {
  for (const own of Map.groupBy(steps, ([, company]) => company).values())
    if (own.length < steps.length && (await shows(own))) return own
  return steps
}

/**
 * Adds to each kind of violation the fewest operations that show it without faults, if any do. A
 * violation that faults have caused keeps the history of its records alone.
 */
export async function shrinkAll(stand: Place, report: Report, say: (line: string) => void) {
  for (const { what, at, detail } of report.violations)
    say(`At ${at} s: ${what} ${JSON.stringify(detail).slice(0, 500)}`)
  let seed = Date.now() % 1_000_000
  const until = Date.now() + SHRINKING_MS
  for (const [what, all] of [...Map.groupBy(report.violations, (one) => one.what)].slice(
    0,
    MOST_KINDS
  ))
    for (const way of [inOrder, atOnce]) {
      const shows = async (steps: readonly Performed[]) =>
        (await violatedBy(stand, way, steps, seed++)).some((one) => one.what === what)
      const steps = report.performed.slice(0, all[0].after)
      if (Date.now() > until || !steps.length || !(await shows(steps))) continue
      all[0].shortest = await shrunk(await ofOneCompany(steps, shows), shows, until)
      all[0].isAtOnce = way === atOnce
      say(`${all[0].shortest.length} of ${steps.length} operations show: ${what}`)
      break
    }
}
