/** Ranges locked by the open transaction, and what it takes of them, written before COMMIT. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { rows, type DatabaseRow } from '#core/database/query'
import { beforeCommit, defer, PerTransaction } from '#core/database/transaction/writes'
import type { DocumentType } from '#numbering/document_types'

export type LockedRange = {
  id: string
  documentType: DocumentType
  prefix: string
  from: number
  to: number
  nextNumber: number
  validFrom: string | null
  validUntil: string | null
  active: boolean
  defaultOf: DocumentType | null
  isAnnounced: boolean
  /** The day of the numbers that this transaction takes. */
  takenOn?: string
}

/** Undefined for an id that names no range. */
type Ranges = Map<string, LockedRange | undefined>

const locked = new PerTransaction<Ranges>()

/** Locks ranges in the order of ids, in one statement. They come last, before number series. */
export async function lockRanges(ids: readonly string[]) {
  const known = locked.get() ?? begin()
  const wanted = [...new Set(ids)].filter((id) => !known.has(id)).sort()
  if (!wanted.length) return

  const found = await rows(
    'SELECT id, document_type AS documentType, prefix, `from`, `to`, next_number AS nextNumber, ' +
      'valid_from AS validFrom, valid_until AS validUntil, active, default_of AS defaultOf, ' +
      'numbers_ending_at AS endingAt FROM numbering_ranges WHERE tenant_id = ? AND id IN (?) ' +
      'ORDER BY id FOR UPDATE',
    [Current.tenantId, wanted]
  )
  for (const id of wanted) known.set(id, undefined)
  for (const row of found) known.set(row.id, rangeOf(row))
}

/** A range of `lockRanges`, or one that is locked now. */
export async function lockedRange(id: string): Promise<LockedRange | undefined> {
  if (!locked.get()?.has(id)) await lockRanges([id])
  return locked.get()!.get(id)
}

function begin(): Ranges {
  const ranges: Ranges = new Map()
  beforeCommit(() => {
    for (const range of ranges.values()) if (range?.takenOn) writeTaken(range)
  })
  return locked.set(ranges)
}

function writeTaken({ id, nextNumber, takenOn, isAnnounced }: LockedRange) {
  const now = sqlInstant(clock.now())
  defer(
    `UPDATE numbering_ranges
       SET next_number = ?, first_used_on = COALESCE(first_used_on, ?),
         last_used_on = GREATEST(COALESCE(last_used_on, ?), ?),
         numbers_ending_at = CASE WHEN ? = 1 THEN COALESCE(numbers_ending_at, ?) END, version = version + 1,
         updated_at = ?
       WHERE tenant_id = ? AND id = ?`,
    [
      ...[nextNumber, takenOn, takenOn, takenOn],
      ...[Number(isAnnounced), now, now, Current.tenantId, id],
    ]
  )
}

const rangeOf = ({ endingAt, active, ...row }: DatabaseRow): LockedRange => ({
  ...(row as Omit<LockedRange, 'active' | 'isAnnounced'>),
  active: Boolean(active),
  isAnnounced: endingAt !== null,
})
