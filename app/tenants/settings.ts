/**
 * What a company decides for itself, beside what it is: a line for each setting says how it is taken, its default and how
 * it is shown. Kept as JSON in the tenant's row; what is not set has its default. Domains ask with `companySettings()`.
 */
import type { SchemaTypes } from '@vinejs/vine/types'
import { jsonOf } from '#core/columns'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { email, flag, optional, text, withDefault } from '#core/fields'
import { defineRecord, out } from '#core/record'
import type { Row } from '#core/sql'
import { updateValidator } from '#core/validation'
import type Tenant from '#tenants/models/tenant'
import { tenantFields } from '#tenants/tenant_fields'
import { tenantFacts } from '#tenants/tenant_record'

type Shown<T> = ReturnType<typeof out.json<T>>

/** A setting that always has a value: `null` restores the default. */
const chosen = <T>(taken: SchemaTypes, byDefault: T, shown: Shown<T>) => ({ taken: withDefault(taken, byDefault), byDefault, shown })

/** A fact that may be missing. */
const fact = (taken: SchemaTypes, shown: Shown<string>) => ({ taken: optional(taken), byDefault: null as string | null, shown: out.orNull(shown) })

const SETTINGS = {
  allowNegativeStock: chosen(flag(), true, out.flag({ description: 'Whether an invoice may sell more than is in stock' })),
  taxId: fact(text({ max: 64 }), out.text({ example: '900123456-7', description: 'As the documents of the company show it' })),
  address: fact(text({ max: 255 }), out.text()),
  phone: fact(text({ max: 64 }), out.text()),
  email: fact(email(), out.text({ description: 'On documents, and where answers to their mails go' })),
}

type Name = keyof typeof SETTINGS
export type Settings = { [K in Name]: (typeof SETTINGS)[K]['byDefault'] }

const each = <V>(value: (setting: (typeof SETTINGS)[Name]) => V) => Object.fromEntries(Object.entries(SETTINGS).map(([name, setting]) => [name, value(setting)])) as Record<Name, V>
const defaults = each<unknown>(({ byDefault }) => byDefault) as Settings

export const settingsRecord = defineRecord('TenantSettings', 'tenants', { tenantId: out.id(), ...tenantFacts, ...each<Shown<any>>(({ shown }) => shown) })

export const updateSettings = updateValidator({ ...tenantFields, ...each<SchemaTypes>(({ taken }) => taken) }, { kept: ['tenantId'] })

/** The settings among the fields of an update, and the rest of them. */
export function divided<T extends Record<string, any>>(input: T): [settings: Row, facts: Omit<T, Name>] {
  const [settings, facts] = [true, false].map((wanted) => Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== undefined && name in SETTINGS === wanted)))
  return [settings, facts as Omit<T, Name>]
}

/** For `selects`, beside other reads of one packet; `settingsIn` reads its row. */
export const settingsStatement = () => ['SELECT settings FROM tenants WHERE id = ?', [Current.tenantId]] as const

export const settingsIn = (tenant: { settings?: unknown }): Settings => ({ ...defaults, ...(jsonOf(tenant.settings) as Partial<Settings> | null) })

/** The settings of the company in context. */
export async function companySettings(): Promise<Settings> {
  const [tenant] = await rows(...settingsStatement())
  return settingsIn(tenant)
}

/** The settings of a tenant as the API shows them. */
export const shownSettings = (tenant: Tenant) => settingsRecord.of({ ...tenant.$attributes, ...settingsIn(tenant), tenantId: tenant.publicId })
