import { clock } from '#core/primitives/clock'
import { conflict } from '#core/errors/refusal'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { decrypt, encrypt } from '#core/primitives/secrets'
import type NumberingRange from '#numbering/models/numbering_range'
import { isEndingByNumbers, lastEndingDay } from '#numbering/ranges/ending'
import { leaveDefault, type KnownRange } from '#numbering/ranges/lock_ranges'
import { mustNotOverlap } from '#numbering/ranges/overlap'
import { mustBeSound } from '#numbering/ranges/rules'
import type { NumberingRangeChanges } from '#numbering/validators/numbering_range'

/**
 * Changes a range; all `ranges` are locked. 422 for unsound fields, 409 OVERLAP, and 409 IN_USE for
 * a change under numbers that were given. Announces `numbering_range.updated`, and
 * `numbering_range.ending` when fewer numbers are left.
 */
export async function changeRange(
  range: NumberingRange,
  changes: NumberingRangeChanges,
  ranges: readonly KnownRange[]
) {
  const { technicalKey, default: asDefault, prefix, ...others } = changes
  const isUsed = range.nextNumber > range.from
  const before = { ...range.$attributes }
  const isDefault = asDefault ?? range.defaultOf !== null

  range.merge({ ...others, ...(prefix !== undefined && { prefix: prefix ?? '' }) })
  if (isUsed) mustKeepGiven(range, before)
  else range.nextNumber = range.from
  mustBeSound(range)
  mustNotOverlap(range, ranges)
  if (isDefault) await leaveDefault(range.documentType, ranges, range.id)
  range.defaultOf = isDefault ? range.documentType : null
  if (technicalKey !== undefined) setTechnicalKey(range, technicalKey)

  const isEnding = noteEnding(range)
  await whenChanged(
    range,
    () => range.save(),
    () => announce('numbering_range.updated', { numberingRangeId: range.id })
  )
  if (isEnding)
    await announce('numbering_range.ending', { numberingRangeId: range.id, reason: 'NUMBERS' })
}

/** 409 IN_USE: documents print these fields, and their numbers and days must stay within them. */
function mustKeepGiven(range: NumberingRange, before: Record<string, any>) {
  const refuse = (field: string, why: string) => {
    throw conflict('IN_USE', `The range has given numbers: ${why}`, { field })
  }
  for (const field of ['documentType', 'prefix', 'from', 'resolution'] as const)
    if (range[field] !== before[field]) refuse(field, `${field} can no longer change`)

  if (range.to < range.nextNumber - 1)
    refuse('to', `to must not be below ${range.nextNumber - 1}, the last one given`)
  if (range.validFrom && range.validFrom > range.firstUsedOn!)
    refuse(
      'validFrom',
      `validFrom must not be after ${range.firstUsedOn}, the day of the first one`
    )
  if (range.validUntil && range.validUntil < range.lastUsedOn!)
    refuse(
      'validUntil',
      `validUntil must not be before ${range.lastUsedOn}, the day of the last one`
    )
}

/** A key that is sent again is no change. */
function setTechnicalKey(range: NumberingRange, key: string | null) {
  const stored = range.technicalKeySecret && decrypt(range.technicalKeySecret)
  if (key !== stored) range.technicalKeySecret = key === null ? null : encrypt(key)
}

/** A range that is no longer about to end is announced again later. True if it ends by numbers. */
function noteEnding(range: NumberingRange): boolean {
  if (range.validUntil === null || range.validUntil > lastEndingDay()) range.daysEndingAt = null
  if (!isEndingByNumbers(range)) {
    range.numbersEndingAt = null
    return false
  }
  if (range.numbersEndingAt !== null) return false
  range.numbersEndingAt = clock.now().toISOString()
  return true
}
