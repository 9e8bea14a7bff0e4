/** Instalments with a balance, of the invoices that customers owe. */
import Big from 'big.js'
import { dayWithin } from '#core/calendar/days'
import { keptDayOf, sqlDay } from '#core/calendar/stored_days'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import type { Condition } from '#core/database/sql'
import { openPart } from '#terms/payment_terms'

export type OpenInstalment = {
  customerId: string
  invoiceId: string
  /** False for a debit note: no charge is made of a charge. */
  isCharged: boolean
  number: number
  fiscalNumber: string | null
  /** From 1; an invoice without instalments has position 1 alone. */
  position: number
  dueDate: string
  balance: Big
  /** The day of the invoice. */
  date: string
  /** Days of the highest level that was sent, as it was then; null before the first. */
  sentDays: number | null
  /** Ids of the levels that were sent, whose days may have changed since. */
  sentLevels: readonly string[]
}

/** Due on `through` or before, and not disputed on `asOf`. */
export type Wanted = { through: string; asOf: string }

/**
 * Days added to a bound in SQL, because the day of an old due instant depends on the zone; the exact day is
 * filtered afterwards.
 */
export const DAYS_OF_ZONES = 2

export const OPEN = "i.balance > 0 AND i.status IN ('ISSUED', 'PARTIALLY_PAID')"

/** A dispute lasts through its day. */
const IS_WANTED = `i.tenant_id = ? AND ${OPEN} AND COALESCE(r.due_date, i.due_date) < ?
    AND (i.disputed_until IS NULL OR i.disputed_until < ?)`

const wantedBy = ({ through, asOf }: Wanted) => [
  Current.tenantId,
  sqlDay(dayWithin(through, DAYS_OF_ZONES)),
  asOf,
]

const FROM = `invoices i
  LEFT JOIN invoice_installments r ON r.tenant_id = i.tenant_id AND r.invoice_id = i.id`

const sent = (what: string) => `(SELECT ${what} FROM reminder_rows w
    WHERE w.tenant_id = i.tenant_id AND w.invoice_id = i.id AND w.position = COALESCE(r.position, 1))`

const COLUMNS = `i.customer_id AS customerId, i.id AS invoiceId, i.type, i.number,
    i.fiscal_number AS fiscalNumber, i.date,
    i.balance, i.credited_amount AS credited, i.due_date AS due, COALESCE(r.position, 1) AS position,
    r.due_date AS rowDue, r.amount AS rowAmount, r.later_amount AS later,
    ${sent('MAX(w.after_days)')} AS sentDays, ${sent('GROUP_CONCAT(w.level_id)')} AS sentLevels`

/** Those that meet a condition, oldest first. */
export async function openInstalments(
  [condition, ...bindings]: Condition,
  wanted: Wanted
): Promise<OpenInstalment[]> {
  const found = await rows(
    `SELECT ${COLUMNS} FROM ${FROM}
      WHERE ${IS_WANTED} AND ${condition} ORDER BY i.number, i.id, position`,
    [...wantedBy(wanted), ...bindings]
  )
  return found
    .map(instalmentOf)
    .filter(({ dueDate, balance }) => dueDate <= wanted.through && balance.gt(0))
    .sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))
}

/** Customers with instalments that are due, and how many, by name. */
export async function customersWithDues(wanted: Wanted): Promise<{ id: string; many: number }[]> {
  const found = await rows(
    `SELECT c.id, COUNT(*) AS many FROM ${FROM}
       JOIN customers c ON c.tenant_id = i.tenant_id AND c.id = i.customer_id
      WHERE ${IS_WANTED} AND c.live = 1 GROUP BY c.id, c.name ORDER BY c.name, c.id`,
    wantedBy(wanted)
  )
  return found.map(({ id, many }) => ({ id, many: Number(many) }))
}

function instalmentOf(row: DatabaseRow): OpenInstalment {
  const { customerId, invoiceId, fiscalNumber, rowDue } = row
  return {
    ...{ customerId, invoiceId, fiscalNumber },
    isCharged: row.type !== 'DEBIT_NOTE',
    number: Number(row.number),
    position: Number(row.position),
    dueDate: rowDue === null ? keptDayOf(row.due) : rowDue.slice(0, 10),
    balance: balanceOfRow(row),
    date: row.date.slice(0, 10),
    sentDays: row.sentDays === null ? null : Number(row.sentDays),
    sentLevels: row.sentLevels?.split(',') ?? [],
  }
}

function balanceOfRow({ balance, credited, rowAmount, later }: DatabaseRow): Big {
  const open = new Big(balance)
  if (rowAmount === null) return open
  return openPart({
    amount: new Big(rowAmount),
    later: new Big(later),
    credited: new Big(credited),
    open,
  }).left
}
