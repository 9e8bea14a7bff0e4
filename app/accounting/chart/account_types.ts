/** Account types and their natural sides. */
export const ACCOUNT_TYPES = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'] as const
export const NATURES = ['DEBIT', 'CREDIT'] as const
export const ENTRY_TYPES = ['SALES', 'PURCHASE', 'PAYMENT', 'EXPENSE', 'PAYROLL', 'MANUAL'] as const

/** Whether lines of an account take a cost centre. */
export const COST_CENTER_RULES = ['NONE', 'OPTIONAL', 'REQUIRED'] as const

/** The nature of purchases and sales in tax returns. */
export const TAX_NATURES = ['GOODS', 'SERVICES'] as const

export type CostCenterRule = (typeof COST_CENTER_RULES)[number]
export type TaxNature = (typeof TAX_NATURES)[number]
export type AccountType = (typeof ACCOUNT_TYPES)[number]
export type Nature = (typeof NATURES)[number]
export type EntryType = (typeof ENTRY_TYPES)[number]

const BY_DIGIT: Record<string, AccountType> = {
  1: 'ASSET',
  2: 'LIABILITY',
  3: 'EQUITY',
  4: 'INCOME',
  5: 'EXPENSE',
  6: 'EXPENSE',
  7: 'EXPENSE',
}

/** The type by the first digit of a code; undefined for other codes. */
export const typeOfCode = (code: string): AccountType | undefined => BY_DIGIT[code[0]]

/** The type of an account without other hints: a balance sheet type by its nature. */
export const typeOfNature = (nature: Nature): AccountType =>
  nature === 'DEBIT' ? 'ASSET' : 'LIABILITY'

/** Debit for assets and expenses, credit for the rest; the other side for contra accounts. */
export function naturalSide(type: AccountType, isContra = false): Nature {
  const grows = type === 'ASSET' || type === 'EXPENSE'
  return grows !== isContra ? 'DEBIT' : 'CREDIT'
}
