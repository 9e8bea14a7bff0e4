import { Current } from '#core/current'
import { rows } from '#core/database'
import { announce } from '#core/outbox'
import { conflict, invalid } from '#core/refusals'
import type { InputOf } from '#core/operations'
import { typeOfCode, typeOfNature } from '#accounting/account_types'
import Account from '#accounting/models/account'
import { GROUP_ROLES } from '#accounting/roles'
import type { createAccount as validator } from '#accounting/validators/account'

type Input = InputOf<typeof validator>

/** More than the digits that a code may have in any chart. The whole chart is answered as a tree, and no program reads one of thousands of levels. */
const MOST_LEVELS = 30

/**
 * A new account, beneath another or at the top. Its parent becomes a group: 409 IN_USE when that was posted to. 422 for a parent that there
 * is not or that lies too deep, and for another nature than the parent's, unless it is a contra account. Announces `account.created`, and `account.updated` of a parent that becomes a group.
 */
export async function createAccount(input: Input): Promise<Account> {
  const parent = input.parentId ? await lockParent(input.parentId) : null
  const type = input.type ?? parent?.type ?? typeOfCode(input.code) ?? typeOfNature(input.nature)

  if (parent) {
    await mustNotBeDeep(parent)
    if (!input.isContra && input.nature !== parent.nature) throw invalid('nature', 'INVALID', `nature must be ${parent.nature}, as the parent's, or isContra true`)
    if (!parent.isGroup) await makeGroup(parent)
  }
  const account = await Account.create({ ...input, type, countryCode: input.countryCode ?? Current.tenant.countryCode, isGroup: false, isActive: true })
  await announce('account.created', { accountId: account.id })
  return account
}

async function lockParent(id: string): Promise<Account> {
  const parent = await Account.query().where('id', id).forUpdate().first()
  if (!parent) throw invalid('parentId', 'NOT_FOUND', 'There is no such account')
  return parent
}

/** The parent and all above it, as far as there may be any. */
const UPWARDS = `WITH RECURSIVE up AS (
  SELECT a.parent_id, 1 AS level FROM accounts a WHERE a.tenant_id = ? AND a.id = ?
  UNION ALL
  SELECT a.parent_id, up.level + 1 FROM up JOIN accounts a ON a.tenant_id = ? AND a.id = up.parent_id WHERE up.level < ${MOST_LEVELS}
) SELECT MAX(level) AS levels FROM up`

/** An account stays where it was made, so nobody moves what is above it meanwhile. */
async function mustNotBeDeep({ id, parentId }: Account) {
  if (!parentId) return
  const [{ levels }] = await rows(UPWARDS, [Current.tenantId, id, Current.tenantId])
  if (Number(levels) >= MOST_LEVELS) throw invalid('parentId', 'INVALID', `A chart has at most ${MOST_LEVELS} levels`)
}

/** Postings hold their accounts, so nothing can be posted to it from here on. 409 IN_USE where that was done, or a role or a bank account leads to it. The account must be locked. */
export async function makeGroup(account: Account) {
  const [used] = await rows(
    `SELECT 1 FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ?
      UNION ALL SELECT 1 FROM account_roles r WHERE r.tenant_id = ? AND r.account_id = ? AND r.role NOT IN (${GROUP_ROLES.map(() => '?').join(',')})
      UNION ALL SELECT 1 FROM bank_accounts b WHERE b.tenant_id = ? AND b.account_id = ? LIMIT 1`,
    [Current.tenantId, account.id, Current.tenantId, account.id, ...GROUP_ROLES, Current.tenantId, account.id]
  )
  if (used) throw conflict('IN_USE', `Account ${account.code} is posted to: it cannot have accounts beneath it`, { field: 'parentId' })
  await account.merge({ isGroup: true }).save()
  await announce('account.updated', { accountId: account.id })
}
