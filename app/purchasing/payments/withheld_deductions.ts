/** Deductions of kind WITHHOLDING: each writes a withholding line, with base and amount as said. */
import { Refusal } from '#core/errors/refusal'
import { fieldError, ValidationFailed, type FieldError } from '#core/input/validation'
import {
  knownWithholdings,
  NO_WITHHOLDINGS,
  withheldByPayment,
  withholdingsOf,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { Deduction } from '#purchasing/payments/deductions'
import type { ReadDocuments } from '#purchasing/payments/withheld_documents'

type Paying = { documents: ReadDocuments; day: string; thirdPartyId: string | null }

/**
 * Each is of the bill that it names, or of all documents of the payment. Refusals of `withholdingsOf`
 * and `withheldByPayment`, on the deduction: 422 TOO_LARGE beyond what is left of the concept.
 */
export async function withheldDeductions(
  deductions: readonly Deduction[],
  paying: Paying
): Promise<Pick<KeptWithholdings, 'lines' | 'personKind'>> {
  const all = { lines: [...NO_WITHHOLDINGS.lines], personKind: NO_WITHHOLDINGS.personKind }
  for (const [index, one] of deductions.entries()) {
    if (one.kind !== 'WITHHOLDING') continue
    const { lines, personKind } = await onDeduction(`deductions.${index}`, () =>
      withheldBy(one, paying)
    )
    all.lines.push(...lines)
    all.personKind = personKind
  }
  return all
}

async function withheldBy(
  { conceptId, base, amount, billId }: Deduction,
  { documents, day, thirdPartyId }: Paying
): Promise<KeptWithholdings> {
  const { lines, before } = await documents('ALL', billId)
  const asked = [{ conceptId: conceptId!, base, amount }]
  const whole = await withholdingsOf({
    ...{ asked: { withholdings: asked }, direction: 'PRACTISED', lines, day, thirdPartyId },
    isPayment: true,
  })
  const { settings } = await knownWithholdings()
  const said = withheldByPayment(whole.lines, {
    ...{ asked, lines, before, amount, balance: amount },
    rounding: settings.withholdingRounding,
  })
  return { ...whole, lines: said }
}

/** Refusals name `withholdings.0`, which is this deduction. */
async function onDeduction<T>(at: string, work: () => Promise<T>): Promise<T> {
  const named = (errors: FieldError[]) =>
    errors.map(({ field, code, message, meta }) =>
      fieldError(field.replace(/^withholdings(\.0)?/, at).split('.'), code, message, meta)
    )
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationFailed) throw new ValidationFailed(named(error.errors))
    if (error instanceof Refusal && error.errors)
      throw new Refusal(error.status, error.code, error.message, {
        ...error.more,
        errors: named(error.errors),
      })
    throw error
  }
}
