import { defineEvents } from '#core/event_types'
import { purchaseOrderRecord } from '#purchasing/transformers/purchase_order_record'

export const definePurchaseEvents = () => defineEvents({ record: purchaseOrderRecord, scope: 'inventory', id: 'purchaseOrderId' }, { 'purchase_order.received': 'Goods of a purchase order came in' })
