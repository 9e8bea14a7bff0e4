/** What a customer keeps of what is paid, by its reason. */
export const DEDUCTION_KINDS = [
  'WITHHOLDING',
  'EARLY_DISCOUNT',
  'ROUNDING',
  'BANK_FEE',
  'OTHER',
] as const

export type DeductionKind = (typeof DEDUCTION_KINDS)[number]
