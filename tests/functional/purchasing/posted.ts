/** Postings of the entries of a document. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Company } from '#tests/company'

/** `220505 -500`: by account, debits less credits, of all entries with this reference. */
export function linesOf({ as }: Pick<Company, 'as'>, reference: string): Promise<string[]> {
  return as(async () => {
    const found = await rows(
      `SELECT a.code, SUM(l.debit - l.credit) AS amount FROM journal_entries e
         JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
         JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
        WHERE e.tenant_id = ? AND e.reference = ? GROUP BY a.code HAVING amount <> 0`,
      [Current.tenantId, reference]
    )
    return found.map(({ code, amount }) => `${code} ${Number(amount)}`)
  })
}
