/** Reports mails in dry runs. The sender needs a booted application, and is imported on demand. */
import type { JobData } from '#core/jobs/outbox'
import { isDryRun } from '#core/database/transaction/writes'

export const MAILED = [
  'employee.created',
  'employee.deactivated',
  'time_off.approved',
  'time_off.rejected',
  'payroll.approved',
  'communication_template.moved_forward',
] as const

export const dryRunMails = {
  wants: (event: string) => isDryRun() && (MAILED as readonly string[]).includes(event),

  async tell(event: string, data: JobData) {
    const { describeMails } = await import('#communications/occasions/announced')
    await describeMails(event, data)
  },
}
