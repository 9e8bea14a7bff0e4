/** Invariants of purchasing. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { defineInvariant, type Outcome } from '#accounting/integrity'
import { defineGoodsReceivedInvariant } from '#purchasing/bills/goods_received_invariant'
import { defineSupplierMoneyInvariants } from '#purchasing/payments/invariants'

export default function definePurchaseInvariants() {
  defineInvariant('payable account = open purchase orders', payablesAreOpenOrders)
  defineGoodsReceivedInvariant()
  defineSupplierMoneyInvariants()
}

/** The allocations of an order that are not void, without the parts that bills took over. */
const STANDING = ' AND x.voided_on IS NULL AND x.moved_from_id IS NULL'

/** Indexes to force: with old statistics the database would scan the tables for each order. */
const INDEXES = {
  purchase_receipts: 'purchase_receipts__purchase_order_id',
  supplier_allocations: 'supplier_allocations__purchase_order_id__id',
}

/**
 * The payable account equals open orders. Names orders whose receipts, payments or withholdings do not add up.
 */
async function payablesAreOpenOrders(): Promise<Outcome> {
  const { tenantId } = Current
  const sums = (table: keyof typeof INDEXES, column: string, which = '') =>
    `(SELECT COALESCE(SUM(x.${column}), 0)
        FROM ${table} x FORCE INDEX (${INDEXES[table]})
       WHERE x.tenant_id = o.tenant_id AND x.purchase_order_id = o.id${which})`

  const [[sides], broken] = await selects([
    [
      `SELECT (SELECT COALESCE(SUM(b.credit - b.debit), 0) FROM account_roles r JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id
                WHERE r.tenant_id = ? AND r.role = 'payable') AS balance,
              (SELECT COALESCE(SUM(received_total - billed_total - withheld_total + billed_withheld
                        - paid_amount + billed_paid), 0)
                 FROM purchase_orders
                WHERE tenant_id = ?)
            + (SELECT COALESCE(SUM(balance), 0) FROM bills WHERE tenant_id = ?) AS open`,
      [tenantId, tenantId, tenantId],
    ],
    [
      `SELECT o.id, o.number, o.received_total AS received, o.paid_amount AS paid, o.withheld_total AS withheld FROM purchase_orders o
        WHERE o.tenant_id = ?
          AND (o.received_total <> ${sums('purchase_receipts', 'total')}
            OR o.paid_amount <> ${sums('supplier_allocations', 'amount - x.withheld_amount', STANDING)}
            OR o.withheld_total <> ${sums('purchase_receipts', 'withheld_total')}
              + ${sums('supplier_allocations', 'withheld_amount', STANDING)})
        LIMIT 100`,
      [tenantId],
    ],
  ])
  return {
    left: new Big(sides.balance),
    right: new Big(sides.open),
    broken: broken.map(({ id, number, received, paid, withheld }) => ({
      purchaseOrderId: id,
      number,
      receivedTotal: Number(received),
      paidAmount: Number(paid),
      withheldTotal: Number(withheld),
    })),
  }
}
