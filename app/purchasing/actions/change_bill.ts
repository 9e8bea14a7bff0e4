import { isDeepStrictEqual } from 'node:util'
import { Current } from '#core/context/current'
import { defer } from '#core/database/transaction/writes'
import { readRecord } from '#core/endpoints/operations'
import type { InputOf } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { withKnownIds } from '#core/resources/document_lines'
import { integrationOf } from '#core/resources/integration/changes'
import { discountIn } from '#tax/taxes'
import { askedAfter, withholdingsIn } from '#tax/withholdings'
import { billOf, type AskedBill } from '#purchasing/actions/draft_bill'
import type { LockedBill } from '#purchasing/bills/bill_lock'
import { allowedActions, billLifecycle } from '#purchasing/bills/bill_lifecycle'
import { areAsShown } from '#purchasing/bills/as_shown'
import { orderIdOf, withLineNames } from '#purchasing/bills/order_of_lines'
import { knownRecords } from '#purchasing/bills/known_records'
import type { BillLine } from '#purchasing/bills/lines/bill_line'
import { askedOf } from '#purchasing/bills/lines/asked_again'
import { writeLines } from '#purchasing/bills/lines/stored_lines'
import type Bill from '#purchasing/models/bill'
import { mustBeBillable } from '#purchasing/orders/billable'
import { billTransformer } from '#purchasing/transformers/bill_transformer'
import type { updateBill } from '#purchasing/validators/bill'

type Changes = Partial<InputOf<typeof updateBill>>

/**
 * Changes a locked bill. Notes and the fields of integrations change until the void, all else in a draft
 * alone, which is computed anew. Values that repeat those of a posted bill are accepted. A line keeps the id
 * that the request names. 409 INVALID_TRANSITION; errors of `draftBill`. The state of an unchanged order is
 * not checked while the lines stay as they are.
 */
export async function changeBill({ bill, lines: present }: LockedBill, changes: Changes) {
  const { notes = bill.notes, externalId: _, metadata: __, ...facts } = changes
  const own = { ...integrationOf(changes), notes }
  if (bill.status !== 'DRAFT') {
    billLifecycle.next('update', bill.status)
    if (!areAsShown(facts, await readRecord(billTransformer, bill.id))) throw isPosted(bill)
    return deferUpdate(bill, own)
  }

  const asked = {
    ...askedBefore(bill, present),
    ...given(bill, facts),
    ...withheldAfter(bill, facts),
  }
  const items = facts.items ? withLineNames(facts.items) : present.map(askedOf)
  const named = { ...asked, items } as AskedBill
  const wanted = { ...named, purchaseOrderId: await orderIdOf(named) }
  const known = await knownRecords(wanted)
  const { facts: after, lines: made } = await billOf(wanted, known, bill)
  const lines = withKnownIds(made, items, present)
  const areSame = isDeepStrictEqual(lines.map(shownOf), present.map(shownOf))
  // A draft of an order that was cancelled since keeps what it has, until it is posted.
  if (known.order && (!areSame || known.order.id !== bill.purchaseOrderId))
    mustBeBillable(known.order)
  if (areSame) return deferUpdate(bill, { ...after, ...own })

  deferUpdate(bill, { ...after, ...own }, 'updated', {
    before: { items: present.map(shownOf) },
    after: { items: lines.map(shownOf) },
  })
  defer('DELETE FROM bill_lines WHERE tenant_id = ? AND bill_id = ?', [Current.tenantId, bill.id])
  writeLines(bill.id, lines)
}

const isPosted = (bill: Bill) =>
  conflict(
    'INVALID_TRANSITION',
    'Only notes and the fields of integrations change after the post: void the bill, or credit it',
    { currentStatus: bill.status, allowedActions: allowedActions(bill) }
  )

/** The draft as a request; days that follow others are left to follow. */
const askedBefore = (bill: Bill, lines: readonly BillLine[]) => ({
  supplierId: bill.supplierId,
  number: bill.number,
  date: bill.date,
  postingDate: bill.postingByDefault ? null : bill.postingDate,
  dueDate: isDueByDefault(bill) ? null : bill.dueDate,
  paymentTermsId: bill.paymentTermsId,
  type: bill.type,
  relatedBillId: bill.relatedBillId,
  purchaseOrderId: bill.purchaseOrderId,
  warehouseId: lines.some(({ nature }) => nature === 'GOODS') ? bill.warehouseId : null,
  costCenterId: bill.costCenterId,
  confirmDuplicate: bill.confirmDuplicate,
  discount: discountIn(bill.discount),
})

const isDueByDefault = ({ dueDate, date, paymentTermsId }: Bill) =>
  Boolean(paymentTermsId) || dueDate === date

/** Days that were answered by default may be sent back, and still follow. */
function given(bill: Bill, { withholdings: _, autoWithholdings: __, ...facts }: Changes) {
  const isPostingEcho = bill.postingByDefault && facts.postingDate === bill.postingDate
  // New terms give another day, which a client that sends the whole record does not know.
  const isDueByTerms = Boolean(facts.paymentTermsId) && facts.dueDate === undefined
  const isDueEcho =
    (isDueByDefault(bill) || Boolean(facts.paymentTermsId)) && facts.dueDate === bill.dueDate
  const echoes = {
    ...(isPostingEcho && { postingDate: null }),
    ...((isDueByTerms || isDueEcho) && { dueDate: null }),
  }
  return Object.fromEntries(
    Object.entries({ ...facts, ...echoes }).filter(([, value]) => value !== undefined)
  )
}

const withheldAfter = (bill: Bill, { withholdings, autoWithholdings }: Changes) =>
  askedAfter(withholdingsIn(bill.withholdings), { withholdings, autoWithholdings })

/** The fields of a line that changes are compared by; the audit log keeps them. */
const shownOf = ({ id, amounts, ...line }: BillLine) => ({
  id,
  purchaseOrderLineId: line.purchaseOrderLineId,
  productId: line.productId,
  categoryId: line.categoryId,
  accountId: line.accountId,
  costCenterId: line.costCenterId,
  description: line.description,
  nature: line.nature,
  unit: line.unit,
  quantity: Number(line.quantity),
  unitCost: Number(line.unitCost),
  discountRate: Number(line.discountRate),
  priceIncludesTax: line.priceIncludesTax,
  total: Number(amounts.total),
  documentDiscount: Number(amounts.documentDiscount),
  taxes: amounts.taxes.map(({ taxId, rate }) => `${taxId} ${rate}`),
})
