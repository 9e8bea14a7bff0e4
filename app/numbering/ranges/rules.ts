/** Rules between the fields of a range. */
import { fieldError, ValidationFailed } from '#core/input/validation'
import { isAuthorised, type DocumentType } from '#numbering/document_types'

type Facts = {
  documentType: DocumentType
  from: number
  to: number
  validFrom: string | null
  validUntil: string | null
  resolution: string | null
}

const OF_RESOLUTION = ['resolution', 'validFrom', 'validUntil'] as const

/**
 * 422 for numbers or days in the wrong order, and for a missing resolution (Resolución DIAN 000165
 * of 2023, article 11). Credit and debit notes need none.
 */
export function mustBeSound(range: Facts) {
  const { documentType, from, to, validFrom, validUntil } = range
  const missing = isAuthorised(documentType)
    ? OF_RESOLUTION.filter((field) => range[field] === null)
    : []
  const errors = missing.map((field) =>
    fieldError([field], 'REQUIRED', `${field} is required for ranges of ${documentType}.`)
  )
  if (to < from) errors.push(fieldError(['to'], 'TOO_SMALL', 'to must not be below from.'))
  if (validFrom && validUntil && validUntil < validFrom)
    errors.push(fieldError(['validUntil'], 'INVALID', 'validUntil must not be before validFrom.'))
  if (errors.length) throw new ValidationFailed(errors)
}
