/** The schema of the report of tax lines. */
import { cell } from '#core/endpoints/report'
import { NATURES, TAX_CATEGORIES, TAX_KINDS, TAX_SIDES } from '#tax/catalog/choices'
import { DOCUMENT_TYPES } from '#tax/lines/write_tax_lines'

const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const number = { type: 'number' }
const id = { type: 'string', format: 'uuid' }
const choice = (values: readonly string[]) => ({ type: 'string', enum: [...values] })

export const TAX_LINE = {
  documentType: choice(DOCUMENT_TYPES),
  documentId: id,
  lineId: id,
  day: cell.day,
  side: choice(TAX_SIDES),
  sign: { type: 'integer', enum: [1, -1] },
  taxId: orNull(id),
  code: orNull(cell.text),
  name: orNull(cell.text),
  kind: choice(TAX_KINDS),
  schemeCode: orNull(cell.text),
  category: { type: ['string', 'null'], enum: [...TAX_CATEGORIES, null] },
  rate: orNull(number),
  base: number,
  amount: number,
  perUnit: orNull(number),
  quantity: orNull(number),
  nature: choice(NATURES),
  creditable: { type: 'boolean' },
  accountId: orNull(id),
  thirdPartyId: orNull(id),
}

export const TAX_LINES = {
  type: 'object',
  title: 'TaxLines',
  properties: {
    from: cell.day,
    to: cell.day,
    rows: {
      type: 'array',
      items: { type: 'object', properties: TAX_LINE, required: Object.keys(TAX_LINE) },
    },
    totals: {
      type: 'object',
      properties: { saleAmount: number, purchaseAmount: number },
      required: ['saleAmount', 'purchaseAmount'],
    },
  },
  required: ['from', 'to', 'rows', 'totals'],
}
