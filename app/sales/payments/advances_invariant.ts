/** The invariant of money that no invoice has taken. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'

const MOST_NAMED = 100

/** The balance of the account. Manual entries predate its control and belong to no payment. */
const ACCOUNT = `SELECT COALESCE(SUM(l.credit - l.debit), 0) AS held
   FROM account_roles r
   JOIN journal_lines l ON l.tenant_id = r.tenant_id AND l.account_id = r.account_id
   JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
  WHERE r.tenant_id = ? AND r.role = 'customer_advances' AND e.by_hand = 0`

const FREE = `SELECT tenant_id, customer_id, SUM(unallocated_amount - refunded_amount) AS free
   FROM payments
  WHERE tenant_id = ? AND voided_on IS NULL AND unallocated_amount <> 0
  GROUP BY tenant_id, customer_id`

/**
 * The account of advances equals the free money of payments that stand. Names customers whose
 * `advances` differ from it.
 */
export async function advancesAreFreeMoney() {
  const { tenantId } = Current
  const [[account], [sums], broken] = await selects([
    [ACCOUNT, [tenantId]],
    [`SELECT COALESCE(SUM(f.free), 0) AS free FROM (${FREE}) f`, [tenantId]],
    [
      `SELECT c.id, c.advances, COALESCE(f.free, 0) AS free
         FROM customers c
         LEFT JOIN (${FREE}) f ON f.tenant_id = c.tenant_id AND f.customer_id = c.id
        WHERE c.tenant_id = ? AND c.advances <> COALESCE(f.free, 0) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return {
    left: new Big(account.held),
    right: new Big(sums.free),
    broken: broken.map(({ id, advances, free }) => ({
      customerId: id,
      advances: Number(advances),
      free: Number(free),
    })),
  }
}
