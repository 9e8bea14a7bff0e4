/** Texts of customers and interactions for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'customers.index':
      'Lists customers, newest first. ' +
      'To find one by its tax id, e-mail address or your own id, filter by `taxId`, `email` ' +
      'or `externalId` instead of `search`.',
    'customers.store':
      'Creates a customer, to whom quotes and invoices can be written. ' +
      'To bring many over at once, or to change those that exist already, use `POST ' +
      '/imports`.',
    'customers.show':
      'Answers one customer with the balance that they owe. ' +
      'For the documents behind the balance, use `GET /customers/:id/statement`.',
    'customers.update':
      'Changes the fields that are sent. ' +
      'Invoices and quotes keep the name with which they were written; ' +
      'PDFs print the address and tax id of today.',
    'customers.destroy':
      'Deletes a customer without quotes, invoices, payments or assets; ' +
      'with any of them it is a 409 `IN_USE`. ' +
      'To stop credit sales to a customer who has some, lower `creditLimit` with `PATCH ' +
      '/customers/:id`.',
    'customers.interactions.index':
      'Lists the interactions with a customer, newest first. ' +
      'Filter by `type` to read only calls or meetings.',
    'customers.interactions.store':
      'Notes a call, mail, meeting, message or note about a customer, with a day to follow ' +
      'up. ' +
      'Interactions never change: ' +
      'to correct one, add another.',
    'customers.interactions.show':
      'Answers one interaction with a customer. ' +
      'For all of them, use `GET /customers/:id/interactions`.',
  },
  fields: {
    'Customer.taxId': {
      description:
        'The tax document (NIT, RUC, RUT, …), unique in the company. ' +
        'Dots, blanks and hyphens do not make another one.',
      example: '900123456-7',
    },
    'CustomerCreate.taxId': {
      description:
        'The tax document (NIT, RUC, RUT, …), unique in the company. ' +
        'Required without `thirdPartyId`; with it, that of the third party is taken by default.',
      example: '900123456-7',
    },
    'Customer.name': {
      description: 'The name of the person or company, as invoices print it.',
      example: 'Café Ñandú S.A.S.',
    },
    'Customer.thirdPartyId':
      'The person or company behind the customer, by its id. ' +
      'A NIT with its check digit in `taxId` links or makes one by itself.',
    'Customer.email': {
      description: 'The e-mail address to which quotes and invoices are mailed.',
      example: 'compras@nandu.co',
    },
    'Customer.creditLimit': {
      description:
        'The most that the customer may owe when buying on CREDIT, in the currency of the ' +
        'company. ' +
        '0 sets no limit.',
      example: 1500000,
    },
    'Customer.reminders': 'Whether the customer gets reminders of unpaid invoices.',
    'Customer.balance': { example: 235500 },
    'Customer.advances': { example: 0 },
    'CustomerInteraction.customerId': 'The id of the customer. Read-only.',
    'CustomerInteraction.type': 'The kind of contact.',
    'CustomerInteraction.comment': {
      description: 'What was said or agreed.',
      example: 'Pide cotización para diciembre.',
    },
    'CustomerInteraction.nextActionDate':
      'The day to follow up, `YYYY-MM-DD`; null when nothing follows. Nobody is reminded.',
  },
  enums: {
    'CustomerInteraction.type': {
      CALL: 'A telephone call.',
      EMAIL: 'A mail, sent or received outside of this product.',
      MEETING: 'A meeting, in person or by video.',
      WHATSAPP: 'A message by WhatsApp or another chat.',
      NOTE: 'A note of the company for itself.',
    },
  },
  parameters: {
    taxId: { example: '900123456-7' },
  },
} satisfies Descriptions
