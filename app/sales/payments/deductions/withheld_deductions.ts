/** Deductions of kind WITHHOLDING: each writes a withholding line, with base and amount as said. */
import type Big from 'big.js'
import { selects } from '#core/database/query'
import { Refusal, invalid } from '#core/errors/refusal'
import { fieldError, ValidationFailed, type FieldError } from '#core/input/validation'
import {
  knownWithholdings,
  withheldByPayment,
  withholdingsOf,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { Customer } from '#sales/customer'
import { linesOfInvoicesStatement, storedLine } from '#sales/lines/lines'
import type Invoice from '#sales/models/invoice'
import { withheldBefore } from '#sales/withholdings/withheld_before'
import { linesToWithhold, uncredited } from '#sales/withholdings/sale_lines'
import type { AskedDeduction } from '#sales/validators/payment'

/** Of one invoice, or of all that the payment is allocated to. */
export type WithheldDeduction = { invoiceId: string | null; amount: Big }

export type WithheldDeductions = {
  lines: KeptWithholdings['lines']
  parts: WithheldDeduction[]
  personKind: KeptWithholdings['personKind']
}

type Paying = { invoices: readonly Invoice[]; customer: Customer; day: string }

/** Refusals of `withholdingsOf`, on the deduction; 422 INVALID for a self-withholding. */
export async function withheldDeductions(
  deductions: readonly AskedDeduction[],
  paying: Paying
): Promise<WithheldDeductions> {
  const all: WithheldDeductions = { lines: [], parts: [], personKind: null }
  for (const [index, one] of deductions.entries()) {
    if (one.kind !== 'WITHHOLDING') continue
    const { lines, personKind } = await onDeduction(`deductions.${index}`, () =>
      withheldBy(one, paying)
    )
    if (lines.some(({ type }) => type === 'SELF'))
      throw invalid(
        `deductions.${index}.conceptId`,
        'INVALID',
        'The company withholds this from itself: no customer keeps it'
      )
    all.lines = [...all.lines, ...lines]
    all.parts.push({ invoiceId: one.invoiceId ?? null, amount: one.amount })
    all.personKind = personKind
  }
  return all
}

async function withheldBy(
  { conceptId, base, amount, invoiceId }: AskedDeduction,
  { invoices, customer, day }: Paying
): Promise<KeptWithholdings> {
  const ids = invoiceId ? [invoiceId] : invoices.map(({ id }) => id)
  const found = ids.length ? (await selects([linesOfInvoicesStatement(ids)]))[0] : []
  const lines = await linesToWithhold(uncredited(found.map(storedLine)))
  const asked = [{ conceptId: conceptId!, base, amount }]
  const whole = await withholdingsOf({
    ...{ asked: { withholdings: asked }, direction: 'SUFFERED', lines, day, isPayment: true },
    thirdPartyId: customer.thirdPartyId,
  })
  const { settings } = await knownWithholdings()
  const said = withheldByPayment(whole.lines, {
    ...{ asked, lines, amount, balance: amount },
    before: await withheldBefore(ids),
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
