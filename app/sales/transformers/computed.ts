/** Fields that time alone changes, as of the day of reading. */
import { isPast } from '#core/calendar/due_dates'
import { keptDayOf } from '#core/calendar/stored_days'
import { out } from '#core/resources/transformer'
import { quoteLifecycle, type QuoteStatus } from '#sales/quotes/quote_lifecycle'

/**
 * True once the due day is over and something is owed. Its source is the due date, where something
 * is owed.
 */
export const overdue = () => ({
  ...out.flag({ sql: 'CASE WHEN t.balance > 0 THEN t.due_date END' }),
  read: (due: string | null) => isPast(due),
})

/** A day such as `dueDate`, of a column that keeps it as its 00:00 UTC. */
export const deadline = () => ({ ...out.day(), read: keptDayOf })

/** A quote's stored status as it reads today. */
export function quoteStatusNow(stored: QuoteStatus, validUntil: string | null): QuoteStatus {
  return quoteLifecycle.can('update', stored) && isPast(validUntil) ? 'EXPIRED' : stored
}
