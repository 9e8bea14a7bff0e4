import { defineEvents } from '#core/resources/webhook_events'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'

export default function defineSalesEvents() {
  defineEvents(
    { record: invoiceTransformer, scope: 'invoices', id: 'invoiceId' },
    {
      'invoice.drafted': 'A draft of an invoice was made, or changed',
      'invoice.issued': 'An invoice got its number',
      'invoice.updated': 'An issued invoice was changed',
      'invoice.paid': 'Nothing is left to pay of an invoice',
      'invoice.voided': 'An invoice was taken back',
      'invoice.discarded': 'A draft of an invoice was discarded: it is VOID, without a number',
    }
  )
  defineEvents(
    { record: creditNoteTransformer, scope: 'invoices', id: 'creditNoteId' },
    { 'credit_note.created': 'Part of an invoice, or what was left of it, was taken back' }
  )
  defineEvents(
    { record: quoteTransformer, scope: 'invoices', id: 'quoteId' },
    {
      'quote.created': 'A quote was created',
      'quote.updated': 'A quote was changed',
      'quote.sent': 'A quote goes to its customer',
      'quote.accepted': 'A customer takes a quote',
      'quote.rejected': 'A customer does not take a quote',
      'quote.invoiced': 'A quote became an invoice',
      'quote.deleted': 'A quote was deleted',
    }
  )
  defineEvents(
    { record: paymentTransformer, scope: 'invoices', id: 'paymentId' },
    {
      'payment.created': 'A customer has paid',
      'payment.updated': 'What is said about a payment was changed',
      'payment.voided': 'A payment of a customer was taken back',
    }
  )
}
