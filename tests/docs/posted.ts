/** The entries that the requests of a page posted, and the accounts of the company's roles. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Company } from '#tests/company'
import { entryLine } from '#tests/docs/tables'

/** The lines of each entry, as `entriesShown` has them. */
export const entriesPosted = ({ as }: Pick<Company, 'as'>): Promise<string[][]> =>
  as(async () => {
    const found = await rows(
      `SELECT l.entry_id AS entry, a.code, SUM(l.debit - l.credit) AS amount FROM journal_lines l
         JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
        WHERE l.tenant_id = ? GROUP BY l.entry_id, a.code`,
      [Current.tenantId]
    )
    return [...Map.groupBy(found, ({ entry }) => entry).values()].map((lines) =>
      lines.map(({ code, amount }) => entryLine(code, Number(amount))).sort()
    )
  })

/** As `rolesShown` has them. */
export const rolesOf = ({ as }: Pick<Company, 'as'>): Promise<string[]> =>
  as(async () => {
    const found = await rows(
      `SELECT r.role, a.code
         FROM account_roles r
         JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id
        WHERE r.tenant_id = ?`,
      [Current.tenantId]
    )
    return found.map(({ role, code }) => `${role} ${code}`)
  })
