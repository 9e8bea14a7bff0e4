/** Reasons for deductions, which settle invoices without money. */
export const DEDUCTION_KINDS = [
  'WITHHOLDING',
  'EARLY_DISCOUNT',
  'ROUNDING',
  'BANK_FEE',
  'OTHER',
] as const

export type DeductionKind = (typeof DEDUCTION_KINDS)[number]
