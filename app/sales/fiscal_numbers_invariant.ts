/** The invariant of numbering ranges: documents have all numbers that a range gave. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Outcome } from '#accounting/integrity'

/** Documents of a range. Unique keys and the lock of the range leave only their count to compare. */
const numbered = (table: string) =>
  `(
         SELECT COUNT(*)
         FROM ${table} d
         WHERE d.tenant_id = r.tenant_id AND d.numbering_range_id = r.id AND d.fiscal_number IS NOT NULL)`

/** Numbers given by ranges equal documents with them. Names ranges with another count. */
export async function fiscalNumbersAreGiven(): Promise<
  Outcome & { broken: Record<string, unknown>[] }
> {
  const found = await rows(
    `SELECT r.id, r.next_number - r.\`from\` AS given, ${numbered('invoices')} + ${numbered('credit_notes')} AS documents
       FROM numbering_ranges r WHERE r.tenant_id = ? AND r.document_type IN ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE')`,
    [Current.tenantId]
  )
  const ranges = found.map(({ id, given, documents }) => ({
    numberingRangeId: id as string,
    given: Number(given),
    documents: Number(documents),
  }))
  const total = (key: 'given' | 'documents') => ranges.reduce((sum, one) => sum + one[key], 0)
  return {
    left: total('documents'),
    right: total('given'),
    broken: ranges.filter(({ given, documents }) => given !== documents),
  }
}
