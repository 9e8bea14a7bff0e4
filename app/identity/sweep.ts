/** Deletes expired invitations, tokens and the like, by schedule. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { COUNTED_FOR_MS } from '#identity/invitations/invitations'

/**
 * Deletes revoked tokens that have expired by now, and invitations that have expired, or were used
 * and count for no ceiling any more. Answers how many of each.
 */
export function sweepIdentity() {
  const [now, anHourAgo] = [clock.now(), new Date(clock.now().getTime() - COUNTED_FOR_MS)].map(
    sqlInstant
  )

  return Current.acrossTenants('sweep what has expired', async () => ({
    tokens: await execute('DELETE FROM revoked_tokens WHERE expires_at < ?', [now]),
    invitations: await execute(
      'DELETE FROM invitations WHERE expires_at < ? OR (used_at IS NOT NULL AND created_at < ?)',
      [now, anHourAgo]
    ),
  }))
}
