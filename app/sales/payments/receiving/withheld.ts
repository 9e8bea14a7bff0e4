/** All that a customer withholds of a payment: by `withholdings`, and by deductions. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import {
  keptWithholdings,
  NO_WITHHOLDINGS,
  withheldTotal,
  type KeptWithholdings,
} from '#tax/withholdings'
import type { Customer } from '#sales/customer'
import type Invoice from '#sales/models/invoice'
import type { WithheldPart } from '#sales/payments/allocations/withheld_shares'
import { mustWithholdOnce } from '#sales/payments/deductions/withheld_once'
import { withheldDeductions } from '#sales/payments/deductions/withheld_deductions'
import type { AskedDeduction, NewPayment } from '#sales/validators/payment'
import { paymentWithholdings } from '#sales/withholdings/payment_withholdings'

type Paying = {
  invoices: readonly Invoice[]
  customer: Customer
  deductions: readonly AskedDeduction[]
  day: string
}

export type WithheldOfPayment = {
  lines: KeptWithholdings['lines']
  personKind: KeptWithholdings['personKind']
  total: Big
  parts: WithheldPart[]
  /** For the column `withholdings`. */
  kept: string | null
}

/**
 * `amount` is the money. Deductions settle the invoice as money does. Refusals of `paymentWithholdings`,
 * `mustWithholdOnce` and `withheldDeductions`.
 */
export async function withheldOfPayment(
  { amount, withholdings, autoWithholdings }: NewPayment,
  { invoices, customer, deductions, day }: Paying
): Promise<WithheldOfPayment> {
  const [invoice] = invoices
  const settled = amount.plus(sum(deductions.map((one) => one.amount)))
  const ofOne =
    invoices.length === 1
      ? await paymentWithholdings(
          { withholdings, autoWithholdings },
          { invoice, customer, amount: settled, day }
        )
      : NO_WITHHOLDINGS
  mustWithholdOnce(
    deductions,
    ofOne.lines.map(({ conceptId }) => conceptId)
  )
  const ofDeductions = await withheldDeductions(deductions, { invoices, customer, day })

  const lines = [...ofOne.lines, ...ofDeductions.lines]
  const personKind = ofOne.personKind ?? ofDeductions.personKind
  return {
    lines,
    personKind,
    total: withheldTotal(lines),
    parts: ofOne.lines.length
      ? [{ invoiceId: invoice.id, amount: withheldTotal(ofOne.lines) }, ...ofDeductions.parts]
      : ofDeductions.parts,
    kept: keptWithholdings({ ...NO_WITHHOLDINGS, lines, personKind }),
  }
}
