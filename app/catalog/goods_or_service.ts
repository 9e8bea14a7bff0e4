import { Current } from '#core/context/current'
import { selects, type Statement } from '#core/database/query'
import { conflict } from '#core/errors/refusal'

const IS_SOLD =
  'SELECT l.id FROM invoice_lines l JOIN invoices i ON i.tenant_id = l.tenant_id AND i.id = l.invoice_id WHERE l.tenant_id = ? AND l.product_id = ? AND l.cost IS NULL AND i.number > 0 LIMIT 1'
const IS_BOUGHT =
  'SELECT l.product_id FROM purchase_order_lines l WHERE l.tenant_id = ? AND l.product_id = ? AND l.received_quantity > 0 LIMIT 1'
const HAS_MOVED = 'SELECT id FROM stock_movements WHERE tenant_id = ? AND product_id = ? LIMIT 1'

/**
 * Goods that moved come back as goods, by a void invoice, a credit note or a return to the
 * supplier, and a service that was sold or bought never lay in stock: a product that was traded
 * stays what it is (409 `IN_USE`). Whoever moves, sells or receives goods holds the product's row,
 * as who calls this does.
 */
export async function mayChangeProduct(
  { id, isService: was }: { id: string; isService: boolean },
  { isService }: { isService?: boolean }
) {
  if (isService === undefined || isService === was) return

  const traded = await selects(
    (isService ? [HAS_MOVED] : [IS_SOLD, IS_BOUGHT]).map((statement): Statement => [
      statement,
      [Current.tenantId, id],
    ])
  )
  if (traded.flat().length)
    throw conflict(
      'IN_USE',
      isService
        ? 'These goods were in stock, and so are no service'
        : 'This service was sold or bought, and so has no stock',
      { field: 'isService' }
    )
}
