/** Withholdings in answers. */
import type Big from 'big.js'
import { inJson } from '#core/primitives/decimal'
import { out } from '#core/resources/transformer'
import { CONCEPT_TYPES } from '#tax/withholdings/concept'
import type { Withholding } from '#tax/withholdings/engine/types'
import { withholdingsIn } from '#tax/withholdings/lines/asked_withholdings'

const properties = {
  conceptId: { type: 'string', format: 'uuid' },
  code: { type: 'string', examples: ['SERVICIOS'] },
  name: { type: 'string' },
  type: { type: 'string', enum: [...CONCEPT_TYPES] },
  base: { type: 'number', description: 'The amount of which it was computed.' },
  rate: {
    type: ['number', 'null'],
    description: 'The percentage; null where the amount was said.',
  },
  amount: { type: 'number' },
  minimum: {
    type: ['number', 'null'],
    description: 'The least base of the day, where it was tested.',
  },
}

/** The field `withholdings`, of the column of that name. */
export const shownWithholdings = () => ({
  ...out.json<object[]>({
    type: 'array',
    description: 'The withholdings. One of type SELF is posted, and not part of `withheldTotal`.',
    items: { type: 'object', properties, required: Object.keys(properties) },
  }),
  initial: [] as object[],
  read: (column: unknown) => withholdingsIn(column).lines.map(shown),
})

const numberOrNull = (value: Big | null) => value && inJson(value)

const shown = ({ conceptId, code, name, type, base, rate, amount, minimum }: Withholding) => ({
  conceptId,
  code,
  name,
  type,
  base: inJson(base),
  rate: numberOrNull(rate),
  amount: inJson(amount),
  minimum: numberOrNull(minimum),
})
