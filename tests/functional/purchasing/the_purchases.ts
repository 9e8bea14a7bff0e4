/** All that a refusal must leave as it was: documents of purchases, money, stock, entries, balances. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Company } from '#tests/company'

const COLUMNS: Record<string, string> = {
  purchase_orders:
    'id, status, total, received_total, billed_total, paid_amount, withheld_total, version',
  purchase_order_lines:
    'purchase_order_id, position, received_quantity, billed_quantity, matched_quantity, accrued_cost',
  bills: 'id, status, balance, credited_amount, paid_amount, withheld_total, version',
  bill_lines: 'bill_id, position, credited_quantity, credited_net, received_quantity',
  supplier_credit_notes: 'id, status, allocated_amount, refunded_amount, version',
  supplier_payments:
    'id, status, allocated_amount, unallocated_amount, refunded_amount, notes, version',
  supplier_allocations: 'id, amount, voided_on',
  supplier_refunds: 'id, status',
  suppliers: 'id, advances',
  products: 'id, stock, stock_value',
  stock_movements: 'id, quantity, cost',
  tax_lines: 'id, sign, base, amount',
  withholding_lines: 'id, sign, amount',
  journal_entries: 'id, number, total',
  account_balances: 'account_id, month, debit, credit',
}

export const thePurchases = ({ as }: Pick<Company, 'as'>): Promise<Record<string, unknown>> =>
  as(async () => {
    const tables = await Promise.all(
      Object.entries(COLUMNS).map(async ([table, shown]) => [
        table,
        await rows(`SELECT ${shown} FROM ${table} WHERE tenant_id = ? ORDER BY 1, 2`, [
          Current.tenantId,
        ]),
      ])
    )
    return Object.fromEntries(tables)
  })
