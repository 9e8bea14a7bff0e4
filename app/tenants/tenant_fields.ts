/** The fields that make a tenant, where it is opened as where it is changed. */
import { unsupported } from '#core/primitives/currencies'
import { isCountry } from '#core/primitives/countries'
import {
  code,
  countryCode,
  currency,
  listOf,
  name,
  optional,
  timezone,
  withDefault,
} from '#core/input/fields'
import { invalid } from '#core/errors/refusal'
import { limitsField } from '#tenants/ceilings'
import { MODULES } from '#tenants/modules'

const locale = () =>
  code(16, { matches: /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, like: 'es-CO' })

export const tenantFields = {
  name: name(),
  industry: optional(name()),
  countryCode: withDefault(countryCode(), 'CO'),
  currency: withDefault(currency(), 'COP'),
  timezone: withDefault(timezone(), 'America/Bogota'),
  locale: withDefault(locale(), 'es-CO'),
  enabledModules: withDefault(listOf(code(64).meta({ enum: [...MODULES] }), { max: 100 }), []),
}

/** Fields of a company that a SUPER_ADMIN changes. */
export const changedTenantFields = { ...tenantFields, limits: optional(limitsField()) }

/**
 * The same of a company that is opened: its language is that of its country unless another is said.
 */
export const newTenantFields = {
  ...tenantFields,
  locale: optional(
    locale().meta({
      description: 'By default that of the country: `es-CO` for CO, `en-US` for US.',
    })
  ),
}

/**
 * 422 UNSUPPORTED for a currency in which no company can keep its books: one of 3 decimals or more,
 * or none at all.
 */
export function mustBeSupported(currency: string) {
  const reason = unsupported(currency)
  if (reason)
    throw invalid(
      'currency',
      'UNSUPPORTED',
      `${currency} ${reason}: books are kept in currencies with 2 decimals or none.`
    )
}

/** 422 for two letters that are not the code of a country of today. */
export function mustBeCountry(countryCode: string | undefined) {
  if (countryCode === undefined || isCountry(countryCode)) return
  throw invalid(
    'countryCode',
    'INVALID',
    `${countryCode} is not the code of a country in ISO 3166-1.`
  )
}
