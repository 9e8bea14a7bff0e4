/** Texts of reminders in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'
import sending from '#reminders/descriptions/sending'

const ID = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

const ROW = {
  invoiceId: 'The id of the invoice.',
  number: { description: 'The number of the invoice.', example: 1042 },
  fiscalNumber: {
    description: 'Its number in a numbering range; null without one.',
    example: 'SETP990000002',
  },
  position: {
    description: 'The instalment, from 1; an invoice without payment terms has one.',
    example: 1,
  },
  dueDate: 'The due day.',
  days: { description: 'Days after the due day; below zero before it.', example: 20 },
  levelId: 'The level that it has reached.',
  balance: { description: 'What is still to pay of it.', example: 1190000 },
  charge: { description: 'Fee and interest, which are not posted.', example: 35210.96 },
}

const rowsOf = (path: string) =>
  Object.fromEntries(Object.entries(ROW).map(([name, text]) => [`${path}.${name}`, text]))

const SENT = {
  customerId: 'The id of the customer. Read-only.',
  customerName: {
    description: 'The name of the customer on that day. Read-only.',
    example: 'Café Ñandú S.A.S.',
  },
  levelId: 'The highest level of its rows, whose text it has. Read-only.',
  date: 'The day of the reminder. Read-only.',
  balance: { description: 'The sum of its rows. Read-only.', example: 1190000 },
  charge: { description: 'The sum of their charges. Read-only.', example: 35210.96 },
  currency: { description: 'The currency of the amounts. Read-only.', example: 'COP' },
  debitNoteId: 'The last debit note of its charge; null before. Read-only.',
  rows: {
    description: 'The instalments, oldest first. Read-only.',
    example: [{ invoiceId: ID, position: 1, days: 20 }],
  },
  to: {
    description: 'The addresses of the last mail. Read-only.',
    example: ['compras@cafedelcentro.test'],
  },
  subject: {
    description: 'The subject as it was sent. Read-only.',
    example: 'Su factura 1042 venció hace 20 días',
  },
  message: {
    description: 'The text as it was sent. Read-only.',
    example: 'Estimado cliente Café Ñandú: su saldo vencido es de $ 1.190.000,00.',
  },
  status: 'What became of the last mail. Read-only.',
  error: {
    description: 'The reason of a failure, or for which it waits; null without one. Read-only.',
    example: 'The mail server refused it: 550 No such person',
  },
  sentAt: 'The instant at which the mail server took it; null before. Read-only.',
}

const remindersAt = (path: string) => ({
  ...Object.fromEntries(Object.entries(SENT).map(([name, text]) => [`${path}.${name}`, text])),
  ...rowsOf(`${path}.rows`),
})

const skipped = (of: string) => ({
  [`${of}.asOf`]: 'The day of the reminders.',
  [`${of}.skipped`]: 'Customers with something due who get no mail, and why.',
  [`${of}.skipped.customerId`]: 'The id of the customer.',
  [`${of}.skipped.customerName`]: {
    description: 'The name of the customer.',
    example: 'Café Ñandú S.A.S.',
  },
  [`${of}.skipped.reason`]: 'The reason.',
})

const REASONS = {
  NO_EMAIL: 'The customer has no e-mail address.',
  REMINDERS_OFF: '`reminders` of the customer is false.',
  TOO_SOON: 'The last reminder was fewer days ago than `reminderMinimumDaysBetween`.',
  COVERED: 'Money of the customer that is free covers all of it.',
}

const STATES = {
  QUEUED: 'It waits for the worker or the mail server.',
  SENT: 'The mail server took it.',
  FAILED: 'It is not sent; `error` has the reason.',
}

const PLACEHOLDERS =
  'It may have {{customerName}}, {{companyName}}, {{balance}}, {{charge}}, {{total}}, ' +
  '{{invoices}}, {{dueDate}} and {{days}} of the oldest.'

export default {
  operations: {
    ...sending.operations,
    'reminder-levels.index':
      'Lists the levels of reminders, newest first; sort by `afterDays` for their order. ' +
      'For what was sent, use `GET /reminders`.',
    'reminder-levels.store':
      'Creates a level: the text that a customer gets so many days after the due day. ' +
      'To see what it would send, use `POST /reminders/preview`.',
    'reminder-levels.show':
      'Answers one level. For reminders that it sent, filter `GET /reminders` by `levelId`.',
    'reminder-levels.update':
      'Changes a level for later reminders; an instalment does not get it twice. ' +
      'To pause it, send `active: false`.',
    'reminder-levels.destroy':
      'Deletes a level; reminders that it sent stay. To pause it, use `active: false`.',
    'reminders.index':
      'Lists reminders that were sent, newest first, with their invoices. ' +
      'For what would be sent, use `POST /reminders/preview`.',
    'reminders.show':
      'Answers one reminder with its invoices and what became of its mail. ' +
      'For those of a customer, filter `GET /reminders` by `customerId`.',
    'reminders.preview':
      'Answers what a run would send on `asOf`, today by default, by the balances of now. ' +
      'Nothing is written: to send it, use `POST /reminders/run`.',
    'reminders.charge':
      'Makes a debit note of the charge that a reminder shows, on its oldest invoice. ' +
      'It has a line for each invoice, of the product LATE-CHARGE, and its income goes to the ' +
      'role `late_fees`. Interest that a debit note of another reminder charged is left out. ' +
      'A reminder whose debit note was voided is charged again. ' +
      'For another amount, use `POST /invoices/:id/debit-notes`.',
    'reminders.run':
      'Sends what is due today, one mail for each customer, at most 200 in a request. ' +
      'The worker does so every morning at 8:00 of the company; nothing is sent twice. ' +
      'To look first, use `POST /reminders/preview`.',
  },

  fields: {
    ...sending.fields,
    'ReminderLevel.name': { description: 'A name for people.', example: 'Segundo aviso' },
    'ReminderLevel.afterDays': {
      description: 'Days after the due day; below zero before it. Each level has its own.',
      example: 15,
    },
    'ReminderLevel.subject': {
      description: `The subject of the mail. ${PLACEHOLDERS}`,
      example: 'Su factura {{invoices}} venció hace {{days}} días',
    },
    'ReminderLevel.body': {
      description: `The text of the mail, above the list of invoices. ${PLACEHOLDERS}`,
      example: 'Estimado cliente {{customerName}}: su saldo vencido es de {{balance}}.',
    },
    'ReminderLevel.fee': {
      description: 'A fixed charge for each instalment, which is shown and not posted.',
      example: 0,
    },
    'ReminderLevel.yearlyRate': {
      description: 'Simple interest in per cent of a year of 365 days, shown and not posted.',
      example: 24,
    },
    'ReminderLevel.active': 'Whether it is sent.',
    ...remindersAt('Reminder'),
    ...remindersAt('RemindersRunAnswer.reminders'),
    'RemindersPreviewInput.asOf': 'The day of the preview; today by default.',
    ...skipped('RemindersPreviewAnswer'),
    'RemindersPreviewAnswer.reminders': 'A mail for each customer.',
    'RemindersPreviewAnswer.reminders.customerId': 'The id of the customer.',
    'RemindersPreviewAnswer.reminders.customerName': {
      description: 'The name of the customer.',
      example: 'Café Ñandú S.A.S.',
    },
    'RemindersPreviewAnswer.reminders.email': {
      description: 'The address of the mail.',
      example: 'compras@cafedelcentro.test',
    },
    'RemindersPreviewAnswer.reminders.levelId': 'The highest level of its rows, whose text it has.',
    'RemindersPreviewAnswer.reminders.balance': {
      description: 'The sum of its rows.',
      example: 1190000,
    },
    'RemindersPreviewAnswer.reminders.charge': {
      description: 'The sum of their charges.',
      example: 35210.96,
    },
    'RemindersPreviewAnswer.reminders.rows': 'The instalments, oldest first.',
    ...rowsOf('RemindersPreviewAnswer.reminders.rows'),
    ...skipped('RemindersRunAnswer'),
    'RemindersRunAnswer.reminders': 'The reminders that were sent.',
    'RemindersRunAnswer.hasMore': {
      description: 'Whether more are due than one request sends.',
      example: false,
    },
  },

  enums: {
    'Reminder.status': STATES,
    'RemindersRunAnswer.reminders.status': STATES,
    'RemindersPreviewAnswer.skipped.reason': REASONS,
    'RemindersRunAnswer.skipped.reason': REASONS,
  },

  parameters: {
    ...sending.parameters,
    'levelId': 'Only reminders of this level, by its id.',
    'reminder-levels.index.active': '`true`: only levels that are sent; `false`: only the others.',
  },
} satisfies Descriptions
