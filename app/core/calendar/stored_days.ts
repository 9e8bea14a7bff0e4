/**
 * Calendar days in columns of instants, such as due dates: each is kept as its 00:00 UTC. Rows that
 * a server of a release before 0.4.0 wrote may hold any other instant, which stands for its day in
 * the tenant's zone.
 */
import { column } from '@adonisjs/lucid/orm'
import { instantOf } from '#core/database/columns'
import { dayOfDeadline } from '#core/calendar/due_dates'

/** `2026-11-20` of such a column, as a row or a model has it. */
export const keptDayOf = (value: string) => dayOfDeadline(instantOf(value)!)

/** A day as such a column takes it. */
export const sqlDay = (day: string) => `${day} 00:00:00.000`

/** The column of a model. */
export const keptDay = () =>
  column({
    consume: (value: string | null) => (value === null ? null : keptDayOf(value)),
    prepare: (value: string | null | undefined) =>
      value === null || value === undefined ? value : sqlDay(value),
  })
