/** The line of an order that a line of a bill names. */
import { invalid } from '#core/errors/refusal'
import type { Known, NamedItem } from '#purchasing/bills/known_records'
import { noSuchLine } from '#purchasing/bills/order_of_lines'
import type { Line as OrderLine } from '#purchasing/orders/lines'

/**
 * Undefined without `purchaseOrderLineId`. 422 NOT_FOUND for a line of another order, CONTRADICTION for
 * another product, an account or a category beside it.
 */
export function lineOfOrder(
  item: NamedItem,
  { orderLines }: Known,
  field: string
): OrderLine | undefined {
  const { purchaseOrderLineId, productId, accountId, categoryId } = item
  if (!purchaseOrderLineId) return undefined

  const line = orderLines.find(({ id }) => id === purchaseOrderLineId)
  if (!line) throw noSuchLine(item, field)
  if (productId && productId !== line.productId)
    throw invalid(
      `${field}.productId`,
      'CONTRADICTION',
      'The line of the order is of another product: send one of them'
    )
  if (accountId || categoryId)
    throw invalid(
      `${field}.${accountId ? 'accountId' : 'categoryId'}`,
      'CONTRADICTION',
      'A line of an order is posted as its product: leave account and category out'
    )
  return line
}
