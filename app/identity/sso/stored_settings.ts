/** Single sign-on of a company as it is stored. */
import { Current, type CurrentTenant } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { decrypt } from '#core/primitives/secrets'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'

export type SsoSettings = {
  id: string
  issuer: string
  clientId: string
  clientSecret: Buffer | null
  role: string | null
  roleId: string | null
  /** Null without a default role. */
  defaultRole: string | null
  createUsers: boolean
  requireSso: boolean
  version: number
}

/** Those of another company that a log in asks for. */
export type SsoOfCompany = SsoSettings & { tenant: CurrentTenant }

const COLUMNS = `s.id AS sso_id, s.issuer, s.client_id, s.client_secret, s.role, s.role_id,
       COALESCE(s.role, r.name) AS default_role, s.create_users, s.require_sso, s.version AS sso_version`

const ROLE = 'LEFT JOIN roles r ON r.tenant_id = s.tenant_id AND r.id = s.role_id'

export async function ownSettings({ lock = false } = {}): Promise<SsoSettings | undefined> {
  const [row] = await rows(
    `SELECT ${COLUMNS} FROM sso_settings s ${ROLE} WHERE s.tenant_id = ?${lock ? ' FOR UPDATE' : ''}`,
    [Current.tenantId]
  )
  return row && settingsIn(row)
}

export async function ownDomains(): Promise<string[]> {
  const found = await rows('SELECT domain FROM sso_domains WHERE tenant_id = ? ORDER BY domain', [
    Current.tenantId,
  ])
  return found.map(({ domain }) => domain)
}

/** The company with this e-mail domain, in ASCII. */
export async function settingsOfDomain(domain: string): Promise<SsoOfCompany | undefined> {
  const [row] = await Current.acrossTenants('find the single sign-on of a domain', () =>
    rows(
      `SELECT ${CURRENT_TENANT_COLUMNS}, ${COLUMNS}
         FROM sso_domains d
         JOIN sso_settings s ON s.tenant_id = d.tenant_id
         JOIN tenants tenant ON tenant.id = d.tenant_id ${ROLE}
        WHERE d.domain = ? AND tenant.status <> 'IMPORTING'`,
      [domain]
    )
  )
  return row && { ...settingsIn(row), tenant: currentTenant(row) }
}

/** The readable secret; null for a client without one. */
export const secretOf = ({ clientSecret }: Pick<SsoSettings, 'clientSecret'>) =>
  clientSecret && decrypt(clientSecret)

function settingsIn(row: DatabaseRow): SsoSettings {
  return {
    id: row.sso_id,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: row.client_secret,
    role: row.role,
    roleId: row.role_id,
    defaultRole: row.default_role,
    createUsers: Boolean(row.create_users),
    requireSso: Boolean(row.require_sso),
    version: Number(row.sso_version),
  }
}
