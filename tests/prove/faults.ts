/** Faults of processes, servers and the ways between them, one after another. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './fuzz/random.js'
import type { Report } from './report.js'
import type { Part } from './stand/part.js'
import type { Stand } from './stand/stand.js'

type Fault = (stand: Stand, random: Random) => Promise<unknown>

/** Kills a part and starts it again after a while. */
async function killed(part: Part, random: Random, mostMs: number) {
  await part.kill()
  await pause(random.int(0, mostMs))
  await part.start()
}

/** Ends what has begun after `ms`, whatever happens meanwhile. */
async function lasting(ms: number, begin: () => void, end: () => void) {
  begin()
  try {
    await pause(ms)
  } finally {
    end()
  }
}

const frozen = (part: Part, ms: number) => lasting(ms, part.freeze, part.thaw)

const jumped = (part: Part, ms: number) => lasting(ms, part.jump, part.jump)

function moody(proxy: Stand['proxies']['redis'], mood: object, ms: number) {
  const before = proxy.mood
  return lasting(
    ms,
    () => (proxy.mood = { ...before, ...mood }),
    () => (proxy.mood = before)
  )
}

export const FAULTS: Record<string, Fault> = {
  'API killed': (stand, random) => killed(random.pick(stand.apis), random, 500),
  'worker killed': (stand, random) => killed(stand.worker, random, 3_000),
  'database killed': (stand, random) => killed(stand.database, random, 4_000),
  'Redis killed': (stand, random) => killed(stand.redis, random, 6_000),
  'API frozen': (stand, random) => frozen(random.pick(stand.apis), random.int(2_000, 10_000)),
  'worker frozen': (stand, random) => frozen(stand.worker, random.int(2_000, 20_000)),
  'database frozen': (stand, random) => frozen(stand.database, random.int(2_000, 8_000)),
  'Redis frozen': (stand, random) => frozen(stand.redis, random.int(2_000, 6_000)),
  'database slow': (stand) => moody(stand.proxies.database, { delay: 20 }, 4_000),
  'Redis slow': (stand) => moody(stand.proxies.redis, { delay: 50 }, 4_000),
  'database partitioned': (stand, random) =>
    moody(stand.proxies.database, { isPartitioned: true }, random.int(1_000, 6_000)),
  'Redis partitioned': (stand, random) =>
    moody(stand.proxies.redis, { isPartitioned: true }, random.int(1_000, 6_000)),
  'connections killed': async (stand, random) => {
    for (let time = 0; time < 5; time++) {
      const threads = await stand.query<{ id: number }>(
        "SELECT id FROM information_schema.processlist WHERE user = 'oficio' AND id <> CONNECTION_ID()"
      )
      for (const { id } of threads)
        await stand.query(`KILL CONNECTION ${Number(id)}`).catch(() => {})
      await pause(random.int(50, 500))
    }
  },
  'answers to COMMIT lost': (stand, random) =>
    moody(stand.proxies.database, { losesCommits: true }, random.int(300, 2_000)),
  'API clock jumps': (stand, random) => jumped(random.pick(stand.apis), random.int(2_000, 8_000)),
  'worker clock jumps': (stand, random) => jumped(stand.worker, random.int(2_000, 8_000)),
  'disk full': async ({ disk }, random) => {
    if (disk.isOwn) await lasting(random.int(2_000, 6_000), disk.fill, disk.clear)
  },
  'API told to end': async (stand, random) => {
    const api = random.pick(stand.apis)
    await api.kill('SIGTERM')
    await api.start()
  },
  'all killed': async (stand) => {
    const all = [stand.database, stand.redis, ...stand.processes]
    await Promise.all(all.map((part) => part.kill()))
    await Promise.all([stand.database.start(), stand.redis.start()])
    await Promise.all(stand.processes.map((part) => part.start()))
  },
}

/** Connections that the proxies cut and stall all the time. */
const NOISE = { cut: 0.0003, stall: 0.0001 }

/** Injects faults until it is ended: all kinds in turn first, then at random. */
export class Faults {
  isOver = false
  /** A fault is under way, or its effects last. */
  isAny = false

  constructor(
    private stand: Stand,
    private random: Random,
    private report: Report,
    private kinds: readonly string[] = Object.keys(FAULTS)
  ) {}

  async run() {
    for (const proxy of Object.values(this.stand.proxies)) proxy.mood = NOISE
    const order = this.random.shuffled(this.kinds)
    for (let index = 0; ; index++) {
      await this.#calm(this.random.int(2_000, 6_000))
      if (this.isOver) break
      await this.#inject(order[index] ?? this.random.pick(order))
    }
    for (const proxy of Object.values(this.stand.proxies)) proxy.mood = {}
  }

  async #inject(kind: string) {
    const { report, stand, random } = this
    report.faults.push({ kind, at: report.now })
    this.isAny = true
    try {
      await FAULTS[kind](stand, random)
    } catch (error) {
      report.violate('a part does not come back', { kind, error: String(error) })
      throw error
    } finally {
      this.isAny = false
    }
  }

  async #calm(ms: number) {
    for (const end = Date.now() + ms; Date.now() < end && !this.isOver;) await pause(100)
  }
}
