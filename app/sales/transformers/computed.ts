/** What time alone changes: compared by days in the tenant's zone, on the day of reading. */
import { instantOf } from '#core/columns'
import { Current } from '#core/current'
import { dayOf, todayIn } from '#core/days'
import { out } from '#core/record'
import { quoteLifecycle, type QuoteStatus } from '#sales/quote_lifecycle'

/** Whether the day of an instant is over where the tenant is: what is due today is not late. */
export function isPast(instant: string | null): boolean {
  const { timezone } = Current.tenant
  return instant !== null && dayOf(instantOf(instant)!, timezone) < todayIn(timezone)
}

/** True once the due day is over and something is owed. Its source is the due date, where something is owed. */
export const overdue = () => ({ ...out.flag({ sql: 'CASE WHEN %t.balance > 0 THEN %t.due_date END' }), read: (due: string | null) => isPast(due) })

/** A quote's stored status as it reads today. */
export function quoteStatusNow(stored: QuoteStatus, validUntil: string | null): QuoteStatus {
  return quoteLifecycle.can('update', stored) && isPast(validUntil) ? 'EXPIRED' : stored
}
