/** Texts of the mails of documents in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

const BODIES = [
  'Quotes',
  'Invoices',
  'CreditNotes',
  'Payments',
  'CustomersStatement',
  'PurchaseOrders',
]

/** Fields of the bodies that mail a document. */
const sent = Object.fromEntries(
  BODIES.flatMap((body) => [
    [
      `${body}SendInput.to`,
      {
        description:
          'The addresses, at most 10; one may stand without a list. ' +
          'Without them the mail goes to the address of the customer or supplier.',
        example: ['compras@cafedelcentro.test'],
      },
    ],
    [
      `${body}SendInput.cc`,
      {
        description: 'The addresses of copies, at most 10; one may stand without a list.',
        example: ['contador@cafedelcentro.test'],
      },
    ],
    [
      `${body}SendInput.subject`,
      {
        description: 'The subject; without it, kind and number of the document.',
        example: 'Su factura de noviembre',
      },
    ],
    [
      `${body}SendInput.message`,
      {
        description:
          'Text in place of the greeting and the usual sentences. Amounts and days follow it.',
        example: 'Buenos días, adjuntamos la factura de noviembre.',
      },
    ],
    [
      `${body}SendInput.attachments`,
      'Ids of files of the company that go with the document, at most 10 and 10 MiB together. ' +
        'They are attached to the record.',
    ],
  ])
)

export default {
  operations: {},
  fields: {
    ...sent,
    'CustomersStatementSendInput.period':
      'The days of the statement; without it, all days through the one on which the mail leaves.',
    'CustomersStatementSendInput.period.from':
      'The first day; all before it is in the opening balance.',
    'CustomersStatementSendInput.period.to': 'The last day.',
    'DocumentDelivery.document': { description: 'The kind of document. Read-only.' },
    'DocumentDelivery.documentId':
      'The record that was mailed; of a statement, the customer. Read-only.',
    'DocumentDelivery.to': {
      description: 'The addresses of the mail. Read-only.',
      example: ['compras@cafedelcentro.test'],
    },
    'DocumentDelivery.cc': {
      description: 'The addresses of its copies. Read-only.',
      example: ['contador@cafedelcentro.test'],
    },
    'DocumentDelivery.subject': {
      description: 'The subject, as it was sent or made. Read-only.',
      example: 'Factura N.º 12 de Andina S.A.S.',
    },
    'DocumentDelivery.message': {
      description: 'The text that was sent; null for the usual one. Read-only.',
      example: 'Buenos días, adjuntamos la factura de noviembre.',
    },
    'DocumentDelivery.attachments.fileId': 'The id of the file.',
    'DocumentDelivery.attachments.name': {
      description: 'The name of the file.',
      example: 'contrato.pdf',
    },
    'DocumentDelivery.attachments': {
      description: 'Files of the company beside the document. Read-only.',
      example: [{ fileId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', name: 'contrato.pdf' }],
    },
    'DocumentDelivery.status': {
      description: 'What became of the mail. Read-only.',
      example: 'SENT',
    },
    'DocumentDelivery.error': {
      description:
        'The reason of a failure, or for which the mail waits; null without one. Read-only.',
      example: 'The mail server refused it: 550 No such person',
    },
    'DocumentDelivery.sentAt':
      'The instant at which the mail server took it, in UTC; null before. Read-only.',
  },
  enums: {
    'DocumentDelivery.status': {
      QUEUED: 'It waits for the worker or the mail server.',
      SENT: 'The mail server took it.',
      FAILED: 'It is not sent; `error` has the reason.',
    },
    'DocumentDelivery.document': {
      QUOTE: 'A quote.',
      INVOICE: 'An invoice.',
      CREDIT_NOTE: 'A credit note.',
      PAYMENT: 'The receipt of a payment.',
      STATEMENT: 'A statement of account.',
      PURCHASE_ORDER: 'A purchase order.',
      REMINDER: 'A reminder of invoices.',
    },
  },
} satisfies Descriptions
