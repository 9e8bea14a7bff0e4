import { newId } from '#core/primitives/ids'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { localeIn } from '#core/primitives/language'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import Tenant from '#tenants/models/tenant'
import { modulesNamed } from '#tenants/modules'
import { recordTenant } from '#tenants/company/tenant_audit'
import { mustBeSupported } from '#tenants/tenant_fields'

export type NewTenant = {
  name: string
  industry?: string | null
  countryCode?: string
  currency?: string
  timezone?: string
  /** Defaults to that of the country. */
  locale?: string | null
  enabledModules?: string[]
}

/** Creates a tenant; 422 UNSUPPORTED for a currency without book support. */
export function createTenant({
  name,
  industry = null,
  countryCode = 'CO',
  currency = 'COP',
  timezone = 'America/Bogota',
  locale,
  enabledModules = [],
}: NewTenant): Promise<Tenant> {
  mustBeSupported(currency)
  return transaction(async () => {
    const id = await nextNumber()
    const facts = {
      name,
      industry,
      countryCode,
      currency,
      timezone,
      locale: locale ?? localeIn(countryCode),
      enabledModules: modulesNamed(enabledModules),
    }
    const tenant = await Tenant.create({
      ...facts,
      id,
      publicId: newId(),
      settings: {},
      status: 'ACTIVE',
    })
    recordTenant('created', tenant, null, facts)
    return tenant
  })
}

/** The next number; those of deleted tenants are not used again. */
export const nextNumber = () =>
  Current.acrossTenants('number a new tenant', async () => (await lastNumber()) + 1)

/** Locks the platform's row: the last tenant's own work would block new ones. */
async function lastNumber(): Promise<number> {
  const [[platform], [{ last }]] = await selects([
    [`SELECT settings FROM tenants WHERE id = ${PLATFORM.id} FOR UPDATE`],
    ['SELECT MAX(id) AS last FROM tenants'],
  ])
  return Math.max(last, jsonOf(platform.settings).lastNumber ?? 0)
}
