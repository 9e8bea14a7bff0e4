/** A country's taxes as data: each rate with its first and last day, and its source. */
import type { AppliesTo, TaxCategory, TaxKind } from '#tax/catalog/choices'

/** `rate` is a percentage; a rate without `until` is still in force. */
export type PackRate = { from: string; until?: string; rate: string; source: string }

export type PackTax = {
  code: string
  name: string
  kind: TaxKind
  schemeCode: string
  category: TaxCategory | null
  exemptionReason?: string
  creditable: boolean
  appliesTo?: AppliesTo
  rates: readonly PackRate[]
}

export type Pack = readonly PackTax[]
