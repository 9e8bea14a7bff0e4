import { defineEvents } from '#core/resources/webhook_events'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { refundTransformer } from '#sales/transformers/refund_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'

export default function defineSalesEvents() {
  defineEvents(
    { record: invoiceTransformer, scope: 'invoices', id: 'invoiceId' },
    {
      'invoice.drafted': 'A draft invoice was created or changed',
      'invoice.issued': 'An invoice was issued and has its number',
      'invoice.updated': 'An issued invoice was changed',
      'invoice.paid': 'An invoice was paid in full',
      'invoice.written_off': 'An invoice was written off, in part or in full',
      'invoice.due_soon': 'An instalment of an invoice, or all of it, is due soon',
      'invoice.overdue': 'An instalment of an invoice, or all of it, is overdue',
      'invoice.voided': 'An invoice was voided',
      'invoice.discarded': 'A draft invoice was discarded: it is VOID and has no number',
    }
  )
  defineEvents(
    { record: invoiceTransformer, scope: 'invoices', id: 'invoiceId' },
    { 'debit_note.created': 'A debit note was issued: an invoice of that type' }
  )
  defineEvents(
    { record: creditNoteTransformer, scope: 'invoices', id: 'creditNoteId' },
    {
      'credit_note.created': 'A credit note was issued',
      'credit_note.allocated': 'Credit was allocated to invoices, or taken back from one',
      'credit_note.refunded': 'Credit was paid back to the customer',
    }
  )
  defineEvents(
    { record: quoteTransformer, scope: 'invoices', id: 'quoteId' },
    {
      'quote.created': 'A quote was created',
      'quote.updated': 'A quote was changed',
      'quote.sent': 'A quote was sent to its customer',
      'quote.accepted': 'A quote was accepted',
      'quote.rejected': 'A quote was rejected',
      'quote.invoiced': 'A quote was converted into an invoice',
      'quote.deleted': 'A quote was deleted',
    }
  )
  defineEvents(
    { record: paymentTransformer, scope: 'invoices', id: 'paymentId' },
    {
      'payment.created': 'A payment of a customer was received',
      'payment.updated': 'Reference or notes of a payment were changed',
      'payment.allocated': 'Money of a payment was allocated to invoices, or taken back from one',
      'payment.refunded': 'Free money of a payment was paid back to the customer',
      'payment.voided': 'A payment of a customer was voided',
    }
  )
  defineEvents(
    { record: refundTransformer, scope: 'invoices', id: 'refundId' },
    {
      'refund.created': 'Money was paid back to a customer',
      'refund.voided': 'A refund was voided: the money is free, or the credit available again',
    }
  )
}
