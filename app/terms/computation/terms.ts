/** Payment terms as they are computed and stored. */
import type Big from 'big.js'

/**
 * The effect of an early discount on the tax. ET 454 lets only discounts of the invoice itself reduce
 * the base of VAT, so NEVER is the default.
 */
export const TAX_TREATMENTS = ['NEVER', 'ON_EARLY_PAYMENT'] as const

export type TaxTreatment = (typeof TAX_TREATMENTS)[number]

/** Each makes one instalment. */
export const MOST_LINES = 60

/** One of `percent`, `amount` and `balance` says how much; the others say when. */
export type TermsLine = {
  percent: number | null
  amount: number | null
  balance: boolean
  months: number
  days: number
  endOfMonth: boolean
  addDays: number
}

export type Terms = {
  lines: readonly TermsLine[]
  /** `percent` is of the net amount; `days` count from the date of the document. */
  discount: { percent: Big; days: number; taxTreatment: TaxTreatment } | null
}
