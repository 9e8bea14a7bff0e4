import type Big from 'big.js'
import { Current } from '#core/context/current'
import { withKnownIds } from '#core/resources/document_lines'
import type { InputOf } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { defer } from '#core/database/transaction/writes'
import { askedLines } from '#purchasing/orders/asked_lines'
import { linesOf, totalsOf, writeLines, type Line } from '#purchasing/orders/lines'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { allowedActions } from '#purchasing/orders/purchase_order_lifecycle'
import type { updatePurchaseOrder } from '#purchasing/validators/purchase_order'

/**
 * Notes change at any time, other fields in a draft. Unchanged values pass. A line keeps the id
 * that it names.
 */
export async function changeOrder(
  order: PurchaseOrder,
  { items, ...changes }: Partial<InputOf<typeof updatePurchaseOrder>>
) {
  const present = items ? await linesOf(order.id) : []
  const isOther = [
    changes.supplierId !== undefined && changes.supplierId !== order.supplierId,
    changes.warehouseId !== undefined && changes.warehouseId !== order.warehouseId,
  ]
  if (order.status !== 'DRAFT' && (isOther.includes(true) || (items && !areSame(items, present))))
    throw notADraft(order)

  const asked =
    order.status === 'DRAFT'
      ? await askedLines({
          items,
          supplierId: changes.supplierId,
          warehouseId: changes.warehouseId,
        })
      : []
  const lines = withKnownIds(asked, items ?? [], present)
  if (!lines.length || areSame(lines, present)) return deferUpdate(order, changes)

  deferUpdate(order, { ...changes, ...totalsOf(lines) }, 'updated', {
    before: { items: present.map(logged) },
    after: { items: lines.map(logged) },
  })
  defer(
    `DELETE FROM purchase_order_lines WHERE tenant_id = ${Current.tenantId} AND purchase_order_id = '${order.id}'`
  )
  writeLines(order.id, lines)
}

/** Fields of a line in the audit log. */
const logged = ({ productId, quantity, unitCost, taxRate }: Line) => ({
  productId,
  quantity: Number(quantity),
  unitCost: Number(unitCost),
  taxRate: Number(taxRate),
})

/** True if the lines equal the order's; missing fields do not change. */
function areSame(
  items: readonly (Pick<Line, 'productId' | 'quantity'> & {
    unitCost?: Big | null
    taxRate?: Big | null
  })[],
  lines: readonly Line[]
) {
  return (
    items.length === lines.length &&
    items.every(({ productId, quantity, unitCost, taxRate }, index) => {
      const line = lines[index]
      return (
        productId === line.productId &&
        quantity.eq(line.quantity) &&
        (unitCost?.eq(line.unitCost) ?? true) &&
        (taxRate?.eq(line.taxRate) ?? true)
      )
    })
  )
}

function notADraft(order: PurchaseOrder) {
  return conflict(
    'INVALID_TRANSITION',
    `Lines, supplier and warehouse can change only in a draft; this order is ${order.status}`,
    { currentStatus: order.status, allowedActions: allowedActions(order) }
  )
}
