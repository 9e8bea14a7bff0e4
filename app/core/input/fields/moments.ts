/** Fields of instants, days and months. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { dayOf, todayIn } from '#core/calendar/days'
import { isAhead } from '#core/calendar/due_dates'
import { readDateTime, readDay, refuse } from '#core/input/checks'
import { textField } from '#core/input/fields/field'

/**
 * Accepts a date-time with offset, or a date, which means 00:00 UTC. Returns ISO text in UTC. With
 * `future: 'day'`, a date alone must be after today in the company's zone.
 */
export const instant = ({ future = false }: { future?: boolean | 'day' } = {}) => {
  const description = `ISO 8601 with offset; a date alone is 00:00 UTC.${future ? ' Must be in the future.' : ''}`

  return textField(
    {
      format: 'date-time',
      description,
      examples: [future ? '2031-01-31T17:59:55Z' : '2026-11-20T17:59:55Z'],
    },
    (value, context) => {
      const time = readDateTime(value)
      if (!time)
        return refuse(
          context,
          'INVALID_DATE',
          'must be an existing date or date-time, such as 2026-11-20 or 2026-11-20T17:59:55-05:00'
        )
      if (time.utc === undefined)
        return refuse(
          context,
          'INVALID_DATE',
          'must say its offset from UTC, such as 2026-11-20T17:59:55Z or 2026-11-20T17:59:55-05:00'
        )
      const instant = new Date(time.utc).toISOString()
      const isFuture = future === 'day' ? isAhead(instant) : time.utc > clock.now().getTime()
      return !future || isFuture
        ? instant
        : refuse(context, 'MUST_BE_FUTURE', 'must be in the future')
    }
  )
}

/** Accepts `YYYY-MM-DD` or a date-time, of which it keeps the date part. */
export const day = () =>
  textField({ format: 'date', examples: ['2026-11-20'] }, (value, context) => {
    return (
      readDay(value) ??
      refuse(context, 'INVALID_DATE', 'must be an existing day, such as 2026-11-20')
    )
  })

/** Accepts `YYYY-MM-DD`, or a date-time with offset: its day in the company's time zone. */
export const dayInZone = () =>
  textField(
    {
      format: 'date',
      description:
        'A calendar day. A date-time with offset is taken, too: its day where the company is.',
      examples: ['2026-11-20'],
    },
    (value, context) => {
      const time = readDateTime(value)
      if (!time)
        return refuse(context, 'INVALID_DATE', 'must be an existing day, such as 2026-11-20')
      if (value.length === '2026-11-20'.length) return value
      if (time.utc === undefined)
        return refuse(
          context,
          'INVALID_DATE',
          'must be a day, such as 2026-11-20, or say its offset from UTC, such as 2026-11-20T17:59:55-05:00'
        )
      const day = dayOf(new Date(time.utc), Current.tenant.timezone)
      return (
        readDay(day) ?? refuse(context, 'INVALID_DATE', 'must be a day of the years 1000 to 9999')
      )
    }
  )

/** Refuses FUTURE_DATE for a day after today in the company's time zone. */
export const pastDay = () =>
  textField(
    {
      format: 'date',
      description: 'Not after today, where the company is.',
      examples: ['2026-01-31'],
    },
    (value, context) => {
      const day = readDay(value)
      if (!day)
        return refuse(context, 'INVALID_DATE', 'must be an existing day, such as 2026-11-20')
      const today = todayIn(Current.tenant.timezone)
      return day <= today
        ? day
        : refuse(context, 'FUTURE_DATE', `is ${day}, and must not be after today, ${today}`)
    }
  )

export const period = () =>
  textField(
    { pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])$', examples: ['2026-11'] },
    (value, context) => {
      return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(value)
        ? value
        : refuse(context, 'INVALID_DATE', 'must be a year and month, such as 2026-11')
    }
  )
