/** Turns an account into a group when it gets its first child, which takes its roles. */
import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { execute, selects } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { dryRunEffect } from '#core/database/transaction/writes'
import { nextLedgerVersion } from '#accounting/ledger/lock_ledger'
import type Account from '#accounting/models/account'
import { GROUP_ROLES } from '#accounting/roles/roles'
import { accountingSettings } from '#accounting/roles/settings'

/** `role` as in `/settings/accounting`; `expense:<categoryId>` for a category of expenses. */
export type MovedRole = { role: string; fromAccountId: string; toAccountId: string }

/**
 * Returns the roles that a group cannot have. 409 IN_USE with a `reason` after postings, or for a
 * bank account's account. Ledger and account must be locked.
 */
export async function makeGroup(account: Account): Promise<string[]> {
  const { id, code, name } = account
  const [posted, banks, roles] = await selects([
    [
      'SELECT 1 FROM journal_lines WHERE tenant_id = ? AND account_id = ? LIMIT 1',
      [Current.tenantId, id],
    ],
    [
      'SELECT name FROM bank_accounts WHERE tenant_id = ? AND account_id = ?',
      [Current.tenantId, id],
    ],
    [
      'SELECT role FROM account_roles WHERE tenant_id = ? AND account_id = ? AND role NOT IN (?) ORDER BY role',
      [Current.tenantId, id, GROUP_ROLES],
    ],
  ])
  const refused = (says: string, reason: string) =>
    conflict('IN_USE', `Account ${code} ${name} ${says}: it cannot have accounts beneath it`, {
      field: 'parentId',
      reason,
    })
  if (posted.length) throw refused('has postings', 'POSTED_TO')
  if (banks.length) throw refused(`belongs to the bank account ${banks[0].name}`, 'BANK_ACCOUNT')

  await account.merge({ isGroup: true }).save()
  await announce('account.updated', { accountId: id })
  return roles.map(({ role }) => role)
}

/**
 * Moves roles to the first child. 409 IN_USE when its type or nature differs. Ledger must be
 * locked, so that waiting postings use the new account.
 */
export async function moveRoles(
  roles: readonly string[],
  from: Account,
  to: Account
): Promise<MovedRole[]> {
  if (!roles.length) return []
  if (to.type !== from.type || to.nature !== from.nature) {
    const says = `Account ${from.code} ${from.name} plays the role ${roles.join(', ')}, which goes to the first account beneath it: that must have type ${from.type} and nature ${from.nature}`
    throw conflict('IN_USE', says, {
      field: to.type === from.type ? 'nature' : 'type',
      reason: 'PLAYS_ROLE',
      roles,
    })
  }

  const before = await accountingSettings()
  await execute(
    'UPDATE account_roles SET account_id = ? WHERE tenant_id = ? AND account_id = ? AND role IN (?)',
    [to.id, Current.tenantId, from.id, roles]
  )
  await nextLedgerVersion()
  record({
    action: 'accounting_settings.updated',
    entity: 'accounting_settings',
    entityId: null,
    before,
    after: await accountingSettings(),
  })

  const moved = roles.map((role) => ({ role, fromAccountId: from.id, toAccountId: to.id }))
  for (const one of moved) dryRunEffect('rolesMoved', one)
  return moved
}
