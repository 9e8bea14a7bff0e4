/** Texts of exports. */
import type { Descriptions } from '#core/resources/descriptions'

const SEPARATORS_MEAN = {
  ',': 'Comma.',
  ';': 'Semicolon, as spreadsheets in Spanish expect.',
  '\t': 'Tab.',
}

export default {
  operations: {
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
  },

  fields: {
    'Export.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['cancel'],
    },
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
  },

  enums: {
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
    'Export.status': {
      QUEUED: 'Waits for the worker, or is being written.',
      COMPLETED: 'May be downloaded for 7 days.',
      FAILED: 'Could not be written; `error` says why.',
      CANCELLED: 'Was cancelled.',
      EXPIRED: 'Its file is gone.',
    },
  },
} satisfies Descriptions
