/**
 * Numbers and allocations of supplier payments that the previous release wrote: one allocation to the
 * order, dated as the payment, with the id of the payment. Nothing is posted.
 */
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'

const SERIES = 'supplier_payments'

const NUMBERED = `UPDATE supplier_payments p
    JOIN (SELECT x.id, ROW_NUMBER() OVER (ORDER BY x.id) AS place
            FROM supplier_payments x
           WHERE x.tenant_id = ? AND x.number IS NULL) n ON n.id = p.id
    JOIN purchase_orders o ON o.tenant_id = p.tenant_id AND o.id = p.purchase_order_id
    LEFT JOIN suppliers s ON s.tenant_id = o.tenant_id AND s.id = o.supplier_id
    SET p.number = ? + n.place, p.supplier_id = o.supplier_id, p.supplier_name = s.name,
        p.allocated_amount = CASE WHEN p.voided_on IS NULL THEN p.amount + p.withheld_total ELSE 0 END
  WHERE p.tenant_id = ?`

const ALLOCATED = `INSERT INTO supplier_allocations
    (tenant_id, id, payment_id, purchase_order_id, amount, withheld_amount, date, voided_on, version,
     created_at, updated_at)
  SELECT p.tenant_id, p.id, p.id, p.purchase_order_id, p.amount + p.withheld_total, p.withheld_total,
         p.payment_date, p.voided_on, 1, p.created_at, p.updated_at
    FROM supplier_payments p
    LEFT JOIN supplier_allocations a ON a.tenant_id = p.tenant_id AND a.payment_id = p.id
   WHERE p.tenant_id = ? AND p.number > ? AND p.purchase_order_id IS NOT NULL AND a.id IS NULL`

/** The previous release voids a payment and leaves its allocation. */
const VOIDED = `UPDATE supplier_allocations a
    JOIN supplier_payments p ON p.tenant_id = a.tenant_id AND p.id = a.payment_id
    SET a.voided_on = p.voided_on, p.allocated_amount = 0
  WHERE a.tenant_id = ? AND a.voided_on IS NULL AND p.voided_on IS NOT NULL`

/** All companies. Runs across tenants, in a short transaction for each. */
export async function allocateOldSupplierPayments() {
  for (const { id } of await rows<{ id: number }>(
    'SELECT id FROM tenants WHERE id <> 1 ORDER BY id'
  ))
    await allocateSupplierPaymentsOf(id)
}

/** One company. A second run finds nothing to do. */
export async function allocateSupplierPaymentsOf(tenantId: number) {
  const [{ missing }] = await rows(
    'SELECT COUNT(*) AS missing FROM supplier_payments WHERE tenant_id = ? AND number IS NULL',
    [tenantId]
  )
  if (Number(missing)) await transaction(() => number(tenantId))
  await execute(VOIDED, [tenantId])
}

async function number(tenantId: number) {
  await execute(
    'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 0) ON DUPLICATE KEY UPDATE last = last',
    [tenantId, SERIES]
  )
  const [{ last }] = await rows(
    'SELECT last FROM number_series WHERE tenant_id = ? AND name = ? FOR UPDATE',
    [tenantId, SERIES]
  )
  await execute(NUMBERED, [tenantId, last, tenantId])
  await execute(ALLOCATED, [tenantId, last])
  await execute(
    `UPDATE number_series
        SET last = (SELECT COALESCE(MAX(number), 0) FROM supplier_payments WHERE tenant_id = ?)
      WHERE tenant_id = ? AND name = ?`,
    [tenantId, tenantId, SERIES]
  )
}
