/** Invoices that moved between customers: each owed what the books had at the end of its days. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import type { Statement, DatabaseRow } from '#core/database/query'
import { zero } from '#core/primitives/decimal'

/** A line of a customer's statement. */
export type Movement = {
  date: string
  type: string
  documentId: string
  number: number
  fiscalNumber: string | null
  amount: Big
}

/** Invoices that a customer has or had; placeholders are the tenant and twice the customer. */
export const MOVED =
  'SELECT m.invoice_id FROM invoice_moves m WHERE m.tenant_id = ? AND (m.from_customer_id = ? OR m.to_customer_id = ?)'

/** The invoices, their moves, and amounts by day. */
export function movedStatements(customerId: string): Statement[] {
  const { tenantId } = Current
  const moved = [tenantId, customerId, customerId]
  return [
    [
      `SELECT i.id, i.type, i.number, i.fiscal_number AS fiscalNumber, i.date,
           i.total - i.withheld_at_issue AS total, i.voided_at AS voidedAt
         FROM invoices i
         WHERE i.tenant_id = ? AND i.id IN (${MOVED})`,
      [tenantId, ...moved],
    ],
    [
      `SELECT a.invoice_id AS id, a.moved_on AS day, a.from_customer_id AS fromId, a.to_customer_id AS toId FROM invoice_moves a WHERE a.tenant_id = ? AND a.invoice_id IN (${MOVED}) ORDER BY a.moved_on`,
      [tenantId, ...moved],
    ],
    [
      `SELECT d.invoice_id AS id, e.entry_date AS day, SUM(l.debit - l.credit) AS amount FROM (SELECT DISTINCT x.invoice_id FROM (${MOVED}) x) d
         STRAIGHT_JOIN journal_entries e FORCE INDEX (journal_entries__reference) ON e.tenant_id = ? AND e.reference = d.invoice_id
         STRAIGHT_JOIN journal_lines l FORCE INDEX (PRIMARY) ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
         STRAIGHT_JOIN account_roles r ON r.tenant_id = l.tenant_id AND r.account_id = l.account_id AND r.role = 'receivable'
        GROUP BY d.invoice_id, e.entry_date`,
      [...moved, tenantId],
    ],
  ]
}

type Row = DatabaseRow

/** Statement lines of one customer from `movedStatements`, from a day on, without voids. */
export function movementsOfMoved(
  customerId: string,
  from: string,
  [invoices, moves, posted]: readonly Row[][]
): Movement[] {
  const [movesOf, postedOf] = [moves, posted].map((some) =>
    Map.groupBy(some, ({ id }) => id as string)
  )
  const all = invoices.flatMap((invoice) =>
    movementsOf(customerId, invoice, movesOf.get(invoice.id)!, postedOf.get(invoice.id) ?? [])
  )
  return all.filter(({ date }) => date >= from)
}

function movementsOf(customerId: string, invoice: Row, moves: Row[], posted: Row[]): Movement[] {
  const { id, type, date, number, fiscalNumber } = invoice
  const amounts = amountsByDay(invoice, posted)
  const days = [...new Set([date, ...moves.map(({ day }) => day), ...amounts.keys()])].sort()
  let [total, owed] = [zero, zero]

  return days.flatMap((day) => {
    total = total.plus(amounts.get(day) ?? zero)
    const isTheirs = holderAt(day, moves) === customerId
    const amount = (isTheirs ? total : zero).minus(owed)
    owed = owed.plus(amount)
    const isNew = isTheirs && day === date
    return isNew || !amount.eq(0)
      ? [
          {
            date: day,
            type: isNew ? type : `${type}_CHANGED`,
            documentId: id,
            number: Number(number),
            fiscalNumber,
            amount,
          },
        ]
      : []
  })
}

/** The reversal of a void invoice is its last entry. */
function amountsByDay({ voidedAt, total }: Row, posted: Row[]): Map<string, Big> {
  const amounts = new Map(posted.map(({ day, amount }) => [day as string, new Big(amount)]))
  const last = [...amounts.keys()].sort().at(-1)
  if (voidedAt && last) amounts.set(last, amounts.get(last)!.plus(total))
  return amounts
}

/** The customer at the end of a day. */
const holderAt = (day: string, moves: Row[]): string =>
  moves.find((move) => move.day > day)?.fromId ?? moves.at(-1)!.toId
