import vine, { VineArray, VineObject, VineRecord, type symbols } from '@vinejs/vine'
import type { SchemaTypes, UndefinedOptional } from '@vinejs/vine/types'
import { refuse } from '#core/input/checks'
import type { JsonSchema } from '#core/input/fields/field'

export type Fields = Record<string, SchemaTypes>
export type InputOf<F extends Fields> = UndefinedOptional<{
  [K in keyof F]: F[K][typeof symbols.ITYPE]
}>
export type OutputOf<F extends Fields> = UndefinedOptional<{
  [K in keyof F]: F[K][typeof symbols.OTYPE]
}>

const lengthRule = vine.createRule<{ min: number; max: number }>(
  (value, { min, max }, context) => {
    const { length } = value as unknown[]
    if (length < min)
      refuse(
        context,
        'TOO_FEW_ITEMS',
        `must have at least ${min} ${min === 1 ? 'item' : 'items'}`,
        { min }
      )
    if (length > max) refuse(context, 'TOO_MANY_ITEMS', `must have at most ${max} items`, { max })
  },
  {
    toJSONSchema: (schema: JsonSchema, { min, max }) => {
      if (min > 0) schema.minItems = min
      if (max < Infinity) schema.maxItems = max
    },
  }
)

export function listOf<Item extends SchemaTypes>(item: Item, { min = 0, max = Infinity } = {}) {
  return new VineArray(item).use(lengthRule({ min, max }))
}

/** A list in which a single text may stand by itself, such as one address. */
export const listOrText = <Item extends SchemaTypes>(item: Item, { max }: { max: number }) =>
  new ListOrText(item)
    .use(lengthRule({ min: 1, max }))
    .parse((value) => (typeof value === 'string' ? (value.trim() ? [value] : null) : value))

class ListOrText<Item extends SchemaTypes> extends VineArray<Item> {
  constructor(
    private readonly item: Item,
    ...more: [any?, any?]
  ) {
    super(item, ...more)
  }

  clone(): this {
    return new ListOrText(
      this.item.clone() as Item,
      this.cloneOptions(),
      this.cloneValidations()
    ) as this
  }

  toJSONSchema(): JsonSchema {
    return { anyOf: [super.toJSONSchema(), { type: 'string' }] }
  }
}

/** An object with any keys of at most 255 characters, except `__proto__` and the empty one. */
export function mapOf<Item extends SchemaTypes>(item: Item) {
  return new VineRecord(item).validateKeys((keys, context) => {
    if (keys.some((key) => key === '__proto__' || key === '' || key.length > 255))
      refuse(context, 'INVALID', 'has a key that cannot be used')
  })
}

/** With `fromText`, a text is accepted in place of the object and converted by it. */
export function object<F extends Fields>(
  fields: F,
  { fromText }: { fromText?: (text: string) => Partial<InputOf<F>> } = {}
) {
  const result = new ObjectField<F>(fields)
  if (!fromText) return result

  result.acceptsText = true
  return result.parse((value) => (typeof value === 'string' ? fromText(value) : value))
}

/** Unlike Vine's own, its schema allows unknown fields and requires nullable fields. */
export class ObjectField<
  F extends Fields,
  Input = InputOf<F>,
  Output = OutputOf<F>,
> extends VineObject<F, Input, Output, Output> {
  acceptsText = false

  clone(): this {
    const cloned = new ObjectField<F>(
      this.getProperties(),
      this.cloneOptions(),
      this.cloneValidations()
    ) as unknown as this
    cloned.acceptsText = this.acceptsText
    return cloned
  }

  toJSONSchema(): JsonSchema {
    const { type, properties } = super.toJSONSchema() as JsonSchema
    const required = Object.entries(this.getProperties())
      .filter(([, property]) => !property.isOptional)
      .map(([key]) => key)
    const schema = { type, properties, ...(required.length > 0 && { required }) }

    return this.acceptsText ? { anyOf: [schema, { type: 'string' }] } : schema
  }
}
