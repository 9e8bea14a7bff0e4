/** Fields that depend on the day of reading. */
import { isPast } from '#core/calendar/due_dates'
import { keptDayOf } from '#core/calendar/stored_days'
import { out } from '#core/resources/transformer'
import { openDueDate } from '#sales/terms/open_due_date'
import { quoteLifecycle, type QuoteStatus } from '#sales/quotes/quote_lifecycle'

/** True after the oldest open due day. Its column is that day, null without a balance. */
export const overdue = () => ({
  ...out.flag({ sql: `CASE WHEN t.balance > 0 THEN ${openDueDate('t')} END` }),
  read: (due: string | null) => isPast(due),
})

/** The cost centre of a document. */
export const costCenter = () =>
  out.orNull(out.id({ description: 'The cost centre of lines that name none; null without one.' }))

/** A day stored as 00:00 UTC, such as `dueDate`. */
export const deadline = () => ({ ...out.day(), read: keptDayOf })

/** A quote's status today. */
export function quoteStatusNow(stored: QuoteStatus, validUntil: string | null): QuoteStatus {
  return quoteLifecycle.can('update', stored) && isPast(validUntil) ? 'EXPIRED' : stored
}
