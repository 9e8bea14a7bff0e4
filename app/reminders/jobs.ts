import type { TenantJobs } from '#core/context/domain'
import { sendDelivery } from '#document_mails/mails'
import { remindCompany } from '#reminders/daily/remind_company'
import { reminderLetter } from '#reminders/letters/reminder_letter'

export default {
  recurring: { remind: remindCompany },
  mail: {
    reminder: (asked) => sendDelivery(asked, ({ documentId }) => reminderLetter(documentId)),
  },
} satisfies TenantJobs
