import { defineList } from '#core/list'
import { lists } from '#core/operations'
import { idFilter } from '#core/query_fields'
import { stockAlertRecord, stockRecord } from '#inventory/transformers/stock_record'

const stockList = defineList({
  record: stockRecord,
  sorts: ['quantity', 'updatedAt'],
  filters: { productId: idFilter(), warehouseId: idFilter() },
})

const alertList = defineList({ record: stockAlertRecord, sorts: ['sku', 'productName', 'quantity', 'name', 'stock'] })

export const stock = {
  index: lists(stockList, { summary: 'List what is in stock, by product and warehouse' }),
  alerts: lists(alertList, { within: () => [['t.is_low = 1']], summary: 'List the products of which there is less than their minStock' }),
}
