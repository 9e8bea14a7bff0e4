/** Fields of a tenant, for its creation and its changes. */
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
  whole,
  withDefault,
} from '#core/input/fields'
import { invalid } from '#core/errors/refusal'
import { QUOTA_BY_DEFAULT } from '#files/quota'
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

export const changedTenantFields = {
  ...tenantFields,
  limits: optional(limitsField()),
  filesQuotaMiB: withDefault(whole({ max: 1_000_000_000 }), QUOTA_BY_DEFAULT),
}

/** For new companies the language defaults to that of the country. */
export const newTenantFields = {
  ...tenantFields,
  locale: optional(
    locale().meta({
      description: 'By default that of the country: `es-CO` for CO, `en-US` for US.',
    })
  ),
}

/** 422 UNSUPPORTED for currencies with 3 or more decimals, or without a minor unit. */
export function mustBeSupported(currency: string) {
  const reason = unsupported(currency)
  if (reason)
    throw invalid(
      'currency',
      'UNSUPPORTED',
      `${currency} ${reason}: books are kept in currencies with 2 decimals or none.`
    )
}

/** 422 for anything but a country code (ISO 3166-1). */
export function mustBeCountry(countryCode: string | undefined) {
  if (countryCode === undefined || isCountry(countryCode)) return
  throw invalid(
    'countryCode',
    'INVALID',
    `${countryCode} is not the code of a country in ISO 3166-1.`
  )
}
