/**
 * Amounts of money in the currency of the company in context: 2 decimals, or none where the
 * currency has none.
 */
import Big from 'big.js'
import { digitsOf } from '#core/primitives/currencies'
import { Current } from '#core/context/current'
import { divided } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'

/** How many decimals amounts have here: 0 or 2. */
export const moneyDigits = () => digitsOf(Current.tenant.currency)

/**
 * Half away from zero, to the decimals of the currency: how a computed amount is rounded, once per
 * line.
 */
export const rounded = (amount: Big) => amount.round(moneyDigits(), Big.roundHalfUp)

/** The share of an amount, rounded the same way, once. */
export const share = (amount: Big, by: Big) => divided(amount, by, moneyDigits())

/**
 * An amount as messages show it: with the decimals of the currency, and with cents where it has
 * some from before.
 */
export const shownAmount = (amount: Big) =>
  amount.toFixed(amount.eq(amount.round(0)) ? moneyDigits() : 2)

/**
 * 422 TOO_PRECISE for an amount with more decimals than the currency has, such as 10.50 CLP. All of
 * `rest` may always be settled: in companies of before, documents have decimals that their currency
 * has not.
 */
export function mustFitCurrency(amount: Big, field: string, rest: Big) {
  if (amount.eq(rounded(amount)) || amount.eq(rest)) return
  throw invalid(
    field,
    'TOO_PRECISE',
    `${field} must be a whole amount: ${Current.tenant.currency} has no decimals.`
  )
}
