/** A requested order: lines with defaults of products, supplier and warehouse. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { ValidationFailed, fieldError } from '#core/input/validation'
import type { InputOf } from '#core/endpoints/operations'
import { totalsOf, type Line } from '#purchasing/orders/lines'
import type { createPurchaseOrder } from '#purchasing/validators/purchase_order'

type Asked = Partial<InputOf<typeof createPurchaseOrder>>

/**
 * Returns the lines. 422 for each missing supplier, warehouse and product; existing ones are
 * share-locked.
 */
export async function askedLines({ supplierId, warehouseId, items = [] }: Asked): Promise<Line[]> {
  const { tenantId } = Current
  const productIds = [...new Set(items.map(({ productId }) => productId)), ''].sort()
  const [suppliers, products, warehouses] = await selects([
    [
      'SELECT id FROM suppliers WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
      [tenantId, supplierId ?? ''],
    ],
    [
      `SELECT id, cost_price, tax_rate FROM products WHERE tenant_id = ? AND live = 1 AND id IN (${productIds.map(() => '?').join(',')}) ORDER BY id LOCK IN SHARE MODE`,
      [tenantId, ...productIds],
    ],
    [
      'SELECT id FROM warehouses WHERE tenant_id = ? AND live = 1 AND id = ? LOCK IN SHARE MODE',
      [tenantId, warehouseId ?? ''],
    ],
  ])
  const known = new Map(products.map((product) => [product.id, product]))

  const missing = items.flatMap(({ productId }, index) =>
    known.has(productId)
      ? []
      : [fieldError(['items', index, 'productId'], 'NOT_FOUND', 'There is no such product')]
  )
  if (supplierId && !suppliers.length)
    missing.push(fieldError(['supplierId'], 'NOT_FOUND', 'There is no such supplier'))
  if (warehouseId && !warehouses.length)
    missing.push(fieldError(['warehouseId'], 'NOT_FOUND', 'There is no such warehouse'))
  if (missing.length) throw new ValidationFailed(missing)

  return withinLimits(
    items.map(({ productId, quantity, unitCost, taxRate }, index) => {
      const { cost_price, tax_rate } = known.get(productId)!
      return {
        id: newId(),
        position: index + 1,
        productId,
        quantity,
        unitCost: unitCost ?? new Big(cost_price),
        taxRate: taxRate ?? new Big(tax_rate),
        receivedQuantity: zero,
      }
    })
  )
}

function withinLimits(lines: Line[]) {
  if (totalsOf(lines).total.gte(1e13))
    throw new ValidationFailed([
      fieldError(['items'], 'TOO_LARGE', 'The total must be below 10,000,000,000,000'),
    ])
  return lines
}
