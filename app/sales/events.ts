import { defineEvents } from '#core/event_types'
import { invoiceRecord } from '#sales/transformers/invoice_record'
import { paymentRecord } from '#sales/transformers/payment_record'

export function defineSalesEvents() {
  defineEvents({ record: invoiceRecord, scope: 'invoices', id: 'invoiceId' }, {
    'invoice.issued': 'An invoice got its number',
    'invoice.paid': 'Nothing is left to pay of an invoice',
    'invoice.voided': 'An invoice was taken back',
  })
  defineEvents({ record: paymentRecord, scope: 'invoices', id: 'paymentId' }, {
    'payment.created': 'A customer has paid',
    'payment.voided': 'A payment of a customer was taken back',
  })
}
