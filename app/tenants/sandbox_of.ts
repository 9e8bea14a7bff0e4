/** The sandbox of a company: a tenant of its own beside it, for test mode. */
import { Current, type CurrentTenant } from '#core/context/current'
import { rows } from '#core/database/query'
import { makeSandbox } from '#tenants/sandbox/make_sandbox'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'

/** Finds the sandbox, and makes it at the first use. */
export async function sandboxOf(company: CurrentTenant): Promise<CurrentTenant> {
  return (await findSandbox(company)) ?? Current.within(company, () => makeSandbox(company))
}

/** The company of a sandbox; undefined for one that is being removed. */
export function companyOf({ id }: Pick<CurrentTenant, 'id'>): Promise<CurrentTenant | undefined> {
  return Current.acrossTenants('find the company of a sandbox', async () => {
    const [row] = await rows(
      `SELECT ${CURRENT_TENANT_COLUMNS}
         FROM tenants own
         JOIN tenants tenant ON tenant.id = own.sandbox_of
         WHERE own.id = ?`,
      [id]
    )
    return row && currentTenant(row)
  })
}

export function findSandbox({ id }: Pick<CurrentTenant, 'id'>): Promise<CurrentTenant | undefined> {
  return Current.acrossTenants('find the sandbox of a company', async () => {
    const [row] = await rows(
      `SELECT ${CURRENT_TENANT_COLUMNS} FROM tenants tenant WHERE tenant.sandbox_of = ?`,
      [id]
    )
    return row && currentTenant(row)
  })
}
