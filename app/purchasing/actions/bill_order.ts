import { lockOrFail, type InputOf } from '#core/endpoints/operations'
import { zero } from '#core/primitives/decimal'
import { conflict, invalid } from '#core/errors/refusal'
import { discountIn } from '#tax/taxes'
import { draftBill, type AskedBill } from '#purchasing/actions/draft_bill'
import { withLineNames } from '#purchasing/bills/order_of_lines'
import type Bill from '#purchasing/models/bill'
import PurchaseOrder from '#purchasing/models/purchase_order'
import { linesOf, type Line } from '#purchasing/orders/lines'
import { discountOfUnits, type BilledShare } from '#purchasing/orders/order_discount'
import { allowedActions } from '#purchasing/orders/purchase_order_lifecycle'
import type { billOrder as input } from '#purchasing/validators/bill'

/**
 * Drafts the bill of all that came in of an order and is not billed, at the prices and the discount of
 * the order. 404; 409 INVALID_TRANSITION where nothing is left; 422 REQUIRED for an order without a
 * supplier; errors of `draftBill`.
 */
export async function billOrder(
  id: string,
  { items: named, ...asked }: InputOf<typeof input>
): Promise<Bill> {
  const order = await lockOrFail(PurchaseOrder, id)
  if (!order.supplierId)
    throw invalid('supplierId', 'REQUIRED', 'The order names no supplier: create the bill itself')

  const lines = await linesOf(id)
  const items: readonly Item[] = named ? withLineNames(named) : unbilled(order, lines)
  return draftBill({
    ...asked,
    discount: asked.discount === undefined ? discountOf(order, lines, items) : asked.discount,
    ...{ supplierId: order.supplierId, purchaseOrderId: id, type: 'BILL', items },
  } as AskedBill)
}

type Item = Pick<
  AskedBill['items'][number],
  'purchaseOrderLineId' | 'quantity' | 'discountRate' | 'unitCost'
>

/**
 * Without one in the request: that of the order, where all items are of it and at its prices. An order
 * whose lines have no share in its discount has none: an earlier release wrote them anew.
 */
function discountOf(order: PurchaseOrder, lines: readonly Line[], items: readonly Item[]) {
  const units = items.flatMap(({ purchaseOrderLineId, quantity, unitCost }): BilledShare[] => {
    const line = lines.find(({ id }) => id === purchaseOrderLineId)
    return line && !unitCost ? [{ line, from: line.matchedQuantity, units: quantity }] : []
  })
  if (units.length !== items.length) return undefined
  const isDiscounted = lines.some(({ amounts }) => amounts.discount.gt(0))
  return discountOfUnits(isDiscounted ? discountIn(order.discount) : null, units)
}

function unbilled(order: PurchaseOrder, lines: readonly Line[]): Item[] {
  const open = lines.flatMap((line) => {
    const quantity = line.receivedQuantity.minus(line.matchedQuantity)
    return quantity.gt(0) ? [{ purchaseOrderLineId: line.id, quantity, discountRate: zero }] : []
  })
  if (open.length) return open
  throw conflict('INVALID_TRANSITION', 'Nothing of this order came in that is not billed', {
    currentStatus: order.status,
    allowedActions: allowedActions(order),
  })
}
