import { Current, type CurrentTenant } from '#core/context/current'
import { languageOf } from '#core/primitives/language'
import type { Chart } from '#accounting/chart/templates/chart'
import { CO } from '#accounting/chart/templates/co'
import { GENERAL } from '#accounting/chart/templates/general'
import { GENERAL_SPANISH } from '#accounting/chart/templates/general_spanish'

const CHARTS: Record<string, Chart> = { CO }

/** The country's chart, else the general one in the company's language. */
export const chartOfCompany = ({ countryCode, locale }: CurrentTenant = Current.tenant): Chart =>
  CHARTS[countryCode] ?? (languageOf(locale) === 'es' ? GENERAL_SPANISH : GENERAL)
