/** Rates of a concept as its JSON column keeps them. */
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import type { Rate } from '#tax/withholdings/concept'

export type StoredRate = Omit<Rate, 'rate' | 'minimumUvt' | 'minimumAmount'> & {
  rate: string
  minimumUvt: string | null
  minimumAmount: string | null
  source: string | null
}

const big = (value: string | null) => (value === null ? null : new Big(value))

/** From the column; amounts are decimal texts. */
export const ratesIn = (stored: unknown): (Rate & { source: string | null })[] =>
  ((jsonOf(stored) ?? []) as StoredRate[]).map((rate) => ({
    ...rate,
    rate: new Big(rate.rate),
    minimumUvt: big(rate.minimumUvt),
    minimumAmount: big(rate.minimumAmount),
  }))
