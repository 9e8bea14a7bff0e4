/** Declares what a request may say, checks it, and tells every field that is wrong at once. */
import Big from 'big.js'
import vine, { VineObject, VineValidator, type symbols } from '@vinejs/vine'
import type { ErrorReporterContract, FieldContext, Infer, MessagesProviderContact, SchemaTypes } from '@vinejs/vine/types'
import { ObjectField, type Fields, type InputOf, type JsonSchema, type OutputOf, fieldsOfUpdate } from '#core/fields'
import { labelOf } from '#core/field_checks'

export type { Infer } from '@vinejs/vine/types'

export type FieldError = {
  /** Where, dotted: `items.0.quantity`; empty for the body itself. */
  field: string
  /** The same as a JSON pointer (RFC 6901): `/items/0/quantity`. */
  pointer: string
  code: string
  /** A sentence a person can act on. */
  message: string
  meta?: Record<string, any>
}

/** What was sent is not what the operation takes. A 422 that names each field. */
export class ValidationFailed extends Error {
  readonly status = 422
  readonly code = 'VALIDATION_FAILED'

  constructor(readonly errors: FieldError[]) {
    super(errors.length === 1 ? errors[0].message : `${errors[0].message} (${errors.length - 1} more below.)`)
    this.name = 'ValidationFailed'
  }
}

/** One entry of `ValidationFailed.errors`, for a rule outside a validator: `['items', 0, 'productId']`. */
export function fieldError(path: (string | number)[], code: string, message: string, meta?: Record<string, any>): FieldError {
  return { field: path.join('.'), pointer: pointerTo(path), code, message, ...(meta && { meta }) }
}

/** Refuses one field of a finished input: the path dotted, the code, a whole sentence. */
export type Fail = (field: string, code: string, message: string) => void

type Options<Output> = {
  /** Rules between fields. It runs once each field is right by itself. */
  check?: (input: Output, fail: Fail) => void
}

/** What an update may carry because reading the record gave it, and what is ignored there. */
const KEPT_BY_SERVER = ['id', 'version', 'createdAt', 'updatedAt', 'allowedActions']

export class Validator<Schema extends SchemaTypes> extends VineValidator<Schema, Record<string, any> | undefined> {
  /** Fields an update takes only with the value that the record has; comparing is the caller's. */
  immutableFields: readonly string[] = []
  /** Names that are no fields and yet not unknown, at any depth. */
  keptFields: readonly string[] = []

  constructor(schema: Schema, { check }: Options<Infer<Schema>> = {}) {
    super(schema, { convertEmptyStringsToNull: false, ...reporting })
    if (check) this.#alsoCheck(check)
  }

  #alsoCheck(check: (input: Infer<Schema>, fail: Fail) => void) {
    const validateFields = this.validate

    this.validate = async (data, options) => {
      const input = await validateFields(data, options)
      const errors: FieldError[] = []

      check(input, (field, code, message) => errors.push(fieldError(field.split('.'), code, message)))
      if (errors.length > 0) throw new ValidationFailed(errors)
      return input
    }
  }
}

/** A validator of a body with these fields. Make it once, at the top of a file. */
export function validator<F extends Fields>(fields: F, options: Options<OutputOf<F>> = {}) {
  return new Validator<ObjectField<F>>(new ObjectField<F>(fields), options as any)
}

type UpdateOptions<F extends Fields> = Options<Partial<OutputOf<F>>> & {
  /** Fields that creation takes and an update may only repeat. */
  immutable?: readonly (keyof F & string)[]
  /** More names of the record that the server keeps, such as `total`: ignored, also in strict handling. */
  kept?: readonly string[]
}

/**
 * The validator of an update, from the fields of the creation: each may be absent, and
 * `null` clears what was optional, restores what has a default, and is REQUIRED elsewhere.
 */
export function updateValidator<F extends Fields>(fields: F, { immutable = [], kept = [], check }: UpdateOptions<F> = {}) {
  const schema = new ObjectField<any, Partial<InputOf<F>>, Partial<OutputOf<F>>>(fieldsOfUpdate(fields))
  const update = new Validator(schema, { check } as any)

  update.immutableFields = immutable
  update.keptFields = [...KEPT_BY_SERVER, ...kept]
  return update
}

/**
 * Gives the input as the app holds it, or throws ValidationFailed with everything
 * that is wrong. Unknown fields are left out; with `strict` they are wrong, too.
 */
export async function validate<Schema extends SchemaTypes>(
  schema: VineValidator<Schema, any>,
  data: unknown,
  { strict = false }: { strict?: boolean } = {}
): Promise<Schema[typeof symbols.OTYPE]> {
  if (schema.schema instanceof VineObject && !isObject(data)) throw new ValidationFailed([fieldError([], 'TYPE', 'The body must be a JSON object.')])

  const unknown = strict ? unknownFields(schema, data) : []

  try {
    const input = await schema.validate(data, reporting)
    if (unknown.length > 0) throw new ValidationFailed(unknown)
    return input
  } catch (error) {
    if (unknown.length > 0 && error instanceof ValidationFailed && error.errors !== unknown) throw new ValidationFailed([...error.errors, ...unknown])
    throw error
  }
}

/* Text rows */

const readers = new WeakMap<object, Map<string, (text: string) => unknown>>()

/**
 * A row of a text file as the JSON body it means: empty cells are absent, and numbers and
 * booleans are read where the validator wants them. What cannot be read stays
 * text, so that the validator refuses it by name.
 */
export function fromText(schema: { toJSONSchema(): unknown }, row: Record<string, unknown>): Record<string, unknown> {
  let readersOfSchema = readers.get(schema)
  if (!readersOfSchema) readers.set(schema, (readersOfSchema = textReaders(schema.toJSONSchema() as JsonSchema)))

  const body: Record<string, unknown> = {}
  for (const key of Object.keys(row)) {
    const cell = row[key]
    if (cell === undefined || (typeof cell === 'string' && cell.trim() === '')) continue
    body[key] = typeof cell === 'string' ? (readersOfSchema.get(key)?.(cell.trim()) ?? cell) : cell
  }
  return body
}

function textReaders({ properties = {} }: JsonSchema) {
  const result = new Map<string, (text: string) => unknown>()

  for (const [key, { type }] of Object.entries<JsonSchema>(properties)) {
    const types = [type].flat()
    if (types.includes('string')) continue
    if (types.includes('number') || types.includes('integer')) result.set(key, numberIn)
    if (types.includes('boolean')) result.set(key, booleanIn)
  }
  return result
}

function numberIn(text: string) {
  if (text.length > 40 || !/^-?\d+(\.\d+)?$/.test(text)) return text

  // A float holds 15 digits exactly; with more, another number than was written might come out.
  const number = Number(text)
  return text.length <= 15 || new Big(text).eq(new Big(number)) ? number : text
}

function booleanIn(text: string) {
  if (/^true$/i.test(text)) return true
  if (/^false$/i.test(text)) return false
  return text
}

/* Unknown fields */

/** What may stand where: the fields of an object, the item of a list, the value of a map. */
type Known = { fields?: Map<string, Known>; each?: Known }

const knownFields = new WeakMap<object, Known>()

/** What stands in `data`, at any depth, and is no field of the schema. */
export function unknownFields(schema: { toJSONSchema(): unknown }, data: unknown): FieldError[] {
  let known = knownFields.get(schema)
  if (!known) knownFields.set(schema, (known = knownIn(schema.toJSONSchema() as JsonSchema)))

  const errors: FieldError[] = []
  collectUnknown(known, data, [], new Set(schema instanceof Validator ? schema.keptFields : []), errors)
  return errors.slice(0, MAX_ERRORS)
}

function knownIn(schema: JsonSchema): Known {
  if (schema.anyOf) return schema.anyOf.map(knownIn).find((known: Known) => known.fields || known.each) ?? {}
  if (schema.items) return { each: knownIn(schema.items) }
  if (schema.properties && schema.additionalProperties !== true) {
    return { fields: new Map(Object.entries<JsonSchema>(schema.properties).map(([key, property]) => [key, knownIn(property)])) }
  }
  return typeof schema.additionalProperties === 'object' ? { each: knownIn(schema.additionalProperties) } : {}
}

function collectUnknown({ fields, each }: Known, data: unknown, path: (string | number)[], kept: Set<string>, errors: FieldError[]) {
  if (Array.isArray(data)) {
    if (each) data.forEach((item, index) => collectUnknown(each, item, [...path, index], kept, errors))
  } else if (isObject(data) && (fields || each)) {
    for (const key of Object.keys(data)) {
      const known = fields ? fields.get(key) : each
      if (known) collectUnknown(known, data[key], [...path, key], kept, errors)
      else if (!kept.has(key)) errors.push(fieldError([...path, key], 'UNKNOWN_FIELD', `${key} is not a field of this operation.`))
    }
  }
}

/* Errors */

const MAX_ERRORS = 100

/** Vine's own rules, in the API's words, where a validator uses them directly. */
const CODES: Record<string, string> = {
  required: 'REQUIRED',
  object: 'TYPE',
  array: 'TYPE',
  string: 'TYPE',
  number: 'TYPE',
  boolean: 'TYPE',
  enum: 'INVALID_CHOICE',
  email: 'INVALID_EMAIL',
  url: 'INVALID_URL',
  uuid: 'INVALID_UUID',
  date: 'INVALID_DATE',
  min: 'TOO_SMALL',
  max: 'TOO_LARGE',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
}

const messagesProvider: MessagesProviderContact = {
  getMessage(message, rule, context, args) {
    if (rule === 'required') return `${labelOf(context)} is required.`
    if (rule === 'object') return `${labelOf(context)} must be an object.`
    if (rule === 'array') return `${labelOf(context)} must be a list.`
    return message.includes('{{') ? vine.messagesProvider.getMessage(message, rule, context, args) : message
  },
}

class FieldErrors implements ErrorReporterContract {
  hasErrors = false
  readonly #errors: FieldError[] = []

  report(message: string, rule: string, context: FieldContext, meta?: Record<string, any>) {
    this.hasErrors = true
    if (this.#errors.length === MAX_ERRORS) return

    const field = context.getFieldPath()
    const code = CODES[rule] ?? (/^[A-Z_]+$/.test(rule) ? rule : 'INVALID')
    this.#errors.push({ field, pointer: pointerTo(segmentsOf(field, context.data)), code, message, ...(meta && { meta }) })
  }

  createError() {
    return new ValidationFailed(this.#errors) as any
  }
}

const reporting = { messagesProvider, errorReporter: () => new FieldErrors() }

/** A key may hold dots itself, so the data tells where a dotted path is divided. */
function segmentsOf(path: string, data: unknown): string[] {
  if (path === '') return []
  if (!isObject(data) && !Array.isArray(data)) return path.split('.')

  for (let end = path.indexOf('.'); end !== -1; end = path.indexOf('.', end + 1)) {
    const key = path.slice(0, end)
    if (Object.hasOwn(data, key) && !Object.hasOwn(data, path)) return [key, ...segmentsOf(path.slice(end + 1), (data as any)[key])]
  }
  return [path]
}

function pointerTo(path: (string | number)[]) {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
