import { Current } from '#core/context/current'
import { integrationOf } from '#core/resources/integration/changes'
import { nextNumber } from '#core/numbering/number_series'
import type { InputOf } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { askedDiscount, keptDiscount } from '#tax/taxes'
import { askedLines } from '#purchasing/orders/asked_lines'
import { totalsOf, writeLines } from '#purchasing/orders/lines'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { purchaseOrderLifecycle } from '#purchasing/orders/purchase_order_lifecycle'
import type { createPurchaseOrder } from '#purchasing/validators/purchase_order'

/**
 * Creates a draft order with number and lines. 422 for missing references. Announces
 * `purchase_order.created`.
 */
export async function draftOrder({
  items,
  supplierId,
  warehouseId,
  notes,
  discount,
  ...more
}: InputOf<typeof createPurchaseOrder>): Promise<PurchaseOrder> {
  const lines = await askedLines({ items, supplierId, warehouseId, discount })

  const order = await PurchaseOrder.create({
    number: await nextNumber('purchase_orders'),
    supplierId,
    warehouseId,
    notes,
    ...integrationOf(more),
    status: purchaseOrderLifecycle.initial,
    discount: keptDiscount(askedDiscount(discount)),
    ...totalsOf(lines),
    createdBy: Current.actor.id,
  })
  writeLines(order.id, lines)
  await announce('purchase_order.created', { purchaseOrderId: order.id })
  return order
}
