/** The instalments of a document by its payment terms. */
import Big from 'big.js'
import { addDays, addMonths, daysInMonth } from '#core/calendar/days'
import { share } from '#core/money/amounts'
import type { Terms, TermsLine } from '#terms/computation/terms'

/** `dueDate` is `YYYY-MM-DD`. */
export type Instalment = { dueDate: string; amount: Big }

const HUNDRED = new Big(100)

/**
 * The instalments of `total` (money, not negative) for a document of `date` (`YYYY-MM-DD`), oldest
 * first. Percents of the total are rounded once; the balance line takes the rest, so the rows add up.
 * Percents and fixed amounts end where the total ends.
 */
export function instalmentsOf(
  { lines }: Pick<Terms, 'lines'>,
  total: Big,
  date: string
): Instalment[] {
  let rest = total
  const amounts = lines.map((line) => {
    const asked = askedOf(line, total)
    const amount = asked.gt(rest) ? rest : asked
    rest = rest.minus(amount)
    return amount
  })
  return lines
    .map((line, index) => ({
      dueDate: dueDateOf(line, date),
      amount: line.balance ? rest : amounts[index],
    }))
    .sort((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))
}

/** Months first (their day is clamped, 31 January becomes 28 February), then days, then the end. */
export function dueDateOf(line: TermsLine, date: string): string {
  const day = addDays(addMonths(date, line.months), line.days)
  return addDays(line.endOfMonth ? endOfMonth(day) : day, line.addDays)
}

const askedOf = ({ percent, amount, balance }: TermsLine, total: Big): Big =>
  balance ? new Big(0) : percent === null ? new Big(amount!) : share(total.times(percent), HUNDRED)

const endOfMonth = (day: string) =>
  `${day.slice(0, 8)}${daysInMonth(+day.slice(0, 4), +day.slice(5, 7))}`
