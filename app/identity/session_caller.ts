/** The caller of a JWT or of a session of the pages. */
import app from '@adonisjs/core/services/app'
import type { Actor, CurrentTenant } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { jsonOf } from '#core/database/columns'
import { rows, type DatabaseRow } from '#core/database/query'
import { notFound } from '#core/errors/refusal'
import { isUuid } from '#core/input/fields'
import { clock } from '#core/primitives/clock'
import { sha256 } from '#core/primitives/secrets'
import { TtlCache } from '#core/primitives/ttl_cache'
import type { Caller } from '#core/security/caller_cache'
import type { Obligation } from '#core/security/obligation'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import { scopesOf } from '#identity/access/roles'
import { ENROLMENT, PASSWORD_CHANGE } from '#identity/obligations'
import { noteSessionUse } from '#identity/session_use'
import { unauthenticated, verifyToken, type Token } from '#identity/tokens'

/** Verified tokens; their state in the database is read each time. */
const tokens = new TtlCache<Token>({ most: 10_000 })

/** `chosenTenant` is the tenant named by a SUPER_ADMIN. 401 for an invalid token. */
export async function callerOfToken(jwt: string, chosenTenant?: string): Promise<Caller> {
  return callerOfSession(await tokens.get(sha256(jwt), () => verifyToken(jwt)), chosenTenant)
}

/** Reads across tenants; 401 once expired, logged out, disabled or after a new password. */
export async function callerOfSession(session: Token, chosenTenant?: string): Promise<Caller> {
  if (session.expiresAt * 1000 <= clock.now().getTime())
    throw unauthenticated('The token has expired; log in again', 'TOKEN_EXPIRED')

  const [row] = await rows(
    `SELECT ${CURRENT_TENANT_COLUMNS}, u.id AS user_id, u.name AS user_name, u.role, u.is_active, u.live,
            u.joined_at, u.token_version + person.token_version AS token_version,
            r.name AS role_name, r.permissions, person.must_change_password, person.totp_confirmed_at,
            JSON_UNQUOTE(JSON_EXTRACT(tenant.settings, '$.requireTotp')) AS require_totp,
            session.last_used_at,
            EXISTS (SELECT 1 FROM revoked_tokens revoked WHERE revoked.jti = ?) AS revoked
       FROM tenants tenant
       JOIN users u ON u.tenant_id = tenant.id AND u.id = ?
       JOIN people person ON person.id = u.person_id
       LEFT JOIN roles r ON r.tenant_id = u.tenant_id AND r.id = u.role_id
       LEFT JOIN sessions session ON session.id = ?
      WHERE tenant.public_id = ?`,
    [session.id, session.userId, session.id, session.tenantId]
  )
  if (!row || row.revoked || !row.live || !row.is_active || !row.joined_at)
    throw unauthenticated('The token is no longer valid; log in again')
  if (Number(row.token_version) !== session.version)
    throw unauthenticated('The token is no longer valid; log in again')
  await noteSessionUse(session.id, row.last_used_at)

  const actor: Actor = {
    type: 'user',
    id: row.user_id,
    name: row.user_name,
    role: row.role ?? row.role_name,
    scopes: scopesOf(row.role, jsonOf(row.permissions) as string[] | null),
    isSuperAdmin: row.role === 'SUPER_ADMIN',
  }
  const home = currentTenant(row)
  return {
    actor,
    home,
    tenant: actor.isSuperAdmin ? await chosen(chosenTenant, home) : home,
    credential: { id: session.id, expiresAt: session.expiresAt, bySso: session.bySso },
    obligation: session.bySso ? undefined : obligationOf(row),
  }
}

/** A SUPER_ADMIN needs a second factor except in development and tests; a provider has its own. */
function obligationOf(row: DatabaseRow): Obligation | undefined {
  if (row.must_change_password) return PASSWORD_CHANGE
  if (row.totp_confirmed_at) return undefined
  const isAsked = row.require_totp === 'true' || (row.role === 'SUPER_ADMIN' && app.inProduction)
  return isAsked ? ENROLMENT : undefined
}

/** A SUPER_ADMIN acts in the tenant of `X-Tenant-Id`, else in their own except the platform. */
async function chosen(
  publicId: string | undefined,
  own: CurrentTenant
): Promise<CurrentTenant | null> {
  if (!publicId) return own.id === PLATFORM.id ? null : own

  const [row] = isUuid(publicId)
    ? await rows(
        `SELECT ${CURRENT_TENANT_COLUMNS}
           FROM tenants tenant
           WHERE tenant.public_id = ? AND tenant.id <> ? AND tenant.status <> 'IMPORTING'
             AND tenant.is_company = 1`,
        [publicId.toLowerCase(), PLATFORM.id]
      )
    : []
  if (!row) throw notFound()
  return currentTenant(row)
}
