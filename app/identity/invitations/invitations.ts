/** Single-use links, valid 7 days, with which people join a company; new ones choose a password. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current, type CurrentTenant } from '#core/context/current'
import { execute, rows, type Statement, type DatabaseRow } from '#core/database/query'
import { sha256 } from '#core/primitives/secrets'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'

/** How long an invitation counts towards the limit of its address. */
export const COUNTED_FOR_MS = 60 * 60 * 1_000

export type OpenInvitation = {
  id: string
  tokenHash: string
  userId: string
  tenant: CurrentTenant
  email: string
  name: string
  personId: string | null
  isSuperAdmin: boolean
  asksPassword: boolean
}

const OPEN = 'i.used_at IS NULL AND i.expires_at > ? AND u.is_active = 1 AND u.live = 1'

export async function openInvitation(token: string): Promise<OpenInvitation | undefined> {
  const [row] = await Current.acrossTenants('accept an invitation', () =>
    rows(`${SELECT} WHERE i.token_hash = ? AND ${OPEN}`, [sha256(token), sqlInstant(clock.now())])
  )
  return row && shown(row)
}

export async function invitationToSend(id: string): Promise<OpenInvitation | undefined> {
  const { tenantId } = Current
  const [row] = await Current.acrossTenants(
    'see whether somebody invited is a member elsewhere',
    () =>
      rows(`${SELECT} WHERE i.tenant_id = ? AND i.id = ? AND ${OPEN}`, [
        tenantId,
        id,
        sqlInstant(clock.now()),
      ])
  )
  return row && shown(row)
}

/** Invitations to an address within the last hour, also to deleted users. */
export const invitationsTo = (email: string): Statement => [
  `SELECT COUNT(*) AS total FROM users u JOIN invitations i ON i.tenant_id = u.tenant_id AND i.user_id = u.id AND i.created_at > ?
    WHERE u.tenant_id = ? AND u.email = ?`,
  [sqlInstant(new Date(clock.now().getTime() - COUNTED_FOR_MS)), Current.tenantId, email],
]

export async function endInvitations(userId: string) {
  await execute(
    'UPDATE invitations SET used_at = ? WHERE tenant_id = ? AND user_id = ? AND used_at IS NULL',
    [sqlInstant(clock.now()), Current.tenantId, userId]
  )
}

/** Whether the person of `u` is a member of a company already. */
const HAS_JOINED = `EXISTS (
         SELECT 1
         FROM users other
         WHERE other.person_id = u.person_id AND other.live = 1 AND other.joined_at IS NOT NULL)`

const SELECT = `SELECT ${CURRENT_TENANT_COLUMNS}, i.id AS invitation_id, i.token_hash, u.id AS user_id, u.email,
         u.name AS user_name, u.person_id, u.role <=> 'SUPER_ADMIN' AS is_super_admin,
         ${HAS_JOINED} AS has_joined, p.email_proved_at
    FROM invitations i
    JOIN users u ON u.tenant_id = i.tenant_id AND u.id = i.user_id
    JOIN tenants tenant ON tenant.id = i.tenant_id
    LEFT JOIN people p ON p.id = u.person_id`

function shown(row: DatabaseRow): OpenInvitation {
  return {
    id: row.invitation_id,
    tokenHash: row.token_hash,
    userId: row.user_id,
    tenant: currentTenant(row),
    email: row.email,
    name: row.user_name,
    personId: row.person_id,
    isSuperAdmin: Boolean(row.is_super_admin),
    // Somebody else may have chosen the password of an e-mail that nobody has proved.
    asksPassword: Boolean(row.is_super_admin || !row.has_joined || !row.email_proved_at),
  }
}
