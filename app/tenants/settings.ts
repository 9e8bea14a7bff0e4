/** What a company decides for itself, beside what it is. Kept as JSON; what is not set has its default. */
import { defineRecord, out } from '#core/record'
import type Tenant from '#tenants/models/tenant'
import { tenantFacts } from '#tenants/tenant_record'

export const DEFAULT_SETTINGS = { allowNegativeStock: true, taxId: null, address: null, phone: null, email: null } as {
  allowNegativeStock: boolean
  taxId: string | null
  address: string | null
  phone: string | null
  email: string | null
}

export type Settings = typeof DEFAULT_SETTINGS

export const settingsOf = (tenant: Tenant): Settings => ({ ...DEFAULT_SETTINGS, ...tenant.settings })

export const settingsRecord = defineRecord('TenantSettings', 'tenants', {
  tenantId: out.id(),
  ...tenantFacts,
  allowNegativeStock: out.flag({ description: 'Whether an invoice may sell more than is in stock' }),
  taxId: out.orNull(out.text({ example: '900123456-7', description: 'As the documents of the company show it' })),
  address: out.orNull(out.text()),
  phone: out.orNull(out.text()),
  email: out.orNull(out.text({ description: 'On documents, and where answers to their mails go' })),
})

/** The settings of a tenant as the API shows them. */
export const shownSettings = (tenant: Tenant) => settingsRecord.of({ ...tenant.$attributes, ...settingsOf(tenant), tenantId: tenant.publicId })
