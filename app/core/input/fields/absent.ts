/** Fields that may be absent or null, and the fields of an update. */
import vine, { symbols } from '@vinejs/vine'
import type { ParserOptions, SchemaTypes } from '@vinejs/vine/types'
import type { Fields } from '#core/input/fields/collections'
import type { JsonSchema } from '#core/input/fields/field'

type NullMeans = 'clear' | 'refuse' | 'default'

const notNull = vine.createRule(
  (value, _, context) => {
    if (value === null) context.report('', 'required', context)
  },
  { implicit: true }
)

const presentWithout = vine.createRule<readonly string[]>(
  (value, others, context) => {
    const isAbsent = (one: unknown) =>
      one === undefined || one === null || (typeof one === 'string' && !one.trim())
    if (isAbsent(value) && others.every((other) => isAbsent(context.parent[other])))
      context.report('', 'required', context)
  },
  { implicit: true }
)

export class Absent<Inner extends SchemaTypes, Output> {
  declare [symbols.ITYPE]: Inner[typeof symbols.ITYPE] | null | undefined;
  declare [symbols.OTYPE]: Output;
  declare [symbols.COTYPE]: Output
  readonly isOptional = true
  readonly allowNull: boolean

  constructor(
    readonly inner: Inner,
    readonly nullMeans: NullMeans,
    readonly fallback?: unknown,
    readonly fallbackWhenAbsent = false,
    /** The field of an update, if it is of another kind. */
    readonly ofUpdate?: SchemaTypes,
    /** The fields without all of which this one is required. */
    readonly others?: readonly string[]
  ) {
    this.allowNull = nullMeans === 'clear'
  }

  clone(): this {
    return new Absent(
      this.inner.clone(),
      this.nullMeans,
      this.fallback,
      this.fallbackWhenAbsent,
      this.ofUpdate,
      this.others
    ) as this
  }

  /** An absent field leaves the value of the record, even if creation has a default. */
  inUpdate() {
    return new Absent((this.ofUpdate ?? this.inner).clone(), this.nullMeans, this.fallback)
  }

  toJSONSchema(): JsonSchema {
    const schema = this.inner.toJSONSchema() as JsonSchema
    if (this.nullMeans === 'refuse') return schema

    return { ...nullable(schema), ...(this.fallbackWhenAbsent && { default: this.fallback }) }
  }

  [symbols.PARSE](propertyName: string, refs: any, options: ParserOptions): any {
    // Vine's union of nodes has these properties in some members only.
    const node = this.inner[symbols.PARSE](propertyName, refs, options) as any
    node.isOptional = true
    node.allowNull = this.allowNull

    const rules = [
      ...(this.nullMeans === 'refuse' ? [notNull()] : []),
      ...(this.others ? [presentWithout(this.others)] : []),
    ]
    for (const { rule, options: ruleOptions } of rules)
      node.validations.push({
        ...rule,
        ruleFnId: refs.track({ validator: rule.validator, options: ruleOptions }),
      })
    if (this.nullMeans === 'default') {
      const parse = refs.toJSON()[node.parseFnId] ?? ((value: unknown) => value)
      node.parseFnId = refs.trackParser((sent: unknown, context: unknown) => {
        const value = parse(sent, context)
        return value === null || (value === undefined && this.fallbackWhenAbsent)
          ? structuredClone(this.fallback)
          : value
      })
    }

    return node
  }
}

/** Null and an empty text clear the field. `inUpdate` replaces the field in updates. */
export function optional<Inner extends SchemaTypes>(
  inner: Inner,
  { inUpdate }: { inUpdate?: Inner } = {}
) {
  return new Absent<Inner, Inner[typeof symbols.OTYPE] | null | undefined>(
    inner,
    'clear',
    undefined,
    false,
    inUpdate
  )
}

/** Optional in a request that has one of the fields `others`, else required. */
export const optionalWith = <Inner extends SchemaTypes>(
  others: string | readonly string[],
  inner: Inner
) =>
  new Absent<Inner, Inner[typeof symbols.OTYPE] | null | undefined>(
    inner,
    'clear',
    undefined,
    false,
    undefined,
    [others].flat()
  )

/** Null means `value`, given as a request sends it; absent does so only in a creation. */
export function withDefault<Inner extends SchemaTypes>(
  inner: Inner,
  value: Inner[typeof symbols.ITYPE]
) {
  return new Absent<Inner, Inner[typeof symbols.OTYPE]>(inner, 'default', value, true)
}

/** Makes all fields optional. Null is accepted where creation accepts it. */
export function fieldsOfUpdate<F extends Fields>(fields: F): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, property]) => {
      if (property instanceof Absent) return [key, property.inUpdate()]
      return [
        key,
        new Absent(property, property.isOptional || property.allowNull ? 'clear' : 'refuse'),
      ]
    })
  )
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }

  // An empty text clears the field, so the schema must accept it.
  const { minLength, ...rest } = schema
  return {
    ...rest,
    ...(minLength > 1 && { minLength }),
    type: [schema.type, 'null'].flat(),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  }
}
