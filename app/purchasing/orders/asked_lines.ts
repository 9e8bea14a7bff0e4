/** A requested order: lines with defaults of products, supplier and warehouse. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import { ValidationFailed, fieldError } from '#core/input/validation'
import type { InputOf } from '#core/endpoints/operations'
import { feedLedger, ledgerReads, mustBeCostCenters } from '#accounting/ledger'
import { askedDiscount } from '#tax/taxes'
import { totalsOf, type Line } from '#purchasing/orders/lines'
import { discounted } from '#purchasing/orders/order_discount'
import { taxedLine } from '#purchasing/orders/taxed_line'
import type { createPurchaseOrder } from '#purchasing/validators/purchase_order'

type Asked = Partial<InputOf<typeof createPurchaseOrder>>
type Item = InputOf<typeof createPurchaseOrder>['items'][number]

/**
 * Returns the lines, with the rates of taxes today. 422 for each missing supplier, warehouse and
 * product; existing ones are share-locked, after the ledger. Errors of `taxedLine` and `discounted`; 422
 * NOT_FOUND, 409 COST_CENTER_INACTIVE for cost centres.
 */
export async function askedLines({
  supplierId,
  warehouseId,
  discount,
  items = [],
}: Asked): Promise<Line[]> {
  const { tenantId } = Current
  const productIds = [...new Set(items.map(({ productId }) => productId)), ''].sort()
  const [suppliers, ledger, products, warehouses] = await selects([
    [
      'SELECT id FROM suppliers WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
      [tenantId, supplierId ?? ''],
    ],
    ledgerReads(),
    [
      `SELECT id, cost_price, tax_rate, taxes, price_includes_tax
         FROM products
         WHERE tenant_id = ? AND live = 1 AND id IN (${productIds.map(() => '?').join(',')})
         ORDER BY id LOCK IN SHARE MODE`,
      [tenantId, ...productIds],
    ],
    [
      'SELECT id FROM warehouses WHERE tenant_id = ? AND live = 1 AND id = ? LOCK IN SHARE MODE',
      [tenantId, warehouseId ?? ''],
    ],
  ])
  feedLedger(ledger)
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

  await mustBeCostCenters(
    items.flatMap(({ costCenterId: id }, index) =>
      id ? [{ id, field: `items.${index}.costCenterId` }] : []
    )
  )
  return withinLimits(discounted(await linesFor(items, known), askedDiscount(discount)))
}

async function linesFor(items: readonly Item[], products: ReadonlyMap<string, DatabaseRow>) {
  const day = todayIn(Current.tenant.timezone)
  const lines: Line[] = []
  for (const [index, item] of items.entries()) {
    const product = products.get(item.productId)!
    const { quantity } = item
    const unitCost = item.unitCost ?? new Big(product.cost_price)
    lines.push({
      id: newId(),
      position: index + 1,
      productId: item.productId,
      quantity,
      unitCost,
      costCenterId: item.costCenterId ?? null,
      ...(await taxedLine({ ...item, unitCost, isCostAsked: Boolean(item.unitCost) }, product, {
        day,
        field: `items.${index}`,
      })),
      ...{ receivedQuantity: zero, billedQuantity: zero, matchedQuantity: zero, accruedCost: zero },
    })
  }
  return lines
}

function withinLimits(lines: Line[]) {
  const { subtotal, total } = totalsOf(lines)
  if (subtotal.gte(1e13) || total.gte(1e13))
    throw new ValidationFailed([
      fieldError(['items'], 'TOO_LARGE', 'The total must be below 10,000,000,000,000'),
    ])
  return lines
}
