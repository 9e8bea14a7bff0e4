/** Texts of test mode and its mails. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'sandbox.show':
      'Reads the sandbox of the company, which a first use makes. ' +
      'Its kept mails are at `GET /sandbox/mails`.',
    'sandbox.reset':
      'Replaces the sandbox by a new one with the settings, accounts and taxes of the company; ' +
      'test keys keep working, and the company is not touched. ' +
      'Single records are deleted with their own operations.',
    'sandbox.mails.index':
      'Lists the mails of the sandbox, which are kept for 30 days and never sent. ' +
      'Mails to employees are also in `GET /communications/log`.',
    'sandbox.mails.show':
      'Reads one kept mail with its text. ' +
      'Attached documents are read with their own operation, such as `GET /invoices/:id/pdf`.',
  },

  fields: {
    'Sandbox.name': {
      description: 'Name of the sandbox, which begins as that of the company.',
      example: 'Andina S.A.S.',
    },
    'Sandbox.createdAt': {
      description: 'Instant in UTC at which it was made, or reset the last time.',
      example: '2026-11-20T17:59:55.000Z',
    },
    'mails': { description: 'Number of mails that are kept.', example: 3 },
    'to': {
      description: 'Address of the recipient; case does not count.',
      example: 'compras@cafedelcentro.test',
    },
    'toName': { description: 'Name of the recipient, if it is known.', example: 'Café del Centro' },
    'alsoTo': { description: 'Further addresses of the mail.', example: ['caja@cafe.test'] },
    'cc': { description: 'Addresses of the copies.', example: ['contador@cafe.test'] },
    'fromName': {
      description: 'Name beside the address of the sender; null for that of the server.',
      example: 'Andina S.A.S. via Oficio',
    },
    'replyTo': {
      description: 'Address that answers go to, if the mail names one.',
      example: 'ventas@andina.test',
    },
    'subject': { description: 'Subject of the mail.', example: 'Factura N.º 12 de Andina S.A.S.' },
    'text': { description: 'Text of the mail.', example: 'Adjuntamos nuestra factura N.º 12.' },
    'html': {
      description: 'HTML of the mail; null for one that is text alone.',
      example: '<p>Hola</p>',
    },
    'attachments': {
      description: 'Attachments of the mail, without their content.',
      example: [{ name: 'factura-12.pdf', type: 'application/pdf', size: 34_816 }],
    },
    'attachments.name': { description: 'Name of the file.', example: 'factura-12.pdf' },
    'attachments.type': { description: 'Media type of the file.', example: 'application/pdf' },
    'attachments.size': { description: 'Size of the file in bytes.', example: 34_816 },
  },
} satisfies Descriptions
