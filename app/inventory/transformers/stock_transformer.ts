/** Stock in lists, with the names of product and warehouse. */
import { moneyDigits } from '#core/money/amounts'
import { defineTransformer, out } from '#core/resources/transformer'

const ofProduct = (what: string) =>
  `(SELECT ${what} FROM products p WHERE p.tenant_id = t.tenant_id AND p.id = t.product_id)`
const ofWarehouse = (what: string) =>
  `(SELECT ${what} FROM warehouses w WHERE w.tenant_id = t.tenant_id AND w.id = t.warehouse_id)`

/**
 * A product's value is divided among warehouses by cumulative rounding, so that rows add up
 * exactly.
 */
const upTo = (sign: string) =>
  `(SELECT COALESCE(SUM(s.quantity), 0) FROM stock_levels s FORCE INDEX (stock_levels__product_id__unique) WHERE s.tenant_id = t.tenant_id AND s.product_id = t.product_id AND s.warehouse_id ${sign} t.warehouse_id)`
const worth = (sum: string) =>
  `ROUND(CASE WHEN p.stock = 0 THEN ${sum} * p.average_cost ELSE ${sum} * p.stock_value / p.stock ` +
  `END, ${moneyDigits()})`

export const stockTransformer = defineTransformer(
  'StockLevel',
  'stock_levels',
  {
    id: out.id(),
    productId: out.id(),
    sku: out.text({ sql: ofProduct('p.sku') }),
    productName: out.text({ sql: ofProduct('p.name') }),
    warehouseId: out.id(),
    warehouseName: out.text({ sql: ofWarehouse('w.name') }),
    quantity: out.number(),
    averageCost: out.number({
      sql: ofProduct('p.average_cost'),
      description: 'The average cost of one unit of the product in all warehouses, to 4 decimals.',
    }),
    value: out.number({ sql: () => ofProduct(`${worth(upTo('<='))} - ${worth(upTo('<'))}`) }),
    minStock: out.number({ sql: ofProduct('p.min_stock') }),
    belowMinimum: out.flag({
      sql: ofProduct('p.stock < p.min_stock'),
      description: 'Whether the stock in all warehouses is below `minStock`.',
    }),
    createdAt: out.instant(),
    updatedAt: out.instant(),
  },
  { bare: true }
)

export const stockAlertTransformer = defineTransformer(
  'StockAlert',
  'products',
  {
    id: out.id(),
    productId: out.id({ sql: 't.id' }),
    sku: out.text(),
    productName: out.text({ sql: 't.name' }),
    unitOfMeasure: out.text(),
    quantity: out.number({ sql: 't.stock', description: 'The units in all warehouses.' }),
    minStock: out.number(),
    missing: out.number({
      sql: 't.min_stock - t.stock',
      description: 'The units that are short of `minStock`.',
    }),
  },
  { bare: true }
)
