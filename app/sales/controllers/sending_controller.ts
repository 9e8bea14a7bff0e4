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
      summary: 'Mail a quote to its customer',
    },
    (_, ctx) => sendQuoteLater(pathId(ctx))
  ),
  invoice: does(
    {
      of: invoiceInPath,
      output: invoiceTransformer,
      summary: 'Mail an invoice to its customer',
    },
    (_, ctx) => sendInvoiceLater(pathId(ctx))
  ),
}
