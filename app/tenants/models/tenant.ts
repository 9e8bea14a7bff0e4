import type { DatabaseRow } from '#core/database/query'
import { beforeSave } from '@adonisjs/lucid/orm'
import { TenantSchema } from '#database/schema'
import { folded } from '#core/database/search_text'
import { jsonOf } from '#core/database/columns'
import type { CurrentTenant } from '#core/context/current'

export default class Tenant extends TenantSchema {
  static table = 'tenants'

  @beforeSave()
  static makeSearchable(tenant: Tenant) {
    tenant.searchText = folded(tenant.name, tenant.industry).slice(0, 600)
  }

  toCurrent(): CurrentTenant {
    return currentTenant({
      id: this.id,
      public_id: this.publicId,
      name: this.name,
      timezone: this.timezone,
      country_code: this.countryCode,
      currency: this.currency,
      locale: this.locale,
      enabled_modules: this.enabledModules,
      webhook_events: this.webhookEvents,
      status: this.status,
      is_company: this.isCompany,
    })
  }
}

export function currentTenant(row: DatabaseRow): CurrentTenant {
  return {
    id: row.id,
    publicId: row.public_id,
    name: row.name,
    timezone: row.timezone,
    countryCode: row.country_code,
    currency: row.currency,
    locale: row.locale,
    modules: jsonOf(row.enabled_modules) as string[],
    events: (jsonOf(row.webhook_events ?? null) as string[] | null) ?? [],
    suspended: row.status !== 'ACTIVE',
    isSandbox: row.is_company === null,
  }
}

/** Columns for `currentTenant`, on alias `tenant`. */
export const CURRENT_TENANT_COLUMNS = [
  'id',
  'public_id',
  'name',
  'timezone',
  'country_code',
  'currency',
  'locale',
  'enabled_modules',
  'webhook_events',
  'status',
  'is_company',
]
  .map((column) => `tenant.${column}`)
  .join(', ')
