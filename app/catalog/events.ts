import { defineEvents } from '#core/resources/webhook_events'
import { categoryTransformer } from '#catalog/transformers/category_transformer'
import { productTransformer } from '#catalog/transformers/product_transformer'
import { supplierTransformer } from '#catalog/transformers/supplier_transformer'

export default function defineCatalogEvents() {
  defineEvents(
    { record: productTransformer, scope: 'inventory', id: 'productId' },
    {
      'product.created': 'A product was created',
      'product.updated': 'A product was changed, otherwise than in its stock',
      'product.deleted': 'A product was deleted',
      'stock.low': 'There is less of a product than its minimum',
    }
  )
  defineEvents(
    { record: categoryTransformer, scope: 'inventory', id: 'categoryId' },
    {
      'category.created': 'A category was created',
      'category.updated': 'A category was changed',
      'category.deleted': 'A category was deleted, of which nothing is left but the id',
    }
  )
  defineEvents(
    { record: supplierTransformer, scope: 'inventory', id: 'supplierId' },
    {
      'supplier.created': 'A supplier was created',
      'supplier.updated': 'A supplier was changed',
      'supplier.deleted': 'A supplier was deleted, of which nothing is left but the id',
    }
  )
}
