/** Payments of an order that its bill takes over, the oldest first. */
import Big from 'big.js'
import { laterOf } from '#core/calendar/days'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { deferInsert } from '#core/database/transaction/writes'
import { sum, zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import type Bill from '#purchasing/models/bill'
import type PurchaseOrder from '#purchasing/models/purchase_order'

type Free = { id: string; paymentId: string; date: string; amount: Big; withheld: Big }

/** `paid` is the money, `withheld` the withholdings beside it. */
export type MovedMoney = { paid: Big; withheld: Big }

/**
 * Moves at most `most` of a locked order's payments to the bill. Each is a row that names the one of
 * the order, which stays; nothing is posted.
 */
export async function movePayments(
  order: PurchaseOrder,
  bill: Bill,
  { most, day }: { most: Big; day: string }
): Promise<MovedMoney> {
  if (order.paidAmount.lte(order.billedPaid) || most.lte(0)) return { paid: zero, withheld: zero }

  let left = most
  const moved = (await freeOf(order)).flatMap((one) => {
    const amount = one.amount.lt(left) ? one.amount : left
    if (amount.lte(0)) return []
    left = left.minus(amount)
    const withheld = one.withheld.lt(amount) ? one.withheld : amount
    return [{ ...one, amount, withheld }]
  })
  const now = sqlInstant(Current.moment.toISOString())
  if (moved.length)
    deferInsert(
      'supplier_allocations',
      moved.map(({ id, paymentId, amount, withheld, date }) => ({
        tenant_id: Current.tenantId,
        id: newId(),
        payment_id: paymentId,
        bill_id: bill.id,
        moved_from_id: id,
        amount: amount.toFixed(),
        withheld_amount: withheld.toFixed(),
        date: laterOf(date, day),
        version: 1,
        created_at: now,
        updated_at: now,
      }))
    )
  const withheld = sum(moved.map((one) => one.withheld))
  return { withheld, paid: sum(moved.map(({ amount }) => amount)).minus(withheld) }
}

/** Allocations of payments to the order, each less the parts that bills took over. */
async function freeOf({ id }: PurchaseOrder): Promise<Free[]> {
  const { tenantId } = Current
  const found = await rows(
    `SELECT a.id, a.payment_id AS paymentId, a.date, a.amount - COALESCE(SUM(m.amount), 0) AS amount,
            a.withheld_amount - COALESCE(SUM(m.withheld_amount), 0) AS withheld
       FROM supplier_allocations a
       LEFT JOIN supplier_allocations m ON m.tenant_id = a.tenant_id AND m.moved_from_id = a.id AND m.voided_on IS NULL
      WHERE a.tenant_id = ? AND a.purchase_order_id = ? AND a.voided_on IS NULL AND a.payment_id IS NOT NULL
      GROUP BY a.id, a.payment_id, a.date, a.amount, a.withheld_amount
      ORDER BY a.date, a.id`,
    [tenantId, id]
  )
  return found.map(({ amount, withheld, ...one }) => ({
    ...(one as Pick<Free, 'id' | 'paymentId' | 'date'>),
    amount: new Big(amount),
    withheld: new Big(withheld),
  }))
}
