import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { adoptUsers } from '#identity/people/previous_release'
import { COUNTED_FOR_MS } from '#identity/invitations/invitations'
import { sweepClients } from '#identity/oauth/clients'
import { sweepIdTokens } from '#identity/sso/id_tokens'

/**
 * Used invitations and links stay for the hour in which they count, used refresh tokens until they
 * expire. Returns the counts.
 */
export function sweepIdentity() {
  const [now, anHourAgo] = [clock.now(), new Date(clock.now().getTime() - COUNTED_FOR_MS)].map(
    sqlInstant
  )

  return Current.acrossTenants('sweep what has expired', async () => ({
    people: await adoptUsers(),
    tokens: await execute('DELETE FROM revoked_tokens WHERE expires_at < ?', [now]),
    sessions: await execute('DELETE FROM sessions WHERE expires_at < ?', [now]),
    resets: await execute('DELETE FROM password_resets WHERE created_at < ?', [anHourAgo]),
    invitations: await execute(
      'DELETE FROM invitations WHERE expires_at < ? OR (used_at IS NOT NULL AND created_at < ?)',
      [now, anHourAgo]
    ),
    applicationTokens: await execute('DELETE FROM oauth_tokens WHERE expires_at < ?', [now]),
    applications: await execute('DELETE FROM oauth_grants WHERE expires_at < ?', [now]),
    applicationClients: await sweepClients(),
    idTokens: await sweepIdTokens(),
  }))
}
