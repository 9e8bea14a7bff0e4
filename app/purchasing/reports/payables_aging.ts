/** What a company owes its suppliers for what came in, now or on any day. */
import Big from 'big.js'
import { Current } from '#core/current'
import { atOneMoment, selects, type Statement } from '#core/database'
import { daysBetween, todayIn } from '#core/days'
import { sum, zero } from '#core/decimal'
import { dayFilter, described } from '#core/query_fields'
import { cell, report } from '#core/report'

const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const

type Age = (typeof AGES)[number]
type Receipt = { orderId: string; supplierId: string | null; supplierName: string | null; receivedOn: string; open: Big }

/** Orders carry no due date, so a debt is as old as its receipt. Payments of an order, and goods that went back, settle its oldest receipts first; what is settled beyond them the supplier owes, since the goods went back. */
export const payablesAging = report({
  name: 'payables-aging',
  summary: 'What is owed to suppliers for what came in, by how long',
  query: { asOf: described('The day at whose end it stood so; today by default.', dayFilter()) },
  head: { asOf: cell.day, currency: cell.text },
  columns: { supplierId: { type: ['string', 'null'], format: 'uuid' }, supplierName: { type: ['string', 'null'] }, ...Object.fromEntries(AGES.map((age) => [age, cell.amount])), total: cell.amount },

  async read({ asOf = todayIn(Current.tenant.timezone) }) {
    const receipts = await openReceipts(asOf)
    const bySupplier = [...Map.groupBy(receipts, ({ supplierId }) => supplierId).values()]

    const lines = bySupplier.map((ofSupplier) => ({ supplierId: ofSupplier[0].supplierId, supplierName: ofSupplier[0].supplierName, ...amountsOf(ofSupplier, asOf) }))
    lines.sort((a, b) => (a.supplierName ?? '').localeCompare(b.supplierName ?? ''))
    return { asOf, currency: Current.tenant.currency, rows: lines, totals: amountsOf(receipts, asOf) }
  },
})

function amountsOf(receipts: readonly Receipt[], asOf: string) {
  const of = (age: Age) => sum(receipts.filter(({ receivedOn }) => ageOf(receivedOn, asOf) === age).map(({ open }) => open))
  const ages = Object.fromEntries(AGES.map((age) => [age, of(age)])) as Record<Age, Big>
  return { ...ages, total: sum(receipts.map(({ open }) => open)) }
}

function ageOf(receivedOn: string, asOf: string): Age {
  const days = daysBetween(receivedOn, asOf)
  return AGES[Math.min(Math.ceil(Math.max(days, 0) / 30), 4)]
}

/** The receipts of that day and before, of which something was not settled on that day. */
async function openReceipts(asOf: string): Promise<Receipt[]> {
  const { tenantId } = Current
  const both: Statement[] = [
    [
      `SELECT r.purchase_order_id AS orderId, o.supplier_id AS supplierId, s.name AS supplierName, r.received_on AS receivedOn, r.type, r.total
         FROM purchase_receipts r
         JOIN purchase_orders o ON o.tenant_id = r.tenant_id AND o.id = r.purchase_order_id
         LEFT JOIN suppliers s ON s.tenant_id = o.tenant_id AND s.id = o.supplier_id
        WHERE r.tenant_id = ? AND r.received_on <= ? ORDER BY r.received_on, r.id`,
      [tenantId, asOf],
    ],
    [
      'SELECT purchase_order_id AS orderId, SUM(amount) AS paid FROM supplier_payments WHERE tenant_id = ? AND payment_date <= ? AND (voided_on IS NULL OR voided_on > ?) GROUP BY purchase_order_id',
      [tenantId, asOf, asOf],
    ],
  ]
  const [receipts, payments] = await atOneMoment(() => selects(both))

  const left = new Map(payments.map(({ orderId, paid }) => [orderId as string, new Big(paid)]))
  const leftOf = (orderId: string) => left.get(orderId) ?? zero
  const [back, cameIn] = [receipts.filter(({ type }) => type === 'RETURN'), receipts.filter(({ type }) => type === 'RECEIPT')]
  for (const { orderId, total } of back) left.set(orderId, leftOf(orderId).minus(total))

  const debts = cameIn.map(({ orderId, total, ...receipt }) => {
    const settled = leftOf(orderId).lt(total) ? leftOf(orderId) : new Big(total)
    left.set(orderId, leftOf(orderId).minus(settled))
    return shown({ orderId, ...receipt }, new Big(total).minus(settled))
  })
  const lastBack = new Map(back.map((receipt) => [receipt.orderId, receipt]))
  const claims = [...lastBack.values()].map((receipt) => shown(receipt, leftOf(receipt.orderId).neg()))
  return [...debts, ...claims].filter(({ open }) => !open.eq(0))
}

const shown = ({ orderId, supplierId, supplierName, receivedOn }: Record<string, any>, open: Big): Receipt => ({ orderId, supplierId, supplierName, receivedOn, open })
