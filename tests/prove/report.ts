/** What a run has seen: answers, faults, operations and violations with their history. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Performed } from './business.js'

export type Violation = {
  what: string
  detail: unknown
  at: number
  /** Steps that mention the records of it. */
  history: readonly Step[]
  /** How many operations had begun. */
  after: number
  /** The fewest operations that show it, when no faults are needed. */
  shortest?: readonly Performed[]
  /** They show it when the clients perform them at once. */
  isAtOnce?: boolean
}

/** One answered request of an operation. `mentions` are the ids in it. */
export type Step = {
  at: number
  client: number
  operation: string
  company: number
  method: string
  path: string
  body?: unknown
  status: number
  code?: string
  mentions: readonly string[]
}

/** Steps of one record that a violation shows at most. */
const MOST_STEPS = 40
const KEPT_STEPS = 50_000

export class Report {
  readonly began = Date.now()
  readonly operations: Record<string, number> = {}
  readonly answers: Record<string, number> = {}
  readonly faults: { kind: string; at: number }[] = []
  readonly violations: Violation[] = []
  readonly serverErrors: string[] = []
  readonly steps: Step[] = []
  /** Operations of the last round, in the order of their beginnings. */
  readonly performed: Performed[] = []
  /** Growth of memory by process, in MB a minute, of long runs. */
  readonly slopes: Record<string, number> = {}
  readonly counts = { sent: 0, done: 0, refused: 0, cut: 0, doubled: 0, repeated: 0, late: 0 }
  slowestMs = 0

  answered(status: number, code?: string) {
    const key = code ? `${status} ${code}` : String(status)
    this.answers[key] = (this.answers[key] ?? 0) + 1
  }

  step(step: Omit<Step, 'at' | 'mentions'>, answer: string) {
    const text = `${step.path} ${JSON.stringify(step.body ?? null)} ${answer}`
    const mentions = [...new Set(text.match(UUIDS) ?? [])]
    this.steps.push({ ...step, at: this.now, mentions })
    if (this.steps.length > KEPT_STEPS) this.steps.splice(0, KEPT_STEPS / 2)
  }

  /** Notes a violation with the steps that mention the ids in `detail`. */
  violate(what: string, detail: unknown) {
    const ids = JSON.stringify(detail)?.match(UUIDS) ?? []
    const history = this.steps
      .filter(({ mentions }) => ids.some((id) => mentions.includes(id)))
      .slice(-MOST_STEPS)
    this.violations.push({ what, detail, at: this.now, history, after: this.performed.length })
  }

  check(isSo: boolean, what: string, detail: unknown) {
    if (!isSo) this.violate(what, detail)
  }

  /** How far a run is. */
  get line() {
    const { now, counts, faults, violations } = this
    const { sent, done, refused, repeated } = counts
    return [
      `${now} s: ${sent} requests, ${done} done, ${refused} refused, ${repeated} repeated`,
      `${faults.length} faults, ${violations.length} violations`,
    ].join(', ')
  }

  /** Seconds since the start. */
  get now() {
    return Math.round((Date.now() - this.began) / 100) / 10
  }
}

const FOLDER = resolve(import.meta.dirname, '../../tmp/prove')

/** Writes a report beside the settings of its run. Returns the file. */
export function written({ steps: _steps, ...facts }: Report, settings: { seed: number }) {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${settings.seed}.json`)
  writeFileSync(file, JSON.stringify({ ...settings, ...facts }, null, 1))
  return file
}

/** A report as it is written. */
export type Written = Omit<Report, 'steps' | 'line'> & {
  seed: number
  minutes: number
  clients: number
}

export const readReport = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Written

/** Folder of the logs of a run that violated something. */
export const logsOf = (seed: number) => join(FOLDER, `${seed}-logs`)

/** The day as a number, such as 20261127. */
export const seedOfToday = () => Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))

const UUIDS = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
