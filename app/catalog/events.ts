import { defineEvents } from '#core/resources/webhook_events'
import { categoryTransformer } from '#catalog/transformers/category_transformer'
import { productTransformer } from '#catalog/transformers/product_transformer'
import { supplierTransformer } from '#catalog/transformers/supplier_transformer'

export default function defineCatalogEvents() {
  defineEvents(
    { record: productTransformer, scope: 'inventory', id: 'productId' },
    {
      'product.created': 'A product was created',
      'product.updated': 'A product was changed, other than its stock',
      'product.deleted': 'A product was deleted',
      'stock.low': 'Stock of a product is below its minimum',
    }
  )
  defineEvents(
    { record: categoryTransformer, scope: 'inventory', id: 'categoryId' },
    {
      'category.created': 'A category was created',
      'category.updated': 'A category was changed',
      'category.deleted': 'A category was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: supplierTransformer, scope: 'inventory', id: 'supplierId' },
    {
      'supplier.created': 'A supplier was created',
      'supplier.updated': 'A supplier was changed',
      'supplier.deleted': 'A supplier was deleted; the message has the id only',
    }
  )
}
