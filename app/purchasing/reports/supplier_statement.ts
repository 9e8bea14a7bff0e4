/** A supplier's statement: receipts, bills, payments, credits and refunds by day, with running balance. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, selects, type DatabaseRow, type Statement } from '#core/database/query'
import { sum, zero } from '#core/primitives/decimal'
import { pathId } from '#core/endpoints/operations'
import { dayFilter, described } from '#core/input/query_fields'
import { invalid, notFound } from '#core/errors/refusal'
import { cell, report } from '#core/endpoints/report'
import { withheldTotal, withholdingsIn } from '#tax/withholdings'
import { BILLED, RETURNED_OF_NOTE } from '#purchasing/reports/bills_as_of'

/** In the order of one day. */
const TYPES = [
  'RECEIPT',
  'RETURN',
  'BILL',
  'DEBIT_NOTE',
  'RECEIPTS_BILLED',
  'CREDIT_NOTE',
  'RETURNS_CREDITED',
  'PAYMENT',
  'REFUND',
  'BILL_VOIDED',
  'DEBIT_NOTE_VOIDED',
  'CREDIT_NOTE_VOIDED',
  'PAYMENT_VOIDED',
  'REFUND_VOIDED',
] as const

export const supplierStatement = report({
  name: 'statement',
  summary: 'Read the statement of a supplier',
  query: {
    from: described('The first day; all before it is in openingBalance.', dayFilter()),
    to: described('The last day.', dayFilter()),
  },
  head: {
    supplierId: cell.id,
    supplierName: cell.text,
    currency: cell.text,
    from: { type: ['string', 'null'], format: 'date' },
    to: { type: ['string', 'null'], format: 'date' },
    openingBalance: { type: 'number' },
    closingBalance: {
      type: 'number',
      description: 'What was owed to the supplier after `to`; below zero the supplier owes.',
    },
  },
  columns: {
    date: cell.day,
    type: { type: 'string', enum: [...TYPES] },
    documentId: cell.id,
    number: { type: ['string', 'null'] },
    debit: cell.amount,
    credit: cell.amount,
    balance: { type: 'number' },
  },

  async read({ from, to }, ctx) {
    if (from && to && to < from) throw invalid('to', 'INVALID', 'to must not be before from')
    const supplierId = pathId(ctx)
    const [[supplier], ...found] = await atOneMoment(() => selects(statements(supplierId)))
    if (!supplier) throw notFound()

    const all = found.flat().flatMap(movementsOf).sort(inOrder)
    const opening = sum(all.filter(({ date }) => from && date < from).map(({ amount }) => amount))
    const shown = all.filter(({ date }) => (!from || date >= from) && (!to || date <= to))
    const amounts = shown.map(({ amount }) => amount)
    return {
      ...{ supplierId, supplierName: supplier.name, currency: Current.tenant.currency },
      ...{ from: from ?? null, to: to ?? null },
      ...{ openingBalance: opening, closingBalance: opening.plus(sum(amounts)) },
      rows: running(shown, opening),
      totals: {
        debit: sum(amounts.map((amount) => sideOf(amount.neg()))),
        credit: sum(amounts.map(sideOf)),
      },
    }
  },
})

type Movement = {
  date: string
  type: (typeof TYPES)[number]
  documentId: string
  number: string | null
  amount: Big
}

/** All changes of the balance; amounts above zero raise it. */
function statements(supplierId: string): Statement[] {
  const own = [Current.tenantId, supplierId]
  return [
    ['SELECT name FROM suppliers WHERE tenant_id = ? AND id = ?', own],
    [
      `SELECT r.type, r.id, o.number, r.received_on AS day, r.total - r.withheld_total AS amount
         FROM purchase_receipts r
         JOIN purchase_orders o ON o.tenant_id = r.tenant_id AND o.id = r.purchase_order_id
        WHERE o.tenant_id = ? AND o.supplier_id = ? AND (r.posting IS NULL OR r.posting <> 'ACCRUAL')`,
      own,
    ],
    [
      `SELECT b.type, b.id, b.number, b.posting_date AS day, b.voided_on AS voidedOn,
              ${BILLED} AS amount, b.taken_total AS taken, b.taken_withholdings AS withholdings
         FROM bills b WHERE b.tenant_id = ? AND b.supplier_id = ? AND b.posted_at IS NOT NULL`,
      own,
    ],
    [
      `SELECT 'CREDIT_NOTE' AS type, n.id, COALESCE(n.number, n.internal_number) AS number, n.date AS day,
              n.voided_on AS voidedOn, n.withheld_total - n.total AS amount,
              CASE x.receipt_posting WHEN 'ACCRUAL' THEN 0 ELSE ${RETURNED_OF_NOTE} END AS returned
         FROM supplier_credit_notes n JOIN bills x ON x.tenant_id = n.tenant_id AND x.id = n.bill_id
        WHERE n.tenant_id = ? AND n.supplier_id = ?`,
      own,
    ],
    [
      `SELECT 'PAYMENT' AS type, p.id, p.number, p.payment_date AS day, p.voided_on AS voidedOn,
              -p.amount - p.deducted_total - p.withheld_total AS amount
         FROM supplier_payments p WHERE p.tenant_id = ? AND p.supplier_id = ?`,
      own,
    ],
    [
      `SELECT 'REFUND' AS type, f.id, f.number, f.date AS day, f.voided_on AS voidedOn, f.amount
         FROM supplier_refunds f WHERE f.tenant_id = ? AND f.supplier_id = ?`,
      own,
    ],
  ]
}

/** A bill takes receipts over, so that they are not owed twice; a credit note returns. */
function movementsOf({
  type,
  id,
  number,
  day,
  voidedOn,
  amount,
  ...more
}: DatabaseRow): Movement[] {
  const of = (kind: Movement['type'], date: string, value: Big): Movement[] =>
    value.eq(0)
      ? []
      : [{ date, type: kind, documentId: id, number: number && String(number), amount: value }]
  const whole = new Big(amount)
  const taken = new Big(more.taken ?? 0).minus(
    withheldTotal(withholdingsIn(more.withholdings ?? null).lines)
  )
  const returned = new Big(more.returned ?? 0)
  return [
    ...of(type, day, whole),
    ...of('RECEIPTS_BILLED', day, taken.neg()),
    ...of('RETURNS_CREDITED', day, returned),
    ...(voidedOn
      ? of(`${type}_VOIDED` as Movement['type'], voidedOn, taken.minus(whole).minus(returned))
      : []),
  ]
}

function inOrder(a: Movement, b: Movement) {
  const key = ({ date, type, documentId }: Movement) =>
    `${date} ${String(TYPES.indexOf(type)).padStart(2, '0')} ${documentId}`
  return key(a) < key(b) ? -1 : 1
}

const sideOf = (amount: Big) => (amount.gt(0) ? amount : zero)

function running(movements: readonly Movement[], opening: Big) {
  let balance = opening
  return movements.map(({ amount, ...movement }) => {
    balance = balance.plus(amount)
    return { ...movement, debit: sideOf(amount.neg()), credit: sideOf(amount), balance }
  })
}
