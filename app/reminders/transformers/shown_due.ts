/** Due reminders, as a preview answers them. */
import { inJson } from '#core/primitives/decimal'
import { customersDue } from '#reminders/due/customers_due'
import { dueReminders, type Due, type DueReminder } from '#reminders/due/due_reminders'
import type { DueRow } from '#reminders/due/levels'

/** The reminders that a run on `asOf` would send, read some customers at a time. */
export async function shownDues(asOf: string) {
  const shown: Shown = { asOf, reminders: [], skipped: [] }
  for (const customers of await customersDue(asOf)) {
    const { reminders, skipped } = await dueReminders(customers, asOf)
    shown.reminders.push(...reminders.map(shownDue))
    shown.skipped.push(...skipped)
  }
  return shown
}

type Shown = {
  asOf: string
  reminders: ReturnType<typeof shownDue>[]
  skipped: Due['skipped']
}

const shownDue = ({ level, balance, charge, rows, ...customer }: DueReminder) => ({
  ...customer,
  levelId: level.id,
  balance: inJson(balance),
  charge: inJson(charge),
  rows: rows.map(shownRow),
})

const shownRow = ({ level, balance, charge, ...row }: DueRow) => ({
  invoiceId: row.invoiceId,
  number: row.number,
  fiscalNumber: row.fiscalNumber,
  position: row.position,
  dueDate: row.dueDate,
  days: row.days,
  levelId: level.id,
  balance: inJson(balance),
  charge: inJson(charge),
})
