/** Bills that are owed after a due day: that of the oldest open instalment, where they have terms. */
import { jsonOf } from '#core/database/columns'
import { todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { out } from '#core/resources/transformer'
import { MOST_INSTALMENTS } from '#terms/payment_terms'
import { installmentsSql, shownInstallments } from '#purchasing/bills/instalments'

type Open = { dueDate: string; installments: unknown }

/** The field, for the transformer of bills. */
export const overdue = () => ({
  ...out.flag({
    sql: `CASE WHEN t.balance > 0 THEN JSON_OBJECT('dueDate', t.due_date, 'installments', ${installmentsSql}) END`,
  }),
  read: isOverdue,
})

/** Null without a balance. */
function isOverdue(value: unknown): boolean {
  const open = jsonOf(value ?? null) as Open | null
  if (!open) return false
  const oldest = shownInstallments(open.installments).find(({ balance }) => balance > 0)
  return (oldest?.dueDate ?? open.dueDate) < todayIn(Current.tenant.timezone)
}

const POSITIONS = Array.from({ length: MOST_INSTALMENTS }, (_, n) => `SELECT ${n} AS n`)
const CELL = (field: string) =>
  `JSON_UNQUOTE(JSON_EXTRACT(t.installments, CONCAT('$[', k.n, '].${field}')))`

/** The instalments that are due on a day, the placeholder, or later. */
const LATER = `COALESCE((SELECT SUM(CAST(${CELL('amount')} AS DECIMAL(20, 2)))
  FROM (${POSITIONS.join(' UNION ALL ')}) k WHERE ${CELL('dueDate')} >= ?), 0)`

/**
 * The condition of the list. Credits lower the last rows first and money settles the oldest: a row of
 * before the day is open while the later rows are less than the balance with what was credited.
 */
export const overdueCondition = (isOverdue: boolean): [sql: string, ...days: string[]] => {
  const today = todayIn(Current.tenant.timezone)
  return [
    `${isOverdue ? '' : 'NOT '}(t.balance > 0 AND (t.due_date < ?
       OR (t.installments IS NOT NULL AND ${LATER} < t.balance + t.credited_amount)))`,
    today,
    today,
  ]
}
