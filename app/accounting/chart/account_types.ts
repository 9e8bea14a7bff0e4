/** The five kinds of accounts, and the side on which each grows. */
export const ACCOUNT_TYPES = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'] as const
export const NATURES = ['DEBIT', 'CREDIT'] as const
export const ENTRY_TYPES = ['SALES', 'PURCHASE', 'PAYMENT', 'EXPENSE', 'PAYROLL', 'MANUAL'] as const

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

/** The type of an account by the first digit of its code; undefined for other codes. */
export const typeOfCode = (code: string): AccountType | undefined => BY_DIGIT[code[0]]

/**
 * What is left to say of an account with no type, no parent and no such digit: it stands in the
 * balance sheet, on the side of its nature.
 */
export const typeOfNature = (nature: Nature): AccountType =>
  nature === 'DEBIT' ? 'ASSET' : 'LIABILITY'

/**
 * The side on which accounts of this type grow: debits for assets and expenses, credits for the
 * rest. A contra account grows on the other.
 */
export function naturalSide(type: AccountType, isContra = false): Nature {
  const grows = type === 'ASSET' || type === 'EXPENSE'
  return grows !== isContra ? 'DEBIT' : 'CREDIT'
}
