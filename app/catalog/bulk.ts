/** Products from files; a category may be given by its name. */
import { defineBulk } from '#core/bulk'
import { mayChangeProduct } from '#catalog/goods_or_service'
import Category from '#catalog/models/category'
import Product from '#catalog/models/product'
import { createCategory } from '#catalog/validators/category'
import { createProduct, updateProduct } from '#catalog/validators/product'

export default defineBulk({
  resource: 'products',
  scope: 'inventory:write',
  model: Product,
  create: createProduct,
  update: updateProduct,
  key: 'sku',
  mayChange: mayChangeProduct,
  created: { event: 'product.created', id: 'productId' },
  updated: { event: 'product.updated', id: 'productId' },
  references: {
    categoryId: { column: 'category', model: Category, by: 'name', where: { type: 'PRODUCT' }, create: createCategory, created: { event: 'category.created', id: 'categoryId' } },
  },
  example: { sku: 'JAR-001', name: 'Manguera de jardín, 20 m', costPrice: 38_000, sellingPrice: 59_900, taxRate: 19, barcode: '7701234567897', minStock: 5 },
})
