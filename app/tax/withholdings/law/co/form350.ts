/**
 * Rows of DIAN's form 350 (monthly return of withholdings) by name, with the boxes of base and amount
 * for legal and natural persons. Null: the form has no such box.
 */
type Boxes = { base: number; withheld: number } | null

const row = (legal: readonly number[], natural: readonly number[]) => ({
  LEGAL: pair(legal),
  NATURAL: pair(natural),
})
const pair = ([base, withheld]: readonly number[]): Boxes => (base ? { base, withheld } : null)

export const FORM_350 = {
  LABOUR: row([], [77, 93]),
  PENSIONS: row([], [78, 94]),
  FEES: row([29, 42], [79, 95]),
  COMMISSIONS: row([30, 43], [80, 96]),
  SERVICES: row([31, 44], [81, 97]),
  INTEREST: row([32, 45], [82, 98]),
  RENT: row([33, 46], [83, 99]),
  ROYALTIES: row([34, 47], [84, 100]),
  DIVIDENDS: row([35, 48], [85, 101]),
  PURCHASES: row([36, 49], [86, 102]),
  CARDS: row([37, 50], [87, 103]),
  CONSTRUCTION: row([38, 51], [88, 104]),
  ASSETS: row([], [89, 105]),
  LOTTERIES: row([39, 52], [90, 106]),
  HYDROCARBONS: row([40, 53], [91, 107]),
  OTHER: row([41, 54], [92, 108]),
  ABROAD: row([55, 57], [109, 111]),
  ABROAD_TREATY: row([56, 58], [110, 112]),
  SELF_SPECIAL: row([59, 68], []),
  SELF_SALES: row([60, 69], [113, 121]),
  SELF_FEES: row([61, 70], [114, 122]),
  SELF_COMMISSIONS: row([62, 71], [115, 123]),
  SELF_SERVICES: row([63, 72], [116, 124]),
  SELF_INTEREST: row([64, 73], [117, 125]),
  SELF_MONTHLY: row([65, 74], [118, 126]),
  SELF_EXPORTS: row([66, 75], [119, 127]),
  SELF_OTHER: row([67, 76], [120, 128]),
} as const

export type Form350Row = keyof typeof FORM_350

/** The single boxes of withheld IVA: of responsible sellers, and of sellers abroad. */
export const FORM_350_VAT = { VAT: 131, VAT_ABROAD: 132 } as const
