/** Changes of a company's single sign-on, with its domains, in the open transaction. */
import { record } from '#core/audit/audit'
import { recordSecurity } from '#core/audit/security_notes'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { conflict, invalid } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import { encrypt } from '#core/primitives/secrets'
import { roleToGive } from '#identity/access/granting'
import { ownDomains, type SsoSettings } from '#identity/sso/stored_settings'

export type SsoInput = {
  issuer: string
  clientId: string
  /** Absent keeps the stored one for the same issuer and client, null removes it. */
  clientSecret?: string | null
  domains: string[]
  defaultRole: string
  createUsers: boolean
  requireSso: boolean
}

/**
 * `before` is the locked row. 409 DUPLICATE for a domain of another company; 422 REQUIRED without the
 * secret of another issuer or client, to whom the stored one would be sent.
 */
export async function changeSettings(before: SsoSettings | undefined, input: SsoInput) {
  const { clientSecret, defaultRole, domains } = input
  const now = sqlInstant(clock.now())!
  mustNotMoveSecret(before, input)
  const given = await roleToGive(defaultRole, before, 'defaultRole')
  const values = {
    issuer: input.issuer,
    client_id: input.clientId,
    client_secret: clientSecret
      ? encrypt(clientSecret)
      : clientSecret === null
        ? null
        : (before?.clientSecret ?? null),
    role: given.role,
    role_id: given.roleId,
    create_users: input.createUsers,
    require_sso: input.requireSso,
    updated_at: now,
  }
  if (before) await update(values)
  else
    await execute(
      insertInto('sso_settings', [
        { tenant_id: Current.tenantId, id: newId(), ...values, created_at: now },
      ])
    )
  const hadDomains = before ? await ownDomains() : []
  await putDomains(domains)
  await note('updated', before && shown({ ...before, domains: hadDomains }), shown(input))
}

function mustNotMoveSecret(before: SsoSettings | undefined, input: SsoInput) {
  const { issuer, clientId, clientSecret } = input
  const isSame = before?.issuer === issuer && before.clientId === clientId
  if (!before?.clientSecret || isSame || clientSecret !== undefined) return
  throw invalid('clientSecret', 'REQUIRED', 'is required when issuer or clientId changes')
}

export async function removeSettings(before: SsoSettings) {
  const domains = await ownDomains()
  await execute('DELETE FROM sso_domains WHERE tenant_id = ?', [Current.tenantId])
  await execute('DELETE FROM sso_settings WHERE tenant_id = ?', [Current.tenantId])
  await note('removed', shown({ ...before, domains }), undefined)
}

type Values = Record<string, string | number | boolean | Buffer | null>

const update = (values: Values) =>
  execute(
    `UPDATE sso_settings SET ${Object.keys(values)
      .map((column) => `${column} = ?`)
      .join(', ')}, version = version + 1 WHERE tenant_id = ?`,
    [...Object.values(values), Current.tenantId]
  )

async function putDomains(domains: readonly string[]) {
  await execute('DELETE FROM sso_domains WHERE tenant_id = ?', [Current.tenantId])
  const rows = domains.map((domain) => ({ tenant_id: Current.tenantId, domain }))
  await execute(insertInto('sso_domains', rows)).catch((error) => {
    if (error?.errno !== 1062) throw error
    throw conflict('DUPLICATE', 'Another company has one of these domains already', {
      field: 'domains',
    })
  })
}

/** Without the secret. */
const shown = ({
  issuer,
  clientId,
  domains,
  defaultRole,
  createUsers,
  requireSso,
}: Pick<SsoInput, 'issuer' | 'clientId' | 'domains' | 'createUsers' | 'requireSso'> & {
  defaultRole: string | null
}) => ({ issuer, clientId, domains, defaultRole, createUsers, requireSso })

type Shown = ReturnType<typeof shown>

async function note(what: 'updated' | 'removed', before?: Shown, after?: Shown) {
  const facts = { before: before ?? null, after: after ?? null }
  record({ action: `sso.${what}`, entity: 'sso', entityId: null, ...facts })
  const { issuer, domains, requireSso } = (after ?? before)!
  await recordSecurity(`security.sso_${what}`, null, { issuer, domains, requireSso })
}
