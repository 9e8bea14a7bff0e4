/** Schema of GET /imports/:id/preview. */
import { DAY_ORDERS } from '#core/input/cells/days'
import { MARKS } from '#core/input/cells/numbers'
import type { JsonSchema } from '#core/resources/transformer'
import { FORMATS } from '#integrations/imports/formats/format'

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
const [text, whole, textOrNull] = [
  { type: 'string' },
  { type: 'integer' },
  { type: ['string', 'null'] },
]

const column = object({
  name: text,
  field: { ...textOrNull, description: 'Null for a column that is left out' },
})

const row = object({
  row: whole,
  line: whole,
  values: {
    type: 'object',
    additionalProperties: true,
    description: 'By field: numbers as numbers, days as `YYYY-MM-DD`',
  },
  errors: listOf(object({ field: text, code: text, message: text })),
})

export const previewSchema: JsonSchema = object({
  format: { type: 'string', enum: [...FORMATS] },
  encoding: text,
  separator: { ...textOrNull, description: 'Of a CSV' },
  decimal: { type: ['string', 'null'], enum: [...MARKS, null] },
  dates: { type: ['string', 'null'], enum: [...DAY_ORDERS, null] },
  columns: { ...listOf(column), description: 'Of a CSV or a workbook' },
  headerLine: {
    type: ['integer', 'null'],
    description: 'The line of the file on which its header stands',
  },
  data: listOf(row),
})
