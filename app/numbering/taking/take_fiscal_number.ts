import { announce } from '#core/jobs/outbox'
import { undoable } from '#core/database/transaction/writes'
import type { DocumentType } from '#numbering/document_types'
import { isEndingByNumbers } from '#numbering/ranges/ending'
import { defaultRanges } from '#numbering/taking/default_ranges'
import { lockedRange, lockRanges, type LockedRange } from '#numbering/taking/locked_ranges'
import { mustHaveNumber, mustNumber } from '#numbering/taking/usable'

export type FiscalNumber = { numberingRangeId: string | null; fiscalNumber: string | null }

type Asked = string | null | undefined

/**
 * The next number of the range `asked`, else of the default range of the document type; nulls in a
 * company without one. Gap-free: the range stays locked until COMMIT, and a rollback gives the
 * number back. Call it after all other locks and before `reserveNumbers`. 422 for a range that does
 * not number such documents, 409 RANGE_NOT_YET_VALID, RANGE_EXPIRED, RANGE_EXHAUSTED. Announces
 * `numbering_range.ending` from 90 % used numbers on, once.
 */
export async function takeFiscalNumber(
  type: DocumentType,
  asked: Asked,
  day: string
): Promise<FiscalNumber> {
  const id = asked ?? (await defaultRanges()).get(type)
  const range = id ? await lockedRange(id) : undefined
  if (!range && !asked) return { numberingRangeId: null, fiscalNumber: null }
  mustNumber(range, type)
  mustHaveNumber(range, day)

  const { nextNumber, takenOn, isAnnounced } = range
  undoable(() => Object.assign(range, { nextNumber, takenOn, isAnnounced }))
  range.nextNumber += 1
  range.takenOn = day
  await announceEnding(range)
  // No zeros before the number and no hyphen: DIAN, Anexo técnico 1.9, rule FAD05a.
  return { numberingRangeId: range.id, fiscalNumber: `${range.prefix}${nextNumber}` }
}

/** For many documents of a transaction: locks their ranges in one statement. */
export async function lockRangesOf(type: DocumentType, asked: readonly Asked[]) {
  if (!asked.length) return
  const fallback = (await defaultRanges()).get(type)
  await lockRanges(asked.flatMap((id) => id ?? fallback ?? []))
}

async function announceEnding(range: LockedRange) {
  if (range.isAnnounced || !isEndingByNumbers(range)) return
  range.isAnnounced = true
  await announce('numbering_range.ending', { numberingRangeId: range.id, reason: 'NUMBERS' })
}
