import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { domainOf } from '#identity/sso/domains'

/** The company that lets people of this e-mail domain in by single sign-on alone. */
export async function tenantRequiringSso(email: string): Promise<number | undefined> {
  const [row] = await Current.acrossTenants('find who requires single sign-on', () =>
    rows(
      `SELECT d.tenant_id AS id
         FROM sso_domains d
         JOIN sso_settings s ON s.tenant_id = d.tenant_id
         WHERE d.domain = ? AND s.require_sso = 1`,
      [domainOf(email)]
    )
  )
  return row?.id
}
