import { defineExport } from '#core/exports'
import { productList } from '#catalog/controllers/products_controller'
import { supplierList } from '#catalog/controllers/suppliers_controller'

export function exportCatalog() {
  defineExport('products', { scope: 'inventory', list: productList })
  defineExport('suppliers', { scope: 'inventory', list: supplierList })
}
