/** Units of an order that credit notes of its bills name: they went back before. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { conflict } from '#core/errors/refusal'
import type { BillLine } from '#purchasing/bills/lines/bill_line'
import type PurchaseOrder from '#purchasing/models/purchase_order'

type Of = { line: BillLine; quantity: Big }

/** Units of an order's line, which went back with `return`. */
export const isReturned = ({ line, quantity }: Of) =>
  Boolean(line.purchaseOrderLineId) && quantity.gt(0)

type Counted = Of & { cost: Big }

/**
 * Units are billed no longer, and with a void credit note (`sign` 1) again. `accrues`: their cost leaves
 * bills for goods received, and comes from there again.
 */
export function countUnbilled(
  order: PurchaseOrder,
  returned: readonly Counted[],
  { accrues, sign }: { accrues: boolean; sign: 1 | -1 }
) {
  for (const { line, quantity, cost } of returned) {
    const units = quantity.times(sign).toFixed()
    const accrued = accrues ? `, accrued_cost = accrued_cost - (${cost.times(sign).toFixed()})` : ''
    defer(
      `UPDATE purchase_order_lines
          SET billed_quantity = billed_quantity + (${units})${accrued}
        WHERE tenant_id = ${Current.tenantId} AND purchase_order_id = ${quoted(order.id)}
          AND line_id = ${quoted(line.purchaseOrderLineId)}`
    )
  }
}

/**
 * 409 IN_USE where units of these lines came in after the credit note and are on no bill: the void would
 * count them as billed.
 */
export async function mustNotHaveCome(order: PurchaseOrder, returned: readonly Of[]) {
  const ids = returned.flatMap(({ line }) => line.purchaseOrderLineId ?? [])
  if (!ids.length) return
  const found = await rows(
    `SELECT position FROM purchase_order_lines
      WHERE tenant_id = ? AND purchase_order_id = ? AND line_id IN (?)
        AND received_quantity > matched_quantity
      LIMIT 1`,
    [Current.tenantId, order.id, ids]
  )
  if (found.length)
    throw conflict('IN_USE', 'Units of the order came in since and are not billed: bill them first')
}
