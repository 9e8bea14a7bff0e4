/**
 * Tells a dry run of the mails that what it does would cause. What makes them waits for the
 * application to start, so it is loaded when it is asked for.
 */
import type { JobData } from '#core/jobs/outbox'
import { isDryRun } from '#core/database/transaction/writes'

/** Events that lead to mails. */
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
