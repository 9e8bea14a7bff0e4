import { defineEvents } from '#core/resources/webhook_events'
import {
  purchaseOrderTransformer,
  supplierPaymentTransformer,
} from '#purchasing/transformers/purchase_order_transformer'

export default function definePurchaseEvents() {
  defineEvents(
    { record: purchaseOrderTransformer, scope: 'inventory', id: 'purchaseOrderId' },
    {
      'purchase_order.created': 'A purchase order was drafted',
      'purchase_order.updated': 'A purchase order was changed',
      'purchase_order.ordered': 'A purchase order was placed with its supplier',
      'purchase_order.received': 'Goods of a purchase order came in',
      'purchase_order.returned': 'Goods of a purchase order went back to the supplier',
      'purchase_order.closed': 'Nothing more is to come of a purchase order',
      'purchase_order.cancelled': 'Nothing is to come of a purchase order',
      'purchase_order.deleted': 'A purchase order was deleted',
    }
  )
  defineEvents(
    { record: supplierPaymentTransformer, scope: 'inventory', id: 'supplierPaymentId' },
    {
      'supplier_payment.created': 'A supplier was paid',
      'supplier_payment.voided': 'A payment to a supplier was taken back',
    }
  )
}
