import { Current } from '#core/context/current'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { announce } from '#core/jobs/outbox'
import { shownAmount } from '#core/money/amounts'
import { sum } from '#core/primitives/decimal'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import type { InputOf } from '#core/endpoints/operations'
import { conceptOf } from '#accounting/concepts'
import { credit, dayOfVoid, debit, post, reverse } from '#accounting/ledger'
import { takeBackTaxLines } from '#tax/taxes'
import { takeBackWithholdingLines } from '#tax/withholdings'
import { settleBill } from '#purchasing/bills/bill_state'
import { returnStock } from '#purchasing/credits/returned_stock'
import { lockStoredCredit, type StoredCredit } from '#purchasing/credits/stored_credit'
import { supplierCreditLifecycle } from '#purchasing/credits/supplier_credit_lifecycle'
import { countUnbilled, isReturned, mustNotHaveCome } from '#purchasing/credits/unbilled_units'
import { mustBeBillable } from '#purchasing/orders/billable'
import type SupplierCreditNote from '#purchasing/models/supplier_credit_note'
import type { voidSupplierPayment } from '#purchasing/validators/purchase_order'

/**
 * Voids a credit note on `date`, by default today and not before it: its entry is reversed, and the bill
 * is owed again. 404; 409 INVALID_TRANSITION, also for returned units of a cancelled order, IN_USE while
 * other bills or a refund have its credit or a newer credit note of the bill stands; errors of
 * `returnStock` and `dayOfVoid`. Announces `supplier_credit_note.voided`.
 */
export async function voidCredit(
  id: string,
  { reason, date: asked }: InputOf<typeof voidSupplierPayment>
): Promise<SupplierCreditNote> {
  const stored = await lockStoredCredit(id)
  const { note, bill, credited } = stored
  const status = supplierCreditLifecycle.next('void', note.status)
  mustBeUnused(stored)
  const date = await dayOfVoid(asked, note.date)
  await giveBackOrder(stored)
  const { goods, difference } = await returnStock(stored, date)

  for (const { line, quantity, net } of credited)
    defer(
      `UPDATE bill_lines
          SET credited_quantity = credited_quantity - ${quantity.toFixed()},
              credited_net = credited_net - ${net.toFixed()}
        WHERE tenant_id = ${Current.tenantId} AND bill_id = ${quoted(bill.id)}
          AND position = ${line.position}`
    )
  const after = settleBill(bill, {
    creditedAmount: bill.creditedAmount.minus(note.total),
    withheldTotal: bill.withheldTotal.plus(note.withheldTotal),
  })
  deferUpdate(bill, after, 'credit_voided', { before: { supplierCreditNoteId: id }, after: {} })
  deferUpdate(note, { status, voidedOn: date, voidReason: reason ?? null }, 'voided')
  const number = note.number ?? String(note.internalNumber)
  const concept = conceptOf('voided', {
    what: conceptOf('supplier_credit_note', { number, bill: bill.number }),
  })
  await reverse({ reference: id, concept, date, isDated: true })
  await post({
    ...{ type: 'PURCHASE', reference: id, concept, date, thirdPartyId: bill.thirdPartyId },
    keepsCostCenters: true,
    lines: [debit('cost_of_sales', difference), credit('inventory', difference)],
  })
  await takeBackTaxLines(id, date)
  await takeBackWithholdingLines(id, date)
  await goods.settle()
  await announce('supplier_credit_note.voided', { supplierCreditNoteId: id })
  return note
}

function mustBeUnused({ note, notes }: StoredCredit) {
  const inUse = (says: string) => conflict('IN_USE', says)
  if (note.allocatedAmount.gt(0))
    throw inUse(
      `Other bills have ${shownAmount(note.allocatedAmount)} of its credit: void the allocations first`
    )
  if (note.refundedAmount.gt(0))
    throw inUse(
      `The supplier paid ${shownAmount(note.refundedAmount)} of it back: void the refunds first`
    )
  const newer = notes.findLast(({ id, voidedOn }) => id > note.id && !voidedOn)
  if (newer)
    throw conflict('IN_USE', 'A newer credit note of the bill stands: void it first', {
      supplierCreditNoteId: newer.id,
    })
}

/** Its units are billed again. 409 INVALID_TRANSITION for a cancelled order, IN_USE. */
async function giveBackOrder({ bill, order, credited }: StoredCredit) {
  const returned = credited.filter(isReturned)
  if (!order || !returned.length) return
  mustBeBillable(order)
  await mustNotHaveCome(order, returned)
  const accrues = bill.receiptPosting === 'ACCRUAL'
  countUnbilled(order, returned, { accrues, sign: 1 })
  if (accrues) return
  const total = sum(returned.map((one) => one.total))
  deferUpdate(order, { billedTotal: order.billedTotal.plus(total) }, 'credit_voided')
}
