/**
 * A customer's statement: invoices and money by day, with running balance. Payments count in full from
 * their day, whether or not an invoice has taken them, so allocations are no lines of it.
 */
import Big from 'big.js'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { atOneMoment, selects, type Statement, type DatabaseRow } from '#core/database/query'
import { dayOf, startOfDay } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { stays, type Stay } from '#core/calendar/past_time_zones'
import { pathId } from '#core/endpoints/operations'
import { dayFilter, described } from '#core/input/query_fields'
import { invalid, notFound } from '#core/errors/refusal'
import { cell, report } from '#core/endpoints/report'
import { INVOICE_TYPES } from '#sales/debits/invoice_types'
import { printedStatement } from '#sales/documents'
import {
  movementsOfMoved,
  MOVED,
  movedStatements,
  type Movement,
} from '#sales/reports/moved_invoices'

export const customerStatement = report({
  name: 'statement',
  summary: 'Read the statement of a customer',
  query: {
    from: described('The first day; all before it is in openingBalance.', dayFilter()),
    to: described('The last day.', dayFilter()),
  },
  head: {
    customerId: cell.id,
    customerName: cell.text,
    currency: cell.text,
    from: { type: ['string', 'null'], format: 'date' },
    to: { type: ['string', 'null'], format: 'date' },
    openingBalance: { type: 'number' },
    closingBalance: {
      type: 'number',
      description:
        'What the customer owed after `to`, less money that no invoice had taken; ' +
        'without `to` what it is now.',
    },
  },
  columns: {
    date: cell.day,
    type: {
      type: 'string',
      enum: [
        ...INVOICE_TYPES.flatMap((type) => [type, `${type}_CHANGED`, `${type}_VOIDED`]),
        'PAYMENT',
        'PAYMENT_VOIDED',
        'CREDIT_NOTE',
        'REFUND',
        'REFUND_VOIDED',
        'WRITE_OFF',
        'WRITE_OFF_VOIDED',
      ],
    },
    documentId: cell.id,
    number: { type: 'integer' },
    fiscalNumber: {
      type: ['string', 'null'],
      description: 'The number in the numbering range of the document.',
      examples: ['SETP990000002'],
    },
    debit: cell.amount,
    credit: cell.amount,
    balance: { type: 'number' },
  },

  pdf: printedStatement,

  read: (asked, ctx) => statementOf(pathId(ctx), asked),
})

/** 404 for a missing customer, 422 on `to` when it is before `from`. */
export async function statementOf(
  customerId: string,
  { from, to }: { from?: string; to?: string }
) {
  if (from && to && to < from) throw invalid('to', 'INVALID', 'to must not be before from')
  const { customer, movements } = await readStatement(customerId, from)

  const before = new Big(customer.amount).minus(sum(movements.map(({ amount }) => amount)))
  const shown = movements.filter(({ date }) => !to || date <= to)
  const closing = before.plus(sum(shown.map(({ amount }) => amount)))
  const [debit, credit] = [
    sum(shown.map(({ amount }) => sideOf(amount))),
    sum(shown.map(({ amount }) => sideOf(amount.neg()))),
  ]

  return {
    ...{
      customerId,
      customerName: customer.name as string,
      currency: Current.tenant.currency,
      from: from ?? null,
      to: to ?? null,
    },
    ...{ openingBalance: before, closingBalance: closing },
    rows: running(shown, before),
    totals: { debit, credit },
  }
}

/**
 * Changes of an invoice's amount by later entries, except the reversal of a void, which has its own
 * line.
 */
const CHANGES = `SELECT CONCAT(d.type, '_CHANGED') AS type, d.id, d.number, d.fiscal_number AS fiscalNumber,
    e.entry_date AS day,
    SUM(l.debit - l.credit)
      + CASE WHEN d.voided_at IS NOT NULL
               AND e.entry_date = (SELECT MAX(v.entry_date)
                                     FROM journal_entries v
                                    WHERE v.tenant_id = d.tenant_id AND v.reference = d.id AND v.by_hand = 0)
          THEN d.total - d.withheld_at_issue ELSE 0 END AS amount, NULL AS name
   FROM invoices d
   STRAIGHT_JOIN journal_entries e FORCE INDEX (journal_entries__reference) ON e.tenant_id = d.tenant_id AND e.reference = d.id AND e.entry_date > d.date
   STRAIGHT_JOIN journal_lines l FORCE INDEX (PRIMARY) ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
   STRAIGHT_JOIN account_roles r ON r.tenant_id = l.tenant_id AND r.account_id = l.account_id AND r.role = 'receivable'
  WHERE d.tenant_id = ? AND d.customer_id = ? AND d.number > 0 AND d.updated_at >= ? AND e.entry_date >= ? AND d.id NOT IN (${MOVED})
  GROUP BY d.id, d.type, d.number, d.fiscal_number, e.entry_date, d.voided_at, d.total, d.withheld_at_issue
 HAVING amount <> 0`

/** All that a payment takes off the debt. */
const SETTLED = 'd.amount + d.deducted_total + d.withheld_total'

/** Write-offs name the invoice that they end. */
const writeOffs = (type: string, day: string, amount: string) =>
  `SELECT '${type}' AS type, d.id, d.number, d.fiscal_number AS fiscalNumber, ${day} AS day,
          ${amount} AS amount, NULL AS name
     FROM invoices d
     JOIN write_offs w ON w.tenant_id = d.tenant_id AND w.invoice_id = d.id
    WHERE d.tenant_id = ? AND d.customer_id = ? AND d.updated_at >= ? AND ${day} >= ?`

/** Balance and movements of one snapshot. Moved invoices are read separately. */
async function readStatement(customerId: string, from = '1000-01-01') {
  const { tenantId } = Current
  const zones = await stays()
  const since = sqlInstant(zones.map(({ timezone }) => startOfDay(from, timezone)).sort()[0])
  const of = (type: string, table: string, day: string, amount: string, when: string, and = '') =>
    `SELECT ${type} AS type, d.id, d.number,
         ${/^'(PAYMENT|REFUND)/.test(type) ? 'NULL' : 'd.fiscal_number'} AS fiscalNumber, ${day} AS day,
         ${amount} AS amount, NULL AS name
       FROM ${table} d
       WHERE d.tenant_id = ? AND d.customer_id = ? AND ${when} >= ?${and}`
  const moved = [tenantId, customerId, customerId]

  const statement: Statement = [
    [
      `SELECT 'BALANCE' AS type, c.id, NULL AS number, NULL AS fiscalNumber, NULL AS day,
           c.balance - c.advances AS amount, c.name
         FROM customers c
         WHERE c.tenant_id = ? AND c.id = ? AND c.live = 1`,
      of(
        'd.type',
        'invoices',
        'd.date',
        'd.total - d.withheld_at_issue',
        'd.number > 0 AND d.date',
        ` AND d.id NOT IN (${MOVED})`
      ),
      CHANGES,
      of(
        "CONCAT(d.type, '_VOIDED')",
        'invoices',
        'd.voided_at',
        'd.withheld_at_issue - d.total',
        'd.number > 0 AND d.voided_at'
      ),
      of("'PAYMENT'", 'payments', 'd.date', `-(${SETTLED})`, 'd.date'),
      of("'PAYMENT_VOIDED'", 'payments', 'd.voided_on', SETTLED, 'd.voided_on'),
      of("'CREDIT_NOTE'", 'credit_notes', 'd.date', 'd.withheld_total - d.total', 'd.date'),
      of("'REFUND'", 'refunds', 'd.date', 'd.amount', 'd.date'),
      of("'REFUND_VOIDED'", 'refunds', 'd.voided_on', '-d.amount', 'd.voided_on'),
      writeOffs('WRITE_OFF', 'w.date', '-w.amount'),
      writeOffs('WRITE_OFF_VOIDED', 'w.voided_on', 'w.amount'),
    ].join(' UNION ALL '),
    [
      tenantId,
      customerId,
      tenantId,
      customerId,
      from,
      ...moved,
      tenantId,
      customerId,
      since,
      from,
      ...moved,
      ...[since, from, from, from, from, from].flatMap((day) => [tenantId, customerId, day]),
      ...[from, from].flatMap((day) => [tenantId, customerId, since, day]),
    ],
  ]
  const [found, ...ofMoved] = await atOneMoment(() =>
    selects([statement, ...movedStatements(customerId)])
  )
  const customer = found.find(({ type }) => type === 'BALANCE')
  if (!customer) throw notFound()
  const own = asIssued(
    found.filter((row) => row !== customer).map((row) => movementOf(row, zones))
  ).filter(({ date }) => date >= from)
  return {
    customer,
    movements: [...own, ...movementsOfMoved(customerId, from, ofMoved)].sort(inOrder),
  }
}

/** An invoice with its original amount: today's total less later changes. */
function asIssued(movements: Movement[]): Movement[] {
  const changes = Map.groupBy(
    movements.filter(({ type }) => type.endsWith('_CHANGED')),
    ({ documentId }) => documentId
  )
  const changeOf = (id: string) => sum((changes.get(id) ?? []).map(({ amount }) => amount))
  return movements.map((one) =>
    isIssue(one) ? { ...one, amount: one.amount.minus(changeOf(one.documentId)) } : one
  )
}

const isIssue = ({ type }: Movement) => (INVOICE_TYPES as readonly string[]).includes(type)

function movementOf(
  { type, id, number, fiscalNumber, day, amount }: DatabaseRow,
  zones: readonly Stay[]
): Movement {
  const date = INVOICE_TYPES.some((one) => type === `${one}_VOIDED`)
    ? dayThen(`${day.slice(0, 10)}T${day.slice(11)}Z`, zones)
    : day.slice(0, 10)
  return {
    ...{ date, type, documentId: id, number: Number(number), fiscalNumber },
    amount: new Big(amount),
  }
}

/** The day in the company's zone of that time, as in its entry. */
const dayThen = (instant: string, zones: readonly Stay[]) =>
  dayOf(instant, zones.find(({ until }) => !until || instant <= until)!.timezone)

/** By id within a day; a void comes after its document. */
function inOrder(a: Movement, b: Movement) {
  const key = ({ date, type, documentId }: Movement) =>
    `${date} ${type.endsWith('VOIDED') ? 1 : 0} ${documentId}`
  return key(a) < key(b) ? -1 : 1
}

const sideOf = (amount: Big) => (amount.gt(0) ? amount : zero)

function running(movements: readonly Movement[], opening: Big) {
  let balance = opening
  return movements.map(({ amount, ...movement }) => {
    balance = balance.plus(amount)
    return { ...movement, debit: sideOf(amount), credit: sideOf(amount.neg()), balance }
  })
}
