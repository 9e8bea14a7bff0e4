import { defineExport } from '#core/resources/exportable'
import { categoryList } from '#catalog/controllers/categories_controller'
import { productList } from '#catalog/controllers/products_controller'
import { supplierList } from '#catalog/controllers/suppliers_controller'

export default function exportCatalog() {
  defineExport('products', { scope: 'inventory', list: productList })
  defineExport('categories', { scope: 'inventory', list: categoryList })
  defineExport('suppliers', { scope: 'inventory', list: supplierList })
}
