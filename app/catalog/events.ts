import { defineEvents } from '#core/event_types'
import { productRecord } from '#catalog/transformers/product_record'

export function defineProductEvents() {
  defineEvents({ record: productRecord, scope: 'inventory', id: 'productId' }, {
    'product.created': 'A product was created',
    'product.updated': 'A product was changed, otherwise than in its stock',
    'product.deleted': 'A product was deleted',
    'stock.low': 'There is less of a product than its minimum',
  })
}
