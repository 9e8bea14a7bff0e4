import { announce } from '#core/jobs/outbox'
import type { Body, Kind } from '#recurring/kinds/kind'
import { endOfPeriod } from '#recurring/schedule/rhythm'
import { columnsOf, mustBeginLately, partsOf, withoutNothing } from '#recurring/templates/parts'
import { mustBeFilled } from '#recurring/templates/placeholders'

/**
 * Creates a series, ACTIVE from its first period on. The document is tried and taken back, so that
 * a wrong one is refused now, with the refusals of the document itself; 422 UNKNOWN_PLACEHOLDER.
 * Announces `….created`.
 */
export async function createSeries(kind: Kind, input: Body) {
  const { body, rest } = partsOf(kind, input)
  mustBeFilled(body)
  mustBeginLately(rest.startDate)

  const asked = { endDate: null, occurrences: null, send: false, ...withoutNothing(rest) } as any // of any kind
  const period = { start: asked.startDate, end: endOfPeriod(asked, 0) }
  const template = await kind.settled(body, period, asked)
  const series = await kind.model.create({
    ...asked,
    kind: kind.name,
    status: 'ACTIVE',
    ...columnsOf(template),
    nextDate: asked.startDate,
    dueOn: asked.startDate,
    made: 0,
    failed: 0,
  })
  await announce(`${kind.event}.created`, { recurringId: series.id })
  return series
}
