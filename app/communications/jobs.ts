import type { TenantJobs } from '#core/context/domain'
import * as announced from '#communications/occasions/announced'
import { sendDue } from '#communications/sending/send_due'

export default {
  mail: {
    'welcome': announced.welcome,
    'farewell': announced.farewell,
    'time-off-approved': announced.timeOffApproved,
    'time-off-rejected': announced.timeOffRejected,
    'payslips': announced.payslips,
    'moved-forward': announced.movedForward,
  },
  sends: { turn: sendDue },
} satisfies TenantJobs
