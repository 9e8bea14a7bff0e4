/** Locks all ranges of the company for a change of one: defaults and overlaps concern others. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger'
import NumberingRange from '#numbering/models/numbering_range'
import type { DocumentType } from '#numbering/document_types'

export type KnownRange = {
  id: string
  documentType: DocumentType
  prefix: string
  from: number
  to: number
  defaultOf: DocumentType | null
}

/**
 * In the order of ids, as documents lock them. The ledger comes first: its lock orders changes, also
 * in a company without ranges, and its new version refreshes the cache of default ranges.
 */
export async function lockAllRanges(): Promise<KnownRange[]> {
  await lockLedger()
  await nextLedgerVersion()
  return rows<KnownRange>(
    'SELECT id, document_type AS documentType, prefix, `from`, `to`, default_of AS defaultOf ' +
      'FROM numbering_ranges WHERE tenant_id = ? ORDER BY id FOR UPDATE',
    [Current.tenantId]
  )
}

/** Takes the default of a document type from the range that has it, unless that is `id`. */
export async function leaveDefault(
  documentType: DocumentType,
  ranges: readonly KnownRange[],
  id?: string
) {
  const other = ranges.find((one) => one.defaultOf === documentType && one.id !== id)
  if (!other) return

  const range = await NumberingRange.findOrFail(other.id)
  await range.merge({ defaultOf: null }).save()
  await announce('numbering_range.updated', { numberingRangeId: range.id })
}
