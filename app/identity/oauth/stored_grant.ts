/** A grant by its code or by one of its tokens, and who acts through it. */
import { Current, type CurrentTenant, type Origin } from '#core/context/current'
import { instantOf } from '#core/database/columns'
import { rows, type DatabaseRow } from '#core/database/query'
import { sha256 } from '#core/primitives/secrets'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import type { Access } from '#identity/oauth/access'

export type StoredGrant = {
  id: string
  tenant: CurrentTenant
  userId: string
  userName: string
  clientId: string
  clientName: string
  redirectUri: string
  challenge: string
  access: Access
  tokenVersion: number
  bySso: boolean
  hasEnded: boolean
  /** Of the code or of the token. */
  expiresAt: Date
  isUsed: boolean
}

export type StoredToken = StoredGrant & { tokenId: string; kind: 'ACCESS' | 'REFRESH' }

const COLUMNS = `${CURRENT_TENANT_COLUMNS}, g.id AS grant_id, g.user_id, u.name AS user_name,
  g.client_id, g.client_name,
     g.redirect_uri, g.code_challenge, g.access, g.token_version AS granted_version, g.by_sso, g.ended_at`

const JOINS = `JOIN users u ON u.tenant_id = g.tenant_id AND u.id = g.user_id
               JOIN tenants tenant ON tenant.id = g.tenant_id`

export async function grantOfCode(code: string): Promise<StoredGrant | undefined> {
  const [row] = await Current.acrossTenants('redeem a code of an application', () =>
    rows(
      `SELECT ${COLUMNS}, g.code_expires_at AS until, g.code_used_at AS used_at
         FROM oauth_grants g ${JOINS}
         WHERE g.code_hash = ?`,
      [sha256(code)]
    )
  )
  return row && grantIn(row)
}

export async function grantOfToken(token: string): Promise<StoredToken | undefined> {
  const [row] = await Current.acrossTenants('look up a token of an application', () =>
    rows(
      `SELECT ${COLUMNS}, t.id AS token_id, t.kind, t.expires_at AS until, t.used_at
         FROM oauth_tokens t JOIN oauth_grants g ON g.tenant_id = t.tenant_id AND g.id = t.grant_id ${JOINS}
        WHERE t.token_hash = ?`,
      [sha256(token)]
    )
  )
  return row && { ...grantIn(row), tokenId: row.token_id, kind: row.kind }
}

/** Runs `work` in the company of the grant, as its person. */
export function asPerson<T>(grant: StoredGrant, origin: Origin, work: () => T): T {
  const actor = {
    type: 'user' as const,
    id: grant.userId,
    name: grant.userName,
    role: null,
    scopes: new Set<string>(),
    isSuperAdmin: false,
  }
  return Current.run({ tenant: grant.tenant, actor, origin }, work)
}

function grantIn(row: DatabaseRow): StoredGrant {
  return {
    id: row.grant_id,
    tenant: currentTenant(row),
    userId: row.user_id,
    userName: row.user_name,
    clientId: row.client_id,
    clientName: row.client_name,
    redirectUri: row.redirect_uri,
    challenge: row.code_challenge,
    access: row.access,
    tokenVersion: row.granted_version,
    bySso: Boolean(row.by_sso),
    hasEnded: row.ended_at !== null,
    expiresAt: new Date(instantOf(row.until)!),
    isUsed: row.used_at !== null,
  }
}
