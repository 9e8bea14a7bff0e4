/** Applications that a person connected: those whose code was redeemed and that have not ended. */
import { Current } from '#core/context/current'
import { instantOf, sqlInstant } from '#core/database/columns'
import { rows } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { isUuid } from '#core/input/fields'
import { clock } from '#core/primitives/clock'
import { hostOf } from '#identity/oauth/redirects'

/** The list is not paged. */
const MOST_SHOWN = 100

const OPEN =
  'tenant_id = ? AND user_id = ? AND code_used_at IS NOT NULL AND ended_at IS NULL AND expires_at > ?'

const open = () => [Current.tenantId, Current.actor.id, sqlInstant(clock.now())]

/** Those of the user in context, the newest first. */
export async function connectedApplications() {
  const found = await rows(
    `SELECT id, client_name, redirect_uri, access, created_at, last_used_at, expires_at, version
       FROM oauth_grants
       WHERE ${OPEN}
       ORDER BY id DESC
       LIMIT ${MOST_SHOWN}`,
    open()
  )
  return found.map((row) => ({
    id: row.id as string,
    name: row.client_name as string,
    host: hostOf(row.redirect_uri),
    access: row.access as string,
    connectedAt: instantOf(row.created_at),
    lastUsedAt: instantOf(row.last_used_at),
    expiresAt: instantOf(row.expires_at),
    version: Number(row.version),
  }))
}

/** One of the user in context, locked; 404 for those of others. */
export async function lockApplication(id: string) {
  const [found] = isUuid(id)
    ? await rows(
        `SELECT id, client_name, version FROM oauth_grants WHERE ${OPEN} AND id = ? FOR UPDATE`,
        [...open(), id]
      )
    : []
  if (!found) throw notFound()
  return {
    id: found.id as string,
    clientName: found.client_name as string,
    userId: Current.actor.id!,
    version: Number(found.version),
  }
}
