import { defineEvents } from '#core/resources/webhook_events'
import {
  purchaseOrderTransformer,
  supplierPaymentTransformer,
} from '#purchasing/transformers/purchase_order_transformer'

export default function definePurchaseEvents() {
  defineEvents(
    { record: purchaseOrderTransformer, scope: 'inventory', id: 'purchaseOrderId' },
    {
      'purchase_order.created': 'A purchase order was created',
      'purchase_order.updated': 'A purchase order was changed',
      'purchase_order.ordered': 'A purchase order was placed with its supplier',
      'purchase_order.received': 'Goods of a purchase order were received',
      'purchase_order.returned': 'Goods of a purchase order were returned to the supplier',
      'purchase_order.closed': 'A purchase order was closed; nothing more is expected',
      'purchase_order.cancelled': 'A purchase order was cancelled',
      'purchase_order.deleted': 'A purchase order was deleted',
    }
  )
  defineEvents(
    { record: supplierPaymentTransformer, scope: 'inventory', id: 'supplierPaymentId' },
    {
      'supplier_payment.created': 'A payment to a supplier was made',
      'supplier_payment.voided': 'A payment to a supplier was voided',
    }
  )
}
