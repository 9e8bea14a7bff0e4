/** A run: rounds of random business under faults, each in new companies and checked at its end. */
import { setTimeout as pause } from 'node:timers/promises'
import { Business } from './business.js'
import { Faults } from './faults.js'
import { Random } from './fuzz/random.js'
import { startClients, type Pace } from './lanes.js'
import { atOnce, inOrder, shrinkAll } from './replay.js'
import { Report, logsOf, type Written } from './report.js'
import { Stand } from './stand/stand.js'
import { Use } from './use.js'

export type Settings = Pace & {
  minutes: number
  /** Kinds of faults. Without any a violation is one of the rules alone. */
  faults?: readonly string[] | false
  say?: (line: string) => void
}

/** Models of longer rounds would fill the memory of the run itself. */
const ROUND_MS = 30 * 60_000
/** A longer run would fill a small disk by itself. */
const SMALL_DISK_MINUTES = 10
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
      await doRound(stand, report, { ...settings, seed: settings.seed + round }, use, end)
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
    const faults = new Faults(stand, new Random(written.seed + 2), report)
    const business = await Business.open(stand, report, new Random(written.seed + 3), faults)
    const hasFaults = !found && written.faults.length > 0
    const way = found && !found.isAtOnce ? inOrder : atOnce
    await during(hasFaults ? faults : null, way(business, found?.shortest ?? written.performed))
    stand.outside.badness = 0
    return business.check()
  })
}

async function onStand(
  { seed, minutes, faults, say = () => {} }: Settings,
  work: (stand: Stand, report: Report) => Promise<unknown>
) {
  const report = new Report()
  const stand = await Stand.open(new Random(seed + 1), {
    hasSmallDisk: faults !== false && minutes <= SMALL_DISK_MINUTES,
  })
  try {
    say(`The stand is up after ${report.now} s; its logs are in ${stand.home}`)
    await work(stand, report)
  } finally {
    await stand.close(report.violations.length ? logsOf(seed) : undefined)
  }
  return report
}

async function doRound(stand: Stand, report: Report, settings: Settings, use: Use, end: number) {
  const { seed, faults: kinds, say = () => {} } = settings
  const faults = new Faults(stand, new Random(seed + 2), report, kinds || undefined)
  const business = await Business.open(stand, report, new Random(seed + 3), faults)
  say(`Companies are open after ${report.now} s`)
  use.sample()
  const sampling = setInterval(() => {
    use.sample()
    say(report.line)
  }, SAMPLE_EVERY_MS)
  const clients = startClients(business, settings)
  try {
    await during(kinds === false ? null : faults, pause(Math.min(end - Date.now(), ROUND_MS)))
  } finally {
    clearInterval(sampling)
    await clients.stop()
  }
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
