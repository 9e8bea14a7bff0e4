/** Texts of mails of a reminder. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'reminders.send':
      'Queues a further mail of a reminder, such as of one that FAILED, to `to` or the present ' +
      'address of the customer. It lists what is still owed; levels count from the first mail. ' +
      'For levels that are due, use `POST /reminders/run`.',
    'reminders.deliveries':
      'Lists the mails of a reminder, newest first, with their recipients and what became of them. ' +
      'To send another, use `POST /reminders/:id/send`.',
  },
  fields: {
    'RemindersSendInput.to': {
      description:
        'The addresses, at most 10; one may stand without a list. ' +
        'Without them the mail goes to the present address of the customer.',
      example: ['pagos@cafedelcentro.test'],
    },
    'RemindersSendInput.cc': {
      description: 'The addresses of copies, at most 10; one may stand without a list.',
      example: ['contador@cafedelcentro.test'],
    },
    'RemindersSendInput.subject': {
      description: 'The subject; without it, that of the last mail.',
      example: 'Su factura 1042 está vencida',
    },
    'RemindersSendInput.message': {
      description: 'The text above the list of invoices; without it, that of the last mail.',
      example: 'Buenos días, le recordamos su saldo vencido.',
    },
    'RemindersSendInput.attachments':
      'Ids of files of the company that go with the mail, at most 10 and 10 MiB together. ' +
      'They are attached to the reminder.',
  },
  parameters: {
    'reminders.index.status': 'Only reminders whose last mail is QUEUED, SENT or FAILED.',
  },
} satisfies Descriptions
