/** Ages of payables. */
import type Big from 'big.js'
import { daysBetween } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'

export const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const

export type Of = { supplierId: string | null; supplierName: string | null }

/**
 * An open amount: of a bill from its due day on, of what was received and not billed from the day of the
 * receipt on. Below zero the supplier owes.
 */
export type Aged = Of & { since: string; open: Big; isUnbilled: boolean }

/** The sums by age at the end of a day, in all, and of what was not billed. */
export function amountsOf(all: readonly Aged[], asOf: string) {
  const of = (which: (one: Aged) => boolean) => sum(all.filter(which).map(({ open }) => open))
  const ages = Object.fromEntries(
    AGES.map((age) => [age, of(({ since }) => ageOf(since, asOf) === age)])
  ) as Record<(typeof AGES)[number], Big>
  return { ...ages, unbilledReceipts: of(({ isUnbilled }) => isUnbilled), total: of(() => true) }
}

function ageOf(since: string, asOf: string) {
  const days = daysBetween(since, asOf)
  return AGES[Math.min(Math.ceil(Math.max(days, 0) / 30), 4)]
}
