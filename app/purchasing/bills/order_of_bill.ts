/** Changes of an order by its bills: billed units and sums. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { defer } from '#core/database/transaction/writes'
import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Line as OrderLine } from '#purchasing/orders/lines'

/** Sums that rise, or fall below zero. */
type Change = { total: Big; withheld: Big; paid: Big }

/** Deferred: the units of the lines, and the sums that were billed. Announces `purchase_order.updated`. */
export async function countBilled(
  order: PurchaseOrder,
  lines: readonly OrderLine[],
  { total, withheld, paid }: Change
) {
  for (const line of lines)
    defer(
      `UPDATE purchase_order_lines SET billed_quantity = ?, matched_quantity = ?, accrued_cost = ?
        WHERE tenant_id = ? AND purchase_order_id = ? AND position = ?`,
      [
        line.billedQuantity.toFixed(),
        line.matchedQuantity.toFixed(),
        line.accruedCost.toFixed(),
        ...[Current.tenantId, order.id, line.position],
      ]
    )
  deferUpdate(
    order,
    {
      billedTotal: order.billedTotal.plus(total),
      billedWithheld: order.billedWithheld.plus(withheld),
      billedPaid: order.billedPaid.plus(paid),
    },
    'updated',
    {
      before: {},
      after: {
        items: lines.map(({ productId, billedQuantity }) => ({
          productId,
          billedQuantity: Number(billedQuantity),
        })),
      },
    }
  )
  await announce('purchase_order.updated', { purchaseOrderId: order.id })
}
