/** Goods on a bill without an order: they come into stock when it is posted. */
import { conflict } from '#core/errors/refusal'
import type { Goods } from '#inventory/stock'
import { costOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type Bill from '#purchasing/models/bill'

/** The lines of products in stock that no order has. */
export const stockedLines = (goods: Goods, lines: readonly BillLine[]): ReadonlySet<BillLine> =>
  new Set(
    lines.filter(
      ({ purchaseOrderLineId, productId, nature }) =>
        !purchaseOrderLineId &&
        productId &&
        nature === 'GOODS' &&
        !goods.product(productId)?.isService
    )
  )

/** All units of a line without an order are here. 409 IN_USE for a product that was deleted. */
export function takeIn(goods: Goods, bill: Bill, line: BillLine, isInStock: boolean) {
  const { productId, quantity, position } = line
  line.matchedQuantity = quantity
  line.receivedQuantity = quantity
  if (!isInStock) return

  const product = goods.product(productId!)
  if (!product || product.isDeleted)
    throw conflict('IN_USE', 'A product of the bill was deleted since: change the line', {
      field: `items.${position - 1}.productId`,
    })
  goods.takeIn({
    ...{ productId: productId!, warehouseId: bill.warehouseId!, quantity },
    cost: costOf(line.amounts),
    reason: 'PURCHASE',
    reference: bill.id,
    field: `items.${position - 1}.quantity`,
  })
}
