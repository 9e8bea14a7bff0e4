/** Rules of orders with bills: the orders that can be billed, and those of which units are billed. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import type { PurchaseOrderState } from '#purchasing/orders/purchase_order_lifecycle'

/** 409 INVALID_TRANSITION unless the order was placed and stands. */
export function mustBeBillable({ number, status }: { number: number; status: PurchaseOrderState }) {
  if (status !== 'DRAFT' && status !== 'CANCELLED') return
  throw conflict(
    'INVALID_TRANSITION',
    `Purchase order ${number} is ${status}: bills are of orders that were placed`,
    { field: 'purchaseOrderId', currentStatus: status }
  )
}

/** True while units of a locked order are on bills that stand, less credited ones. */
export async function isBilled(orderId: string): Promise<boolean> {
  const found = await rows(
    `SELECT position FROM purchase_order_lines
      WHERE tenant_id = ? AND purchase_order_id = ? AND billed_quantity > 0 LIMIT 1`,
    [Current.tenantId, orderId]
  )
  return found.length > 0
}
