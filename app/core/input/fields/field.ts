/** The base of all fields: a function that reads or refuses a value, and a JSON schema. */
import vine, { BaseLiteralType, symbols } from '@vinejs/vine'
import type { FieldContext, FieldOptions, Validation } from '@vinejs/vine/types'
import type { MetaModifier } from '@vinejs/vine/schema/base/literal'
import { isTextOf } from '#core/input/checks'
import { composed, type TextKind } from '#core/primitives/text'

export type JsonSchema = Record<string, any>

type Read<Output> = (value: any, field: FieldContext) => Output | undefined

const readRule = vine.createRule<Read<unknown>>((value, read, field) => {
  const result = read(value, field)
  if (field.isValid) field.mutate(result, field)
})

/** Vine's own types publish schemas that differ from their checks, so this one replaces them. */
export class Field<Input, Output = Input> extends BaseLiteralType<Input, Output, Output> {
  [symbols.SUBTYPE] = 'field'
  readonly #schema: JsonSchema

  constructor(schema: JsonSchema, validations: Validation<any>[], options?: Partial<FieldOptions>) {
    super(options, validations)
    this.#schema = schema
  }

  clone(): this {
    return new Field<Input, Output>(
      this.#schema,
      this.cloneValidations(),
      this.cloneOptions()
    ) as this
  }

  /** Adds to the JSON schema. Vine's own meta() also makes the field nullable. */
  meta(schema: JsonSchema) {
    const described = new Field<Input, Output>(
      { ...this.#schema, ...schema },
      this.cloneValidations(),
      this.cloneOptions()
    )
    return described as unknown as MetaModifier<this>
  }

  toJSONSchema(): JsonSchema {
    return { ...structuredClone(this.#schema), ...super.toJSONSchema() }
  }
}

export function field<Input, Output = Input>(schema: JsonSchema, read: Read<Output>) {
  return new Field<Input, Output>(schema, [readRule(read)])
}

type ReadText<Output> = (value: string, field: FieldContext) => Output | undefined

/** Composes (NFC) and trims a text before `read`; an empty text becomes null. */
export function textField<Output = string>(
  schema: JsonSchema,
  read: ReadText<Output>,
  kind: TextKind = 'line'
) {
  return field<string, Output>({ type: 'string', ...schema }, (value, context) => {
    return isTextOf(kind, value, context) ? read(value, context) : undefined
  }).parse((value) => (typeof value === 'string' ? composed(value, kind) || null : value))
}
