/**
 * Lines within their document: one JSON value of the database, so that lists need no further
 * statement. Arrays avoid quotes in the SQL.
 */
import string from '@adonisjs/core/helpers/string'
import { jsonOf } from '#core/database/columns'
import { out, type JsonSchema } from '#core/resources/transformer'
import { SHOWN_TAXES } from '#tax/taxes'
import { readLines } from '#sales/transformers/shown_lines'

const number = (description?: string): JsonSchema => ({
  type: 'number',
  ...(description && { description }),
})

const FIELDS: Record<string, JsonSchema> = {
  id: { type: 'string', format: 'uuid' },
  productId: { type: 'string', format: 'uuid' },
  description: { type: 'string' },
  quantity: number(),
  unitPrice: number(),
  taxRate: number(),
  discountRate: number(),
  subtotal: number(
    '`quantity` × `unitPrice` before the discount, rounded half away from zero to the decimals of ' +
      'the currency. Read-only.'
  ),
  discount: number(),
  documentDiscount: number(
    'The share of the line in the `discount` of the document, before tax. Read-only.'
  ),
  tax: number(),
  total: number(
    '`subtotal` - `discount` - `documentDiscount` + `tax`, in the currency of the company. Read-only.'
  ),
  taxes: SHOWN_TAXES,
  priceIncludesTax: {
    type: 'boolean',
    description:
      'Whether `unitPrice` has the taxes of the line in it; then `total` is what is paid.',
  },
  costCenterId: { type: ['string', 'null'], format: 'uuid' },
}

const COLUMNS = [
  'id',
  'product_id',
  'description',
  'quantity',
  'unit_price',
  'tax_rate',
  'discount_rate',
  'subtotal',
  'discount',
  'document_discount',
  'tax',
  'total',
  'taxes',
  'price_includes_tax',
  'cost_center_id',
]

/** Totals of a document. */
export const totals = {
  subtotal: out.number(),
  discountTotal: out.number(),
  taxTotal: out.number(),
  total: out.number(),
}

/** Fields of invoice lines alone, and of credit note lines alone. */
const MORE: Record<string, Record<string, JsonSchema>> = {
  invoice_lines: {
    creditedQuantity: number('The units that credit notes took back. Read-only.'),
    creditedNet: number(
      'What credit notes took off the line before tax, by units and by amount. Read-only.'
    ),
  },
  credit_note_lines: {
    invoiceLineId: {
      type: 'string',
      format: 'uuid',
      description: 'The line of the invoice from which units are taken back. Read-only.',
    },
  },
}

/** `creditedNet` is computed from the value of the column. */
const columnOf = (name: string) =>
  name === 'creditedNet' ? 'credited_by_amount' : string.snakeCase(name)

/** The field `items`; lines are in `table` and name the document by `key`. */
export function itemsOf(table: string, key: string) {
  const more = MORE[table] ?? {}
  const columns = [...COLUMNS, ...Object.keys(more).map(columnOf)]
  const fields = { ...FIELDS, ...more }
  const names = Object.keys(fields)
  const array = ['position', ...columns].map((column) => `l.${column}`).join(',')

  const sql = `(SELECT JSON_ARRAYAGG(JSON_ARRAY(${array})) FROM ${table} l FORCE INDEX (${table}__${key}__unique) WHERE l.tenant_id = t.tenant_id AND l.${key} = t.id)`

  return {
    ...out.json<object[]>(
      { type: 'array', items: { type: 'object', properties: fields, required: names } },
      { sql }
    ),
    read: (value: any) => readLines(jsonOf(value) as unknown[] | null, names),
  }
}
