/** Sales less credit notes by day, month, customer or product, without drafts and void invoices. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { choiceFilter, dayFilter, described } from '#core/input/query_fields'
import { invalid } from '#core/errors/refusal'
import { cell, report } from '#core/endpoints/report'

const GROUPS = ['day', 'month', 'customer', 'product'] as const

type Group = (typeof GROUPS)[number]

const DOCUMENT_AMOUNTS = ['net', 'tax', 'total'] as const
const PRODUCT_AMOUNTS = ['quantity', 'net', 'tax', 'total', 'cost', 'margin'] as const

/** Fields beside the amounts, by group. */
const NAMES: Record<Group, readonly string[]> = {
  day: ['period'],
  month: ['period'],
  customer: ['customerId', 'customerName'],
  product: ['productId', 'sku', 'productName'],
}

const amountsOf = (group: Group): readonly string[] =>
  group === 'product' ? PRODUCT_AMOUNTS : ['invoices', 'creditNotes', ...DOCUMENT_AMOUNTS]

export const salesSummary = report({
  name: 'sales-summary',
  summary: 'Sales summary',
  query: {
    from: described('The first day; by default the first of this month.', dayFilter()),
    to: described('The last day; today by default.', dayFilter()),
    groupBy: described('What a row is of; month by default.', choiceFilter(GROUPS)),
  },
  head: {
    from: cell.day,
    to: cell.day,
    groupBy: { type: 'string', enum: [...GROUPS] },
    currency: cell.text,
  },
  columns: {
    period: cell.text,
    customerId: cell.id,
    customerName: cell.text,
    productId: cell.id,
    sku: cell.text,
    productName: cell.text,
    invoices: { type: 'integer', totalled: 'sometimes' },
    creditNotes: { type: 'integer', totalled: 'sometimes' },
    quantity: { type: 'number', totalled: 'sometimes' },
    net: cell.amount,
    tax: cell.amount,
    total: cell.amount,
    cost: { type: 'number', totalled: 'sometimes' },
    margin: { type: 'number', totalled: 'sometimes' },
  },

  columnsOf: ({ groupBy }) => [...NAMES[groupBy as Group], ...amountsOf(groupBy as Group)],

  async read({ from, to = todayIn(Current.tenant.timezone), groupBy = 'month' }) {
    from ??= `${to.slice(0, 8)}01`
    if (to < from) throw invalid('to', 'INVALID', 'to must not be before from')

    const found =
      groupBy === 'product'
        ? await rows(...byProduct(from, to))
        : await rows(...byDocument(from, to, groupBy))
    const amounts = amountsOf(groupBy)
    const totals = Object.fromEntries(
      amounts.map((key) => [key, sum(found.map((row) => new Big(row[key])))])
    )

    return {
      from,
      to,
      groupBy,
      currency: Current.tenant.currency,
      rows: found.map((row) => ({
        ...row,
        ...Object.fromEntries(amounts.map((key) => [key, new Big(row[key])])),
      })),
      totals,
    }
  },
})

const KEYS: Record<Exclude<Group, 'product'>, string> = {
  day: 'd.date AS period',
  month: 'LEFT(d.date, 7) AS period',
  customer: 'd.customer_id AS customerId, MAX(d.customer_name) AS customerName',
}

function byDocument(from: string, to: string, group: Exclude<Group, 'product'>) {
  const { tenantId } = Current
  const documents = `SELECT i.date, i.customer_id, i.customer_name, 1 AS sign, i.subtotal - i.discount_total AS net, i.tax_total AS tax, i.total
      FROM invoices i WHERE i.tenant_id = ? AND i.date BETWEEN ? AND ? AND i.number > 0 AND i.voided_at IS NULL
    UNION ALL SELECT n.date, n.customer_id, n.customer_name, -1, n.subtotal - n.discount_total, n.tax_total, n.total
      FROM credit_notes n WHERE n.tenant_id = ? AND n.date BETWEEN ? AND ?`

  return [
    `SELECT ${KEYS[group]}, SUM(d.sign > 0) AS invoices, SUM(d.sign < 0) AS creditNotes, SUM(d.sign * d.net) AS net, SUM(d.sign * d.tax) AS tax, SUM(d.sign * d.total) AS total
       FROM (${documents}) d ${group === 'customer' ? 'GROUP BY d.customer_id ORDER BY total DESC, d.customer_id' : 'GROUP BY 1 ORDER BY 1'}`,
    [tenantId, from, to, tenantId, from, to],
  ] as const
}

function byProduct(from: string, to: string) {
  const { tenantId } = Current
  const lines = `SELECT l.product_id, 1 AS sign, l.quantity, l.subtotal - l.discount AS net, l.tax, l.total, COALESCE(l.cost, 0) AS cost
      FROM invoices i JOIN invoice_lines l ON l.tenant_id = i.tenant_id AND l.invoice_id = i.id WHERE i.tenant_id = ? AND i.date BETWEEN ? AND ? AND i.number > 0 AND i.voided_at IS NULL
    UNION ALL SELECT l.product_id, -1, l.quantity, l.subtotal - l.discount, l.tax, l.total, COALESCE(l.cost, 0)
      FROM credit_notes n JOIN credit_note_lines l ON l.tenant_id = n.tenant_id AND l.credit_note_id = n.id WHERE n.tenant_id = ? AND n.date BETWEEN ? AND ?`

  return [
    `SELECT d.product_id AS productId, p.sku, p.name AS productName, SUM(d.sign * d.quantity) AS quantity, SUM(d.sign * d.net) AS net, SUM(d.sign * d.tax) AS tax, SUM(d.sign * d.total) AS total,
            SUM(d.sign * d.cost) AS cost, SUM(d.sign * (d.net - d.cost)) AS margin
       FROM (${lines}) d JOIN products p ON p.tenant_id = ? AND p.id = d.product_id GROUP BY d.product_id, p.sku, p.name ORDER BY total DESC, d.product_id`,
    [tenantId, from, to, tenantId, from, to, tenantId],
  ] as const
}
