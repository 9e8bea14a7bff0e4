/** A withholding concept as the engine takes it. */
import type Big from 'big.js'

export const CONCEPT_TYPES = ['RENTA', 'VAT', 'MUNICIPAL', 'SELF'] as const
export const BASES = ['NET', 'TAX', 'GROSS'] as const
export const NATURES = ['GOODS', 'SERVICES'] as const
export const RATE_PERSONS = ['LEGAL', 'NATURAL', 'ANY'] as const
export const RATE_DECLARANTS = ['YES', 'NO', 'ANY'] as const

export type ConceptType = (typeof CONCEPT_TYPES)[number]
export type Base = (typeof BASES)[number]
export type Nature = (typeof NATURES)[number]
export type PersonKind = 'LEGAL' | 'NATURAL'

/**
 * A rate in percent from day to day (`YYYY-MM-DD`, both inclusive). The minimum is in units of UVT
 * or in pesos; without one every base counts.
 */
export type Rate = {
  validFrom: string
  validUntil: string | null
  minimumUvt: Big | null
  minimumAmount: Big | null
  personKind: (typeof RATE_PERSONS)[number]
  declarant: (typeof RATE_DECLARANTS)[number]
  rate: Big
}

/** `municipality` is a DANE code of 5 digits, `activity` a CIIU code; null fits every one. */
export type Concept = {
  id: string
  code: string
  name: string
  type: ConceptType
  base: Base
  nature: Nature | null
  municipality: string | null
  activity: string | null
  sufferedAccountId: string | null
  practisedAccountId: string | null
  isActive: boolean
  rates: readonly Rate[]
}
