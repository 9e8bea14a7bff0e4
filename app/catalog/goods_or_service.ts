import { Current } from '#core/current'
import { rows } from '#core/database'
import { conflict } from '#core/refusals'

/**
 * Goods that moved come back as goods, by a void invoice or a credit note, and a service that was sold never left: a product that
 * was traded stays what it is (409 `IN_USE`). Whoever moves or sells goods holds the product's row, as who calls this does.
 */
export async function mayChangeProduct({ id, isService: was }: { id: string; isService: boolean }, { isService }: { isService?: boolean }) {
  if (isService === undefined || isService === was) return

  const traded = isService
    ? 'SELECT id FROM stock_movements WHERE tenant_id = ? AND product_id = ? LIMIT 1'
    : 'SELECT l.id FROM invoice_lines l JOIN invoices i ON i.tenant_id = l.tenant_id AND i.id = l.invoice_id WHERE l.tenant_id = ? AND l.product_id = ? AND l.cost IS NULL AND i.number > 0 LIMIT 1'

  const found = await rows(traded, [Current.tenantId, id])
  if (found.length) throw conflict('IN_USE', isService ? 'These goods were in stock, and so are no service' : 'This service was sold, and so has no stock', { field: 'isService' })
}
