/** Applications that registered themselves. They belong to no company and have no secret. */
import { Current } from '#core/context/current'
import { jsonOf, sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { clock } from '#core/primitives/clock'
import { isUuid, newId } from '#core/primitives/ids'

export type OAuthClient = { id: string; name: string; redirectUris: readonly string[] }

const DAY_MS = 24 * 3_600_000

/** How long a registration stays without any consent, and without a use. */
const UNUSED_DAYS = 7
const IDLE_DAYS = 90

export async function keepClient(name: string, redirectUris: readonly string[]) {
  const client = { id: newId(), name, createdAt: clock.now() }
  const row = {
    id: client.id,
    name,
    redirect_uris: JSON.stringify(redirectUris),
    created_at: sqlInstant(client.createdAt),
  }
  await Current.acrossTenants('register an application', () =>
    execute(insertInto('oauth_clients', [row]))
  )
  return client
}

export async function clientWith(id: string): Promise<OAuthClient | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await Current.acrossTenants('find an application', () =>
    rows('SELECT id, name, redirect_uris FROM oauth_clients WHERE id = ?', [id])
  )
  return row && { id: row.id, name: row.name, redirectUris: jsonOf(row.redirect_uris) as string[] }
}

/** Writes at most once a day and client. */
export async function noteUseOfClient(id: string) {
  const now = clock.now()
  await execute(
    'UPDATE oauth_clients SET used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at < ?)',
    [sqlInstant(now), id, sqlInstant(new Date(now.getTime() - DAY_MS))]
  )
}

/** Removes applications that nobody connected or uses. Runs in a context across tenants. */
export function sweepClients(): Promise<number> {
  const before = (days: number) => sqlInstant(new Date(clock.now().getTime() - days * DAY_MS))
  return execute(
    'DELETE FROM oauth_clients WHERE (used_at IS NULL AND created_at < ?) OR used_at < ?',
    [before(UNUSED_DAYS), before(IDLE_DAYS)]
  )
}
