/** A run: rounds of random business under faults, each in new companies and checked at its end. */
import { setTimeout as pause } from 'node:timers/promises'
import { Business, anyCompany } from './business.js'
import { Faults } from './faults.js'
import { Random } from './fuzz/random.js'
import { chooser } from './operations/index.js'
import { atOnce, inOrder, shrinkAll } from './replay.js'
import { Report, logsOf, type Written } from './report.js'
import { Stand } from './stand/stand.js'
import { Use } from './use.js'

export type Settings = {
  seed: number
  minutes: number
  clients: number
  only?: readonly string[]
  /** Kinds of faults. Without any a violation is one of the rules alone. */
  faults?: readonly string[] | false
  /** Longest random wait of a client between two operations, in ms. */
  pauseMs?: number
  /** Share of its time that a client works, from 0 to 1. */
  rate?: number
  say?: (line: string) => void
}

/** Models of longer rounds would fill the memory of the run itself. */
const ROUND_MS = 30 * 60_000
const SAMPLE_EVERY_MS = 15_000

/** Does random business for `minutes`, or until the round in which something is violated. */
export function run(settings: Settings): Promise<Report> {
  const { minutes, say = () => {} } = settings
  return onStand(settings, async (stand, report) => {
    const use = new Use(stand.processes)
    const end = Date.now() + minutes * 60_000
    for (let round = 0; Date.now() < end && !report.violations.length; round++) {
      stand.outside.forget()
      report.performed.length = 0
      const ms = () => Math.min(end - Date.now(), ROUND_MS)
      await doRound(stand, report, { ...settings, seed: settings.seed + round }, use, ms)
    }
    use.check(report)
    if (report.violations.length) await shrinkAll(stand, report, say)
  })
}

/**
 * Performs what an earlier run wrote: the operations that show its violation one after another, or
 * else all of them by their clients at once and under the faults of its seed.
 */
export function replay(written: Written, say: (line: string) => void = () => {}): Promise<Report> {
  return onStand({ ...written, faults: undefined, say }, async (stand, report) => {
    const found = written.violations.find(({ shortest }) => shortest)
    if (found && !found.isAtOnce) return inOrder(stand, found.shortest!, written.seed, report)
    const faults = new Faults(stand, new Random(written.seed + 2), report)
    const business = await Business.open(stand, report, new Random(written.seed + 3), faults)
    const hasFaults = !found && written.faults.length > 0
    await during(hasFaults ? faults : null, atOnce(business, found?.shortest ?? written.performed))
    stand.outside.badness = 0
    return business.check()
  })
}

async function onStand(
  { seed, say = () => {} }: Settings,
  work: (stand: Stand, report: Report) => Promise<unknown>
) {
  const report = new Report()
  const stand = await Stand.open(new Random(seed + 1))
  try {
    say(`The stand is up after ${report.now} s; its logs are in ${stand.home}`)
    await work(stand, report)
  } finally {
    await stand.close(report.violations.length ? logsOf(seed) : undefined)
  }
  return report
}

async function doRound(
  stand: Stand,
  report: Report,
  { seed, clients, only, faults: kinds, pauseMs = 15, rate = 1, say = () => {} }: Settings,
  use: Use,
  ms: () => number
) {
  const faults = new Faults(stand, new Random(seed + 2), report, kinds || undefined)
  const business = await Business.open(stand, report, new Random(seed + 3), faults)
  const choose = chooser(only)
  let isOver = false
  const lane = async (number: number) => {
    const client = business.client(number)
    const random = new Random(seed * 1_000 + number)
    while (!isOver) {
      const began = Date.now()
      const performed = [choose(random), anyCompany(random), number, random.seed()] as const
      await business.perform(client, performed)
      await pause(random.int(0, pauseMs) + (Date.now() - began) * (1 / rate - 1))
    }
  }
  say(`Companies are open after ${report.now} s`)
  use.sample()
  const sampling = setInterval(() => {
    use.sample()
    say(line(report))
  }, SAMPLE_EVERY_MS)
  const lanes = Array.from({ length: clients }, (_, index) => lane(index + 1))
  try {
    await during(kinds === false ? null : faults, pause(ms()))
  } finally {
    clearInterval(sampling)
    isOver = true
  }
  await Promise.all(lanes)
  stand.outside.badness = 0
  say(`Business is over after ${report.now} s; waiting for what is under way`)
  await business.check()
}

/** Injects faults until `work` is done and the last fault is over. */
async function during(faults: Faults | null, work: Promise<unknown>) {
  const injecting = faults?.run()
  await Promise.race([work, injecting ?? work])
  if (faults) faults.isOver = true
  await injecting
}

const line = ({ now, counts, faults, violations }: Report) =>
  `${now} s: ${counts.sent} requests, ${counts.done} done, ${counts.refused} refused, ${counts.repeated} repeated, ${faults.length} faults, ${violations.length} violations`
