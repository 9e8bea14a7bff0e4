/** The choices of a tax. Categories are the letters of UNCL5305. */
export const TAX_KINDS = ['VAT', 'CONSUMPTION', 'PER_UNIT', 'OTHER'] as const

export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B'] as const

export const CALCULATIONS = ['PERCENT', 'PER_UNIT', 'FIXED'] as const

export const APPLIES_TO = ['SALE', 'PURCHASE', 'BOTH'] as const

export const TAX_SIDES = ['SALE', 'PURCHASE'] as const

export const NATURES = ['GOODS', 'SERVICES'] as const

export type TaxKind = (typeof TAX_KINDS)[number]
export type TaxCategory = (typeof TAX_CATEGORIES)[number]
export type Calculation = (typeof CALCULATIONS)[number]
export type AppliesTo = (typeof APPLIES_TO)[number]
export type TaxSide = (typeof TAX_SIDES)[number]
export type Nature = (typeof NATURES)[number]
