/** Validators of request bodies, which report all wrong fields at once. */
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
  /** Checks rules between fields. It runs only if every field is valid by itself. */
  check?: (input: Output, fail: Fail) => void
}

const KEPT_BY_SERVER = ['id', 'version', 'createdAt', 'updatedAt', 'allowedActions']

export class Validator<Schema extends SchemaTypes> extends VineValidator<
  Schema,
  Record<string, any> | undefined
> {
  /** Fields that an update may only repeat; the caller compares them with the record. */
  immutableFields: readonly string[] = []
  /** Fields of the record that are not input; an import ignores such columns. */
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

/** Validators compile their schema, so create them once, at the top of a file. */
export function validator<F extends Fields>(fields: F, options: Options<OutputOf<F>> = {}) {
  // TypeScript does not see that OutputOf<F> is what ObjectField<F> answers.
  return new Validator<ObjectField<F>>(new ObjectField<F>(fields), options as any)
}

type UpdateOptions<F extends Fields> = Options<Partial<OutputOf<F>>> & {
  /** Fields that creation accepts and an update may only repeat. */
  immutable?: readonly (keyof F & string)[]
  /** Further fields that the server sets, such as `total`, for files that have such columns. */
  kept?: readonly string[]
}

/** All fields are optional. Null clears, or restores the default, or is refused with REQUIRED. */
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

/** Throws ValidationFailed with all errors. Unknown fields are dropped, or errors with `strict`. */
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
