/**
 * Allocations of payments of earlier releases, which settled one invoice each. Short transactions,
 * because both releases run. Nothing posted changes, and no record gets a new version.
 */
import { execute, rows } from '#core/database/query'

const AT_ONCE = 1_000

/** The id of a payment with another version digit: the same in each run, and of nothing else. */
export const OLD_ALLOCATION_ID = "CONCAT(LEFT(p.id, 14), '8', SUBSTRING(p.id, 16))"

/**
 * An allocation counts from the later day of payment and invoice, as its entry does; a void one ends
 * on the day on which that entry was reversed.
 */
const INSERT = `INSERT INTO allocations
    (tenant_id, id, payment_id, invoice_id, amount, withheld_amount, date, voided_on, version, created_at, updated_at)
  SELECT p.tenant_id, ${OLD_ALLOCATION_ID}, p.id, p.invoice_id, p.amount + p.withheld_total, p.withheld_total,
         GREATEST(p.date, i.date), GREATEST(p.voided_on, i.date), 1, p.created_at, p.updated_at
    FROM payments p
    JOIN invoices i ON i.tenant_id = p.tenant_id AND i.id = p.invoice_id
   WHERE p.tenant_id = ? AND p.id IN (?)
     AND NOT EXISTS (SELECT 1 FROM allocations a WHERE a.tenant_id = p.tenant_id AND a.payment_id = p.id)
  ON DUPLICATE KEY UPDATE id = allocations.id`

/** A payment of this release has one of both amounts, unless it is void. */
const OLD =
  'tenant_id = ? AND invoice_id IS NOT NULL AND allocated_amount = 0 AND unallocated_amount = 0'

const AMOUNTS = `UPDATE payments SET allocated_amount = amount + withheld_total
  WHERE ${OLD} AND id IN (?) AND voided_on IS NULL`

/** `since`: only payments that were written at this MySQL instant or later. */
type Options = { since?: string; signal?: AbortSignal }

/** Runs across tenants. Returns how many payments it looked at. */
export async function fillAllocations({ since, signal }: Options = {}): Promise<number> {
  let looked = 0
  for (const { id: tenantId } of await rows('SELECT id FROM tenants WHERE id <> 1 ORDER BY id'))
    for (let after = ''; !signal?.aborted;) {
      const found = await rows<{ id: string }>(
        `SELECT id FROM payments WHERE ${OLD} AND id > ? AND updated_at >= ? ORDER BY id LIMIT ${AT_ONCE}`,
        [tenantId, after, since ?? '1000-01-01']
      )
      if (!found.length) break
      const ids = found.map(({ id }) => id)
      await execute(INSERT, [tenantId, ids])
      await execute(AMOUNTS, [tenantId, ids])
      looked += ids.length
      after = ids.at(-1)!
    }
  return looked
}
