/** Parts of withholdings, for credit notes and returns. Consecutive parts add up exactly. */
import type Big from 'big.js'
import { divided, sum, zero } from '#core/primitives/decimal'
import { amountFor, digitsBy } from '#tax/withholdings/engine/bases'
import type { Base } from '#tax/withholdings/concept'
import type { DocumentLine, Rounding, Withholding } from '#tax/withholdings/engine/types'

/** A line as it was sold, and what was taken back of it before and after this document. */
export type Returned = {
  line: DocumentLine & { id: string }
  before: DocumentLine
  after: DocumentLine
}

/**
 * The part of each withholding for what is taken back now, in proportion to the base of its lines.
 * The minimum is not tested again. `baseKind` is that of the withholding's concept.
 */
export function portionsOf<W extends Withholding & { baseKind: Base }>(
  withholdings: readonly W[],
  returned: readonly Returned[],
  rounding: Rounding
): W[] {
  return withholdings.flatMap((one) => {
    const own = returned.filter(({ line }) => !one.lineIds || one.lineIds.includes(line.id))
    const kind = own.some(({ line }) => !amountFor({ base: one.baseKind }, line).eq(0))
      ? one.baseKind
      : 'GROSS'
    const total = (of: keyof Returned) =>
      sum(own.map((each) => amountFor({ base: kind }, each[of])))
    const [whole, before, after] = [total('line'), total('before'), total('after')]
    const part = (amount: Big) =>
      upTo(amount, after, whole, rounding).minus(upTo(amount, before, whole, rounding))

    const [base, amount] = [part(one.base), part(one.amount)]
    return amount.eq(0) && base.eq(0) ? [] : [{ ...one, base, amount }]
  })
}

function upTo(amount: Big, part: Big, whole: Big, rounding: Rounding): Big {
  if (whole.eq(0) || part.eq(0)) return zero
  return part.eq(whole) ? amount : divided(amount.times(part), whole, digitsBy(rounding))
}
