/** The accounts of the company, in the order of their codes, and how far its entries go. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { AccountType } from '#accounting/chart/account_types'

export type ReportAccount = { accountId: string; code: string; name: string; type: AccountType }

/** Without groups, to which nothing is posted; those that are inactive by now are among them. */
export async function accountsInOrder(): Promise<ReportAccount[]> {
  return (await rows(
    'SELECT id AS accountId, code, name, type FROM accounts WHERE tenant_id = ? AND is_group = 0 ORDER BY code',
    [Current.tenantId]
  )) as ReportAccount[]
}

/**
 * The number of the newest entry: numbers rise with commits, so that all up to it are those of one
 * moment.
 */
export async function lastNumber(): Promise<number> {
  const [{ last }] = await rows(
    'SELECT MAX(number) AS last FROM journal_entries WHERE tenant_id = ?',
    [Current.tenantId]
  )
  return Number(last ?? 0)
}
