import type { TenantJobs } from '#core/context/domain'
import { sendAccountNotice } from '#identity/mail/account_notices'
import { sendInvitation } from '#identity/mail/send_invitation'
import { sendPasswordReset } from '#identity/mail/send_password_reset'

export default {
  mail: {
    invitation: ({ data }) => sendInvitation(data),
    password_reset: ({ data, outboxId }) => sendPasswordReset(data, outboxId),
    account_notice: ({ data, outboxId }) => sendAccountNotice(data, outboxId),
  },
} satisfies TenantJobs
