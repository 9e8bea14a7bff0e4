/** Texts of the domain in the reference of the API. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'communications/templates.index':
      'Lists the templates of the company. ' +
      'Without an active template of an event, nothing is mailed for that event.',
    'communications/templates.store':
      'Creates a template; ' +
      'from then on each occurrence of its event is mailed while it is active. ' +
      'Unsafe HTML is removed and unknown placeholders are refused; ' +
      'try it with `POST /communications/templates/:id/preview`.',
    'communications/templates.show':
      'Reads one template as it is sent. ' +
      'Use `POST /communications/templates/:id/preview` to see it with the values of an ' +
      'employee.',
    'communications/templates.update':
      'Changes text, lead time or state; ' +
      'mails that are queued get the new body. ' +
      'The event cannot change: ' +
      'create another template.',
    'communications/templates.destroy':
      'Deletes a template; ' +
      'with mails that are still to be sent it answers 409 `IN_USE`. ' +
      'Set `isActive` to false with `PATCH /communications/templates/:id` to stop its mails.',
    'communications.templates.preview':
      'Fills the template with the values of an employee and your own, and names ' +
      'placeholders without a value. ' +
      'Nothing is sent or logged; ' +
      'send with `POST /communications/sends`.',
    'communications.sends.store':
      'Queues a mail of any active template to one employee and answers its log entry; ' +
      'the worker sends it. ' +
      'Mails of events are sent without this; ' +
      'many employees need one request each.',
    'communications.sends.show':
      'Reads the log entry of one mail, with its state and error. ' +
      'The text of the mail is not kept; ' +
      '`GET /communications/log` searches all entries.',
    'communications.sends.retry':
      'Queues a FAILED mail again, with the template and address of now and the values of ' +
      'then. ' +
      'Any other state answers 409 `INVALID_TRANSITION`; ' +
      'a new mail is sent with `POST /communications/sends`.',
    'communications.log':
      'Lists mails that were SENT or FAILED, by day, recipient and state. ' +
      'Filter with `status=QUEUED` for waiting ones; ' +
      'one mail is followed at `GET /communications/sends/:id`.',
  },

  fields: {
    'eventType': 'Event that triggers the mail. It cannot be changed later.',
    'name': { description: 'Name of the template, for the company.', example: 'Cumpleaños' },
    'CommunicationTemplate.subject': {
      description:
        'Subject of the mail, with placeholders such as {{employeeName}}; ' +
        'the event decides which ones there are.',
      example: '¡Feliz cumpleaños, {{employeeName}}!',
    },
    'CommunicationTemplate.body': {
      description:
        'Text of the mail as HTML with placeholders. ' +
        'Scripts, forms, frames and unsafe links are removed on saving.',
      example: '<p>Hola {{employeeName}}:</p><p>Hoy, {{date}}, cumples {{years}}.</p>',
    },
    'CommunicationTemplate.sendDaysBefore': {
      description:
        'Days before the event on which the mail is sent, at 8:00 in the time zone of the ' +
        'company. ' +
        'Default 0; ' +
        '30 for CONTRACT_RENEWAL, 7 for PROBATION_ENDING.',
      example: 0,
    },
    'CommunicationTemplate.isActive': 'Whether mails of the template are sent.',

    'employeeId': 'Employee who receives the mail.',
    'CommunicationsTemplatesPreviewInput.employeeId':
      'Employee whose values fill the preview; none when absent.',
    'templateId': 'Template of the mail.',
    'customData': {
      description:
        'Values for placeholders, by name; ' +
        'they win over those of the event. ' +
        'A number named `amount` is shown as money.',
      example: { years: 36 },
    },
    'CommunicationSend.recipient': {
      description: 'Address of the mail; null when the employee had none.',
      example: 'luz@andina.test',
    },
    'CommunicationSend.subject': {
      description: 'Subject with its values; the pay of a payslip stays {{amount}}.',
      example: '¡Feliz cumpleaños, Luz Mejía!',
    },
    'CommunicationSend.status': 'State of the mail. Read-only.',
    'CommunicationSend.error': {
      description: 'Why the mail failed, or what it waits for; null otherwise.',
      example: null,
    },
    'CommunicationSend.attempts': {
      description: 'How often the mail was given to the mail server.',
      example: 1,
    },
    'sentAt': 'Instant at which the mail server accepted it, in UTC; null before.',

    'CommunicationsTemplatesPreviewAnswer.subject': {
      description: 'Subject with its values.',
      example: '¡Feliz cumpleaños, Luz Mejía!',
    },
    'html': { description: 'Text as HTML with its values.', example: '<p>Hola Luz Mejía:</p>' },
    'CommunicationsTemplatesPreviewAnswer.text': {
      description: 'The same as plain text.',
      example: 'Hola Luz Mejía:',
    },
    'CommunicationsTemplatesPreviewAnswer.missing': {
      description: 'Placeholders without a value, which stand in the text as they are.',
      example: ['years'],
    },
  },

  enums: {
    'eventType': {
      BIRTHDAY: 'Birthday, at 8:00.',
      WORK_ANNIVERSARY: 'Anniversary of the hire date, at 8:00.',
      PAYROLL_SLIP: 'A payroll run is approved.',
      CONTRACT_RENEWAL: 'An active FIXED_TERM contract is about to end.',
      PROBATION_ENDING: 'Two months after the hire date are about to be over.',
      TIME_OFF_APPROVED: 'Leave is approved.',
      TIME_OFF_REJECTED: 'Leave is rejected.',
      WELCOME: 'An employee with an e-mail is created.',
      FAREWELL: 'An employee has left.',
      CUSTOM: 'No event; sent by `POST /communications/sends` only.',
    },
    'CommunicationSend.status': {
      QUEUED: 'Waits for the worker.',
      SENDING: 'Is given to the mail server.',
      SENT: 'The mail server has it.',
      FAILED: 'Was not sent; `error` says why.',
    },
  },

  parameters: {
    'eventType': 'Templates of this event only.',
    'isActive': '`true` for templates that are sent, `false` for the others.',
    'communications.log.status': 'Mails in this state; SENT and FAILED when absent.',
    'from': 'Queued on this day or later, in the time zone of the company.',
    'to': 'Queued on this day or earlier, in the time zone of the company.',
    'communications.log.recipient': 'Mails whose address contains this text.',
  },
} satisfies Descriptions
