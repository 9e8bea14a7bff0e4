/**
 * Validators of requests: made once from their fields, they tell every field that is wrong at once.
 */
import { VineObject, VineValidator, type symbols } from '@vinejs/vine'
import type { Infer, SchemaTypes } from '@vinejs/vine/types'
import {
  ObjectField,
  type Fields,
  type InputOf,
  type OutputOf,
  fieldsOfUpdate,
} from '#core/input/fields'
import {
  fieldError,
  isObject,
  reporting,
  ValidationFailed,
  type Fail,
  type FieldError,
} from '#core/input/validation/errors'
import { unknownFields, type UnknownOptions } from '#core/input/validation/unknown_fields'

type Options<Output> = {
  /** Rules between fields. It runs once each field is right by itself. */
  check?: (input: Output, fail: Fail) => void
}

/** Fields that the server sets on every record. */
const KEPT_BY_SERVER = ['id', 'version', 'createdAt', 'updatedAt', 'allowedActions']

export class Validator<Schema extends SchemaTypes> extends VineValidator<
  Schema,
  Record<string, any> | undefined
> {
  /** Fields an update takes only with the value that the record has; comparing is the caller's. */
  immutableFields: readonly string[] = []
  /** Names of the record that are no fields: columns of a file that are left out. */
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

      check(input, (field, code, message) =>
        errors.push(fieldError(field.split('.'), code, message))
      )
      if (errors.length > 0) throw new ValidationFailed(errors)
      return input
    }
  }
}

/** A validator of a body with these fields. Make it once, at the top of a file. */
export function validator<F extends Fields>(fields: F, options: Options<OutputOf<F>> = {}) {
  // TypeScript does not see that OutputOf<F> is what ObjectField<F> answers.
  return new Validator<ObjectField<F>>(new ObjectField<F>(fields), options as any)
}

type UpdateOptions<F extends Fields> = Options<Partial<OutputOf<F>>> & {
  /** Fields that creation takes and an update may only repeat. */
  immutable?: readonly (keyof F & string)[]
  /**
   * More names of the record that the server keeps, such as `total`: a file may have such columns.
   */
  kept?: readonly string[]
}

/**
 * The validator of an update, from the fields of the creation: each may be absent, and
 * `null` clears what was optional, restores what has a default, and is REQUIRED elsewhere.
 */
export function updateValidator<F extends Fields>(
  fields: F,
  { immutable = [], kept = [], check }: UpdateOptions<F> = {}
) {
  const schema = new ObjectField<any, Partial<InputOf<F>>, Partial<OutputOf<F>>>(
    fieldsOfUpdate(fields)
  )
  // TypeScript does not see that the output of the schema is Partial<OutputOf<F>>.
  const update = new Validator(schema, { check } as any)

  update.immutableFields = immutable
  update.keptFields = [...KEPT_BY_SERVER, ...kept]
  return update
}

/**
 * Gives the input as the app holds it, or throws ValidationFailed with everything
 * that is wrong. Unknown fields are left out; with `strict` they are wrong, too, but for what was
 * read and is sent back.
 */
export async function validate<Schema extends SchemaTypes>(
  schema: VineValidator<Schema, any>,
  data: unknown,
  { strict = false, ...options }: { strict?: boolean } & UnknownOptions = {}
): Promise<Schema[typeof symbols.OTYPE]> {
  if (schema.schema instanceof VineObject && !isObject(data))
    throw new ValidationFailed([fieldError([], 'TYPE', 'The body must be a JSON object.')])

  const unknown = strict ? unknownFields(schema, data, options) : []

  try {
    const input = await schema.validate(data, reporting)
    if (unknown.length > 0) throw new ValidationFailed(unknown)
    return input
  } catch (error) {
    if (unknown.length > 0 && error instanceof ValidationFailed && error.errors !== unknown)
      throw new ValidationFailed([...error.errors, ...unknown])
    throw error
  }
}
