/** The open balance of an invoice at the end of a day, in SQL on the alias `i`. */
import type { Bindings } from '#core/database/connection'

/**
 * The amount by entries. The index is named, because the server would scan the account for each
 * invoice.
 */
const POSTED = `COALESCE((SELECT SUM(l.debit - l.credit)
      FROM journal_entries e FORCE INDEX (journal_entries__reference)
      STRAIGHT_JOIN journal_lines l FORCE INDEX (PRIMARY) ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
      STRAIGHT_JOIN account_roles r ON r.tenant_id = l.tenant_id AND r.account_id = l.account_id
        AND r.role = 'receivable'
     WHERE e.tenant_id = i.tenant_id AND e.reference = i.id AND e.entry_date <= ?), 0)`

const CREDITED = `COALESCE((SELECT SUM(n.total - n.withheld_total)
      FROM credit_notes n FORCE INDEX (credit_notes__invoice_id__id)
     WHERE n.tenant_id = i.tenant_id AND n.invoice_id = i.id AND n.date <= ?), 0)`

/** The sum of rows dated until that day and not void then, of a table with `date` and `voided_on`. */
const standing = (table: string, key: string) =>
  `COALESCE((SELECT SUM(s.amount)
      FROM ${table} s FORCE INDEX (${table}__${key}__id)
     WHERE s.tenant_id = i.tenant_id AND s.${key} = i.id AND s.date <= ?
       AND (s.voided_on IS NULL OR s.voided_on > ?)), 0)`

/** Allocations of payments and of credit notes to the invoice, and its write-offs. */
const SETTLED = [standing('allocations', 'invoice_id'), standing('write_offs', 'invoice_id')]

/** Credit given to other invoices, and refunds. Only an invoice with credit notes has them. */
const GIVEN = [
  standing('allocations', 'source_invoice_id'),
  standing('refunds', 'source_invoice_id'),
]
const CREDIT = `CASE WHEN i.credited_amount <> 0 THEN ${CREDITED} - ${GIVEN.join(' - ')} ELSE 0 END`

/**
 * The entries of the invoice less all that had settled it by the end of `asOf`, `YYYY-MM-DD`. Records
 * count from their own day, whenever they were entered.
 */
export const owedAt = (asOf: string): readonly [sql: string, bindings: Bindings] => [
  `${POSTED} - ${CREDIT} - ${SETTLED.join(' - ')}`,
  [asOf, asOf, ...[...GIVEN, ...SETTLED].flatMap(() => [asOf, asOf])],
]
