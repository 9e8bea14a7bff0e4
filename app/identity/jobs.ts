import type { TenantJobs } from '#core/context/domain'
import { sendInvitation } from '#identity/mail/send_invitation'

export default {
  mail: { invitation: ({ data }) => sendInvitation(data) },
} satisfies TenantJobs
