/** What every check of a company gets. */
import type { Company } from '../company.js'
import type { Report } from '../report.js'
import type { Place } from '../stand/stand.js'

export type Checking = {
  stand: Place
  report: Report
  company: Company
  /** The number that the tables have for the company. */
  tenant: number
  /** Rows of a SELECT whose first `?` is the tenant. */
  rows: (sql: string, ...values: unknown[]) => Promise<Record<string, any>[]>
}

/** Violates where two tables of numbers differ; a missing number is zero. */
export function compare(
  { report, company }: Checking,
  what: string,
  model: ReadonlyMap<string, number>,
  real: ReadonlyMap<string, number>
) {
  const differing = [...new Set([...model.keys(), ...real.keys()])]
    .map((key) => ({ key, model: model.get(key) ?? 0, real: real.get(key) ?? 0 }))
    .filter((one) => one.model !== one.real)
  report.check(!differing.length, what, {
    company: company.number,
    many: differing.length,
    differing: differing.slice(0, 5),
  })
}

export function add(table: Map<string, number>, key: string, amount: number) {
  table.set(key, (table.get(key) ?? 0) + amount)
}
