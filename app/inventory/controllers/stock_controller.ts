import { Current } from '#core/context/current'
import { defineList, type Condition } from '#core/resources/list/list'
import { among } from '#core/resources/list/lookups'
import { lists } from '#core/endpoints/operations'
import { idFilter } from '#core/input/query_fields'
import { stockAlertTransformer, stockTransformer } from '#inventory/transformers/stock_transformer'

const stockList = defineList({
  record: stockTransformer,
  sorts: ['quantity', 'updatedAt'],
  filters: { productId: idFilter(), warehouseId: idFilter() },
  where: { sku: ofProducts },
  volatile: ['sku'],
})

/** Product names are joined, because stock has no search text of its own. */
function ofProducts(skus: readonly string[]): Condition {
  const [named, ...bindings] = among('p.sku', skus)
  return [
    `t.product_id IN (SELECT p.id FROM products p WHERE p.tenant_id = ? AND ${named})`,
    Current.tenantId,
    ...bindings,
  ]
}

const alertList = defineList({
  record: stockAlertTransformer,
  sorts: ['sku', 'productName', 'quantity', 'name', 'stock'],
})

export const stock = {
  index: lists(stockList, { summary: 'List stock by product and warehouse' }),
  alerts: lists(alertList, {
    within: () => [['t.is_low = 1']],
    summary: 'List products below their minimum stock',
  }),
}
