/** Failed periods, tried again each day. */
import { transaction } from '#core/database/transaction/transaction'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { lockOrFail } from '#core/endpoints/operations'
import type { Kind } from '#recurring/kinds/kind'
import RecurringOccurrence from '#recurring/models/recurring_occurrence'
import { attemptDocument } from '#recurring/occurrences/attempt_document'
import { announcePeriod } from '#recurring/occurrences/make_next'
import { moveOn, today } from '#recurring/occurrences/move_on'

/**
 * Ids of failed occurrences, those first that were tried longest ago; without `isAsked` those that
 * were not tried today.
 */
export async function failedOnes(
  templateId: string,
  { isAsked, limit }: { isAsked: boolean; limit: number }
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `SELECT id FROM recurring_occurrences
      WHERE tenant_id = ? AND template_id = ? AND status = 'FAILED' AND tried_on < ?
      ORDER BY tried_on, period_start
      LIMIT ${limit}`,
    [Current.tenantId, templateId, isAsked ? '9999-12-31' : today()]
  )
  return found.map(({ id }) => id)
}

/** Tries one again, unless another worker has made it or it was skipped. */
export function tryAgain(kind: Kind, templateId: string, occurrenceId: string): Promise<void> {
  return transaction(async () => {
    const template = await lockOrFail(kind.model, templateId)
    const occurrence = await lockOrFail(RecurringOccurrence, occurrenceId)
    if (template.status !== 'ACTIVE' || occurrence.status !== 'FAILED') return

    const period = { start: occurrence.periodStart, end: occurrence.periodEnd }
    const outcome = await attemptDocument(kind, template, period)
    await occurrence.merge({ ...outcome, triedOn: today() }).save()
    await announcePeriod(kind, template, period, outcome)
    if (outcome.status === 'FAILED') return

    template.merge({ made: template.made + 1, failed: template.failed - 1 })
    if (template.nextDate === null) await moveOn(kind, template, null, new Set())
    else await template.save()
  })
}
