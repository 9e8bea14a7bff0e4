/** The open part of an instalment. */
import type Big from 'big.js'
import { positive, smaller } from '#core/primitives/decimal'

/**
 * Credits lower the last instalments first, and money settles the oldest first. `amount` is that of the
 * instalment and `later` the sum of those after it; `credited` and `open` are of the document. Returns
 * `due`, the amount less credits, and `left`, the part of `open` that no later instalment takes.
 */
export function openPart({
  amount,
  later,
  credited,
  open,
}: Record<'amount' | 'later' | 'credited' | 'open', Big>): { due: Big; left: Big } {
  const after = positive(later.minus(credited))
  const due = positive(later.plus(amount).minus(credited)).minus(after)
  return { due, left: smaller(positive(open.minus(after)), due) }
}
