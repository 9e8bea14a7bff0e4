/**
 * Errors of the caller. Requests, rows of files, tool calls and commands turn a `Refusal` into an
 * answer; no other error is shown to a caller.
 */
import string from '@adonisjs/core/helpers/string'
import {
  isAway,
  isContention,
  isFull,
  isInterrupted,
  isTooMuchAtOnce,
  OutcomeUnknown,
  WaitedTooLong,
} from '#core/database/errors_and_retries'
import { ValidationFailed, fieldError, type FieldError } from '#core/input/validation'

export type { FieldError }

/** `code` is one of api/errors.ts; `message` is a sentence that a person can act on. */
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

/** 422 on one field, for a rule that the schema cannot express. */
export function invalid(field: string, code: string, message: string) {
  return new ValidationFailed([fieldError(field.split('.'), code, message)])
}

/** 409: the state does not allow it, or another request was first. `field` names the cause. */
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

/** 404, in the same words for a missing, a deleted and another tenant's record. */
export function notFound() {
  return new Refusal(404, 'NOT_FOUND', 'There is no such record')
}

/** 403: the caller is known and lacks the right. */
export function forbidden(message: string, code = 'FORBIDDEN') {
  return new Refusal(403, code, message)
}

/** The refusal in an error, if there is one. Violated unique and foreign keys are refusals too. */
export function refusalFrom(error: any): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof ValidationFailed)
    return new Refusal(422, 'VALIDATION_FAILED', summary(error.errors), { errors: error.errors })

  const field = fieldOfKey(error)
  if (error?.errno === 1062)
    return conflict(
      'DUPLICATE',
      field ? `Another record has this ${field} already` : 'This record exists already',
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
      'The database cannot take so much at once, and nothing was written: send less at once, or ' +
        'ask the operator for a higher limit'
    )
  if (isContention(error) || error instanceof WaitedTooLong)
    return new Refusal(503, 'UNAVAILABLE', 'The records are locked by other requests; try again', {
      headers: { 'Retry-After': '1' },
    })
  if (isInterrupted(error))
    return new Refusal(503, 'UNAVAILABLE', 'The database stopped the request; try again', {
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
      'The server cannot store files at the moment; try again later',
      { headers: { 'Retry-After': '60' } }
    )
  if (isFull(error))
    return new Refusal(503, 'UNAVAILABLE', 'The database is full at the moment; try again later', {
      headers: { 'Retry-After': '60' },
    })
  if (isAway(error))
    return new Refusal(503, 'UNAVAILABLE', 'The database does not answer; try again soon', {
      headers: { 'Retry-After': '5' },
    })
}

/** Errors of a full, read-only or foreign disk or folder. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']

/** True if a file could not be written for lack of room or rights. */
export const isNoRoom = (error: any): boolean =>
  NO_ROOM.includes(error?.code) && error.syscall !== 'connect'

const UNKNOWN =
  'The connection to the database was lost while the request was saved: all of it was saved, or ' +
  'nothing. Look which before you repeat it; with an Idempotency-Key, repeating is always safe'

function summary(errors: FieldError[]) {
  return errors.length === 1 ? errors[0].message : `${errors.length} fields are not valid`
}

/** The column in `customers__tax_id__unique` or `products__category_id__foreign`. */
function fieldOfKey({ sqlMessage = '' }: { sqlMessage?: string } = {}) {
  const column = /__(\w+?)__(?:unique|foreign)/.exec(sqlMessage)?.[1]
  return column && string.camelCase(column)
}
