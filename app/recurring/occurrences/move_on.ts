/** The next period of a series, and its status, after its periods changed. */
import { addDays, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import type { Kind } from '#recurring/kinds/kind'
import type RecurringTemplate from '#recurring/models/recurring_template'
import { nextPeriod } from '#recurring/schedule/due_periods'

/** Days of periods from `day` on that have an occurrence. */
export async function takenFrom(templateId: string, day: string): Promise<Set<string>> {
  const found = await rows<{ periodStart: string }>(
    `SELECT period_start AS periodStart FROM recurring_occurrences
      WHERE tenant_id = ? AND template_id = ? AND period_start >= ?`,
    [Current.tenantId, templateId, day]
  )
  return new Set(found.map(({ periodStart }) => periodStart))
}

/**
 * Saves the next period from `day` on, and the day on which the worker looks again: that of the next
 * period, tomorrow while one has failed. FINISHED without either. The template is locked.
 */
export async function moveOn(
  kind: Kind,
  template: RecurringTemplate,
  day: string | null,
  taken: ReadonlySet<string>
) {
  const nextDate = day === null ? null : nextPeriod(template, day, taken)
  const isOver = nextDate === null && template.failed === 0
  if (isOver) {
    template.status = 'FINISHED'
    await announce(`${kind.event}.finished`, { recurringId: template.id })
  }
  await template.merge({ nextDate, dueOn: dueOn({ ...standing(template), nextDate }) }).save()
}

type Standing = Pick<RecurringTemplate, 'status' | 'nextDate' | 'failed'>

const standing = ({ status, nextDate, failed }: RecurringTemplate): Standing => ({
  status,
  nextDate,
  failed,
})

/** The day on which the worker looks at a series next; null while it has nothing to do. */
export function dueOn({ status, nextDate, failed }: Standing): string | null {
  if (status !== 'ACTIVE') return null
  const tomorrow = addDays(today(), 1)
  if (failed === 0 || (nextDate !== null && nextDate < tomorrow)) return nextDate
  return tomorrow
}

export const today = () => todayIn(Current.tenant.timezone)
