import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeConcept } from '#catalog/withholding_concepts'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { lockLedger, nextLedgerVersion } from '#accounting/ledger/lock_ledger'
import Account from '#accounting/models/account'
import { GROUP_ROLES } from '#accounting/roles/roles'
import type { updateAccount } from '#accounting/validators/account'

const RULES = ['requiresThirdParty', 'costCenter', 'taxNature', 'withholdingConceptId']

type Changes = InputOf<typeof updateAccount>

/**
 * Changes name, posting status and rules for lines. 409 IN_USE when a role's account would become
 * inactive.
 */
export async function changeAccount(account: Account, changes: Changes) {
  await mustBeConcept(changes.withholdingConceptId)
  if (changes.isActive === false && account.isActive) await mustPlayNoRole(account)
  await changeRules(account.merge(changes as Partial<Account>))
  await saveAccount(account)
}

/** Rules are cached with the roles: postings see them as they were, or as they are now. */
async function changeRules({ $dirty }: Account) {
  if (!RULES.some((rule) => rule in $dirty)) return
  await lockLedger()
  await nextLedgerVersion()
}

/** Announces `account.updated`, if anything changed. */
export function saveAccount(account: Account) {
  return whenChanged(
    account,
    () => account.save(),
    () => announce('account.updated', { accountId: account.id })
  )
}

/** Prepares the deletion of an account. Announces `account.deleted`. */
export async function removeAccount(account: Account) {
  await leaveParent(account)
  await announce('account.deleted', { accountId: account.id })
}

/** A parent without children takes postings again. */
async function leaveParent({ id, parentId }: Account) {
  if (!parentId) return

  const parent = await Account.query().where('id', parentId).forUpdate().firstOrFail()
  const [kept] = await rows(
    `SELECT 1 FROM accounts a WHERE a.tenant_id = ? AND a.parent_id = ? AND a.id <> ?
      UNION ALL SELECT 1 FROM account_roles r WHERE r.tenant_id = ? AND r.account_id = ? AND r.role IN (${GROUP_ROLES.map(() => '?').join(',')}) LIMIT 1`,
    [Current.tenantId, parentId, id, Current.tenantId, parentId, ...GROUP_ROLES]
  )
  if (!kept) await saveAccount(parent.merge({ isGroup: false }))
}

async function mustPlayNoRole({ id }: Account) {
  const [used] = await rows(
    `SELECT r.role AS what FROM account_roles r WHERE r.tenant_id = ? AND r.account_id = ?
      UNION ALL SELECT b.name FROM bank_accounts b WHERE b.tenant_id = ? AND b.account_id = ? AND b.is_active = 1 LIMIT 1`,
    [Current.tenantId, id, Current.tenantId, id]
  )
  if (used)
    throw conflict(
      'IN_USE',
      `Documents post to this account (${used.what}): give that to another account first`,
      { field: 'isActive' }
    )
}
