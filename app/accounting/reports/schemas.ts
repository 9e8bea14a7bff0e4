/** JSON schemas of reports. */
import type { JsonSchema } from '#core/resources/transformer'

export const number = { type: 'number' }
export const text = { type: 'string' }
export const day = { type: 'string', format: 'date' }
export const textOrNull = { type: ['string', 'null'] }

export const idOrNull = { type: ['string', 'null'], format: 'uuid' }

export const object = (properties: Record<string, JsonSchema>, title?: string): JsonSchema => ({
  type: 'object',
  ...(title && { title }),
  properties,
  required: Object.keys(properties),
})
/** Adds properties that some answers have. */
export const withOptional = (
  { properties, ...schema }: JsonSchema,
  more: Record<string, JsonSchema>
): JsonSchema => ({ ...schema, properties: { ...(properties as object), ...more } })

export const list = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: object(properties),
})

const row = object({
  accountId: { ...textOrNull, format: 'uuid' },
  code: textOrNull,
  name: text,
  amount: number,
})

/** Accounts with amounts, and their sum. */
export const section = object({ rows: { type: 'array', items: row }, total: number })

const compared = { previous: number, change: number }

/** A section that may have the amounts of other days beside its own. */
export const comparedSection = withOptional(
  object({ rows: { type: 'array', items: withOptional(row, compared) }, total: number }),
  compared
)
