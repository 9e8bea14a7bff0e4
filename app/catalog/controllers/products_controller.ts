import { defineList, type Condition } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { flagFilter, idFilter } from '#core/input/query_fields'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import { Current } from '#core/context/current'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { mayChangeProduct } from '#catalog/goods_or_service'
import { productRules } from '#catalog/product_rules'
import Product from '#catalog/models/product'
import { productTransformer } from '#catalog/transformers/product_transformer'
import { createProduct, updateProduct } from '#catalog/validators/product'

export const productList = defineList({
  record: productTransformer,
  sorts: ['name', 'sku', 'sellingPrice', 'costPrice', 'stock', 'updatedAt'],
  search: 'name, sku and barcode',
  filters: { category: idFilter(), active: flagFilter(), in_stock: flagFilter() },
  where: {
    category: (id: string): Condition => ['t.category_id = ?', id],
    active: (active: boolean): Condition => ['t.is_active = ?', active],
    in_stock: (inStock: boolean): Condition => [inStock ? 't.stock > 0' : 't.stock <= 0'],
  },
})

export const products = {
  index: lists(productList),
  show: reads(productTransformer),

  store: creates(productTransformer, createProduct, async (input) => {
    await mustBeForProducts(input.categoryId)
    const product = await Product.create(await productRules()(input))
    await announce('product.created', { productId: product.id })
    return product
  }),

  update: updates(productTransformer, Product, updateProduct, async (product, changes) => {
    await mayChangeProduct(product, changes)
    await mustBeForProducts(changes.categoryId)
    await whenChanged(
      product,
      async () => product.merge(await productRules()(changes, product.$attributes)).save(),
      () => announce('product.updated', { productId: product.id })
    )
  }),

  destroy: deletes(Product, {
    check: async ({ id, stock }) => {
      if (!stock.eq(0)) throw conflict('IN_USE', `There are ${stock} of this product in stock`)
      await announce('product.deleted', { productId: id })
    },
  }),
}

/** A product's category has type PRODUCT; a foreign key checks that it exists. */
async function mustBeForProducts(categoryId?: string | null) {
  if (!categoryId) return

  const [category] = await rows(
    'SELECT type FROM categories WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE',
    [Current.tenantId, categoryId]
  )
  if (!category) throw invalid('categoryId', 'NOT_FOUND', 'There is no such category')
  if (category.type !== 'PRODUCT')
    throw invalid('categoryId', 'INVALID', 'The category must have type PRODUCT')
}
