import { defineEvents } from '#core/resources/webhook_events'
import { billTransformer } from '#purchasing/transformers/bill_transformer'
import { purchaseOrderTransformer } from '#purchasing/transformers/purchase_order_transformer'
import { supplierCreditNoteTransformer } from '#purchasing/transformers/supplier_credit_note_transformer'
import { supplierPaymentTransformer } from '#purchasing/transformers/supplier_payment_transformer'
import { supplierRefundTransformer } from '#purchasing/transformers/supplier_refund_transformer'

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
    { record: billTransformer, scope: 'inventory', id: 'billId' },
    {
      'bill.created': 'A bill of a supplier was drafted',
      'bill.updated': 'A bill of a supplier was changed',
      'bill.posted': 'A bill of a supplier was posted',
      'bill.paid': 'A bill of a supplier was settled in full',
      'bill.voided': 'A bill of a supplier was voided',
      'bill.deleted': 'A draft of a bill was deleted; the message has the id only',
    }
  )
  defineEvents(
    { record: supplierPaymentTransformer, scope: 'inventory', id: 'supplierPaymentId' },
    {
      'supplier_payment.created': 'A payment to a supplier was made',
      'supplier_payment.updated': 'A payment to a supplier was changed',
      'supplier_payment.allocated':
        'A payment to a supplier was allocated, or an allocation voided',
      'supplier_payment.refunded': 'A supplier gave money of a payment back',
      'supplier_payment.voided': 'A payment to a supplier was voided',
    }
  )
  defineEvents(
    { record: supplierRefundTransformer, scope: 'inventory', id: 'supplierRefundId' },
    {
      'supplier_refund.created': 'A supplier gave money back',
      'supplier_refund.voided': 'A refund of a supplier was voided',
    }
  )
  defineEvents(
    { record: supplierCreditNoteTransformer, scope: 'inventory', id: 'supplierCreditNoteId' },
    {
      'supplier_credit_note.created': 'A credit note of a supplier was recorded',
      'supplier_credit_note.allocated':
        'Credit of a supplier was allocated, or an allocation voided',
      'supplier_credit_note.refunded': 'A supplier paid credit of a credit note back',
      'supplier_credit_note.voided': 'A credit note of a supplier was voided',
    }
  )
}
