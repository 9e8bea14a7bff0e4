/** A tax of the company, and its rate on a day. */
import type Big from 'big.js'
import type { AppliesTo, Calculation, TaxCategory, TaxKind } from '#tax/catalog/choices'

/** Days are `YYYY-MM-DD` and inclusive. `rate` is a percentage, `amount` money a unit or line. */
export type TaxRate = {
  validFrom: string
  validUntil: string | null
  rate: Big | null
  amount: Big | null
  unit: string | null
}

export type Tax = {
  id: string
  code: string
  name: string
  kind: TaxKind
  schemeCode: string | null
  category: TaxCategory | null
  calculation: Calculation
  priceIncluded: boolean
  creditable: boolean
  saleAccountId: string | null
  purchaseAccountId: string | null
  appliesTo: AppliesTo
  isActive: boolean
  rates: readonly TaxRate[]
}

/** The rate in force on `day`; rates do not overlap. */
export const rateOn = ({ rates }: Tax, day: string): TaxRate | undefined =>
  rates.find(
    ({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil)
  )
