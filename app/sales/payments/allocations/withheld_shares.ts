/** The withheld part of each allocation. */
import type Big from 'big.js'
import { divided, sum, zero } from '#core/primitives/decimal'
import { moneyDigits } from '#core/money/amounts'

/** Of one invoice, or, where it is null, of all allocations in proportion to their amounts. */
export type WithheldPart = { invoiceId: string | null; amount: Big }

type Part = { invoiceId: string; amount: Big }

/** Rounded so that the shares add up to the parts. */
export function withheldShares(
  allocations: readonly Part[],
  parts: readonly WithheldPart[]
): Big[] {
  const total = sum(allocations.map(({ amount }) => amount))
  const common = sum(parts.flatMap((part) => (part.invoiceId ? [] : [part.amount])))
  let [reached, given] = [zero, zero]

  return allocations.map(({ invoiceId, amount }) => {
    const own = sum(parts.flatMap((part) => (part.invoiceId === invoiceId ? [part.amount] : [])))
    if (common.eq(0)) return own

    reached = reached.plus(amount)
    const share = divided(common.times(reached), total, moneyDigits()).minus(given)
    given = given.plus(share)
    return own.plus(share)
  })
}
