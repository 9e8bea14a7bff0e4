/** Sends a reminder again, such as one whose mail has failed. */
import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { readRecord } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import type { ApiRecord } from '#core/resources/transformer'
import type { Sending } from '#document_mails/mails'
import { stillOwed } from '#reminders/letters/still_owed'
import { queueReminder } from '#reminders/running/queue_reminder'
import { reminderTransformer } from '#reminders/transformers/reminder_transformer'

/**
 * Queues a further mail with the texts of the last one, to the present address of the customer.
 * Levels and days count from the first. 404; 409 NO_EMAIL, INVALID_TRANSITION when nothing of it is
 * owed or all is disputed.
 */
export async function sendAgain(id: string, sending: Sending | void): Promise<ApiRecord> {
  const { subject, message } = await readRecord(reminderTransformer, id)
  if (!(await stillOwed(id)).length)
    throw conflict('INVALID_TRANSITION', 'The invoices of the reminder are settled or disputed')

  const email = await addressOf(id)
  const { recipients, cc } = await queueReminder(id, { email, subject, message, sending })
  const after = { to: recipients.join(', '), ...(cc.length && { cc: cc.join(', ') }) }
  record({ action: 'reminder.sent', entity: 'reminder', entityId: id, after })
  return readRecord(reminderTransformer, id)
}

async function addressOf(reminderId: string): Promise<string | null> {
  const [customer] = await rows(
    'SELECT c.email FROM reminders m JOIN customers c ON c.tenant_id = m.tenant_id AND c.id = m.customer_id ' +
      'WHERE m.tenant_id = ? AND m.id = ?',
    [Current.tenantId, reminderId]
  )
  return customer?.email ?? null
}
