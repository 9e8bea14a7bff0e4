import { subscribe } from '#core/jobs/outbox'
import { dryRunMails } from '#communications/dry_run_mails'

export default () => subscribe(dryRunMails)
