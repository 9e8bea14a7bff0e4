import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

/**
 * The locked goods of a document's receipt of which some have left since, or were short before:
 * what is in stock is no longer all of them.
 */
export async function leftSinceTheyCame(reference: string): Promise<Set<string>> {
  const { tenantId } = Current
  const found = await rows<{ id: string }>(
    `SELECT f.product_id AS id FROM (SELECT product_id, MIN(id) AS first FROM stock_movements WHERE tenant_id = ? AND reference = ? AND type = 'IN' GROUP BY product_id) f
       JOIN products p ON p.tenant_id = ? AND p.id = f.product_id
      WHERE EXISTS (SELECT 1 FROM stock_movements o WHERE o.tenant_id = ? AND o.product_id = f.product_id AND o.id > f.first AND o.type = 'OUT' AND (o.reference IS NULL OR o.reference <> ?))
         OR p.stock < (SELECT SUM(CASE m.type WHEN 'IN' THEN m.quantity WHEN 'OUT' THEN -m.quantity ELSE 0 END) FROM stock_movements m WHERE m.tenant_id = ? AND m.product_id = f.product_id AND m.id >= f.first)`,
    [tenantId, reference, tenantId, tenantId, reference, tenantId]
  )
  return new Set(found.map(({ id }) => id))
}
