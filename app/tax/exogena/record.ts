/** Rows of a format before they are written: amounts by concept and third party. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'

/** Reasons for which an amount is in no row. */
export const REASONS = [
  'NO_THIRD_PARTY',
  'NO_CONCEPT',
  'INCOMPLETE_THIRD_PARTY',
  'NEGATIVE',
  'MUNICIPAL_TAX',
  'PAYROLL',
] as const

export type Reason = (typeof REASONS)[number]

/** `source` is the account or concept that it comes from, by its code. */
export type Skipped = { reason: Reason; source: string | null; count: number; amount: Big }

export type Entry = {
  concept: string | null
  thirdPartyId: string | null
  amounts: Record<string, Big>
  /** For the list `skipped`. */
  source?: string | null
  count?: number
}

/** Entries summed by concept and third party, and those that the format leaves out. */
export class Records {
  readonly entries = new Map<string, Entry>()
  private readonly left = new Map<string, Skipped>()

  /** An entry without third party is left out; without concept too, unless the format has none. */
  add(entry: Entry, { needsConcept = true } = {}) {
    const { thirdPartyId, amounts, source = null, count = 1 } = entry
    const concept = needsConcept ? entry.concept : (entry.concept ?? '')
    if (!thirdPartyId || concept === null) {
      const reason = thirdPartyId ? 'NO_CONCEPT' : 'NO_THIRD_PARTY'
      return this.skip({ reason, source, count, amount: Object.values(amounts)[0] ?? zero })
    }
    const key = `${concept} ${thirdPartyId}`
    const known = this.entries.get(key)
    if (!known) return void this.entries.set(key, { ...entry, concept, amounts: { ...amounts } })

    for (const [name, amount] of Object.entries(amounts))
      known.amounts[name] = (known.amounts[name] ?? zero).plus(amount)
  }

  skip({ reason, source, count, amount }: Skipped) {
    const key = `${reason} ${source}`
    const known = this.left.get(key)
    this.left.set(key, {
      reason,
      source,
      count: (known?.count ?? 0) + count,
      amount: (known?.amount ?? zero).plus(amount),
    })
  }

  get skipped(): Skipped[] {
    return [...this.left.values()]
  }
}
