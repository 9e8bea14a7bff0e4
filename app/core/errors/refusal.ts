/**
 * Errors of the caller, as opposed to ours. A request, a row of a file, a tool call and a command
 * each turn a `Refusal` into an answer; no other error is shown to a caller.
 */
import string from '@adonisjs/core/helpers/string'
import {
  isAway,
  isContention,
  isFull,
  isTooMuchAtOnce,
  OutcomeUnknown,
} from '#core/database/errors_and_retries'
import { ValidationFailed, fieldError, type FieldError } from '#core/input/validation'

export type { FieldError }

/**
 * `code` is for programs, of those in api/errors.ts; `message` is a sentence that a person can act
 * on.
 */
export class Refusal extends Error {
  /** Members beside the standard ones in the problem document, such as `allowedActions`. */
  readonly more: Record<string, unknown>
  readonly headers: Record<string, string>
  readonly errors?: FieldError[]

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    {
      errors,
      headers = {},
      ...more
    }: { errors?: FieldError[]; headers?: Record<string, string> } & Record<string, unknown> = {}
  ) {
    super(message)
    this.errors = errors
    this.headers = headers
    this.more = more
  }
}

/** 422 on one field, against a rule that the form of the input cannot tell. */
export function invalid(field: string, code: string, message: string) {
  return new ValidationFailed([fieldError(field.split('.'), code, message)])
}

/**
 * 409: not in a state that allows this, or someone got there first. With `field` when one causes
 * it.
 */
export function conflict(
  code: string,
  message: string,
  { field, ...more }: { field?: string } & Record<string, unknown> = {}
) {
  return new Refusal(409, code, message, {
    ...more,
    ...(field && { errors: [fieldError(field.split('.'), code, message)] }),
  })
}

/** 404, in the same words whether it never was, is gone, or is another tenant's. */
export function notFound() {
  return new Refusal(404, 'NOT_FOUND', 'There is no such record')
}

/** 403: whoever asks is known, and may not. */
export function forbidden(message: string, code = 'FORBIDDEN') {
  return new Refusal(403, code, message)
}

/**
 * The refusal in an error, if there is one. Unique and foreign keys are rules too: the database
 * keeps them, and this gives them a voice.
 */
export function refusalFrom(error: any): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof ValidationFailed)
    return new Refusal(422, 'VALIDATION_FAILED', summary(error.errors), { errors: error.errors })

  const field = fieldOfKey(error)
  if (error?.errno === 1062)
    return conflict(
      'DUPLICATE',
      field ? `Another record has this ${field} already` : 'This exists already',
      { field }
    )
  if (error?.errno === 1452)
    return refusalFrom(
      invalid(field ?? '', 'NOT_FOUND', `There is no such ${field?.replace(/Id$/, '') ?? 'record'}`)
    )
  if (error?.errno === 1451) return conflict('IN_USE', 'Other records refer to this one')
  if (isTooMuchAtOnce(error))
    return new Refusal(
      413,
      'PAYLOAD_TOO_LARGE',
      'This is more than the database here takes at once, and nothing of it has happened: send less at once, or ask who runs this server'
    )
  if (isContention(error))
    return new Refusal(503, 'UNAVAILABLE', 'Too much happens here at once; try again', {
      headers: { 'Retry-After': '1' },
    })
  if (error instanceof OutcomeUnknown)
    return new Refusal(503, 'UNAVAILABLE', UNKNOWN, {
      outcome: 'unknown',
      headers: { 'Retry-After': '5' },
    })
  if (isNoRoom(error))
    return new Refusal(
      503,
      'UNAVAILABLE',
      'There is no room for files at the moment; try again later',
      { headers: { 'Retry-After': '60' } }
    )
  if (isFull(error))
    return new Refusal(
      503,
      'UNAVAILABLE',
      'The database has no room at the moment; try again later',
      { headers: { 'Retry-After': '60' } }
    )
  if (isAway(error))
    return new Refusal(503, 'UNAVAILABLE', 'The database does not answer; try again soon', {
      headers: { 'Retry-After': '5' },
    })
}

/**
 * What a file cannot be written for: a full disk, a quota, a disk that became read-only, a folder
 * that is somebody else's.
 */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']

/** Whether a file could not be written for one of these; a refused connection is another matter. */
export const isNoRoom = (error: any): boolean =>
  NO_ROOM.includes(error?.code) && error.syscall !== 'connect'

const UNKNOWN =
  'The connection to the database was lost while this was saved: it has happened whole, or not at all. Look which before sending it again, and send an Idempotency-Key, with which a repetition is always safe'

function summary(errors: FieldError[]) {
  return errors.length === 1 ? errors[0].message : `${errors.length} fields are not valid`
}

/**
 * Keys are named `customers__tax_id__unique`, `products__category_id__foreign`: the middle is the
 * column.
 */
function fieldOfKey({ sqlMessage = '' }: { sqlMessage?: string } = {}) {
  const column = /__(\w+?)__(?:unique|foreign)/.exec(sqlMessage)?.[1]
  return column && string.camelCase(column)
}
