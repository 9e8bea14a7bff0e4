/** Where money goes to or comes from, in the ledger. */
import { Current } from '#core/current'
import { rows } from '#core/database'
import { conflict, invalid } from '#core/refusals'

/** The ledger account of a bank account, or the role of cash when none is named. 422 NOT_FOUND, 409 BANK_ACCOUNT_INACTIVE. */
export async function ledgerAccountOf(bankAccountId: string | null | undefined): Promise<{ accountId: string } | 'cash'> {
  if (!bankAccountId) return 'cash'

  const [found] = await rows(`SELECT account_id AS accountId, name, is_active AS isActive FROM bank_accounts WHERE tenant_id = ? AND id = ?${Current.unit ? ' LOCK IN SHARE MODE' : ''}`, [Current.tenantId, bankAccountId])
  if (!found) throw invalid('bankAccountId', 'NOT_FOUND', 'There is no such bank account')
  if (!found.isActive) throw conflict('BANK_ACCOUNT_INACTIVE', `Bank account ${found.name} is not active`, { field: 'bankAccountId' })
  return { accountId: found.accountId }
}
