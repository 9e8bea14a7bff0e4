/** The invariant of instalments: they add up to their invoice, less what was credited. */
import Big from 'big.js'
import type { Outcome } from '#accounting/integrity'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'

/** Limit of named broken records. */
const MOST_NAMED = 100

const PAIRS = `SELECT i.id, i.total - i.credited_amount AS held,
         COALESCE(SUM(r.amount), 0) - i.credited_amount AS counted
       FROM invoices i
       LEFT JOIN invoice_installments r ON r.tenant_id = i.tenant_id AND r.invoice_id = i.id
       WHERE i.tenant_id = ? AND i.payment_terms_id IS NOT NULL
       GROUP BY i.id, i.total, i.credited_amount`

/** Names invoices whose instalments do not add up. */
export async function instalmentsAddUp(): Promise<Outcome> {
  const { tenantId } = Current
  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(held), 0) AS held, COALESCE(SUM(counted), 0) AS counted FROM (${PAIRS}) pairs`,
      [tenantId],
    ],
    [
      `SELECT id, held, counted FROM (${PAIRS}) pairs WHERE held <> counted LIMIT ${MOST_NAMED}`,
      [tenantId],
    ],
  ])
  return {
    left: new Big(sums.held),
    right: new Big(sums.counted),
    broken: broken.map(({ id, held, counted }) => ({
      invoiceId: id,
      held: Number(held),
      counted: Number(counted),
    })),
  }
}
