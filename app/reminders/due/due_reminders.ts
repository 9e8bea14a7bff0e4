/** Reminders that a run would send: a mail for each customer, with all rows that have reached a level. */
import Big from 'big.js'
import { addDays } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { sum, zero } from '#core/primitives/decimal'
import { companySettings } from '#tenants/settings'
import { chargedInterest, instalmentKey } from '#reminders/due/charged_interest'
import { reachedBy } from '#reminders/due/customers_due'
import { activeLevels, rowOf, type DueRow, type Level } from '#reminders/due/levels'
import { openInstalments, type OpenInstalment } from '#reminders/due/open_instalments'

export type DueReminder = {
  customerId: string
  customerName: string
  email: string
  /** The highest of the rows: it has subject and body. */
  level: Level
  balance: Big
  charge: Big
  rows: DueRow[]
}

export const SKIPPED = ['NO_EMAIL', 'REMINDERS_OFF', 'TOO_SOON', 'COVERED'] as const

type Skipped = { customerId: string; customerName: string; reason: (typeof SKIPPED)[number] }

export type Due = { reminders: DueReminder[]; skipped: Skipped[] }

type Customer = {
  id: string
  name: string
  email: string | null
  advances: string
  reminders: unknown
  remindedOn: string | null
}

/** The reminders of these customers; none without active levels. Balances are the present ones. */
export async function dueReminders(customerIds: readonly string[], asOf: string): Promise<Due> {
  const levels = await activeLevels()
  const due: Due = { reminders: [], skipped: [] }
  if (!levels.length) return due

  const open = await openInstalments(
    ['i.customer_id IN (?)', customerIds],
    reachedBy(asOf, levels[0])
  )
  const charged = await chargedInterest(open.map(({ invoiceId }) => invoiceId))
  const byCustomer = Map.groupBy(open, ({ customerId }) => customerId)
  const { reminderMinimumDaysBetween } = await companySettings()
  const tooSoonAfter = addDays(asOf, -reminderMinimumDaysBetween)

  for (const customer of await customersOf([...byCustomer.keys()])) {
    const instalments = byCustomer.get(customer.id)!
    const reached = (some: readonly OpenInstalment[]) =>
      some.flatMap((one) => rowOf(one, levels, asOf, charged.get(instalmentKey(one))) ?? [])
    if (!reached(instalments).length) continue

    const rows = reached(uncovered(instalments, new Big(customer.advances)))
    const reason = reasonToSkip(customer, rows, tooSoonAfter)
    if (reason) due.skipped.push({ customerId: customer.id, customerName: customer.name, reason })
    else due.reminders.push(reminderOf(customer, rows))
  }
  return due
}

async function customersOf(ids: readonly string[]): Promise<Customer[]> {
  if (!ids.length) return []
  const { tenantId } = Current
  const [found] = await selects([
    [
      `SELECT c.id, c.name, c.email, c.advances, c.reminders,
           (SELECT MAX(m.date) FROM reminders m WHERE m.tenant_id = c.tenant_id AND m.customer_id = c.id) AS remindedOn
         FROM customers c WHERE c.tenant_id = ? AND c.id IN (?) AND c.live = 1 ORDER BY c.name, c.id`,
      [tenantId, ids],
    ],
  ])
  return found as Customer[]
}

/** Free money of the customer covers the oldest instalments, as far as it reaches for all of one. */
function uncovered(instalments: readonly OpenInstalment[], advances: Big): OpenInstalment[] {
  let free = advances
  return instalments.filter(({ balance }) => {
    if (free.lt(balance)) {
      free = zero
      return true
    }
    free = free.minus(balance)
    return false
  })
}

function reasonToSkip(
  { email, reminders, remindedOn }: Customer,
  rows: readonly DueRow[],
  tooSoonAfter: string
): Skipped['reason'] | undefined {
  if (!Number(reminders)) return 'REMINDERS_OFF'
  if (!rows.length) return 'COVERED'
  if (!email) return 'NO_EMAIL'
  return remindedOn && remindedOn.slice(0, 10) > tooSoonAfter ? 'TOO_SOON' : undefined
}

function reminderOf({ id, name, email }: Customer, rows: DueRow[]): DueReminder {
  return {
    customerId: id,
    customerName: name,
    email: email!,
    level: rows.map(({ level }) => level).reduce((a, b) => (b.afterDays > a.afterDays ? b : a)),
    balance: sum(rows.map(({ balance }) => balance)),
    charge: sum(rows.map(({ charge }) => charge)),
    rows,
  }
}
