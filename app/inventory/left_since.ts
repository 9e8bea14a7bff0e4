import { Current } from '#core/current'
import { rows } from '#core/database'

/** Of the goods that came in with a document, those of which anything has left since, but with itself: what is in stock of them is no more all that came. Of locked goods. */
export async function leftSinceTheyCame(reference: string): Promise<Set<string>> {
  const { tenantId } = Current
  const found = await rows<{ id: string }>(
    `SELECT f.product_id AS id FROM (SELECT product_id, MIN(id) AS first FROM stock_movements WHERE tenant_id = ? AND reference = ? AND type = 'IN' GROUP BY product_id) f
      WHERE EXISTS (SELECT 1 FROM stock_movements o WHERE o.tenant_id = ? AND o.product_id = f.product_id AND o.id > f.first AND o.type = 'OUT' AND (o.reference IS NULL OR o.reference <> ?))`,
    [tenantId, reference, tenantId, reference]
  )
  return new Set(found.map(({ id }) => id))
}
