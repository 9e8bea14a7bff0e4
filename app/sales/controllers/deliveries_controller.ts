/** The mails of documents of sales. */
import { readRecord } from '#core/endpoints/operations'
import type { AnyTransformer } from '#core/endpoints/operations/declaration'
import { deliveriesOf } from '#document_mails/deliveries_of'
import { customerMustBeThere } from '#sales/mail/customer_there'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'

const there = (record: AnyTransformer) => (id: string) => readRecord(record, id, ['id'])

export const deliveries = {
  quote: deliveriesOf('QUOTE', 'List the mails of a quote', there(quoteTransformer)),
  invoice: deliveriesOf('INVOICE', 'List the mails of an invoice', there(invoiceTransformer)),
  creditNote: deliveriesOf(
    'CREDIT_NOTE',
    'List the mails of a credit note',
    there(creditNoteTransformer)
  ),
  payment: deliveriesOf('PAYMENT', 'List the mails of a payment', there(paymentTransformer)),
  statement: deliveriesOf(
    'STATEMENT',
    'List the mails of the statements of a customer',
    customerMustBeThere
  ),
}
