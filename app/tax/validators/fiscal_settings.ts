import { choice, code, flag, id, listOf, optional, withDefault } from '#core/input/fields'
import { updateValidator } from '#core/input/validation'
import { TAX_CATEGORIES } from '#tax/catalog/choices'
import { FISCAL_DEFAULTS, ROUNDINGS } from '#tax/settings/fiscal_settings'

const upper = (written: string) => written.toUpperCase()

export const updateFiscalSettings = updateValidator({
  personKind: withDefault(choice(['LEGAL', 'NATURAL']), FISCAL_DEFAULTS.personKind),
  declarant: withDefault(flag(), FISCAL_DEFAULTS.declarant),
  vatRegime: optional(choice(['48', '49'])),
  responsibilities: withDefault(
    listOf(code(16, { as: upper, matches: /^[A-Z]+-\d+(-[A-Z]+)?$/, like: 'O-13' }), { max: 20 }),
    []
  ),
  municipality: optional(code(5, { matches: /^\d{5}$/, like: '11001' })),
  selfWithholding: withDefault(flag(), false),
  selfWithholdingConceptId: optional(id()),
  zeroRateCategory: optional(choice(TAX_CATEGORIES.filter((category) => category !== 'S'))),
  withholdingRounding: withDefault(choice(ROUNDINGS), FISCAL_DEFAULTS.withholdingRounding),
  autoWithholdings: withDefault(flag(), false),
})
