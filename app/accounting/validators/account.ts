import {
  choice,
  code,
  countryCode,
  flag,
  id,
  name,
  optional,
  withDefault,
} from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import {
  ACCOUNT_TYPES,
  COST_CENTER_RULES,
  NATURES,
  TAX_NATURES,
} from '#accounting/chart/account_types'

/** A concept of the formats of the DIAN has four digits. */
const exogenaConcept = () => optional(code(4, { matches: /^\d{4}$/, like: '5004' }))

const rules = {
  requiresThirdParty: withDefault(flag(), false),
  costCenter: withDefault(choice(COST_CENTER_RULES), 'OPTIONAL'),
  taxNature: optional(choice(TAX_NATURES)),
  exogenaConcept: exogenaConcept(),
  withholdingConceptId: optional(id()),
}

const fields = {
  code: code(32, { matches: /^[0-9A-Za-z][0-9A-Za-z.-]*$/, like: '110505' }),
  name: name(),
  nature: choice(NATURES),
  type: optional(choice(ACCOUNT_TYPES)),
  parentId: optional(id()),
  countryCode: optional(countryCode()),
  isContra: withDefault(flag(), false),
}

/** Rules that are left out are those of the parent. */
export const createAccount = validator({
  ...fields,
  requiresThirdParty: optional(flag()),
  costCenter: optional(choice(COST_CENTER_RULES)),
  taxNature: optional(choice(TAX_NATURES)),
  exogenaConcept: exogenaConcept(),
  withholdingConceptId: optional(id()),
})
export const updateAccount = updateValidator(
  { ...fields, ...rules, isActive: withDefault(flag(), true) },
  {
    immutable: ['code', 'nature', 'type', 'parentId', 'countryCode', 'isContra'],
    kept: ['isGroup'],
  }
)
