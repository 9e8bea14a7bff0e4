import { defineEvents } from '#core/resources/webhook_events'
import { reminderTransformer } from '#reminders/transformers/reminder_transformer'

export default function defineReminderEvents() {
  defineEvents(
    { record: reminderTransformer, scope: 'invoices', id: 'reminderId' },
    { 'reminder.sent': 'A customer was reminded of invoices' }
  )
}
