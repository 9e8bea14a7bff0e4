/** Sends what is due, each level of an instalment once. */
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferInsert, flushWrites } from '#core/database/transaction/writes'
import { announce } from '#core/jobs/outbox'
import { newId } from '#core/primitives/ids'
import { formatsOf } from '#documents/formats'
import { lockCalendar } from '#reminders/daily/calendar'
import { customersDue } from '#reminders/due/customers_due'
import { dueReminders, type Due, type DueReminder } from '#reminders/due/due_reminders'
import { filled, type Values } from '#reminders/letters/placeholders'
import Reminder from '#reminders/models/reminder'
import { queueReminder } from '#reminders/running/queue_reminder'

const LONGEST_SUBJECT = 500

type Ran = Pick<Due, 'skipped'> & { asOf: string; sent: Reminder[]; hasMore: boolean }

/**
 * Writes and queues up to `most` reminders as of today, in the open transaction. A run of another
 * worker or request waits for the calendar, and then finds them sent. Announces `reminder.sent`.
 */
export async function runReminders(most: number): Promise<Ran> {
  await lockCalendar()
  const asOf = todayIn(Current.tenant.timezone)
  const ran: Ran = { asOf, sent: [], skipped: [], hasMore: false }
  for (const customers of await customersDue(asOf)) {
    const { reminders, skipped } = await dueReminders(customers, asOf)
    const room = most - ran.sent.length
    ran.skipped.push(...skipped)
    ran.sent.push(...(await sendAll(reminders.slice(0, room), asOf)))
    if (reminders.length > room) return { ...ran, hasMore: true }
  }
  return ran
}

/** Reminds these customers of what is due. Call it with the calendar locked. */
export async function remindCustomers(customerIds: readonly string[], asOf: string): Promise<void> {
  const { reminders } = await dueReminders(customerIds, asOf)
  await sendAll(reminders, asOf)
}

/** Reminders are written first, because their rows refer to them. */
async function sendAll(due: readonly DueReminder[], date: string): Promise<Reminder[]> {
  const reminders: Reminder[] = []
  for (const one of due) reminders.push(await create(one, date))
  if (reminders.length) await flushWrites()
  for (const [index, { id }] of reminders.entries()) await send(id, due[index])
  return reminders
}

const create = ({ customerId, customerName, level, balance, charge }: DueReminder, date: string) =>
  Reminder.create({
    id: newId(),
    ...{ customerId, customerName, date, balance, charge },
    levelId: level.id,
    currency: Current.tenant.currency,
  })

async function send(id: string, due: DueReminder): Promise<void> {
  const { email, level, rows } = due
  deferInsert(
    'reminder_rows',
    rows.map((row) => ({
      tenant_id: Current.tenantId,
      invoice_id: row.invoiceId,
      position: row.position,
      level_id: row.level.id,
      reminder_id: id,
      after_days: row.level.afterDays,
      due_date: row.dueDate,
      days: row.days,
      balance: row.balance.toFixed(2),
      charge: row.charge.toFixed(2),
      fee: row.fee.toFixed(2),
      interest: row.interest.toFixed(2),
    }))
  )
  const values = valuesOf(due)
  await queueReminder(id, {
    email,
    subject: filled(level.subject, values).slice(0, LONGEST_SUBJECT),
    message: filled(level.body, values),
  })
  await announce('reminder.sent', { reminderId: id })
}

function valuesOf({ customerName, balance, charge, rows }: DueReminder): Values {
  const { name, locale, currency } = Current.tenant
  const { money, day } = formatsOf({ locale }, currency)
  return {
    customerName,
    companyName: name,
    balance: money(balance),
    charge: money(charge),
    total: money(balance.plus(charge)),
    invoices: [...new Set(rows.map(({ fiscalNumber, number }) => fiscalNumber ?? number))].join(
      ', '
    ),
    dueDate: day(rows[0].dueDate),
    days: String(rows[0].days),
  }
}
