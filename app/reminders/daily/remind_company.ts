/** The work of a company's morning: events of instalments, and reminders. */
import { todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { announceDue } from '#reminders/daily/announce_due'
import { closeMorning, inMorning, morningNow } from '#reminders/daily/calendar'
import { customersDue } from '#reminders/due/customers_due'
import { openInvoices } from '#reminders/due/open_invoices'
import { remindCustomers } from '#reminders/running/run_reminders'

/**
 * Does the current morning once, in transactions of some invoices or customers; missed mornings send
 * no mails of their own. A crash leaves the morning undone, and what was committed is not repeated.
 * Throws when the worker ends, so that the next one goes on.
 */
export async function remindCompany({ signal }: { signal: AbortSignal }): Promise<void> {
  const morning = morningNow()
  for await (const invoices of openInvoices()) {
    signal.throwIfAborted()
    const isOurs = await inMorning(morning, ({ announcedSince }) =>
      announceDue(invoices, announcedSince)
    )
    if (!isOurs) break
  }
  for (const customers of await customersDue(today())) {
    signal.throwIfAborted()
    if (!(await inMorning(morning, () => remindCustomers(customers, today())))) break
  }
  await closeMorning(morning)
}

const today = () => todayIn(Current.tenant.timezone)
