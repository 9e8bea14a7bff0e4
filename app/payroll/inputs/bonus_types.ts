/** Kinds of bonus: whether they are salary (in the base of percentages) and taxable. */
type Kind = { isSalary: boolean; isTaxable: boolean }

const both = { isSalary: true, isTaxable: true }
const neither = { isSalary: false, isTaxable: false }

const KINDS = {
  PERFORMANCE: both,
  PRODUCTIVITY: both,
  CHRISTMAS_BONUS: neither,
  TRANSPORT_ALLOWANCE: neither,
  FOOD_ALLOWANCE: neither,
  LEGAL_BONUS: neither,
  OTHER_TAXABLE: { isSalary: false, isTaxable: true },
  OTHER_NON_TAXABLE: neither,
} satisfies Record<string, Kind>

export type BonusType = keyof typeof KINDS

export const BONUS_TYPES = Object.keys(KINDS) as [BonusType, ...BonusType[]]

export const bonusKind = (type: BonusType): Kind => KINDS[type]
