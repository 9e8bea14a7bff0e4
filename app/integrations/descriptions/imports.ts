/** Texts of imports. */
import type { Descriptions } from '#core/resources/descriptions'
import { fieldsOf } from '#core/resources/descriptions'
import { RESOURCES } from '#integrations/imports/resources'

const DECIMALS_MEAN = {
  '.': 'Decimal point: 1,234.50.',
  ',': 'Decimal comma: 1.234,50.',
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
  },

  fields: {
    'createdBy': 'User or API key that asked for it; null for the system. Read-only.',
    'Import.allowedActions': {
      description: 'Verbs that are possible now. Read-only.',
      example: ['cancel'],
    },
    'finishedAt': 'Instant of the end, in UTC; null before it. Read-only.',
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
    'decimal': DECIMALS_MEAN,
    'dates': DAYS_MEAN,
    'encoding': ENCODINGS_MEAN,
    'mode': MODES_MEAN,
    'Import.status': {
      QUEUED: 'Waits for the worker.',
      RUNNING: 'Rows are being read.',
      COMPLETED: 'The file was read to its end; `failed` counts refused rows.',
      FAILED: 'The file could not be read; `error` says why.',
      CANCELLED: 'Was cancelled; rows that were taken stay.',
    },
    'language': {
      en: 'English.',
      es: 'Spanish.',
    },
  },

  parameters: {
    status: 'Records in this state only.',
    resource: 'Records of this resource only.',
    code: { example: 'INVALID_EMAIL' },
    mapping: { example: '{"StockCode":"sku"}' },
    defaults: { example: '{"costPrice":"0"}' },
  },
} satisfies Descriptions
