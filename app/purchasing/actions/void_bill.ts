import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { credit, dayOfVoid, debit, post, reverse } from '#accounting/ledger'
import { lockGoods } from '#inventory/stock'
import { takeBackTaxLines } from '#tax/taxes'
import { takeBackWithholdingLines } from '#tax/withholdings'
import { lockBill } from '#purchasing/bills/bill_lock'
import { nextStatus } from '#purchasing/bills/bill_lifecycle'
import { giveBackGoods } from '#purchasing/bills/books/voided_goods'
import { giveBackOrder } from '#purchasing/bills/voided_order'
import type Bill from '#purchasing/models/bill'

type Voiding = { reason?: string | null; date?: string | null }

/**
 * Voids a bill on `date`, by default today. Its direct goods leave the stock today, at the cost of the
 * bill while none has left since, else at average cost. Price differences are taken back for the units in
 * stock today; the rest is cost of sales. Units that the bill took over of an order are unbilled again.
 * 409 INVALID_TRANSITION, IN_USE, INSUFFICIENT_STOCK; 422 STOCK_IS_NOW; errors of `dayOfVoid`. Announces
 * `bill.voided`.
 */
export async function voidBill(id: string, { reason, date: asked }: Voiding): Promise<Bill> {
  const { bill, lines, order } = await lockBill(id)
  const status = nextStatus(bill, 'void')
  const changes = { status, voidReason: reason ?? null, standingKey: null, balance: zero }
  if (bill.status === 'DRAFT') {
    deferUpdate(bill, { ...changes, voidedOn: todayIn(Current.tenant.timezone) }, 'voided')
    await announce('bill.voided', { billId: id })
    return bill
  }

  await mustNotBeSettled(bill)
  await mustNotBeRaised(id)
  const date = await dayOfVoid(asked, bill.postingDate)
  if (order) await giveBackOrder(order, bill, lines)
  const goods = await lockGoods(
    lines.flatMap(({ productId }) => productId ?? []),
    [order?.warehouseId, bill.warehouseId].flatMap((place) => place ?? [])
  )
  const difference = await giveBackGoods(goods, bill, { lines, date, order })
  deferUpdate(bill, { ...changes, voidedOn: date }, 'voided')
  const concept = conceptOf('voided', {
    what: conceptOf('bill_posted', { number: bill.number, supplier: bill.supplierName }),
  })
  await reverse({ reference: id, concept, date, isDated: true })
  await post({
    ...{ type: 'PURCHASE', reference: id, concept, thirdPartyId: bill.thirdPartyId },
    keepsCostCenters: true,
    lines: [debit('cost_of_sales', difference), credit('inventory', difference)],
  })
  await takeBackTaxLines(id, date)
  await takeBackWithholdingLines(id, date)
  await goods.settle()
  await announce('bill.voided', { billId: id })
  return bill
}

/** Also an allocation that is withheld as a whole, which pays nothing. */
async function mustNotBeSettled({ id, status }: Bill) {
  const standing = await rows(
    'SELECT id FROM supplier_allocations WHERE tenant_id = ? AND bill_id = ? AND voided_on IS NULL LIMIT 1',
    [Current.tenantId, id]
  )
  if (standing.length)
    throw conflict(
      'INVALID_TRANSITION',
      'void is not possible: payments settle this bill, void them first',
      { currentStatus: status, allowedActions: [] }
    )
}

async function mustNotBeRaised(id: string) {
  const [note] = await rows(
    `SELECT id, number FROM bills
      WHERE tenant_id = ? AND related_bill_id = ? AND status NOT IN ('DRAFT', 'VOID') LIMIT 1`,
    [Current.tenantId, id]
  )
  if (note)
    throw conflict('IN_USE', `Debit note ${note.number} raises this bill: void it first`, {
      billId: note.id,
    })
}
