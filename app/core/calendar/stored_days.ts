/**
 * Calendar days in columns of instants, such as due dates, stored as 00:00 UTC. Releases before
 * 0.4.0 stored other instants, which stand for their day in the tenant's zone.
 */
import { column } from '@adonisjs/lucid/orm'
import { instantOf } from '#core/database/columns'
import { dayOfDeadline } from '#core/calendar/due_dates'

/** `2026-11-20` of such a column. */
export const keptDayOf = (value: string) => dayOfDeadline(instantOf(value)!)

/** A day as such a column takes it. */
export const sqlDay = (day: string) => `${day} 00:00:00.000`

export const keptDay = () =>
  column({
    consume: (value: string | null) => (value === null ? null : keptDayOf(value)),
    prepare: (value: string | null | undefined) =>
      value === null || value === undefined ? value : sqlDay(value),
  })
