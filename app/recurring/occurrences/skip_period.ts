/** A period that is not to be made. */
import { flushWrites } from '#core/database/transaction/writes'
import { conflict, invalid } from '#core/errors/refusal'
import type { Kind } from '#recurring/kinds/kind'
import RecurringOccurrence from '#recurring/models/recurring_occurrence'
import type RecurringTemplate from '#recurring/models/recurring_template'
import { announcePeriod, passOver } from '#recurring/occurrences/make_next'
import { moveOn, takenFrom } from '#recurring/occurrences/move_on'
import { indexFrom, indexOf, periodAt } from '#recurring/schedule/rhythm'

/**
 * Skips the period that begins on `start`, also one that has failed. 422 INVALID where none begins
 * then; 409 IN_USE where it was made. A second time changes nothing. The template is locked.
 */
export async function skipPeriod(kind: Kind, template: RecurringTemplate, start: string) {
  kind.lifecycle.next('skip', template.status)
  const known = await occurrenceAt(template.id, start)
  if (known?.status === 'SKIPPED') return
  if (known?.status === 'MADE')
    throw conflict('IN_USE', `The period of ${start} was made: void its document instead`, {
      field: 'periodStart',
    })

  if (known) await giveUp(kind, template, known)
  else {
    mustBePeriod(template, start)
    await passOver(kind, template, start)
    await flushWrites()
  }
  const from = template.nextDate
  await moveOn(kind, template, from, from === null ? new Set() : await takenFrom(template.id, from))
}

async function occurrenceAt(templateId: string, start: string) {
  return RecurringOccurrence.query()
    .where('templateId', templateId)
    .where('periodStart', start)
    .forUpdate()
    .first()
}

async function giveUp(kind: Kind, template: RecurringTemplate, occurrence: RecurringOccurrence) {
  const period = { start: occurrence.periodStart, end: occurrence.periodEnd }
  await occurrence.merge({ status: 'SKIPPED' }).save()
  template.failed--
  await announcePeriod(kind, template, period, { status: 'SKIPPED', documentId: null, code: null })
}

function mustBePeriod(template: RecurringTemplate, start: string) {
  if (indexOf(template, start) !== null) return
  const next = periodAt(template, indexFrom(template, start))
  const hint = next === null ? 'the series has ended by then' : `the next one begins on ${next}`
  throw invalid('periodStart', 'INVALID', `No period begins on ${start}: ${hint}.`)
}
