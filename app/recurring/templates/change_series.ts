import { isDeepStrictEqual } from 'node:util'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { announce } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { invalid } from '#core/errors/refusal'
import type { Body, Kind } from '#recurring/kinds/kind'
import type RecurringTemplate from '#recurring/models/recurring_template'
import { bodyOf } from '#recurring/occurrences/attempt_document'
import { moveOn, takenFrom } from '#recurring/occurrences/move_on'
import { endOfPeriod, indexFrom } from '#recurring/schedule/rhythm'
import { columnsOf, mustBeginLately, partsOf, withoutNothing } from '#recurring/templates/parts'
import { mustBeFilled } from '#recurring/templates/placeholders'

/** The fields from which the days of periods follow. */
const OF_PERIODS = ['startDate', 'every', 'unit'] as const

/**
 * Changes a series that is ACTIVE or PAUSED: its later documents and its end. Once it has an
 * occurrence, its periods stay: 422 IMMUTABLE_FIELD. A changed document is tried as at creation.
 * Announces `….updated`.
 */
export async function changeSeries(kind: Kind, series: RecurringTemplate, changes: Body) {
  kind.lifecycle.next('update', series.status, series.status)
  const { body, rest } = partsOf(kind, changes)
  await mustKeepPeriods(series, rest)
  if (rest.startDate && rest.startDate !== series.startDate) mustBeginLately(rest.startDate)

  const before = { ...series.$attributes }
  const document = withoutNothing({ ...bodyOf(series), ...cleared(kind, changes), ...body })
  await whenChanged(
    series,
    async () => {
      series.merge(rest)
      mustAgree(series)
      if (isChanged(kind, changes, before)) await settle(kind, series, document)
      await moved(kind, series, before)
    },
    () => announce(`${kind.event}.updated`, { recurringId: series.id })
  )
}

/** Fields of the document that the request empties. */
const cleared = (kind: Kind, changes: Body): Body =>
  Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => key in kind.fields && value === null)
  )

const isChanged = (kind: Kind, changes: Body, before: Body) =>
  Object.keys(changes).some(
    (key) =>
      key in kind.fields || (['prices', 'send'].includes(key) && changes[key] !== before[key])
  )

async function settle(kind: Kind, series: RecurringTemplate, document: Body) {
  mustBeFilled(document)
  const start = series.nextDate ?? series.startDate
  const end = endOfPeriod(series, indexFrom(series, start))
  const template = await kind.settled(document, { start, end }, series)
  if (isDeepStrictEqual(template, bodyOf(series))) return
  series.merge(columnsOf(template))
}

async function mustKeepPeriods(series: RecurringTemplate, rest: Body) {
  const moved = OF_PERIODS.filter((field) => field in rest && rest[field] !== series[field])
  if (!moved.length || !(await hasOccurrence(series.id))) return
  throw new ValidationFailed(
    moved.map((field) =>
      fieldError(
        [field],
        'IMMUTABLE_FIELD',
        `${field} cannot be changed once a period was made: cancel this one, and create another.`
      )
    )
  )
}

async function hasOccurrence(seriesId: string): Promise<boolean> {
  const found = await rows(
    'SELECT 1 FROM recurring_occurrences WHERE tenant_id = ? AND template_id = ? LIMIT 1',
    [Current.tenantId, seriesId]
  )
  return found.length > 0
}

/** The rules between fields, of which a request may have one alone. */
function mustAgree({ startDate, endDate, mode, send }: RecurringTemplate) {
  if (endDate !== null && endDate < startDate)
    throw invalid('endDate', 'INVALID', 'endDate must not be before startDate.')
  if (send && mode === 'DRAFT')
    throw invalid('send', 'CONTRADICTION', 'A draft is not mailed: send false, or the mode ISSUE.')
}

/** The next period where the days or the end have changed; else the rest is saved alone. */
async function moved(kind: Kind, series: RecurringTemplate, before: Body) {
  const keys = [...OF_PERIODS, 'endDate', 'occurrences'] as const
  if (keys.every((key) => series[key] === before[key])) return series.save()

  const hasMoved = OF_PERIODS.some((key) => series[key] !== before[key])
  const from = hasMoved ? series.startDate : (series.nextDate ?? (await afterLast(series)))
  return moveOn(kind, series, from, await takenFrom(series.id, from))
}

/** A day after the last period, from which a longer series goes on. */
async function afterLast({ id, startDate }: RecurringTemplate): Promise<string> {
  const [found] = await rows<{ last: string | null }>(
    'SELECT MAX(period_start) AS last FROM recurring_occurrences WHERE tenant_id = ? AND template_id = ?',
    [Current.tenantId, id]
  )
  return found.last ?? startDate
}
