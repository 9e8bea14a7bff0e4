import type { TenantJobs } from '#core/context/domain'
import { sendTicketNotice } from '#support/mail/send_notice'

export default {
  mail: { 'ticket-notice': sendTicketNotice },
} satisfies TenantJobs
