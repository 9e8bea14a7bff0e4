/** Accounts in the order of codes, and the newest entry's number. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { AccountType } from '#accounting/chart/account_types'

export type ReportAccount = { accountId: string; code: string; name: string; type: AccountType }

/** Without groups; with inactive accounts. */
export async function accountsInOrder(): Promise<ReportAccount[]> {
  return (await rows(
    'SELECT id AS accountId, code, name, type FROM accounts WHERE tenant_id = ? AND is_group = 0 ORDER BY code',
    [Current.tenantId]
  )) as ReportAccount[]
}

/** Numbers follow commits, so that all entries up to it are one snapshot. */
export async function lastNumber(): Promise<number> {
  const [{ last }] = await rows(
    'SELECT MAX(number) AS last FROM journal_entries WHERE tenant_id = ?',
    [Current.tenantId]
  )
  return Number(last ?? 0)
}
