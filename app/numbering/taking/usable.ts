/** Refusals of a range that cannot number a document. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import type { DocumentType } from '#numbering/document_types'
import type { LockedRange } from '#numbering/taking/locked_ranges'

const FIELD = 'numberingRangeId'

/** 422 for a missing or inactive range, and for one of another document type. */
export function mustNumber(
  range: Pick<LockedRange, 'documentType' | 'active'> | undefined,
  type: DocumentType
): asserts range is NonNullable<typeof range> {
  if (!range) throw invalid(FIELD, 'NOT_FOUND', 'There is no such numbering range')
  if (range.documentType !== type)
    throw invalid(FIELD, 'INVALID', `The range numbers ${range.documentType}, not ${type}`)
  if (!range.active)
    throw invalid(FIELD, 'RANGE_INACTIVE', 'The numbering range is not active: choose another one')
}

/** 409 RANGE_NOT_YET_VALID, RANGE_EXPIRED on this day, RANGE_EXHAUSTED. */
export function mustHaveNumber(range: LockedRange, day: string) {
  const { id: numberingRangeId, validFrom, validUntil, nextNumber, to } = range
  const named = { field: FIELD, numberingRangeId }
  if (validFrom !== null && day < validFrom)
    throw conflict('RANGE_NOT_YET_VALID', `The numbering range begins on ${validFrom}`, {
      ...named,
      validFrom,
    })
  if (validUntil !== null && day > validUntil)
    throw conflict('RANGE_EXPIRED', `The last day of the numbering range was ${validUntil}`, {
      ...named,
      validUntil,
    })
  if (nextNumber > to)
    throw conflict('RANGE_EXHAUSTED', 'The numbering range has no number left', { ...named, to })
}

/** Checks the range that a draft names. It cannot be deleted or changed until COMMIT. */
export async function mustBeRangeOf(type: DocumentType, id: string | null | undefined) {
  if (!id) return
  const [range] = await rows<{ documentType: DocumentType; active: boolean }>(
    `SELECT document_type AS documentType, active
       FROM numbering_ranges
       WHERE tenant_id = ? AND id = ? LOCK IN SHARE MODE`,
    [Current.tenantId, id]
  )
  mustNumber(range, type)
}
