/** Texts of the domain in the reference of the API. */
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'
import { eventTypes } from '#core/resources/webhook_events'
import { RESOURCES } from '#integrations/imports/resources'

const EVENTS_MEAN = Object.fromEntries(
  [...eventTypes()].map(([type, { what }]) => [type, `${what}.`])
)

const DECIMALS_MEAN = {
  '.': 'Decimal point: 1,234.50.',
  ',': 'Decimal comma: 1.234,50.',
}

const SEPARATORS_MEAN = {
  ',': 'Comma.',
  ';': 'Semicolon, as spreadsheets in Spanish expect.',
  '\t': 'Tab.',
}

const DAYS_MEAN = {
  YMD: 'Year, month, day.',
  DMY: 'Day, month, year: 31/12/2026.',
  MDY: 'Month, day, year: 12/31/2026.',
}

const ENCODINGS_MEAN = {
  'utf-8': 'UTF-8.',
  'windows-1252': 'Windows-1252, as older programs in Western languages write.',
  'utf-16le': 'UTF-16, little-endian.',
}

const MODES_MEAN = {
  create: 'Creates records and refuses rows whose record exists.',
  upsert: 'Creates records, and changes existing ones that differ.',
}

const TEMPLATES = Object.fromEntries(
  RESOURCES.map((resource) => [
    `imports.templates.${resource}`,
    `Answers a CSV file with every column that an import of \`${resource}\` takes and one example ` +
      `row. Fill it in and send it with \`POST /imports\`, first with \`dryRun\`.`,
  ])
)

export default {
  operations: {
    'imports.index':
      'Lists imports and dry runs with their progress; ' +
      'ended ones are kept for 90 days unless the operator set another time. ' +
      'Refused rows are in `GET /imports/:id/errors`.',
    'imports.store':
      'Takes a file of up to 256 MiB and answers at once; ' +
      'the worker reads it row by row under the rules of the API. ' +
      'A bad row does not stop the others; ' +
      'begin with `dryRun` and `GET /imports/:id/preview`.',
    'imports.show':
      'Reads the state and counts of one import; ' +
      'COMPLETED means that the file was read to its end, not that every row was taken. ' +
      'Refused rows are in `GET /imports/:id/errors`.',
    'imports.cancel':
      'Stops a queued or running import; ' +
      'rows that were taken stay. ' +
      'Undo them record by record, or send the corrected file with `mode=upsert`.',
    'imports.errors':
      'Lists the refused rows with field and reason; ' +
      'with `Accept: ' +
      'text/csv` it answers the rows themselves, to be corrected and sent again. ' +
      'The first rows before anything is written are in `GET /imports/:id/preview`.',
    'imports.preview':
      'Shows how the file is understood: ' +
      'columns, decimal mark, order of days and the first 20 rows. ' +
      'It is there until a day after the end; ' +
      'all reasons are in `GET /imports/:id/errors`.',
    ...TEMPLATES,

    'exports.index':
      'Lists exports with their state. A file of assets without waiting is `GET /assets/export`.',
    'exports.store':
      'Queues a file of a resource, whole or filtered by the parameters of its list, in CSV, ' +
      'NDJSON or XLSX. ' +
      'The worker writes it; ' +
      'follow it with `GET /exports/:id` or the event `export.completed`.',
    'exports.show':
      'Reads the state of one export. ' +
      'Once it is COMPLETED, fetch the file with `GET /exports/:id/download`.',
    'exports.cancel':
      'Cancels a queued export; ' +
      'the worker stops within a second and removes what it wrote. ' +
      'An export that has ended answers 409 `INVALID_TRANSITION`.',
    'exports.download':
      'Answers the file of a completed export, for 7 days, to callers who may see what its ' +
      'requester saw. ' +
      'Before that it answers 409 `EXPORT_NOT_READY`; ' +
      'follow it with `GET /exports/:id`.',

    'events.index':
      'Lists what webhooks send, for 30 days, the oldest first and deletions included, as far as ' +
      'the caller may read such records. ' +
      'Go on with `after`; `Accept: text/event-stream` streams new events.',
    'events.show':
      'Reads one event. ' +
      'Events of records that the caller may not read are a 404; list events with `GET /events`.',
    'webhooks.index':
      'Lists webhooks with their events and state; ' +
      'secrets are not shown. ' +
      'What was sent is in `GET /webhooks/:id/deliveries`.',
    'webhooks.store':
      'Subscribes an endpoint to events and answers its secret once; ' +
      'each event is sent as a signed POST. ' +
      'Try the endpoint with `POST /webhooks/:id/test`.',
    'webhooks.show':
      'Reads one webhook without its secret. ' +
      'A lost secret is replaced with `POST /webhooks/:id/rotate-secret`.',
    'webhooks.update':
      'Changes address, events or state; ' +
      '`active: ' +
      'true` switches a disabled webhook on again and sends what waits. ' +
      'The secret changes with `POST /webhooks/:id/rotate-secret`.',
    'webhooks.destroy':
      'Deletes a webhook; ' +
      'nothing more is sent, waiting messages included. ' +
      'To pause it, set `active` to false with `PATCH /webhooks/:id`.',
    'webhooks.deliveries.index':
      'Lists the messages of the last 30 days with their attempts and answers. ' +
      'Filter with `status=FAILED` for those that were given up.',
    'webhooks.deliveries.show':
      'Reads one message with what was sent and the beginning of the answer. ' +
      'Send it again with `POST /webhooks/:id/deliveries/:deliveryId/redeliver`.',
    'webhooks.deliveries.redeliver':
      'Sends a message again at once, under the same `webhook-id`, also one that succeeded. ' +
      'Waiting messages are repeated by themselves for about a day; ' +
      'an inactive webhook answers 409 `WEBHOOK_INACTIVE`.',
    'webhooks.rotate_secret':
      'Makes a new secret and answers it once; ' +
      'for `overlapHours` messages are signed with the old one too. ' +
      'Take the new one into use in that time; ' +
      'then the old one ends.',
    'webhooks.test':
      'Queues a message `webhook.test` for the endpoint, whatever its events are. ' +
      'Follow it in `GET /webhooks/:id/deliveries`.',
  },

  fields: {
    'Export.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['cancel'],
    },
    'createdBy': 'User or API key that asked for it; null for the system. Read-only.',
    'Import.allowedActions': {
      description: 'Verbs that are possible now. Read-only.',
      example: ['cancel'],
    },
    'finishedAt': 'Instant of the end, in UTC; null before it. Read-only.',

    'Export.resource': 'Resource in the file.',
    'ExportsStoreInput.resource': 'Resource to write; the caller needs its reading scope.',
    'Export.format': 'Format of the file.',
    'ExportsStoreInput.format': 'Format of the file; CSV when absent.',
    'Export.filters': {
      description: 'Parameters of the list of the resource that select and sort the rows.',
      example: { status: 'ISSUED', sort: 'number' },
    },
    'ExportsStoreInput.filters': {
      description:
        'Parameters of the list of the resource, such as `status`, `search` and `sort`; ' +
        'all rows when absent.',
      example: { status: 'ISSUED', sort: 'number' },
    },
    'Export.csv': 'How the CSV is written; null for the defaults and other formats.',
    'ExportsStoreInput.csv': 'How the CSV is written; for CSV only.',
    'csv.separator': 'Character between the columns.',
    'csv.decimal': 'Decimal mark of numbers.',
    'csv.bom': 'Whether the file begins with a byte order mark, by which Excel knows UTF-8.',
    'Export.status': 'State of the export. Read-only.',
    'Export.rows': {
      description: 'Rows in the file; null until it is COMPLETED. Read-only.',
      example: 1204,
    },
    'Export.fileSize': {
      description: 'Size of the file in bytes; null until it is COMPLETED. Read-only.',
      example: 48213,
    },
    'Export.error': { description: 'Why it FAILED; null otherwise. Read-only.', example: null },
    'Export.expiresAt':
      'Instant until which the file can be downloaded, in UTC; null before there is one.',

    'Import.resource': 'Resource of the rows.',
    'Import.mode': 'What happens to rows whose record exists.',
    'Import.format': 'Format of the file, by its content.',
    'Import.dryRun': 'Whether rows are only checked and counted; nothing is written.',
    'Import.createMissing': 'Whether records that rows name and that do not exist are created.',
    'Import.notify': 'Whether created employees get their WELCOME mail.',
    'Import.mapping': {
      description: 'Fields by column, where the names differ; null leaves a column out.',
      example: { StockCode: 'sku' },
    },
    'Import.decimal':
      'Decimal mark of the numbers, as given or proved by the file; ' +
      'null when nothing depends on it.',
    'Import.dates':
      'Order of the days, as given or proved by the file; null when nothing depends on it.',
    'Import.encoding': {
      description: 'Encoding of the text, as given or by the byte order mark.',
      example: 'utf-8',
    },
    'Import.defaults': {
      description: 'Values of new records for fields that their rows leave empty.',
      example: { costPrice: '0' },
    },
    'fileName': {
      description: 'Name of the file; null when it had none.',
      example: 'customers.csv',
    },
    'Import.fileSize': { description: 'Size of the file in bytes.', example: 48213 },
    'Import.status': 'State of the import. Read-only.',
    'Import.total': {
      description: 'Rows in the file; null until the worker has counted them. Read-only.',
      example: 63666,
    },
    'Import.processed': {
      description: 'Rows that are done: `succeeded` and `failed` together. Read-only.',
      example: 21000,
    },
    'succeeded': { description: 'Rows that were taken. Read-only.', example: 20998 },
    'Import.failed': {
      description: 'Rows that were refused; the errors say why. Read-only.',
      example: 2,
    },
    'Import.created': {
      description: 'Records that were created; several rows can be one invoice. Read-only.',
      example: 20998,
    },
    'updated': { description: 'Records that were changed. Read-only.', example: 0 },
    'Import.unchanged': {
      description: 'Rows that say what their record says already. Read-only.',
      example: 0,
    },
    'Import.error': {
      description: 'Why the whole file FAILED; null otherwise. Read-only.',
      example: null,
    },
    'startedAt': 'Instant at which the worker began, in UTC; null before it. Read-only.',

    'ImportsStoreInput.mapping': {
      example: '{"StockCode":"sku"}',
    },
    'ImportsStoreInput.defaults': {
      example: '{"costPrice":"0"}',
    },

    'ImportPreview.format': 'Format of the file.',
    'ImportPreview.encoding': { description: 'Encoding of the text.', example: 'utf-8' },
    'ImportPreview.separator': {
      description: 'Character between the columns of a CSV; null for other formats.',
      example: ';',
    },
    'ImportPreview.decimal': 'Decimal mark of the numbers; null when nothing depends on it.',
    'ImportPreview.dates': 'Order of the days; null when nothing depends on it.',
    'ImportPreview.columns': 'Columns of a CSV or a workbook, with the field that each fills.',
    'columns.name': { description: 'Name of the column in the file.', example: 'Razón social' },
    'ImportPreview.columns.field': {
      description: 'Field that the column fills; null for one that is left out.',
      example: 'name',
    },
    'ImportPreview.headerLine': {
      description: 'Line of the file with the header; null without one.',
      example: 1,
    },
    'ImportPreview.data': 'The first 20 rows.',
    ...fieldsOf(['ImportError', 'ImportPreview.data'], {
      row: { description: 'Row of the file, from 1, without the header.', example: 17 },
      line: {
        description:
          'Line of the file on which the row begins; of a workbook the row of the sheet.',
        example: 18,
      },
    }),
    'ImportPreview.data.values': {
      description: 'Values by field: numbers as numbers, days as YYYY-MM-DD.',
      example: { taxId: '900123456-7', name: 'Café Ñandú, S.A.S.' },
    },
    'ImportPreview.data.errors': 'What is wrong with the row; empty when nothing is.',
    'errors.field': { description: 'Field that is wrong.', example: 'email' },
    'ImportError.field': {
      description: 'Field that is wrong; empty for the row as a whole.',
      example: 'email',
    },
    'code': { description: 'Code of the error, for programs.', example: 'INVALID_EMAIL' },
    'message': {
      description: 'Reason for people, in English.',
      example: 'email must be an e-mail address.',
    },

    'url': {
      description: 'Public address that receives the messages as POST requests.',
      example: 'https://erp.example.com/hooks/oficio',
    },
    'WebhookCreate.url': {
      description: 'Public address that receives the messages as POST requests.',
    },
    'description': { description: 'Purpose, for people; null without one.', example: 'ERP' },
    'events': {
      description: 'Events that are sent; the caller needs the reading scope of each.',
      example: ['invoice.issued', 'invoice.paid'],
    },
    'Webhook.active': 'Whether messages are sent.',
    'WebhookUpdate.active':
      'Whether messages are sent; true also ends a switch-off after failures.',
    'Webhook.failingSince':
      'Instant since which every attempt failed, in UTC; null while it works.',
    'Webhook.disabledAt':
      'Instant of the switch-off after 5 days of failures or an answer 410, in UTC; ' +
      'null otherwise.',
    'NewWebhook.secret': {
      description: 'Secret that signs the messages (Standard Webhooks). Shown in this answer only.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    'webhookId': 'Webhook of the message.',
    'WebhookDelivery.messageId': 'Id of the message, sent as `webhook-id` with every attempt.',
    'WebhookDelivery.type': { description: 'Event of the message.', example: 'invoice.issued' },
    'WebhookDelivery.status': 'State of the message.',
    'attempts': { description: 'Attempts so far.', example: 1 },
    'WebhookDelivery.nextAttemptAt':
      'Instant of the next attempt, in UTC; ' +
      'null when there is none. ' +
      'A message waits for those before it.',
    'responseStatus': {
      description: 'HTTP status of the last answer; null without one.',
      example: 204,
    },
    'WebhookDelivery.responseBody': {
      description: 'Beginning of the last answer; null without one.',
      example: 'ok',
    },
    'WebhookDelivery.error': {
      description: 'Why the last attempt failed without an answer; null otherwise.',
      example: null,
    },
    'durationMs': { description: 'Duration of the last attempt in milliseconds.', example: 84 },
    'deliveredAt': 'Instant of the answer 2xx, in UTC; null before it.',
    'WebhookDelivery.payload': {
      description: 'Message as it was sent; null for callers who may not read its record.',
    },
    'WebhookDelivery.payload.type': { description: 'Event.', example: 'invoice.issued' },
    'payload.livemode': 'False for messages of a sandbox.',
    'payload.timestamp': 'Instant at which the message was written, in UTC.',
    'payload.data': {
      description: 'Record of the event, without what needs further permission.',
      example: { id: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', number: 42, status: 'ISSUED' },
    },
    'overlapHours': {
      description: 'Hours in which messages carry the signatures of both secrets.',
      example: 24,
    },
  },

  enums: {
    'resource': {
      'customers': 'Customers.',
      'products': 'Products.',
      'categories': 'Categories.',
      'suppliers': 'Suppliers.',
      'third-parties': 'Third parties.',
      'stock-movements': 'Movements of stock.',
      'warehouses': 'Warehouses.',
      'bills': 'Bills of suppliers.',
      'bill-lines': 'Lines of bills of suppliers.',
      'supplier-payments': 'Payments to suppliers.',
      'supplier-credit-notes': 'Credit notes of suppliers.',
      'supplier-credit-note-lines': 'Lines of credit notes of suppliers.',
      'supplier-refunds': 'Refunds of suppliers.',
      'purchase-orders': 'Purchase orders.',
      'purchase-order-lines': 'Lines of purchase orders.',
      'invoices': 'Invoices.',
      'invoice-lines': 'Lines of invoices.',
      'quotes': 'Quotes.',
      'quote-lines': 'Lines of quotes.',
      'credit-notes': 'Credit notes.',
      'credit-note-lines': 'Lines of credit notes.',
      'payments': 'Payments.',
      'recurring-invoices': 'Recurring invoices.',
      'recurring-bills': 'Recurring bills.',
      'recurring-expenses': 'Recurring expenses.',
      'recurring-entries': 'Recurring entries.',
      'refunds': 'Refunds to customers.',
      'accounts': 'Accounts of the chart.',
      'bank-accounts': 'Bank accounts.',
      'cost-centers': 'Cost centres.',
      'withholding-concepts': 'Withholding concepts with their rates.',
      'taxes': 'Taxes, without their rates.',
      'expenses': 'Expenses.',
      'expense-lines': 'Lines of expenses.',
      'journal-entries': 'Journal entries.',
      'journal-entry-lines': 'Lines of journal entries.',
      'assets': 'Assets.',
      'asset-models': 'Asset models.',
      'licenses': 'Licenses, without product keys.',
      'accessories': 'Accessories.',
      'consumables': 'Consumables.',
      'components': 'Components.',
      'employees': 'Employees.',
      'contracts': 'Contracts.',
      'departments': 'Departments.',
      'tickets': 'Tickets.',
      'ticket-categories': 'Categories of tickets.',
    },
    'format': {
      csv: 'CSV (RFC 4180) in UTF-8.',
      ndjson: 'One JSON record a line.',
      xlsx: 'Excel workbook.',
      CSV: 'CSV.',
      NDJSON: 'One JSON object a line.',
      JSON: 'One JSON array.',
      XLSX: 'Excel workbook.',
    },
    'csv.separator': SEPARATORS_MEAN,
    'decimal': DECIMALS_MEAN,
    'dates': DAYS_MEAN,
    'encoding': ENCODINGS_MEAN,
    'mode': MODES_MEAN,
    'Export.status': {
      QUEUED: 'Waits for the worker, or is being written.',
      COMPLETED: 'May be downloaded for 7 days.',
      FAILED: 'Could not be written; `error` says why.',
      CANCELLED: 'Was cancelled.',
      EXPIRED: 'Its file is gone.',
    },
    'Import.status': {
      QUEUED: 'Waits for the worker.',
      RUNNING: 'Rows are being read.',
      COMPLETED: 'The file was read to its end; `failed` counts refused rows.',
      FAILED: 'The file could not be read; `error` says why.',
      CANCELLED: 'Was cancelled; rows that were taken stay.',
    },
    'events': EVENTS_MEAN,
    'Event.type': EVENTS_MEAN,
    'WebhookDelivery.status': {
      PENDING: 'Waits for an attempt.',
      SUCCEEDED: 'Was answered with 2xx.',
      FAILED: 'Was given up after eleven attempts.',
    },
    'language': {
      en: 'English.',
      es: 'Spanish.',
    },
  },

  parameters: {
    status: 'Records in this state only.',
    resource: 'Records of this resource only.',
    active: '`true` for webhooks that send, `false` for the others.',
    type: { description: 'Messages of this event only.', example: 'invoice.issued' },
    from: 'Written on this day or later, in the time zone of the company.',
    to: 'Written on this day or earlier, in the time zone of the company.',
    code: { example: 'INVALID_EMAIL' },
    mapping: { example: '{"StockCode":"sku"}' },
    defaults: { example: '{"costPrice":"0"}' },
  },
} satisfies Descriptions
