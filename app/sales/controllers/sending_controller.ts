import { does, inPath, pathId } from '#core/endpoints/operations'
import { deliveryTransformer, sendDocument } from '#document_mails/mails'
import Customer from '#customers/models/customer'
import { sendCreditNoteLater, sendReceiptLater } from '#sales/actions/send_document'
import { sendInvoiceLater } from '#sales/actions/send_invoice'
import { sendQuoteLater } from '#sales/actions/send_quote'
import { sendStatementLater } from '#sales/actions/send_statement'
import { invoiceInPath } from '#sales/invoices/invoice_lock'
import CreditNote from '#sales/models/credit_note'
import Payment from '#sales/models/payment'
import { quoteInPath } from '#sales/quotes/quote_lock'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'
import { sendStatement } from '#sales/validators/send_statement'

export const sending = {
  quote: does(
    {
      of: quoteInPath,
      input: sendDocument,
      record: quoteTransformer,
      summary: 'Mail a quote to its customer',
    },
    (input, ctx) => sendQuoteLater(pathId(ctx), input)
  ),
  invoice: does(
    {
      of: invoiceInPath,
      input: sendDocument,
      output: invoiceTransformer,
      summary: 'Mail an invoice to its customer',
    },
    (input, ctx) => sendInvoiceLater(pathId(ctx), input)
  ),
  creditNote: does(
    {
      of: inPath(CreditNote),
      input: sendDocument,
      output: creditNoteTransformer,
      summary: 'Mail a credit note to its customer',
    },
    (input, ctx) => sendCreditNoteLater(pathId(ctx), input)
  ),
  payment: does(
    {
      of: inPath(Payment),
      input: sendDocument,
      output: paymentTransformer,
      summary: 'Mail the receipt of a payment',
    },
    (input, ctx) => sendReceiptLater(pathId(ctx), input)
  ),
  statement: does(
    {
      of: inPath(Customer),
      input: sendStatement,
      record: deliveryTransformer,
      summary: 'Mail the statement of a customer',
    },
    (input, ctx) => sendStatementLater(pathId(ctx), input)
  ),
}
