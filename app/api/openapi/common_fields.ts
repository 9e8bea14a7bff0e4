/** Texts for fields, enums and parameters that have the same meaning in all domains. */
import type { Descriptions } from '#core/resources/descriptions'

const CURSOR = 'WyItaWQiLCIwMWExZmIyMC0wZTk5LTcwNDYtOTJiNC1iODhiN2YwNzNiMTQiXQ'
const REQUEST = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

/** The same filter in many lists. */
const of = (record: string) => `Only records of this ${record}, by its id.`

const texts: Descriptions = {
  fields: {
    'id': 'The id of the record, a UUID that never changes. Read-only.',
    'version': {
      description:
        'Grows by one with each change of the record, and is its `ETag`. ' +
        'Send it as `If-Match` to change only what you have read. ' +
        'Read-only.',
      example: 1,
    },
    'createdAt': 'The instant at which the record was made, in UTC. Read-only.',
    'updatedAt':
      'The instant of the last change, in UTC; that of the creation before any change. Read-only.',
    'createdBy':
      'The id of the user who made the record; null when a key or the system did. Read-only.',
    'data': 'The records of this page, in the order that `sort` asks for.',
    'meta':
      'The place of this page in the list: ' +
      'with `total` when read by `page`, with `nextCursor` when read by `cursor`.',
    'meta.page': { description: 'The number of this page, from 1.', example: 1 },
    'meta.limit': { description: 'The greatest number of records in a page.', example: 20 },
    'meta.total': { description: 'The number of records in all pages.', example: 42 },
    'meta.totalPages': { description: 'The number of pages.', example: 3 },
    'meta.nextCursor': {
      description: 'Send it as `cursor` to read the next page; null on the last page.',
      example: CURSOR,
    },
    'PageMeta.page': { example: 1 },
    'PageMeta.limit': { example: 20 },
    'PageMeta.total': { example: 42 },
    'PageMeta.totalPages': { example: 3 },
    'CursorMeta.limit': { example: 20 },
    'CursorMeta.nextCursor': { example: CURSOR },
    'Problem.title': { description: 'The words of the HTTP status.', example: 'Conflict' },
    'Problem.status': { description: 'The HTTP status.', example: 409 },
    'Problem.detail': { example: 'The invoice is paid, and cannot be issued again.' },
    'Problem.requestId': {
      description: 'The id of the request, as in the header `X-Request-Id`. Name it to support.',
      example: REQUEST,
    },
    'Problem.errors':
      'With `VALIDATION_FAILED` and `DUPLICATE`: each field that is wrong, and why.',
    'Problem.currentStatus': { example: 'PAID' },
    'Problem.allowedActions': { example: ['void'] },
    'FieldError.field': 'The path of the field, with dots; indexes of lists count from 0.',
    'FieldError.message': {
      description: 'The reason as a sentence, in English.',
      example: 'quantity is required.',
    },
    'FieldError.meta': { example: { max: 255 } },
    'notes': {
      description: 'Free text for people of the company. No program reads it.',
      example: 'Entregar en la portería',
    },
    'allowedActions': { example: ['void'] },
    'warnings.message': {
      description: 'The warning as a sentence, in English.',
      example: 'The payment was booked to the bank account by default, since it named none.',
    },
    'isActive': 'Whether the record is in use. Inactive records stay readable.',
    'phone': { description: 'A telephone number as people write it.', example: '+57 601 555 0100' },
    'address': {
      description: 'The postal address, in one text.',
      example: 'Calle 85 # 11-53, Bogotá',
    },
    'currency': {
      description: 'The currency of the amounts, by its ISO 4217 code: that of the company.',
      example: 'COP',
    },
    'countryCode': {
      description: 'The country by its ISO 3166-1 code of two letters.',
      example: 'CO',
    },
    'requestId': {
      description: 'The id of the request that did it, as in the header `X-Request-Id`.',
      example: REQUEST,
    },
  },
  enums: {
    paymentMethod: {
      CASH: 'Cash.',
      CARD: 'A debit or credit card.',
      TRANSFER: 'A bank transfer.',
      CREDIT:
        'On credit. ' +
        'An invoice is due 30 days later by default, and counts against the credit limit. ' +
        'A payment with it goes to cash.',
      MIXED:
        'More than one of the others, as a note for people. ' +
        'A payment with it goes to cash unless it names a bank account.',
    },
  },
  parameters: {
    'page': { example: 1 },
    'limit': { example: 20 },
    'cursor': { example: CURSOR },
    'externalId': { example: 'CRM-20931' },
    'search': { example: 'cafe' },
    'metadata.{key}': { example: 'web' },
    'customField.{id}': { example: 'Rojo' },
    'from': 'The first day, itself included: `YYYY-MM-DD` in the time zone of the company.',
    'to': 'The last day, itself included: `YYYY-MM-DD` in the time zone of the company.',
    'status': 'Only records in this status.',
    'type': 'Only records of this type.',
    'active': '`true`: only records in use; `false`: only those that are not. Both when absent.',
    'name': { example: 'Café Ñandú S.A.S.' },
    'email': { example: 'compras@nandu.co' },
    'period': {
      description: 'Only records of this month, as `YYYY-MM`.',
      example: '2026-11',
    },
    'customerId': of('customer'),
    'supplierId': of('supplier'),
    'productId': of('product'),
    'categoryId': of('category'),
    'warehouseId': of('warehouse'),
    'bankAccountId': of('bank account'),
    'paymentMethod': 'Only records with this method of payment.',
  },
}

export default texts
