import { does, pathId } from '#core/endpoints/operations'
import { sendInvoiceLater } from '#sales/actions/send_invoice'
import { sendQuoteLater } from '#sales/actions/send_quote'
import { invoiceInPath } from '#sales/invoices/invoice_lock'
import { quoteInPath } from '#sales/quotes/quote_lock'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'
import { quoteTransformer } from '#sales/transformers/quote_transformer'

export const sending = {
  quote: does(
    {
      of: quoteInPath,
      record: quoteTransformer,
      summary: 'E-mail a quote to its customer, as a PDF',
    },
    (_, ctx) => sendQuoteLater(pathId(ctx))
  ),
  invoice: does(
    {
      of: invoiceInPath,
      output: invoiceTransformer,
      summary: 'E-mail an invoice to its customer, as a PDF',
    },
    (_, ctx) => sendInvoiceLater(pathId(ctx))
  ),
}
