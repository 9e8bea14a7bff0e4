/** What the tests of the books have in common. */
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import type { Company } from '#tests/company'

/** The account of a code of the company's chart. */
export async function accountNamed({ as }: Company, code: string): Promise<string> {
  const [account] = await as(() =>
    rows('SELECT id FROM accounts WHERE tenant_id = ? AND code = ?', [Current.tenantId, code])
  )
  return account.id
}

/** An entry of two lines; Caja general and Capital by default. */
export async function anEntry(
  company: Company,
  amount = 100,
  more: Record<string, unknown> = {},
  [debit, credit] = ['110505', '311505']
) {
  const [debitId, creditId] = [
    await accountNamed(company, debit),
    await accountNamed(company, credit),
  ]
  return {
    entryDate: '2026-05-10',
    concept: 'Aporte',
    lines: [
      { accountId: debitId, debitAmount: amount },
      { accountId: creditId, creditAmount: amount },
    ],
    ...more,
  }
}

/** All that a refused write must leave as it was. */
export function booksOf({ as }: Company) {
  const sum = (sql: string) => rows(sql, [Current.tenantId])
  return as(async () =>
    JSON.stringify([
      await sum(
        'SELECT COUNT(*) AS n, MAX(number) AS last FROM journal_entries WHERE tenant_id = ?'
      ),
      await sum(
        'SELECT COUNT(*) AS n, SUM(debit) AS debit, SUM(credit) AS credit FROM journal_lines WHERE tenant_id = ?'
      ),
      await sum(
        'SELECT COUNT(*) AS n, SUM(debit) AS debit, SUM(credit) AS credit FROM account_balances WHERE tenant_id = ?'
      ),
      await sum('SELECT name, last FROM number_series WHERE tenant_id = ? ORDER BY name'),
      await sum(
        "SELECT name, total FROM record_counts WHERE tenant_id = ? AND name IN ('accounts', 'journal_entries', 'expenses', 'bank_accounts', 'audit_logs') ORDER BY name"
      ),
      await sum('SELECT COUNT(*) AS n FROM accounts WHERE tenant_id = ?'),
    ])
  )
}
