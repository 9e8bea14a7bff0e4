/** Amounts of money in the currency of the current company. */
import Big from 'big.js'
import { digitsOf } from '#core/primitives/currencies'
import { Current } from '#core/context/current'
import { divided } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'

export const moneyDigits = () => digitsOf(Current.tenant.currency)

/** Rounds half away from zero to the decimals of the currency, once per line. */
export const rounded = (amount: Big) => amount.round(moneyDigits(), Big.roundHalfUp)

/** `amount / by`, rounded once, half away from zero. */
export const share = (amount: Big, by: Big) => divided(amount, by, moneyDigits())

/** Formats an amount for messages. It shows cents if it has some, even if the currency has none. */
export const shownAmount = (amount: Big) =>
  amount.toFixed(amount.eq(amount.round(0)) ? moneyDigits() : 2)

/** Refuses TOO_PRECISE (422), such as 10.50 CLP. The whole `rest` passes: old debts have cents. */
export function mustFitCurrency(amount: Big, field: string, rest: Big) {
  if (amount.eq(rounded(amount)) || amount.eq(rest)) return
  throw invalid(
    field,
    'TOO_PRECISE',
    `${field} must be a whole amount: ${Current.tenant.currency} has no decimals.`
  )
}
