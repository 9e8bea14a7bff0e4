/** The taxes with which a company begins. */
import type { CurrentTenant } from '#core/context/current'
import { languageOf } from '#core/primitives/language'
import { CO } from '#tax/packs/co'
import { DE } from '#tax/packs/de'
import { ES } from '#tax/packs/es'
import { GENERAL, GENERAL_SPANISH } from '#tax/packs/general'
import { MX } from '#tax/packs/mx'
import type { Pack } from '#tax/packs/pack'
import { PE } from '#tax/packs/pe'

const PACKS: Record<string, Pack> = { CO, MX, PE, ES, DE }

/** The country's taxes, else general ones in the company's language. */
export const packOf = ({
  countryCode,
  locale,
}: Pick<CurrentTenant, 'countryCode' | 'locale'>): Pack =>
  PACKS[countryCode] ?? (languageOf(locale) === 'es' ? GENERAL_SPANISH : GENERAL)
