import { announce } from '#core/jobs/outbox'
import type { Kind } from '#recurring/kinds/kind'
import type RecurringTemplate from '#recurring/models/recurring_template'
import { dueOn, today } from '#recurring/occurrences/move_on'

/** Pauses, resumes or cancels a locked series. Announces `….updated`. */
export async function changeStatus(
  kind: Kind,
  series: RecurringTemplate,
  verb: 'pause' | 'resume' | 'cancel'
) {
  const status = kind.lifecycle.next(verb, series.status)
  series.merge({ status })
  const isTriedAgain = status === 'ACTIVE' && series.failed > 0
  await series.merge({ dueOn: isTriedAgain ? today() : dueOn(series) }).save()
  await announce(`${kind.event}.updated`, { recurringId: series.id })
  return series
}
