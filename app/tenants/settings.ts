/**
 * Settings of a company, one line each: input, default and output. Stored as JSON in its row;
 * domains read them with `companySettings()`.
 */
import type { SchemaTypes } from '@vinejs/vine/types'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { WEEKDAYS, type Weekday } from '#core/calendar/days'
import { FIRST_BY_DEFAULT } from '#core/numbering/series_start'
import {
  choice,
  code,
  email,
  flag,
  legalId,
  listOf,
  optional,
  period,
  text,
  whole,
  withDefault,
} from '#core/input/fields'
import { defineTransformer, out, type JsonSchema } from '#core/resources/transformer'
import type { Row } from '#core/database/sql'
import { updateValidator } from '#core/input/validation'
import type Tenant from '#tenants/models/tenant'
import { tenantFields } from '#tenants/tenant_fields'
import {
  HOURS_BY_DEFAULT,
  TARGETS_BY_DEFAULT,
  businessHours,
  ticketTargets,
} from '#tenants/company/service_settings'
import { tenantFacts } from '#tenants/tenant_transformer'

type Shown<T> = ReturnType<typeof out.json<T>>

/** Always has a value: `null` restores the default. */
const chosen = <T>(taken: SchemaTypes, byDefault: T, shown: Shown<T>) => ({
  taken: withDefault(taken, byDefault),
  byDefault,
  shown,
})

const schemaOf = (taken: { toJSONSchema(): any }) => taken.toJSONSchema() as JsonSchema

const fact = (taken: SchemaTypes, shown: Shown<string>) => ({
  taken: optional(taken),
  byDefault: null as string | null,
  shown: out.orNull(shown),
})

const firstNumber = (of: string) =>
  chosen(
    whole({ min: 1, max: 999_999_999 }),
    FIRST_BY_DEFAULT,
    out.whole({ description: `The number of the first ${of}; it is chosen before there is one` })
  )

/** About a page of print. */
const LONGEST_TEXT = 2_000

const SETTINGS = {
  allowNegativeStock: chosen(
    flag(),
    true,
    out.flag({ description: 'Whether an invoice may sell more than is in stock' })
  ),
  assetAuditMonths: chosen(
    whole({ min: 1, max: 120 }),
    12,
    out.whole({
      description:
        'Months after which an asset is to be audited again, counted from its last audit or its creation',
    })
  ),
  assetDepreciationFrom: fact(
    period(),
    out.text({
      example: '2026-01',
      description:
        'The first month whose depreciation of assets is posted to the books; null: none is',
    })
  ),
  /** Colombia: Código Sustantivo del Trabajo, art. 186. */
  vacationDaysPerYear: chosen(
    whole({ max: 366 }),
    15,
    out.whole({ description: 'Working days of vacation that a year of service gives' })
  ),
  workingDays: chosen<readonly Weekday[]>(
    listOf(choice(WEEKDAYS), { min: 1, max: 7 }),
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    out.json({
      type: 'array',
      items: { type: 'string', enum: [...WEEKDAYS] },
      description: 'The days of the week that a vacation counts',
    })
  ),
  requireTotp: chosen(
    flag(),
    false,
    out.flag({
      description: 'Whether everybody needs a second factor: those without one may only set it up',
    })
  ),
  taxId: fact(
    legalId(),
    out.text({ example: '900123456-7', description: 'As the documents of the company show it' })
  ),
  address: fact(text({ max: 255 }), out.text()),
  phone: fact(code(64), out.text()),
  email: fact(
    email(),
    out.text({ description: 'On documents, and where answers to their mails go' })
  ),
  brandColor: fact(
    code(7, { matches: /^#[\dA-Fa-f]{6}$/, like: '#1A73E8' }),
    out.text({ example: '#1A73E8', description: 'Colour of documents and mails; null: ours' })
  ),
  paymentInstructions: fact(
    text({ max: LONGEST_TEXT }),
    out.text({ description: 'Printed on documents that ask for money, and in their mails' })
  ),
  documentFooter: fact(
    text({ max: LONGEST_TEXT }),
    out.text({ description: 'At the foot of documents and mails' })
  ),
  firstInvoiceNumber: firstNumber('invoice that is issued'),
  firstCreditNoteNumber: firstNumber('credit note'),
  firstDebitNoteNumber: firstNumber('debit note that is issued'),
  firstQuoteNumber: firstNumber('quote'),
  firstPaymentNumber: firstNumber('payment'),
  firstPurchaseOrderNumber: firstNumber('purchase order'),
  reminderMinimumDaysBetween: chosen(
    whole({ max: 365 }),
    7,
    out.whole({ description: 'The fewest days between two reminders of a customer' })
  ),
  invoiceDueSoonDays: chosen(
    whole({ max: 365 }),
    3,
    out.whole({ description: 'Days before the due day at which `invoice.due_soon` is announced' })
  ),
  businessHours: chosen(
    businessHours,
    HOURS_BY_DEFAULT,
    out.json(schemaOf(businessHours), { description: 'When the company is open, in its time zone' })
  ),
  ticketTargets: chosen(
    ticketTargets,
    TARGETS_BY_DEFAULT,
    out.json(schemaOf(ticketTargets), {
      description:
        'By priority, the minutes of business hours in which a ticket shall be answered and resolved',
    })
  ),
  ticketReopenDays: chosen(
    whole({ max: 3_650 }),
    7,
    out.whole({ description: 'For how many days a closed ticket may be opened again' })
  ),
}

/** The look of documents and mails, which a preview takes before it is saved. */
export const brandingFields = {
  brandColor: SETTINGS.brandColor.taken,
  paymentInstructions: SETTINGS.paymentInstructions.taken,
  documentFooter: SETTINGS.documentFooter.taken,
}

type Name = keyof typeof SETTINGS
export type Settings = { [K in Name]: (typeof SETTINGS)[K]['byDefault'] }

const each = <V>(value: (setting: (typeof SETTINGS)[Name]) => V) =>
  Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]) => [name, value(setting)])
  ) as Record<Name, V>
const defaults = each<unknown>(({ byDefault }) => byDefault) as Settings

export const settingsRecord = defineTransformer('TenantSettings', 'tenants', {
  tenantId: out.id(),
  ...tenantFacts,
  ...each<Shown<any>>(({ shown }) => shown),
})

export const updateSettings = updateValidator(
  { ...tenantFields, ...each<SchemaTypes>(({ taken }) => taken) },
  {
    kept: ['tenantId'],
    check: ({ businessHours: hours }: any, fail) =>
      hours &&
      hours.from >= hours.to &&
      fail('businessHours.to', 'TOO_SMALL', 'businessHours.to must be after from.'),
  }
)

export function divided<T extends object>(input: T): [settings: Row, facts: Omit<T, Name>] {
  const [settings, facts] = [true, false].map((wanted) =>
    Object.fromEntries(
      Object.entries(input).filter(
        ([name, value]) => value !== undefined && name in SETTINGS === wanted
      )
    )
  )
  return [settings, facts as Omit<T, Name>]
}

/** For `selects`; `settingsIn` reads the row. */
export const settingsStatement = () =>
  ['SELECT settings FROM tenants WHERE id = ?', [Current.tenantId]] as const

export const settingsIn = (tenant: { settings?: unknown }): Settings => ({
  ...defaults,
  ...(jsonOf(tenant.settings) as Partial<Settings> | null),
})

export async function companySettings(): Promise<Settings> {
  const [tenant] = await rows(...settingsStatement())
  return settingsIn(tenant)
}

export const shownSettings = (tenant: Tenant) =>
  settingsRecord.of({ ...tenant.$attributes, ...settingsIn(tenant), tenantId: tenant.publicId })
