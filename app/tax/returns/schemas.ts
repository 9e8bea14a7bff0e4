/** JSON schemas of returns and of exógena. */
import type { JsonSchema } from '#core/resources/transformer'

export const number = { type: 'number' }
export const whole = { type: 'integer' }
export const text = { type: 'string' }
export const day = { type: 'string', format: 'date' }
export const orNull = ({ type }: { type: string }) => ({ type: [type, 'null'] })

export const object = (properties: Record<string, JsonSchema>, title?: string): JsonSchema => ({
  type: 'object',
  ...(title && { title }),
  properties,
  required: Object.keys(properties),
})

export const list = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'array',
  items: object(properties),
  ...(description && { description }),
})

export const BOXES = list(
  { box: whole, name: text, amount: number },
  'All boxes of the form in its order, in exact pesos. The DIAN takes thousands (ET 577).'
)
