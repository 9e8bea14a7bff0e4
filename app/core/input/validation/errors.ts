/** The 422 of a request, with one error per field, and the error reporter of Vine. */
import vine from '@vinejs/vine'
import type {
  ErrorReporterContract,
  FieldContext,
  MessagesProviderContact,
} from '@vinejs/vine/types'
import { labelOf } from '#core/input/checks'

export type FieldError = {
  /** A dotted path, such as `items.0.quantity`; empty for the body. */
  field: string
  /** The same path as a JSON pointer (RFC 6901): `/items/0/quantity`. */
  pointer: string
  code: string
  message: string
  meta?: Record<string, unknown>
}

export class ValidationFailed extends Error {
  readonly status = 422
  readonly code = 'VALIDATION_FAILED'

  constructor(readonly errors: FieldError[]) {
    super(
      errors.length === 1
        ? errors[0].message
        : `${errors[0].message} (${errors.length - 1} more below.)`
    )
    this.name = 'ValidationFailed'
  }
}

/** For rules outside a validator. `path` is such as `['items', 0, 'productId']`. */
export function fieldError(
  path: (string | number)[],
  code: string,
  message: string,
  meta?: Record<string, unknown>
): FieldError {
  return { field: path.join('.'), pointer: pointerTo(path), code, message, ...(meta && { meta }) }
}

/** `field` is a dotted path, `message` a whole sentence. */
export type Fail = (field: string, code: string, message: string) => void

/** Further errors are dropped. */
export const MAX_ERRORS = 100

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
    return message.includes('{{')
      ? vine.messagesProvider.getMessage(message, rule, context, args)
      : message
  },
}

class FieldErrors implements ErrorReporterContract {
  hasErrors = false
  readonly #errors: FieldError[] = []

  report(message: string, rule: string, context: FieldContext, meta?: Record<string, unknown>) {
    this.hasErrors = true
    if (this.#errors.length === MAX_ERRORS) return

    const field = context.getFieldPath()
    const code = CODES[rule] ?? (/^[A-Z_]+$/.test(rule) ? rule : 'INVALID')
    this.#errors.push({
      field,
      pointer: pointerTo(segmentsOf(field, context.data)),
      code,
      message,
      ...(meta && { meta }),
    })
  }

  createError() {
    // Vine wants an error of its own class.
    return new ValidationFailed(this.#errors) as any
  }
}

export const reporting = { messagesProvider, errorReporter: () => new FieldErrors() }

/** A key may contain dots, so the data decides where a dotted path is split. */
function segmentsOf(path: string, data: unknown): string[] {
  if (path === '') return []
  if (!isObject(data) && !Array.isArray(data)) return path.split('.')

  for (let end = path.indexOf('.'); end !== -1; end = path.indexOf('.', end + 1)) {
    const key = path.slice(0, end)
    if (Object.hasOwn(data, key) && !Object.hasOwn(data, path))
      return [key, ...segmentsOf(path.slice(end + 1), (data as Record<string, unknown>)[key])]
  }
  return [path]
}

function pointerTo(path: (string | number)[]) {
  return path
    .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
