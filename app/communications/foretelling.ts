/** Tells a dry run of the mails that what it does would cause. What makes them waits for the application to start, so it is loaded when it is asked for. */
import { Current } from '#core/current'
import type { JobData } from '#core/outbox'

export const foretelling = {
  wants: () => Current.unit?.isDryRun === true,

  async tell(event: string, data: JobData) {
    const { foretellMails } = await import('#communications/occasions/announced')
    await foretellMails(event, data)
  },
}
