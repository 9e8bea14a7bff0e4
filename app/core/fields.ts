/** The kinds of field every request is made of: what each takes, what the app then holds, and how it is published. */
import Big from 'big.js'
import vine, { BaseLiteralType, VineArray, VineObject, VineRecord, symbols } from '@vinejs/vine'
import type { FieldContext, FieldOptions, ParserOptions, SchemaTypes, UndefinedOptional, Validation } from '@vinejs/vine/types'
import type { MetaModifier } from '@vinejs/vine/schema/base/literal'
import { clock } from '#core/clock'
import { isTimeZone } from '#core/days'
import { isAhead } from '#core/deadlines'
import { isNumber, isOfLength, isPreciseTo, isText, isWebUrl, isWithin, readDateTime, readDay, refuse, type Bounds } from '#core/field_checks'

export type JsonSchema = Record<string, any>
export type Fields = Record<string, SchemaTypes>
export type InputOf<F extends Fields> = UndefinedOptional<{ [K in keyof F]: F[K][typeof symbols.ITYPE] }>
export type OutputOf<F extends Fields> = UndefinedOptional<{ [K in keyof F]: F[K][typeof symbols.OTYPE] }>

/** Turns what was sent into what the app holds, or refuses it and gives undefined. */
type Read<Output> = (value: any, field: FieldContext) => Output | undefined

const readRule = vine.createRule<Read<unknown>>((value, read, field) => {
  const result = read(value, field)
  if (field.isValid) field.mutate(result, field)
})

/**
 * One value. It reads and refuses by one function and publishes one JSON schema,
 * because Vine's own types say other things in their schema than they check.
 */
export class Field<Input, Output = Input> extends BaseLiteralType<Input, Output, Output> {
  [symbols.SUBTYPE] = 'field'
  readonly #schema: JsonSchema

  constructor(schema: JsonSchema, validations: Validation<any>[], options?: Partial<FieldOptions>) {
    super(options, validations)
    this.#schema = schema
  }

  clone(): this {
    return new Field<Input, Output>(this.#schema, this.cloneValidations(), this.cloneOptions()) as this
  }

  /** Adds to the JSON schema: `{ description, examples }`. (Vine's own meta() also makes the field nullable.) */
  meta(schema: JsonSchema) {
    const described = new Field<Input, Output>({ ...this.#schema, ...schema }, this.cloneValidations(), this.cloneOptions())
    return described as unknown as MetaModifier<this>
  }

  toJSONSchema(): JsonSchema {
    return { ...structuredClone(this.#schema), ...super.toJSONSchema() }
  }
}

function field<Input, Output = Input>(schema: JsonSchema, read: Read<Output>) {
  return new Field<Input, Output>(schema, [readRule(read)])
}

/** A text is trimmed before anything else; what is then empty counts as not given. */
function textField<Output = string>(schema: JsonSchema, read: (value: string, field: FieldContext) => Output | undefined) {
  return field<string, Output>({ type: 'string', ...schema }, (value, context) => {
    return isText(value, context) ? read(value, context) : undefined
  }).parse((value) => (typeof value === 'string' ? value.trim() || null : value))
}

/* Texts */

/** A UUID of any version, in any case; held in lower case. */
export const id = () =>
  textField({ format: 'uuid', examples: ['019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'] }, (value, context) => {
    return isUuid(value) ? value.toLowerCase() : refuse(context, 'INVALID_UUID', 'must be an id (a UUID)')
  })

export const isUuid = (value: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value)

/** The name of something: 1..255 characters. */
export const name = () => text({ max: 255 })

/** Free text of up to `max` characters (65,535: more bytes than a MySQL TEXT holds, so MEDIUMTEXT). */
export const text = ({ min = 1, max = 65_535 } = {}) =>
  textField({ minLength: min, maxLength: max }, (value, context) => {
    return isOfLength(value, min, max, context) ? value : undefined
  })

/**
 * A code of up to `max` characters on one line: a SKU, a tax id, a phone number.
 * With `matches`, only of that pattern, which `like` shows by an example.
 */
export const code = (max = 64, { matches, like }: { matches?: RegExp; like?: string } = {}) => {
  const schema = { minLength: 1, maxLength: max, ...(matches && { pattern: matches.source }), ...(like && { examples: [like] }) }

  return textField(schema, (value, context) => {
    if (!isOfLength(value, 1, max, context)) return
    if (/\p{Cc}/u.test(value)) return refuse(context, 'INVALID', 'must be on one line, without control characters')
    if (matches && !matches.test(value)) return refuse(context, 'INVALID', like ? `must look like ${like}` : 'does not have the right format')
    return value
  })
}

/** An e-mail address of at most 254 characters; held in lower case. */
export const email = () =>
  textField({ format: 'email', maxLength: 254, examples: ['ana@example.com'] }, (value, context) => {
    if (!isOfLength(value, 1, 254, context)) return
    if (!PLAIN_EMAIL.test(value) && (/["\s\p{Cc}]/u.test(value) || !vine.helpers.isEmail(value))) return refuse(context, 'INVALID_EMAIL', 'must be an e-mail address, such as ana@example.com')
    return value.toLowerCase()
  })

/** What most addresses look like, and any reader of RFC 5321 accepts: seen at once. The rest is judged at length. */
const PLAIN_EMAIL = /^[a-z\d]+(?:[._+-][a-z\d]+)*(?<=^.{1,64})@(?:[a-z\d]{1,30}(?:-[a-z\d]{1,30})?\.)+[a-z]{2,20}$/i

/** An absolute http or https URL of at most 2,048 characters, without credentials in it; held as written. */
export const url = () =>
  textField({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://', maxLength: 2048, examples: ['https://example.com/receipt.pdf'] }, (value, context) => {
    if (!isOfLength(value, 1, 2048, context)) return
    return isWebUrl(value) ? value : refuse(context, 'INVALID_URL', 'must be an http or https URL, such as https://example.com/receipt.pdf')
  })

/** A password: neither trimmed nor changed. */
export const password = ({ min = 1, max = 1024 } = {}) =>
  field<string>({ type: 'string', format: 'password', minLength: min, maxLength: max }, (value, context) => {
    return isText(value, context) && isOfLength(value, min, max, context) ? value : undefined
  }).parse((value) => (value === '' ? null : value))

/** One of the given words, exactly. */
export const choice = <const Values extends readonly string[]>(values: Values) => {
  const known = new Set<string>(values)

  return textField<Values[number]>({ enum: [...values] }, (value, context) => {
    return known.has(value) ? value : refuse(context, 'INVALID_CHOICE', `must be one of ${values.join(', ')}`, { choices: values })
  }) as Field<Values[number]>
}

/** An ISO 3166 country code, such as CO; held in upper case. */
export const countryCode = () =>
  textField({ pattern: '^[A-Za-z]{2}$', examples: ['CO'] }, (value, context) => {
    return /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : refuse(context, 'INVALID', 'must be a country code of two letters, such as CO')
  })

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** An ISO 4217 currency code, such as COP; held in upper case. */
export const currency = () =>
  textField({ pattern: '^[A-Za-z]{3}$', examples: ['COP'] }, (value, context) => {
    const upper = value.toUpperCase()
    return currencies.has(upper) ? upper : refuse(context, 'INVALID', 'must be a currency code, such as COP')
  })

/** An IANA time zone, such as America/Bogota. */
export const timezone = () =>
  textField({ maxLength: 64, examples: ['America/Bogota'] }, (value, context) => {
    return value.length <= 64 && isTimeZone(value) ? value : refuse(context, 'INVALID', 'must be a time zone, such as America/Bogota')
  })

/* Numbers */

/** An amount of money: at most 2 decimals, below 10^13 either side of zero; held as Big. */
export const money = (bounds: Bounds = {}) => decimal(2, 1e13, bounds)

/** A quantity or any other amount of at most 4 decimals, below 10^11 either side of zero; held as Big. */
export const amount4 = (bounds: Bounds = {}) => decimal(4, 1e11, bounds)

/** A quantity of goods or hours, above zero unless told otherwise (`{ min: 0 }`); held as Big. */
export const quantity = (bounds: Bounds = { positive: true }) => amount4(bounds)

/** A price or cost of one unit, never negative; held as Big. */
export const unitPrice = (bounds: Bounds = { min: 0 }) => amount4(bounds)

/** A percentage, 0..100 (4.5 is 4.5 %), at most 4 decimals; held as Big. */
export const percent = () => decimal(4, 1e11, { min: 0, max: 100 })

/** A whole number, 0..2,147,483,647 unless told otherwise. */
export const whole = ({ min = 0, max = 2_147_483_647 }: { min?: number; max?: number } = {}) =>
  field<number>({ type: 'integer', minimum: min, maximum: max }, (value, context) => {
    return isNumber(value, context) && isWithin(value, { min, max }, Infinity, context) && isPreciseTo(0, value, context) ? value + 0 : undefined
  })

function decimal(places: number, limit: number, bounds: Bounds) {
  const { min, max, positive } = bounds
  const schema = {
    type: 'number',
    ...(positive ? { exclusiveMinimum: 0 } : min !== undefined ? { minimum: min } : { exclusiveMinimum: -limit }),
    ...(max !== undefined ? { maximum: max } : { exclusiveMaximum: limit }),
    description: `At most ${places} decimals.`,
  }

  return field<number, Big>(schema, (value, context) => {
    // Adding 0 makes -0 a plain 0.
    return isNumber(value, context) && isWithin(value, bounds, limit, context) && isPreciseTo(places, value, context) ? new Big(value + 0) : undefined
  })
}

/* Other values */

/** A JSON boolean; nothing else counts as one. */
export const flag = () =>
  field<boolean>({ type: 'boolean' }, (value, context) => (typeof value === 'boolean' ? value : refuse(context, 'TYPE', 'must be true or false')))

/** A text, number or boolean whose type something else decides, such as the value of a custom field; held as sent. */
export const scalar = () =>
  field<string | number | boolean>({ type: ['string', 'number', 'boolean'] }, (value, context) => {
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
    if (typeof value !== 'string') return refuse(context, 'TYPE', 'must be a text, a number, true or false')
    return isText(value, context) && isOfLength(value, 0, 65_535, context) ? value : undefined
  }).parse((value) => (typeof value === 'string' ? value.trim() || null : value))

/**
 * A moment: a date-time with offset, or a date, which is its 00:00 UTC. Held as
 * `2026-11-20T17:59:55.000Z`; what is finer than a millisecond is cut off.
 * With `future`, only after now; with `future: 'day'` a date alone is in the future while it is after today, where the company is.
 */
export const instant = ({ future = false }: { future?: boolean | 'day' } = {}) => {
  const description = `ISO 8601 with offset; a date alone is 00:00 UTC.${future ? ' Must be in the future.' : ''}`

  return textField({ format: 'date-time', description, examples: [future ? '2031-01-31T17:59:55Z' : '2026-11-20T17:59:55Z'] }, (value, context) => {
    const time = readDateTime(value)
    if (!time) return refuse(context, 'INVALID_DATE', 'must be an existing date or date-time, such as 2026-11-20 or 2026-11-20T17:59:55-05:00')
    if (time.utc === undefined) return refuse(context, 'INVALID_DATE', 'must say its offset from UTC, such as 2026-11-20T17:59:55Z or 2026-11-20T17:59:55-05:00')
    const instant = new Date(time.utc).toISOString()
    const isFuture = future === 'day' ? isAhead(instant) : time.utc > clock.now().getTime()
    return !future || isFuture ? instant : refuse(context, 'MUST_BE_FUTURE', 'must be in the future')
  })
}

/** A calendar day: `YYYY-MM-DD`, or a date-time, whose own date part is kept. */
export const day = () =>
  textField({ format: 'date', examples: ['2026-11-20'] }, (value, context) => {
    return readDay(value) ?? refuse(context, 'INVALID_DATE', 'must be an existing day, such as 2026-11-20')
  })

/** A calendar month: `YYYY-MM`. */
export const period = () =>
  textField({ pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$', examples: ['2026-11'] }, (value, context) => {
    return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(value) ? value : refuse(context, 'INVALID_DATE', 'must be a year and month, such as 2026-11')
  })

/* Collections */

const lengthRule = vine.createRule<{ min: number; max: number }>(
  (value, { min, max }, context) => {
    const { length } = value as unknown[]
    if (length < min) refuse(context, 'TOO_FEW_ITEMS', `must have at least ${min} ${min === 1 ? 'item' : 'items'}`, { min })
    if (length > max) refuse(context, 'TOO_MANY_ITEMS', `must have at most ${max} items`, { max })
  },
  {
    toJSONSchema: (schema: JsonSchema, { min, max }) => {
      if (min > 0) schema.minItems = min
      if (max < Infinity) schema.maxItems = max
    },
  }
)

/** A list of `item`s. */
export function listOf<Item extends SchemaTypes>(item: Item, { min = 0, max = Infinity } = {}) {
  return new VineArray(item).use(lengthRule({ min, max }))
}

/** An object whose keys are the sender's, all with values of one kind, such as the placeholders of a mail. */
export function mapOf<Item extends SchemaTypes>(item: Item) {
  return new VineRecord(item).validateKeys((keys, context) => {
    if (keys.some((key) => key === '__proto__' || key === '' || key.length > 255)) refuse(context, 'INVALID', 'has a key that cannot be used')
  })
}

/**
 * An object of the given fields. With `fromText`, a bare text in its place stands
 * for the object that it returns: `object(line, { fromText: (productId) => ({ productId, quantity: 1 }) })`.
 */
export function object<F extends Fields>(fields: F, { fromText }: { fromText?: (text: string) => Partial<InputOf<F>> } = {}) {
  const result = new ObjectField<F>(fields)
  if (!fromText) return result

  result.acceptsText = true
  return result.parse((value) => (typeof value === 'string' ? fromText(value) : value))
}

/** Vine's object, whose schema admits unknown fields (they are ignored) and requires nullable ones that may not be absent. */
export class ObjectField<F extends Fields, Input = InputOf<F>, Output = OutputOf<F>> extends VineObject<F, Input, Output, Output> {
  acceptsText = false

  clone(): this {
    const cloned = new ObjectField<F>(this.getProperties(), this.cloneOptions(), this.cloneValidations()) as unknown as this
    cloned.acceptsText = this.acceptsText
    return cloned
  }

  toJSONSchema(): JsonSchema {
    const { type, properties } = super.toJSONSchema() as JsonSchema
    const required = Object.entries(this.getProperties()).filter(([, property]) => !property.isOptional).map(([key]) => key)
    const schema = { type, properties, ...(required.length > 0 && { required }) }

    return this.acceptsText ? { anyOf: [schema, { type: 'string' }] } : schema
  }
}

/* Absent and null */

type NullMeans = 'clear' | 'refuse' | 'default'

const notNull = vine.createRule(
  (value, _, context) => {
    if (value === null) context.report('', 'required', context)
  },
  { implicit: true }
)

/** A field that may be absent, and what an explicit `null` in it means. */
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
    readonly fallbackWhenAbsent = false
  ) {
    this.allowNull = nullMeans === 'clear'
  }

  clone(): this {
    return new Absent(this.inner.clone(), this.nullMeans, this.fallback, this.fallbackWhenAbsent) as this
  }

  /** The same field in an update: absent leaves what is there, also where creation has a default. */
  inUpdate() {
    return new Absent(this.inner.clone(), this.nullMeans, this.fallback)
  }

  toJSONSchema(): JsonSchema {
    const schema = this.inner.toJSONSchema() as JsonSchema
    if (this.nullMeans === 'refuse') return schema

    return { ...nullable(schema), ...(this.fallbackWhenAbsent && { default: this.fallback }) }
  }

  [symbols.PARSE](propertyName: string, refs: any, options: ParserOptions): any {
    const node = this.inner[symbols.PARSE](propertyName, refs, options) as any
    node.isOptional = true
    node.allowNull = this.allowNull

    if (this.nullMeans === 'refuse') {
      const { rule, options: ruleOptions } = notNull()
      node.validations.push({ ...rule, ruleFnId: refs.track({ validator: rule.validator, options: ruleOptions }) })
    }
    if (this.nullMeans === 'default') {
      const parse = refs.toJSON()[node.parseFnId] ?? ((value: unknown) => value)
      node.parseFnId = refs.trackParser((sent: unknown, context: unknown) => {
        const value = parse(sent, context)
        return value === null || (value === undefined && this.fallbackWhenAbsent) ? structuredClone(this.fallback) : value
      })
    }

    return node
  }
}

/** May be absent; `null` (or an empty text) clears it. */
export function optional<Inner extends SchemaTypes>(inner: Inner) {
  return new Absent<Inner, Inner[typeof symbols.OTYPE] | null | undefined>(inner, 'clear')
}

/**
 * May be absent and is then `value`, given as it would be sent. `null` means the
 * default too, also in an update, where absent leaves what is there.
 */
export function withDefault<Inner extends SchemaTypes>(inner: Inner, value: Inner[typeof symbols.ITYPE]) {
  return new Absent<Inner, Inner[typeof symbols.OTYPE]>(inner, 'default', value, true)
}

/** The fields of a creation as an update takes them: all may be absent, and only what was optional may be null. */
export function fieldsOfUpdate<F extends Fields>(fields: F): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, property]) => {
      if (property instanceof Absent) return [key, property.inUpdate()]
      return [key, new Absent(property, property.isOptional || property.allowNull ? 'clear' : 'refuse')]
    })
  )
}

function nullable(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }

  // An empty text clears the field, so it is allowed.
  const { minLength, ...rest } = schema
  return {
    ...rest,
    ...(minLength > 1 && { minLength }),
    type: [schema.type, 'null'].flat(),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  }
}
