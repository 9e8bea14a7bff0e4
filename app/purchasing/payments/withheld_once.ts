/** A payment withholds a concept of a bill once: its checks know what was withheld before it. */
import { invalid } from '#core/errors/refusal'
import type { Deduction } from '#purchasing/payments/deductions'

type Withheld = Pick<Deduction, 'kind' | 'conceptId' | 'billId'>

/**
 * 422 DUPLICATE on the deduction that withholds a concept again, of the same bill or of all.
 * `concepts` are those that the payment withholds by `withholdings` or `autoWithholdings`.
 */
export function mustWithholdOnce(deductions: readonly Withheld[], concepts: readonly string[]) {
  const before: Withheld[] = []
  for (const [index, one] of deductions.entries()) {
    if (one.kind !== 'WITHHOLDING') continue
    if (concepts.includes(one.conceptId!) || before.some((other) => isTwice(one, other)))
      throw invalid(
        `deductions.${index}.conceptId`,
        'DUPLICATE',
        'The payment withholds this concept twice: send it once, with the base of both'
      )
    before.push(one)
  }
}

const isTwice = (one: Withheld, other: Withheld) =>
  one.conceptId === other.conceptId && (!one.billId || !other.billId || one.billId === other.billId)
