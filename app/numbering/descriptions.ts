/** Texts of numbering ranges for the API's description. */
import type { Descriptions } from '#core/resources/descriptions'

const DAYS = 'Required for INVOICE, SUPPORT_DOCUMENT and POS.'

export default {
  operations: {
    'numbering-ranges.index':
      'Lists numbering ranges with their next number and what is left, newest first. ' +
      'Filter by `documentType` and `default` to find the one that documents take, or by ' +
      '`ending` for those that need a new resolution.',
    'numbering-ranges.store':
      'Creates a range of fiscal numbers, as a resolution of the tax authority gives it. ' +
      '`default: true` takes the default of the document type from another range. ' +
      'Documents then take their `fiscalNumber` from it when they are issued.',
    'numbering-ranges.show':
      'Answers one numbering range. ' +
      'To find the documents that it numbered, filter `GET /invoices` by `numberingRangeId`.',
    'numbering-ranges.update':
      'Changes a numbering range. ' +
      'Once it has given numbers, document type, prefix, `from` and resolution stay, and `to` and ' +
      'the days may not leave out a given number: 409 `IN_USE`.',
    'numbering-ranges.destroy':
      'Deletes a range that never gave a number. ' +
      'To stop one that did, set `active: ' +
      'false` with `PATCH /numbering-ranges/:id`.',
  },
  fields: {
    'NumberingRange.documentType': 'The kind of document that the range numbers.',
    'NumberingRange.prefix': {
      description:
        'Up to 4 letters and digits before each number; empty for none. Printed as it is written.',
      example: 'SETP',
    },
    'NumberingRange.from': { description: 'The first number.', example: 990000000 },
    'NumberingRange.to': {
      description: 'The last number, at most 9 digits.',
      example: 995000000,
    },
    'NumberingRange.validFrom': `The first day on which the range numbers documents. ${DAYS}`,
    'NumberingRange.validUntil': `The last day on which the range numbers documents. ${DAYS}`,
    'NumberingRange.resolution': {
      description: `The number of the resolution that authorises the range. ${DAYS}`,
      example: '18760000001',
    },
    'technicalKey': {
      description:
        'The technical key of the range: 40 or 64 hexadecimal digits, kept in lower case. ' +
        'It is stored encrypted and never answered; null removes it.',
      example: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    },
    'NumberingRange.hasTechnicalKey': 'Whether a technical key is stored. Read-only.',
    'NumberingRange.default':
      'Whether documents of the type take this range when they name none. A type has one at most.',
    'NumberingRange.active': 'Whether documents may take numbers of the range.',
    'NumberingRange.nextNumber': {
      description: 'The number that the next document gets; null when none is left. Read-only.',
      example: 990000003,
    },
    'NumberingRange.used': { description: 'How many numbers were given. Read-only.', example: 3 },
    'NumberingRange.remaining': {
      description: 'How many numbers are left. Read-only.',
      example: 4999998,
    },
    'NumberingRange.ending':
      'Whether the range is active and needs another one soon: 90 % are used, or 30 days or less ' +
      'are left. A spent or expired range counts while it is the default. Read-only.',
  },
  enums: {
    'NumberingRange.documentType': {
      INVOICE: 'Sales invoices.',
      CREDIT_NOTE: 'Credit notes; their series needs no resolution.',
      DEBIT_NOTE: 'Debit notes; their series needs no resolution.',
      SUPPORT_DOCUMENT: 'Support documents of purchases from sellers who issue no invoices.',
      POS: 'Documents of points of sale.',
    },
  },
  parameters: {
    'numbering-ranges.index.documentType': 'Only ranges that number documents of this kind.',
    'numbering-ranges.index.active': '`true`: only active ranges; `false`: only the others.',
    'numbering-ranges.index.default': '`true`: only default ranges; `false`: only the others.',
    'numbering-ranges.index.ending':
      '`true`: only ranges that need another one soon; `false`: only the others.',
  },
} satisfies Descriptions
