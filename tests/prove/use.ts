/** Memory and open files of the processes of a stand during a run. */
import type { Report } from './report.js'
import type { Part } from './stand/part.js'

type Sample = { at: number; memory: number; handles: number }

/** Growth of a process that a run of any length may cause. */
const MOST_MEMORY_MB = 400
const MOST_HANDLES = 100

/** Growth of the memory once caches are filled, from the tenth minute on. */
const MOST_SLOPE_MB_A_MINUTE = 1
const WARM_UP_MINUTES = 10
const SHORTEST_MINUTES = 15

export class Use {
  #samples = new Map<Part, { pid: number; all: Sample[] }>()
  #began = Date.now()

  constructor(private parts: readonly Part[]) {}

  /** Reads what each process uses now. A process that was started again begins anew. */
  sample() {
    for (const part of this.parts) {
      const [use, pid] = [part.use(), part.pid]
      if (!use || !pid) continue
      if (this.#samples.get(part)?.pid !== pid) this.#samples.set(part, { pid, all: [] })
      this.#samples.get(part)!.all.push({ at: (Date.now() - this.#began) / 60_000, ...use })
    }
  }

  check(report: Report) {
    this.sample()
    for (const [{ name }, { all }] of this.#samples) {
      const [was, is] = [all[0], all.at(-1)!]
      report.check(is.memory - was.memory < MOST_MEMORY_MB, 'a process keeps memory', {
        ...{ name, was, is },
      })
      report.check(is.handles - was.handles < MOST_HANDLES, 'a process keeps handles', {
        ...{ name, was, is },
      })
      const warm = all.filter(({ at }) => at > WARM_UP_MINUTES)
      if (!warm.length || warm.at(-1)!.at - warm[0].at < SHORTEST_MINUTES) continue
      const slope = slopeOf(warm.map(({ at, memory }) => [at, memory]))
      report.slopes[name] = Math.round(slope * 100) / 100
      report.check(slope < MOST_SLOPE_MB_A_MINUTE, 'the memory of a process grows', {
        ...{ name, slope, minutes: warm.at(-1)!.at },
      })
    }
  }
}

/** Slope of the straight line of least squares through points of x and y. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (of: 0 | 1) => points.reduce((all, point) => all + point[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const together = points.reduce((all, point) => all + (point[0] - x) * (point[1] - y), 0)
  const apart = points.reduce((all, point) => all + (point[0] - x) ** 2, 0)
  return apart ? together / apart : 0
}
