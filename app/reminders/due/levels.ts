/** Levels of reminders, and which of them an instalment has reached. */
import Big from 'big.js'
import { daysBetween } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { share } from '#core/money/amounts'
import { zero } from '#core/primitives/decimal'
import { uncharged, type Charged } from '#reminders/due/charged_interest'
import type { OpenInstalment } from '#reminders/due/open_instalments'

export type Level = {
  id: string
  name: string | null
  afterDays: number
  subject: string
  body: string
  fee: Big
  yearlyRate: Big
}

/** The active ones, lowest first. */
export async function activeLevels(): Promise<Level[]> {
  const found = await rows(
    'SELECT id, name, after_days AS afterDays, subject, body, fee, yearly_rate AS yearlyRate FROM reminder_levels ' +
      'WHERE tenant_id = ? AND live = 1 AND active = 1 ORDER BY after_days',
    [Current.tenantId]
  )
  return found.map((row) => ({
    ...(row as Pick<Level, 'id' | 'name' | 'subject' | 'body'>),
    afterDays: Number(row.afterDays),
    fee: new Big(row.fee),
    yearlyRate: new Big(row.yearlyRate),
  }))
}

export type DueRow = OpenInstalment & {
  level: Level
  /** Days after the due day; below zero before it. */
  days: number
  fee: Big
  /** From the due day on, with what was charged of it before. */
  interest: Big
  /** The fee, and the interest that no debit note has charged. */
  charge: Big
}

/**
 * The highest level that is due, was not sent, and is above those that were sent: lower ones are
 * skipped for good. A sent level stays so when its days change. Undefined without one.
 */
export function rowOf(
  instalment: OpenInstalment,
  levels: readonly Level[],
  asOf: string,
  charged?: Charged
): DueRow | undefined {
  const days = daysBetween(instalment.dueDate, asOf)
  const { sentDays, sentLevels, balance } = instalment
  const level = levels.findLast(({ id, afterDays }) => {
    const isAbove = sentDays === null || afterDays > sentDays
    return afterDays <= days && isAbove && !sentLevels.includes(id)
  })
  if (!level) return undefined

  const fee = instalment.isCharged ? level.fee : zero
  const interest = instalment.isCharged ? interestOf(level, balance, days) : zero
  const shown = uncharged({ interest, shown: interest, charged })
  return { ...instalment, level, days, fee, interest, charge: fee.plus(shown) }
}

/** A rate is in per cent, of a year of 365 days. */
const BY_DAY = new Big(100 * 365)

/** Simple interest for the days after the due day. It is shown, and not posted. */
const interestOf = ({ yearlyRate }: Level, balance: Big, days: number): Big =>
  days <= 0 || yearlyRate.eq(0) ? zero : share(balance.times(yearlyRate).times(days), BY_DAY)
