import type { HttpContext } from '@adonisjs/core/http'
import { isUuid } from '#core/input/fields'
import { fieldError, ValidationFailed } from '#core/input/validation'

/** A record may be sent back as read; 422 IMMUTABLE_FIELD for fields that differ. */
export function mustBeUnchanged(
  { request }: HttpContext,
  shown: Record<string, unknown>,
  fields: readonly string[]
) {
  const sent = request.body() as Record<string, unknown>
  const changed = fields.filter(
    (field) => sent[field] !== undefined && asId(sent[field]) !== shown[field]
  )

  if (changed.length)
    throw new ValidationFailed(
      changed.map((field) =>
        fieldError([field], 'IMMUTABLE_FIELD', `${field} cannot be changed here.`)
      )
    )
}

/** Ids may be upper-case, as in the path. */
const asId = (value: unknown) =>
  typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value
