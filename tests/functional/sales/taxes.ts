/** Journal lines of documents with taxes. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Company } from '#tests/company'
import { ok } from './shop.js'

/** The ids of the company's taxes, by code. */
export async function taxIds({ api }: Pick<Company, 'api'>): Promise<Record<string, string>> {
  const { data } = ok(await api.get('/taxes?limit=100'))
  return Object.fromEntries(data.map(({ code, id }: any) => [code, id]))
}

/** The lines of every entry about a document, as `Dr 130505 119.00`, in the order of posting. */
export function journalOf({ as }: Pick<Company, 'as'>, reference: string): Promise<string[]> {
  return as(async () => {
    const lines = await rows(
      `SELECT a.code, l.debit, l.credit FROM journal_entries e
         JOIN journal_lines l ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
         JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
        WHERE e.tenant_id = ? AND e.reference = ? ORDER BY e.number, l.line`,
      [Current.tenantId, reference]
    )
    return lines.map(({ code, debit, credit }) =>
      Number(debit) ? `Dr ${code} ${debit}` : `Cr ${code} ${credit}`
    )
  })
}

/** The tax lines of a document, in no order. */
export const taxLinesOf = ({ as }: Pick<Company, 'as'>, documentId: string) =>
  as(() =>
    rows(
      `SELECT l.document_type AS type, l.line_id AS lineId, l.day, l.side, l.sign, t.code, l.tax_kind AS kind, l.category, l.rate, l.base, l.amount, l.nature, l.third_party_id AS thirdPartyId, a.code AS account
         FROM tax_lines l
         LEFT JOIN taxes t ON t.tenant_id = l.tenant_id AND t.id = l.tax_id
         LEFT JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
        WHERE l.tenant_id = ? AND l.document_id = ? AND l.tax_kind <> 'NONE'`,
      [Current.tenantId, documentId]
    )
  )

/** Accounts of taxes whose balance is not the sum of their tax lines: none. */
export const differences = ({ as }: Pick<Company, 'as'>) =>
  as(() =>
    rows(
      `SELECT a.code, t.tax, COALESCE(j.balance, 0) AS balance
         FROM (SELECT account_id, SUM(CASE side WHEN 'SALE' THEN sign * amount ELSE -sign * amount END) AS tax
                 FROM tax_lines WHERE tenant_id = ? AND account_id IS NOT NULL GROUP BY account_id) t
         JOIN accounts a ON a.tenant_id = ? AND a.id = t.account_id
         LEFT JOIN (SELECT account_id, SUM(credit - debit) AS balance
                      FROM journal_lines WHERE tenant_id = ? GROUP BY account_id) j ON j.account_id = t.account_id
        WHERE t.tax <> COALESCE(j.balance, 0)`,
      [Current.tenantId, Current.tenantId, Current.tenantId]
    )
  )
