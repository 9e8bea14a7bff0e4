/** Journal lines and tax lines of posted documents. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Company } from '#tests/company'
import { ok } from '../sales/shop.js'

/** The lines of the entries of a document, such as `519530 D 100000`, in the order of entries. */
export async function postedBy(
  { api }: Pick<Company, 'api'>,
  reference: string
): Promise<string[]> {
  const { data } = ok(await api.get(`/journal-entries?reference=${reference}&limit=100`))
  return data
    .toSorted((a: any, b: any) => a.number - b.number)
    .flatMap(({ lines }: any) =>
      lines.map(
        ({ accountCode, debitAmount, creditAmount }: any) =>
          `${accountCode} ${debitAmount ? `D ${debitAmount}` : `C ${creditAmount}`}`
      )
    )
}

/** Tax lines of a document, as `+1 IVA19 S GOODS 100000.00 19000.00 240810`; `cost` without account. */
export const taxLinesOf = ({ as }: Pick<Company, 'as'>, documentId: string): Promise<string[]> =>
  as(async () => {
    const found = await rows(
      `SELECT t.sign, x.code, t.category, t.nature, t.base, t.amount, a.code AS account
         FROM tax_lines t
         LEFT JOIN taxes x ON x.tenant_id = t.tenant_id AND x.id = t.tax_id
         LEFT JOIN accounts a ON a.tenant_id = t.tenant_id AND a.id = t.account_id
        WHERE t.tenant_id = ? AND t.document_id = ? AND t.tax_kind <> 'NONE' ORDER BY t.sign DESC, t.base, x.code`,
      [Current.tenantId, documentId]
    )
    return found.map(
      ({ sign, code, category, nature, base, amount, account }) =>
        `${sign > 0 ? '+' : ''}${sign} ${code} ${category} ${nature} ${base} ${amount} ${account ?? 'cost'}`
    )
  })
