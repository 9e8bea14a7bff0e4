import { execute, rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { conflict } from '#core/errors/refusal'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { lockOrFail } from '#core/endpoints/operations'
import { flushWrites } from '#core/database/transaction/writes'
import Account from '#accounting/models/account'
import type BankAccount from '#accounting/models/bank_account'
import { removeAccount, saveAccount } from '#accounting/actions/change_account'

/** Its ledger account is renamed with it. */
export async function changeBankAccount(
  bankAccount: BankAccount,
  changes: {
    name?: string
    accountNumber?: string | null
    bankName?: string | null
    isActive?: boolean
  }
) {
  await whenChanged(
    bankAccount,
    () => bankAccount.merge(changes).save(),
    () => announce('bank_account.updated', { bankAccountId: bankAccount.id })
  )
  if (changes.name === undefined) return

  const account = await lockOrFail(Account, bankAccount.accountId)
  await saveAccount(account.merge({ name: changes.name }))
}

/** Deletes it with its ledger account; 409 IN_USE after postings. The ledger must be locked. */
export async function closeBankAccount(bankAccount: BankAccount) {
  const account = await lockOrFail(Account, bankAccount.accountId)
  const [moved] = await rows(
    'SELECT 1 FROM journal_lines WHERE tenant_id = ? AND account_id = ? LIMIT 1',
    [Current.tenantId, account.id]
  )
  if (moved) throw conflict('IN_USE', 'The bank account has transactions: deactivate it instead')

  await execute(
    'UPDATE ledgers SET default_bank_account_id = NULL, version = version + 1 WHERE tenant_id = ? AND default_bank_account_id = ?',
    [Current.tenantId, bankAccount.id]
  )
  await removeAccount(account)
  await bankAccount.delete()
  await flushWrites()
  await account.delete()
  await announce('bank_account.deleted', { bankAccountId: bankAccount.id })
}
