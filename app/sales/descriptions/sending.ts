/** Texts of mails of documents. */
import type { Descriptions } from '#core/resources/descriptions'

const mailsOf = (what: string, path: string) =>
  `Lists the mails of ${what}, newest first, with their recipients and what became of them. ` +
  `To send another, use \`POST ${path}\`.`

const mails = (path: string) =>
  `Each request sends a mail of its own, which \`GET ${path}\` lists. `

export default {
  operations: {
    'quotes.send':
      'Queues a mail with the PDF to `to`, or to the e-mail address of the customer: ' +
      'the quote becomes SENT at once. ' +
      'If it went on paper or by chat, use `POST /quotes/:id/mark-sent` instead.',
    'quotes.deliveries': mailsOf('a quote', '/quotes/:id/send'),
    'invoices.send':
      'Queues a mail with the PDF to `to`, or to the e-mail address of the customer. ' +
      mails('/invoices/:id/deliveries') +
      'A draft must first be issued with `POST /invoices/:id/issue`.',
    'invoices.deliveries': mailsOf('an invoice', '/invoices/:id/send'),
    'credit-notes.send':
      'Queues a mail with the PDF to `to`, or to the e-mail address of the customer. ' +
      mails('/credit-notes/:id/deliveries') +
      'To print it yourself, use `GET /credit-notes/:id/pdf`.',
    'credit-notes.deliveries': mailsOf('a credit note', '/credit-notes/:id/send'),
    'payments.send':
      'Queues a mail with the receipt to `to`, or to the e-mail address of the customer. ' +
      mails('/payments/:id/deliveries') +
      'To print it yourself, use `GET /payments/:id/pdf`.',
    'payments.deliveries': mailsOf('the receipt of a payment', '/payments/:id/send'),
    'customers.statement.send':
      'Queues a mail with the statement of account to `to`, or to the address of the customer. ' +
      'It answers the mail, which `GET /customers/:id/statement/deliveries` lists. ' +
      'To read the statement, use `GET /customers/:id/statement`.',
    'customers.statement.deliveries': mailsOf(
      'the statements of a customer',
      '/customers/:id/statement/send'
    ),
  },
} satisfies Descriptions
