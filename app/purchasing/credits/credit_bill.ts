import { insertMany } from '#core/lucid/insert_many'
import { deferUpdate } from '#core/lucid/deferred_update'
import { nextNumber, reserveNumbers } from '#core/numbering/number_series'
import { newId } from '#core/primitives/ids'
import { sum, zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { readRecord } from '#core/endpoints/operations'
import { accountsFor, dayFrom } from '#accounting/ledger'
import { keptWithholdings, NO_WITHHOLDINGS, withheldTotal } from '#tax/withholdings'
import { nextStatus } from '#purchasing/bills/bill_lifecycle'
import { lockBill } from '#purchasing/bills/bill_lock'
import { settleBill } from '#purchasing/bills/bill_state'
import { costOf } from '#purchasing/bills/lines/bill_line'
import { postCredit } from '#purchasing/credits/credit_entry'
import { creditedLines } from '#purchasing/credits/credited_lines'
import { creditGoods } from '#purchasing/credits/credited_goods'
import { creditedWithholdings } from '#purchasing/credits/credited_withholdings'
import { countUnbilled, isReturned } from '#purchasing/credits/unbilled_units'
import { countCredited, creditedTotals, writeCreditLines } from '#purchasing/credits/written_credit'
import SupplierCreditNote from '#purchasing/models/supplier_credit_note'
import { supplierCreditLifecycle } from '#purchasing/credits/supplier_credit_lifecycle'
import { supplierCreditNoteTransformer } from '#purchasing/transformers/supplier_credit_note_transformer'
import type { NewSupplierCreditNote } from '#purchasing/validators/supplier_credit_note'

/**
 * Records a credit note of a posted bill on `date`, by default today. Units of an order went back before:
 * under PAYABLE their return has posted them, under ACCRUAL they leave goods received now. 404, 409
 * INVALID_TRANSITION, INSUFFICIENT_QUANTITY, INSUFFICIENT_AMOUNT, PERIOD_CLOSED, and errors of
 * `creditGoods`. Announces `supplier_credit_note.created`.
 */
export async function creditBill(id: string, asked: NewSupplierCreditNote) {
  const { bill, lines, order, supplier } = await lockBill(id)
  nextStatus(bill, 'credit')
  const date = await dayFrom(asked.date, bill.postingDate, 'the bill')
  const credited = creditedLines(lines, asked)
  const returned = credited.filter(isReturned)
  const accrues = bill.receiptPosting === 'ACCRUAL'
  const unposted = accrues ? [] : returned
  const withheld = await creditedWithholdings(bill, lines, credited)
  const { goods, stocked, stock } = await creditGoods(
    bill,
    credited.filter((one) => !returned.includes(one)),
    { date, warehouseId: bill.warehouseId ?? order?.warehouseId ?? null }
  )
  await accountsFor(['payable', 'goods_received', 'inventory', 'cost_of_sales', 'expense'])
  await goods?.settle()

  await reserveNumbers('supplier_credit_notes', 'journal_entries')
  const note = { id: newId(), internalNumber: await nextNumber('supplier_credit_notes') }
  const totals = creditedTotals(credited)
  const kept = withheldTotal(withheld)
  await insertMany(SupplierCreditNote, [
    {
      ...note,
      number: asked.number ?? null,
      status: supplierCreditLifecycle.initial,
      concept: asked.concept ?? (asked.amounts || asked.net ? 'OTHER' : 'RETURN'),
      ...{ billId: id, supplierId: bill.supplierId, supplierName: supplier.name, date },
      ...{ reason: asked.reason ?? null, currency: bill.currency, ...totals },
      withholdings: keptWithholdings({ ...NO_WITHHOLDINGS, lines: withheld }),
      ...{ withheldTotal: kept, allocatedAmount: zero, refundedAmount: zero },
    },
  ])
  writeCreditLines(note.id, credited, stocked)
  countCredited(bill, credited)
  if (order) {
    const units = returned.map((one) => ({ ...one, cost: costOf(one.amounts) }))
    countUnbilled(order, units, { accrues, sign: -1 })
    const total = sum(unposted.map(({ amounts }) => amounts.total))
    if (total.gt(0)) deferUpdate(order, { billedTotal: order.billedTotal.minus(total) }, 'credited')
  }
  const { status } = bill
  const after = settleBill(bill, {
    creditedAmount: bill.creditedAmount.plus(totals.total),
    withheldTotal: bill.withheldTotal.minus(kept),
  })
  deferUpdate(bill, after, 'credited', { before: {}, after: { supplierCreditNoteId: note.id } })
  await postCredit(bill, {
    note: { id: note.id, number: asked.number ?? String(note.internalNumber) },
    ...{ date, stocked, stock, withheld },
    lines: credited.filter((one) => !unposted.includes(one)),
    accrued: new Set(accrues ? returned : []),
  })
  await announce('supplier_credit_note.created', { supplierCreditNoteId: note.id })
  if (after.status === 'PAID' && status !== 'PAID') await announce('bill.paid', { billId: id })
  return readRecord(supplierCreditNoteTransformer, note.id)
}
