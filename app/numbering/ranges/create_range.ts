import { announce } from '#core/jobs/outbox'
import { encrypt } from '#core/primitives/secrets'
import NumberingRange from '#numbering/models/numbering_range'
import { leaveDefault, lockAllRanges } from '#numbering/ranges/lock_ranges'
import { mustNotOverlap } from '#numbering/ranges/overlap'
import { mustBeSound } from '#numbering/ranges/rules'
import type { NewNumberingRange } from '#numbering/validators/numbering_range'

/**
 * Creates a range, and takes the default of its document type when asked. 422 for unsound fields,
 * 409 OVERLAP. Announces `numbering_range.created`.
 */
export async function createRange(input: NewNumberingRange): Promise<NumberingRange> {
  const { technicalKey, default: isDefault, active, ...numbers } = input
  const facts = {
    ...numbers,
    prefix: numbers.prefix ?? '',
    validFrom: numbers.validFrom ?? null,
    validUntil: numbers.validUntil ?? null,
    resolution: numbers.resolution ?? null,
  }
  mustBeSound(facts)
  const ranges = await lockAllRanges()
  mustNotOverlap(facts, ranges)
  if (isDefault) await leaveDefault(facts.documentType, ranges)

  const range = await NumberingRange.create({
    ...facts,
    active,
    nextNumber: facts.from,
    technicalKeySecret: technicalKey ? encrypt(technicalKey) : null,
    defaultOf: isDefault ? facts.documentType : null,
  })
  await announce('numbering_range.created', { numberingRangeId: range.id })
  return range
}
