/** The withheld part of each allocation. */
import type Big from 'big.js'
import { sharesOf } from '#core/money/shares'
import { sum } from '#core/primitives/decimal'

/** Of one invoice, or, where it is null, of all allocations in proportion to their amounts. */
export type WithheldPart = { invoiceId: string | null; amount: Big }

type Part = { invoiceId: string; amount: Big }

/** Rounded so that the shares add up to the parts. */
export function withheldShares(
  allocations: readonly Part[],
  parts: readonly WithheldPart[]
): Big[] {
  const common = sum(parts.flatMap((part) => (part.invoiceId ? [] : [part.amount])))
  const shares = sharesOf(
    common,
    allocations.map(({ amount }) => amount)
  )
  return allocations.map(({ invoiceId }, index) => {
    const own = parts.flatMap((part) => (part.invoiceId === invoiceId ? [part.amount] : []))
    return sum([...own, shares[index]])
  })
}
