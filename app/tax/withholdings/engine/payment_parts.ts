/** The withholdings of a payment: what its document has left, in proportion to the money. */
import type Big from 'big.js'
import { divided, sum, zero } from '#core/primitives/decimal'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { share, shownAmount } from '#core/money/amounts'
import type { Base } from '#tax/withholdings/concept'
import { withheldTotal } from '#tax/withholdings/engine/asked'
import { amountFor, digitsBy } from '#tax/withholdings/engine/bases'
import type { Asked, DocumentLine, Rounding, Withholding } from '#tax/withholdings/engine/types'

type Kept = Withholding & { baseKind: Base }

/** By concept, what a document and its payments have withheld. */
export type WithheldBefore = ReadonlyMap<string, { base: Big; amount: Big }>

type Paying = {
  asked?: readonly Asked[] | null
  /** The lines of the document that stand. */
  lines: readonly DocumentLine[]
  before: WithheldBefore
  /** The money of the payment, and what the document owed before it. */
  amount: Big
  balance: Big
  rounding: Rounding
}

/**
 * `whole` are the withholdings of the whole document. A concept alone withholds what is left of it: all
 * when the money and the withholdings settle the document, else in proportion. `base` and `amount`
 * stay as said. 422 TOO_LARGE for a named concept with nothing left, or a base beyond what is left.
 */
export function withheldByPayment<W extends Kept>(whole: readonly W[], paying: Paying): W[] {
  const isSaid = ({ conceptId }: Kept) =>
    paying.asked?.some((one) => one.conceptId === conceptId && Boolean(one.base ?? one.amount))
  const left = whole.flatMap((one) =>
    isSaid(one) ? [mustBeLeft(one, paying)] : leftOf(one, paying)
  )
  const [said, computed] = [left.filter(isSaid), left.filter((one) => !isSaid(one))]

  const { amount, balance, rounding } = paying
  const due = balance.minus(withheldTotal(left))
  if (amount.gte(due)) return [...said, ...computed]
  return [
    ...said,
    ...computed.flatMap((one) => {
      const part = divided(one.amount.times(amount), due, digitsBy(rounding))
      return part.gt(0) ? [{ ...one, base: share(one.base.times(amount), due), amount: part }] : []
    }),
  ]
}

const NOTHING = { base: zero, amount: zero }

function leftOf<W extends Kept>(one: W, { asked, before }: Paying): W[] {
  const { base, amount } = before.get(one.conceptId) ?? NOTHING
  const left = { ...one, base: one.base.minus(base), amount: one.amount.minus(amount) }
  if (left.base.gt(0) && left.amount.gt(0)) return [left]
  if (asked) refuse(one, base, one.base)
  return []
}

function mustBeLeft<W extends Kept>(one: W, { before, lines }: Paying): W {
  const { base } = before.get(one.conceptId) ?? NOTHING
  const whole = sum(lines.map((line) => amountFor({ base: one.baseKind }, line)))
  if (base.gt(0) && one.base.plus(base).gt(whole)) refuse(one, base, whole)
  return one
}

function refuse({ name }: Kept, before: Big, whole: Big): never {
  const left = before.lt(whole) ? whole.minus(before) : zero
  throw new ValidationFailed([
    fieldError(
      ['withholdings'],
      'TOO_LARGE',
      `${name} was withheld of ${shownAmount(before)} before, and ${shownAmount(left)} is left.`
    ),
  ])
}
