/** Texts of quotes. */
import type { Descriptions } from '#core/resources/descriptions'
import { PDF_LANGUAGE } from '#sales/descriptions/samples'

export default {
  operations: {
    'quotes.index':
      'Lists quotes with their lines, newest first. ' +
      'To read only accepted ones, filter by `status`; ' +
      'to follow every change, use the webhook `quote.updated`.',
    'quotes.store':
      'Creates a quote in DRAFT with its number; ' +
      'nothing moves and nothing is posted. ' +
      'A line without `unitPrice` or `taxRate` takes those of the product. ' +
      'To sell at once, use `POST /invoices`.',
    'quotes.show':
      'Answers one quote with its lines, totals and `allowedActions`. ' +
      'To print it, use `GET /quotes/:id/pdf`.',
    'quotes.update':
      'Changes a quote in DRAFT or SENT; ' +
      '`items`, when sent, replace its lines. ' +
      'A quote that is accepted no longer changes: ' +
      'delete it, or convert it and change the draft invoice.',
    'quotes.destroy':
      'Deletes a quote that became no invoice. ' +
      'Its number is not given again, and a mail that has not left is not sent. ' +
      'To keep it on record, use `POST /quotes/:id/reject`.',
    'quotes.accept':
      'Notes that the customer accepted a quote in DRAFT or SENT: ' +
      'it becomes ACCEPTED and no longer expires. ' +
      'To make the invoice of it, use `POST /quotes/:id/convert`, which needs no acceptance ' +
      'first.',
    'quotes.reject':
      'Notes that the customer declined a quote in SENT: ' +
      'it becomes REJECTED for good. ' +
      'To remove a quote that was never sent, use `DELETE /quotes/:id`.',
    'quotes.convert':
      'Makes the invoice of a quote, once, at the prices of the quote, and answers the ' +
      'invoice. ' +
      'The quote becomes INVOICED. ' +
      'Its day is today: ' +
      'a `date` in the request is ignored. ' +
      'Send `draft: ' +
      'true` to number nothing yet, and issue it later with `POST /invoices/:id/issue`.',
    'quotes.mark-sent':
      'Notes that a quote in DRAFT went to the customer by another way: ' +
      'it becomes SENT, and nobody is mailed. ' +
      'To mail the PDF from here, use `POST /quotes/:id/send`.',
    'quotes.pdf':
      'Answers the quote as a PDF to print or attach. ' +
      `${PDF_LANGUAGE} To mail it to the customer, use \`POST /quotes/:id/send\`.`,
  },

  fields: {
    /* Quotes */
    'Quote.date':
      'The day on which the quote was made, in the time zone of the company. Read-only.',
    'Quote.validUntil':
      'The last day on which it can be accepted, in the time zone of the company. ' +
      'Null never expires.',
    'Quote.number': { example: 118 },
    'QuoteUpdate.status':
      'May be repeated as it was read. Only actions such as `accept` change it.',
  },

  enums: {
    'Quote.status': {
      DRAFT: 'Not sent to the customer yet.',
      SENT: 'Sent by mail or otherwise; it waits for an answer.',
      ACCEPTED: 'Accepted by the customer; it no longer expires.',
      REJECTED: 'Declined by the customer. Nothing follows but deletion.',
      EXPIRED: 'DRAFT or SENT, read after `validUntil`.',
      INVOICED: 'Became the invoice `invoiceId`.',
    },
  },
} satisfies Descriptions
