/** The default ranges of the company, by document type. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { cachedByLedger } from '#accounting/ledger'
import type { DocumentType } from '#numbering/document_types'

/** The ids of the default ranges; a type without one is missing. */
export const defaultRanges = cachedByLedger(
  async (): Promise<ReadonlyMap<DocumentType, string>> => {
    const found = await rows(
      'SELECT default_of AS type, id FROM numbering_ranges WHERE tenant_id = ? AND default_of IS NOT NULL',
      [Current.tenantId]
    )
    return new Map(found.map(({ type, id }) => [type, id]))
  }
)
