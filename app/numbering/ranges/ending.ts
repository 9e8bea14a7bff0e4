/** A range is about to end when 90 % of its numbers are used, or its last day is near. */
import { addDays, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'

/** Days before the last day from which a range is about to end. */
export const ENDING_DAYS = 30

/** The last day on which a range that ends then is about to end. */
export const lastEndingDay = () => addDays(todayIn(Current.tenant.timezone), ENDING_DAYS)

/** True from 90 % used numbers on. */
export const isEndingByNumbers = (range: { from: number; to: number; nextNumber: number }) =>
  (range.nextNumber - range.from) * 10 >= (range.to + 1 - range.from) * 9

/**
 * SQL on alias `t`: an active range that is about to end. Of spent and expired ranges only a
 * default one counts, because it stops documents.
 */
export function endingCondition(): string {
  const today = todayIn(Current.tenant.timezone)
  const isSpent = 't.next_number > t.`to`'
  const isOver = `(t.valid_until IS NOT NULL AND t.valid_until < '${today}')`
  const isNear = `(t.valid_until IS NOT NULL AND t.valid_until <= '${lastEndingDay()}')`
  const isNearlyUsed = '(t.next_number - t.`from`) * 10 >= (t.`to` + 1 - t.`from`) * 9'
  return `(t.active = 1 AND (${isNear} OR ${isNearlyUsed}) AND (t.default_of IS NOT NULL OR NOT (${isSpent} OR ${isOver})))`
}
