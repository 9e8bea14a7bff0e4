/** Receipts that were not billed at the end of a day, less payments for them. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import type { DatabaseRow, Statement } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import { withheldTotal, withholdingsIn } from '#tax/withholdings'
import type { Aged, Of } from '#purchasing/reports/aged'
import { RETURNED_OF_NOTE, STOOD } from '#purchasing/reports/bills_as_of'

type Receipt = { receivedOn: string; open: Big }
/** `beyond` are returns, bills and payments in excess of receipts, `since` their last day. */
type Order = Of & { receipts: Receipt[]; beyond: Big; since: string }

const SUPPLIER = `JOIN purchase_orders o ON o.tenant_id = x.tenant_id AND o.id = x.purchase_order_id
  LEFT JOIN suppliers s ON s.tenant_id = o.tenant_id AND s.id = o.supplier_id`
const FACTS = 'x.purchase_order_id AS orderId, o.supplier_id AS supplierId, s.name AS supplierName'

/** Payments of an order, less what its bills took over of them. */
const PAID = `SELECT ${FACTS}, x.date AS day, 'PAYMENT' AS type, x.amount FROM supplier_allocations x ${SUPPLIER}
   WHERE x.tenant_id = ? AND ${STOOD} AND x.moved_from_id IS NULL
  UNION ALL
  SELECT f.purchase_order_id, o.supplier_id, s.name, x.date, 'PAYMENT', -x.amount FROM supplier_allocations x
    JOIN supplier_allocations f ON f.tenant_id = x.tenant_id AND f.id = x.moved_from_id
    JOIN purchase_orders o ON o.tenant_id = f.tenant_id AND o.id = f.purchase_order_id
    LEFT JOIN suppliers s ON s.tenant_id = o.tenant_id AND s.id = o.supplier_id
   WHERE x.tenant_id = ? AND ${STOOD}`

/** Receipts that raised payables, in the order of time, then bills and credit notes, then payments. */
export function orderStatements(asOf: string): Statement[] {
  const { tenantId } = Current
  return [
    [
      `SELECT ${FACTS}, x.received_on AS day, x.type, x.total - x.withheld_total AS amount
         FROM purchase_receipts x ${SUPPLIER}
        WHERE x.tenant_id = ? AND x.received_on <= ? AND (x.posting IS NULL OR x.posting <> 'ACCRUAL')
        ORDER BY x.id`,
      [tenantId, asOf],
    ],
    [
      `SELECT ${FACTS}, x.posting_date AS day, 'BILLED' AS type, x.taken_total AS amount,
              x.taken_withholdings AS withholdings
         FROM bills x ${SUPPLIER}
        WHERE x.tenant_id = ? AND x.posted_at IS NOT NULL AND x.posting_date <= ?
          AND (x.voided_on IS NULL OR x.voided_on > ?)
          AND (x.receipt_posting IS NULL OR x.receipt_posting <> 'ACCRUAL')`,
      [tenantId, asOf, asOf],
    ],
    [
      `SELECT ${FACTS}, n.date AS day, 'CREDITED' AS type, ${RETURNED_OF_NOTE} AS amount FROM supplier_credit_notes n
         JOIN bills x ON x.tenant_id = n.tenant_id AND x.id = n.bill_id ${SUPPLIER}
        WHERE n.tenant_id = ? AND n.date <= ? AND (n.voided_on IS NULL OR n.voided_on > ?)
          AND (x.receipt_posting IS NULL OR x.receipt_posting <> 'ACCRUAL')`,
      [tenantId, asOf, asOf],
    ],
    [
      `SELECT p.orderId, p.supplierId, p.supplierName, MAX(p.day) AS day, p.type, SUM(p.amount) AS amount
         FROM (${PAID}) p
        GROUP BY p.orderId, p.supplierId, p.supplierName, p.type`,
      [tenantId, asOf, asOf, tenantId, asOf, asOf],
    ],
  ]
}

/** Returns reduce the newest earlier receipts; bills and payments settle the oldest. */
export function unbilledOf(rows: readonly DatabaseRow[]): Aged[] {
  const orders = [...Map.groupBy(rows, ({ orderId }) => orderId as string).values()].map(orderOf)
  return orders.flatMap(({ receipts, beyond, since, supplierId, supplierName }) =>
    [...receipts, { receivedOn: since, open: beyond.neg() }].flatMap(({ receivedOn, open }) =>
      open.eq(0) ? [] : [{ supplierId, supplierName, since: receivedOn, open, isUnbilled: true }]
    )
  )
}

/** Days may be reversed by a change of zone, so the order is that of recording. */
function orderOf(rows: readonly DatabaseRow[]): Order {
  const { supplierId, supplierName } = rows[0]
  const order: Order = { supplierId, supplierName, receipts: [], beyond: zero, since: '' }
  for (const row of rows) {
    add(order, row)
    if (row.day > order.since) order.since = row.day
  }
  return order
}

function add(order: Order, { day, type, amount, withholdings }: DatabaseRow) {
  const { receipts } = order
  const value = new Big(amount)
  const beyond = (rest: Big) => (order.beyond = order.beyond.plus(rest))
  if (type === 'RECEIPT') receipts.push({ receivedOn: day, open: value })
  else if (type === 'RETURN') beyond(settle(receipts.toReversed(), value.neg()))
  else if (type === 'CREDITED') beyond(value.neg())
  else if (type === 'BILLED')
    beyond(settle(receipts, value.minus(withheldTotal(withholdingsIn(withholdings).lines))))
  else beyond(settle(receipts, value))
}

/** Reduces receipts in order by an amount; returns the rest. */
function settle(receipts: readonly Receipt[], amount: Big): Big {
  let left = amount
  for (const receipt of receipts) {
    const part = left.lt(receipt.open) ? left : receipt.open
    receipt.open = receipt.open.minus(part)
    left = left.minus(part)
  }
  return left
}
