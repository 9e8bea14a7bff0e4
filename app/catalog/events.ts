import { defineEvents } from '#core/event_types'
import { productRecord } from '#catalog/transformers/product_record'

export const defineProductEvents = () => defineEvents({ record: productRecord, scope: 'inventory', id: 'productId' }, { 'stock.low': 'There is less of a product than its minimum' })
