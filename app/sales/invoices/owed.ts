/** The check that an amount is not above the balance of an invoice. */
import type Big from 'big.js'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { conflict } from '#core/errors/refusal'

/**
 * 409 OVERPAYMENT for more than the balance, on `field` of the request; 422 TOO_PRECISE for cents in
 * a currency without, unless they are all that is left. `verb` completes "… would be".
 */
export function mustBeOwed(balance: Big, amount: Big, { field, verb }: Record<string, string>) {
  mustFitCurrency(amount, field, balance)
  if (amount.lte(balance)) return

  throw conflict(
    'OVERPAYMENT',
    `${shownAmount(balance)} is still owed, and ${shownAmount(amount)} would be ${verb}`,
    { field, balance: balance.toNumber(), amount: amount.toNumber() }
  )
}
