import { newId } from '#core/ids'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { transaction } from '#core/transaction'
import Tenant from '#tenants/models/tenant'
import { modulesNamed } from '#tenants/modules'
import { recordTenant } from '#tenants/tenant_audit'

export type NewTenant = {
  name: string
  industry?: string | null
  countryCode?: string
  currency?: string
  timezone?: string
  locale?: string
  enabledModules?: string[]
}

/** Makes the row of a tenant; its number is the next one. Whoever makes two at once waits for the other. */
export function createTenant({ name, industry = null, countryCode = 'CO', currency = 'COP', timezone = 'America/Bogota', locale = 'es-CO', enabledModules = [] }: NewTenant): Promise<Tenant> {
  return transaction(async () => {
    const [{ last }] = await Current.acrossTenants('number a new tenant', () => rows('SELECT id AS last FROM tenants ORDER BY id DESC LIMIT 1 FOR UPDATE'))

    const facts = { name, industry, countryCode, currency, timezone, locale, enabledModules: modulesNamed(enabledModules) }
    const tenant = await Tenant.create({ ...facts, id: last + 1, publicId: newId(), settings: {}, status: 'ACTIVE' })
    recordTenant('created', tenant, null, facts)
    return tenant
  })
}
