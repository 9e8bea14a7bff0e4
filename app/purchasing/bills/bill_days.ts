/** The days of a bill. */
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'
import { mustBeOpen } from '#accounting/ledger'
import type Bill from '#purchasing/models/bill'

type Asked = { date: string; postingDate?: string | null }

export type BillDays = { postingDate: string; postingByDefault: boolean }

/**
 * The day of posting: the asked one, else the bill's, else today for goods, which always move today.
 * 422 STOCK_IS_NOW for goods on an earlier day; 409 PERIOD_CLOSED.
 */
export async function daysOf(asked: Asked, { movesGoods, hasGoods }: Moving): Promise<BillDays> {
  const today = todayIn(Current.tenant.timezone)
  const { date, postingDate: said } = asked
  if (movesGoods && said && said < today)
    throw invalid(
      'postingDate',
      'STOCK_IS_NOW',
      `Goods come into stock today, ${today}, so the bill is posted today: leave postingDate out`
    )

  const postingDate = said ?? (hasGoods ? today : date)
  await mustBeOpen(postingDate, said ? 'postingDate' : 'date')
  return { postingDate, postingByDefault: !said }
}

/** `hasGoods`: also goods of an order, which came in before. */
type Moving = { movesGoods: boolean; hasGoods: boolean }

/** The day on which a draft is posted. 422 STOCK_IS_NOW; 409 PERIOD_CLOSED. */
export async function postingDayOf(bill: Bill, { movesGoods, hasGoods }: Moving): Promise<string> {
  const today = todayIn(Current.tenant.timezone)
  if (movesGoods && !bill.postingByDefault && bill.postingDate < today)
    throw invalid(
      'postingDate',
      'STOCK_IS_NOW',
      `The value of goods changes today, ${today}: change the postingDate of the draft`
    )
  const byDefault = hasGoods ? today : bill.date
  const day = bill.postingByDefault ? byDefault : bill.postingDate
  await mustBeOpen(day)
  return day
}
