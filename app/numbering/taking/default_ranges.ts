/** The default ranges of the company, by document type. */
import { Current } from '#core/context/current'
import { rows, type DatabaseRow, type Statement } from '#core/database/query'
import { isInTransaction, PerTransaction } from '#core/database/transaction/writes'
import type { DocumentType } from '#numbering/document_types'
import { lockedRange, type LockedRange } from '#numbering/taking/locked_ranges'

type Defaults = ReadonlyMap<DocumentType, string>

const read = new PerTransaction<Defaults>()

/**
 * For a caller's first batch: `const [, , ranges] = await selects([…, …, defaultRanges()])`, then
 * `feedDefaultRanges(ranges)`.
 */
export function defaultRanges(): Statement {
  return [
    'SELECT default_of AS type, id FROM numbering_ranges WHERE tenant_id = ? AND default_of IS NOT NULL',
    [Current.tenantId],
  ]
}

export function feedDefaultRanges(found: readonly DatabaseRow[]): Defaults {
  const defaults = new Map(found.map(({ type, id }) => [type as DocumentType, id as string]))
  if (isInTransaction()) read.set(defaults)
  return defaults
}

/** The id of the default range; undefined in a company without one. */
export async function defaultRangeOf(type: DocumentType): Promise<string | undefined> {
  const defaults = read.get() ?? feedDefaultRanges(await rows(...defaultRanges()))
  return defaults.get(type)
}

/**
 * The default range, locked. It is read again when it was moved or deleted before the lock was
 * given: a change of defaults locks all ranges, so that the second answer stays.
 */
export async function lockedDefaultOf(type: DocumentType): Promise<LockedRange | undefined> {
  for (;;) {
    const id = await defaultRangeOf(type)
    const range = id ? await lockedRange(id) : undefined
    if (!id || range?.defaultOf === type) return range
    read.delete()
  }
}
