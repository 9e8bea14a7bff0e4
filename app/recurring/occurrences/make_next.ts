/** The next due period of a series: its document and its occurrence in one transaction. */
import { addDays } from '#core/calendar/days'
import { transaction } from '#core/database/transaction/transaction'
import { lockOrFail } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import type { Kind, Period } from '#recurring/kinds/kind'
import RecurringOccurrence from '#recurring/models/recurring_occurrence'
import type RecurringTemplate from '#recurring/models/recurring_template'
import { attemptDocument } from '#recurring/occurrences/attempt_document'
import { moveOn, takenFrom, today } from '#recurring/occurrences/move_on'
import { duePeriods } from '#recurring/schedule/due_periods'
import { endOfPeriod, indexOf } from '#recurring/schedule/rhythm'

/**
 * Makes the next due period, and passes over those that the catch-up leaves out. A refused document
 * is an occurrence FAILED, and holds nothing up. False where nothing was due.
 *
 * The lock on the series lets one worker in; the unique key of occurrences is the last guard.
 */
export function makeNext(kind: Kind, templateId: string): Promise<boolean> {
  return transaction(async () => {
    const template = await lockOrFail(kind.model, templateId)
    const { nextDate } = template
    if (template.status !== 'ACTIVE' || nextDate === null || nextDate > today()) return false

    const taken = await takenFrom(templateId, nextDate)
    const { passed, due } = duePeriods(template, today(), taken)
    for (const start of passed) await passOver(kind, template, start)
    if (due !== null) await makePeriod(kind, template, due)
    const last = due ?? passed.at(-1)!
    await moveOn(kind, template, addDays(last, 1), taken)
    return due !== null
  })
}

/** The first and last day of the period of a series that begins on `start`. */
export const periodOf = (template: RecurringTemplate, start: string): Period => ({
  start,
  end: endOfPeriod(template, indexOf({ ...rhythmOf(template), ...ENDLESS }, start)!),
})

/** A series may have been shortened since the period. */
const ENDLESS = { endDate: null, occurrences: null }
const rhythmOf = ({ startDate, every, unit }: RecurringTemplate) => ({ startDate, every, unit })

async function makePeriod(kind: Kind, template: RecurringTemplate, start: string) {
  const period = periodOf(template, start)
  const outcome = await attemptDocument(kind, template, period)
  await write(template, period, { ...outcome, triedOn: today() })
  template[outcome.status === 'MADE' ? 'made' : 'failed']++
  await announcePeriod(kind, template, period, outcome)
}

/** Writes an occurrence SKIPPED of the period. */
export async function passOver(kind: Kind, template: RecurringTemplate, start: string) {
  const period = periodOf(template, start)
  const nothing = { documentId: null, code: null, message: null, triedOn: null }
  await write(template, period, { status: 'SKIPPED', ...nothing })
  await announcePeriod(kind, template, period, { status: 'SKIPPED', documentId: null, code: null })
}

type Outcome = Pick<RecurringOccurrence, 'status' | 'documentId' | 'code' | 'message' | 'triedOn'>

const write = ({ id: templateId }: RecurringTemplate, { start, end }: Period, outcome: Outcome) =>
  RecurringOccurrence.create({ templateId, periodStart: start, periodEnd: end, ...outcome })

/** Announces `….made`, `….failed` or `….skipped` of the series, with the period. */
export const announcePeriod = (
  kind: Kind,
  { id: recurringId }: RecurringTemplate,
  { start, end }: Period,
  { status, documentId, code }: Pick<Outcome, 'status' | 'documentId' | 'code'>
) =>
  announce(`${kind.event}.${status.toLowerCase()}`, {
    ...{ recurringId, periodStart: start, periodEnd: end },
    ...(documentId && { documentId }),
    ...(code && { code }),
  })
