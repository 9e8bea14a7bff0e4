/** The companies in which a person may log in. */
import { Current, type CurrentTenant } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import { tenantRequiringSso } from '#identity/sso/required'

/** `version` is `ver` of tokens: the sum of those of user and person, so that either ends them. */
export type Membership = {
  personId: string
  user: { id: string; email: string; name: string; role: string | null }
  roleName: string
  tenant: CurrentTenant
  version: number
  isLast: boolean
  /** A password does not open it. */
  requiresSso: boolean
}

/** Live, active and joined ones, the oldest first. */
export async function membershipsOf(personId: string): Promise<Membership[]> {
  const found = await Current.acrossTenants('find the companies of a person', () =>
    rows(
      `SELECT ${CURRENT_TENANT_COLUMNS}, u.id AS user_id, u.email, u.name AS user_name, u.role,
              COALESCE(u.role, r.name) AS role_name, u.token_version + p.token_version AS token_version,
              p.id AS person_id, p.last_tenant_id, p.totp_confirmed_at
         FROM users u
         JOIN people p ON p.id = u.person_id
         JOIN tenants tenant ON tenant.id = u.tenant_id
         LEFT JOIN roles r ON r.tenant_id = u.tenant_id AND r.id = u.role_id
        WHERE u.person_id = ? AND u.live = 1 AND u.is_active = 1 AND u.joined_at IS NOT NULL
          AND tenant.status <> 'IMPORTING'
        ORDER BY u.joined_at, u.id`,
      [personId]
    )
  )
  const required = found.length ? await tenantRequiringSso(found[0].email) : undefined
  return found.map((row) => membershipIn(row, required))
}

/** As the API answers it. The platform, which is no company, has an id here, too. */
export const shownMembership = ({ tenant, roleName }: Membership) => ({
  tenantId: tenant.publicId,
  name: tenant.name,
  role: roleName,
})

/** The person of a user. */
export async function personIdOf(userId: string, { id }: CurrentTenant): Promise<string> {
  const [row] = await Current.acrossTenants('find the person of a user', () =>
    rows('SELECT person_id AS personId FROM users WHERE tenant_id = ? AND id = ?', [id, userId])
  )
  return row.personId
}

/** An ADMIN with a second factor gets in by password, so that a broken provider locks nobody out. */
const mayBreakGlass = ({ role, totp_confirmed_at: confirmedAt }: DatabaseRow) =>
  role === 'ADMIN' && confirmedAt !== null

function membershipIn(row: DatabaseRow, requiringSso: number | undefined): Membership {
  return {
    personId: row.person_id,
    user: { id: row.user_id, email: row.email, name: row.user_name, role: row.role },
    roleName: row.role_name,
    tenant: currentTenant(row),
    version: Number(row.token_version),
    isLast: row.last_tenant_id === row.id,
    requiresSso: row.id === requiringSso && !mayBreakGlass(row),
  }
}
