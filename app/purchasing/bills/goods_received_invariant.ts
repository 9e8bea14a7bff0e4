/** The account of goods received has the cost of unbilled units, less that of units billed ahead. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { defineInvariant, type Outcome } from '#accounting/integrity'

export const defineGoodsReceivedInvariant = () =>
  defineInvariant('goods received account = unbilled receipts', goodsAreUnbilled)

/** Names lines that have an accrued cost although all their units were both received and billed. */
async function goodsAreUnbilled(): Promise<Outcome> {
  const { tenantId } = Current
  const [[sides], broken] = await selects([
    [
      `SELECT (SELECT COALESCE(SUM(b.credit - b.debit), 0)
                 FROM account_roles r
                 JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id
                WHERE r.tenant_id = ? AND r.role = 'goods_received') AS balance,
              (SELECT COALESCE(SUM(accrued_cost), 0) FROM purchase_order_lines WHERE tenant_id = ?) AS accrued`,
      [tenantId, tenantId],
    ],
    [
      `SELECT purchase_order_id AS orderId, position, accrued_cost AS accrued FROM purchase_order_lines
        WHERE tenant_id = ? AND accrued_cost <> 0 AND received_quantity = matched_quantity
          AND billed_quantity = matched_quantity
        LIMIT 100`,
      [tenantId],
    ],
  ])
  return {
    left: new Big(sides.balance),
    right: new Big(sides.accrued),
    broken: broken.map(({ orderId, position, accrued }) => ({
      purchaseOrderId: orderId,
      position: Number(position),
      accruedCost: Number(accrued),
    })),
  }
}
