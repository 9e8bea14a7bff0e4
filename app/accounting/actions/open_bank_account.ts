import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import { flushWrites } from '#core/database/transaction/writes'
import { makeGroup } from '#accounting/actions/make_group'
import { lockLedger } from '#accounting/ledger/lock_ledger'
import Account from '#accounting/models/account'
import BankAccount from '#accounting/models/bank_account'
import type { Role } from '#accounting/roles/roles'
import { accountingSettings } from '#accounting/roles/settings'
import type { createBankAccount } from '#accounting/validators/bank_account'

/**
 * Opens a bank account or cash register with the next ledger account of its group. 409
 * ACCOUNT_INACTIVE for an inactive group. Announces `account.created` and `bank_account.created`.
 */
export async function openBankAccount(
  input: InputOf<typeof createBankAccount>
): Promise<BankAccount> {
  await lockLedger()
  const group = await lockGroup(input.type === 'BANK' ? 'bank_accounts' : 'cash_registers')
  if (!group.isActive)
    throw conflict('ACCOUNT_INACTIVE', `Account ${group.code} ${group.name} is not active`)
  if (!group.isGroup) await makeGroup(group)

  const { type, nature, countryCode } = group
  const account = await Account.create({
    code: await nextCode(group),
    name: input.name,
    type,
    nature,
    countryCode,
    parentId: group.id,
    isContra: false,
    isGroup: false,
    isActive: true,
  })
  await flushWrites()
  await announce('account.created', { accountId: account.id })
  const bankAccount = await BankAccount.create({ ...input, accountId: account.id, isActive: true })
  await announce('bank_account.created', { bankAccountId: bankAccount.id })
  return bankAccount
}

/** An exclusive lock at once: two transactions with a shared lock would deadlock. */
async function lockGroup(role: Role): Promise<Account> {
  const { roles } = await accountingSettings()
  return Account.query().where('id', roles[role]!).forUpdate().firstOrFail()
}

/** 11100501, 11100502, …; the group's lock makes codes unique. */
async function nextCode({ code, id }: Account) {
  const taken = new Set(
    (
      await rows('SELECT code FROM accounts WHERE tenant_id = ? AND parent_id = ?', [
        Current.tenantId,
        id,
      ])
    ).map((row) => row.code)
  )
  for (let number = 1; ; number++) {
    const next = `${code}${String(number).padStart(2, '0')}`
    if (!taken.has(next)) return next
  }
}
