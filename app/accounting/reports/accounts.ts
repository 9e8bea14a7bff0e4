/** The accounts of the company, in the order of their codes. */
import { Current } from '#core/current'
import { rows } from '#core/database'
import type { AccountType } from '#accounting/account_types'

export type ReportAccount = { accountId: string; code: string; name: string; type: AccountType }

export async function accountsInOrder(): Promise<ReportAccount[]> {
  return (await rows('SELECT id AS accountId, code, name, type FROM accounts WHERE tenant_id = ? AND is_group = 0 ORDER BY code', [Current.tenantId])) as ReportAccount[]
}
