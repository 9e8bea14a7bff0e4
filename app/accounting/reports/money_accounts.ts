/** Cash and its equivalents (IAS 7.6): the accounts whose change the statement of cash flows explains. */
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'

type Parents = ReadonlyMap<string, string | null>

const MONEY_ROLES = "'cash', 'cash_registers', 'bank_accounts'"

/**
 * The accounts of cash, cash registers and bank accounts, and all in their groups: in the PUC all of
 * group 11. A group with an account of another role, such as current assets, is too large.
 */
export async function moneyAccounts(): Promise<ReadonlySet<string>> {
  const { tenantId } = Current
  const [accounts, money, others] = await selects([
    ['SELECT id, parent_id AS parentId FROM accounts WHERE tenant_id = ?', [tenantId]],
    [
      `SELECT account_id AS id FROM account_roles WHERE tenant_id = ? AND role IN (${MONEY_ROLES})
        UNION SELECT account_id FROM bank_accounts WHERE tenant_id = ?`,
      [tenantId, tenantId],
    ],
    [
      `SELECT account_id AS id FROM account_roles WHERE tenant_id = ? AND role NOT IN (${MONEY_ROLES})`,
      [tenantId],
    ],
  ])
  const parents = new Map(accounts.map(({ id, parentId }) => [id as string, parentId]))
  const tooLarge = new Set(others.flatMap(({ id }) => pathOf(id, parents)))
  const groups = new Set(
    money.map(({ id }) => pathOf(id, parents).findLast((one) => !tooLarge.has(one)) ?? id)
  )
  return new Set(
    [...parents.keys()].filter((id) => pathOf(id, parents).some((one) => groups.has(one)))
  )
}

/** The account and all above it. */
function pathOf(id: string, parents: Parents): string[] {
  const path: string[] = []
  for (let at: string | null | undefined = id; at; at = parents.get(at)) path.push(at)
  return path
}
