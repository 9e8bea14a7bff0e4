import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import { mustBeConcept } from '#catalog/withholding_concepts'
import { typeOfCode, typeOfNature } from '#accounting/chart/account_types'
import { makeGroup, moveRoles, type MovedRole } from '#accounting/actions/make_group'
import { lockLedger } from '#accounting/ledger/lock_ledger'
import Account from '#accounting/models/account'
import type { createAccount as validator } from '#accounting/validators/account'

type Input = InputOf<typeof validator>

/** Deeper than any chart's codes. The chart is answered as a nested tree. */
const MOST_LEVELS = 30

/**
 * Creates an account. Its parent becomes a group, and its first child takes the parent's roles (409
 * IN_USE: see `makeGroup`, `moveRoles`). 422 for a missing or too deep parent, or another nature
 * unless `isContra`. Announces `account.created`, and `account.updated` for a new group.
 */
export async function createAccount(
  input: Input
): Promise<{ account: Account; rolesMoved: MovedRole[] }> {
  await mustBeConcept(input.withholdingConceptId)
  const parent = input.parentId ? await lockParent(input.parentId) : null
  const type = input.type ?? parent?.type ?? typeOfCode(input.code) ?? typeOfNature(input.nature)

  if (parent) {
    await mustNotBeDeep(parent)
    if (!input.isContra && input.nature !== parent.nature)
      throw invalid(
        'nature',
        'INVALID',
        `nature must be ${parent.nature}, as the parent's, or isContra true`
      )
  }
  const roles = parent && !parent.isGroup ? await makeGroup(parent) : []
  const { requiresThirdParty, costCenter, taxNature, ...rest } = input
  const account = await Account.create({
    ...rest,
    type,
    requiresThirdParty: requiresThirdParty ?? parent?.requiresThirdParty ?? false,
    costCenter: costCenter ?? parent?.costCenter ?? 'OPTIONAL',
    taxNature: taxNature ?? parent?.taxNature ?? null,
    withholdingConceptId: rest.withholdingConceptId ?? parent?.withholdingConceptId ?? null,
    countryCode: input.countryCode ?? Current.tenant.countryCode,
    isGroup: false,
    isActive: true,
  })
  await announce('account.created', { accountId: account.id })
  return { account, rolesMoved: await moveRoles(roles, parent!, account) }
}

/** Locks the ledger first when the parent becomes a group, so that no posting to it is running. */
async function lockParent(id: string): Promise<Account> {
  const [found] = await rows(
    'SELECT is_group AS isGroup FROM accounts WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  if (found && !found.isGroup) await lockLedger()

  const parent = await Account.query().where('id', id).forUpdate().first()
  if (!parent) throw invalid('parentId', 'NOT_FOUND', 'There is no such account')
  if (found?.isGroup && !parent.isGroup) await lockLedger()
  return parent
}

/** The parent and its ancestors, up to the limit. */
const UPWARDS = `WITH RECURSIVE up AS (
  SELECT a.parent_id, 1 AS level FROM accounts a WHERE a.tenant_id = ? AND a.id = ?
  UNION ALL
  SELECT a.parent_id, up.level + 1 FROM up JOIN accounts a ON a.tenant_id = ? AND a.id = up.parent_id WHERE up.level < ${MOST_LEVELS}
) SELECT MAX(level) AS levels FROM up`

/** Accounts never move, so ancestors need no lock. */
async function mustNotBeDeep({ id, parentId }: Account) {
  if (!parentId) return
  const [{ levels }] = await rows(UPWARDS, [Current.tenantId, id, Current.tenantId])
  if (Number(levels) >= MOST_LEVELS)
    throw invalid('parentId', 'INVALID', `A chart has at most ${MOST_LEVELS} levels`)
}
