/** JSON schemas of reports. */
import type { JsonSchema } from '#core/resources/transformer'

export const number = { type: 'number' }
export const text = { type: 'string' }
export const day = { type: 'string', format: 'date' }
export const textOrNull = { type: ['string', 'null'] }

export const object = (properties: Record<string, JsonSchema>, title?: string): JsonSchema => ({
  type: 'object',
  ...(title && { title }),
  properties,
  required: Object.keys(properties),
})
export const list = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: object(properties),
})

/** Accounts with amounts, and their sum. */
export const section = object({
  rows: list({
    accountId: { ...textOrNull, format: 'uuid' },
    code: textOrNull,
    name: text,
    amount: number,
  }),
  total: number,
})
