import { Current, SYSTEM, type Origin } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import { later } from '#core/jobs/outbox'

/**
 * Queues the mail of a forgotten password. The worker looks the address up, so a known and an
 * unknown one cost the same statements here, and the answer shows nobody who has an account.
 */
export function askForReset(email: string, origin: Origin, { dryRun = false } = {}) {
  return Current.run({ tenant: PLATFORM, actor: SYSTEM, origin }, () =>
    transaction(() => later('mail', 'password_reset', { email: email.trim().toLowerCase() }), {
      dryRun,
    })
  )
}
