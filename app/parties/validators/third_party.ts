import {
  choice,
  code,
  codes,
  countryCode,
  email,
  flag,
  id,
  line,
  listOf,
  optional,
  text,
} from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { Current } from '#core/context/current'
import { documentTypeOf, withPlainHyphens } from '#core/primitives/id_key'
import { documentTypeNamed, packOf } from '#parties/identity/country_pack'

export const PERSON_KINDS = ['LEGAL', 'NATURAL'] as const

const upper = (written: string) => written.toUpperCase()

/** Codes that depend on the country of the company are checked by `readParty`. */
const fields = {
  documentType: code(16, { as: documentTypeOf }),
  documentNumber: code(64, { as: withPlainHyphens, matches: /^[ -~]+$/, like: '901222333-9' }),
  dv: optional(code(1, { matches: /^\d$/, like: '9' })),
  personKind: optional(choice(PERSON_KINDS)),
  vatRegime: optional(code(16, { matches: /^[!-~]+$/, like: '48' })),
  legalName: optional(line()),
  firstName: optional(line()),
  secondName: optional(line()),
  surname: optional(line()),
  secondSurname: optional(line()),
  tradeName: optional(line()),
  responsibilities: optional(
    listOf(code(16, { as: upper, matches: /^[!-~]+$/, like: 'O-13' }), { max: 20 })
  ),
  taxScheme: optional(code(16, { as: upper, matches: /^[!-~]+$/, like: '01' })),
  municipality: optional(code(5, { matches: /^\d{5}$/, like: '11001' })),
  address: optional(text()),
  postalZone: optional(code(16, { matches: /^[ -~]+$/, like: '110111' })),
  country: optional(countryCode()),
  ciiu: optional(code(8, { matches: /^[\dA-Za-z.]+$/, like: '6201' })),
  email: optional(email()),
  declarant: optional(flag()),
}

const shown = { kept: ['name', 'hasWrongDv'] }

export const createThirdParty = validator(fields)
export const updateThirdParty = updateValidator(fields, shown)

/** Files also name types as people do, such as `CC`, and have a list in one cell. */
const fieldsOfFiles = {
  ...fields,
  documentType: code(16, { as: typeInFiles }),
  responsibilities: optional(codes({ max: 20, length: 16 })),
}

function typeInFiles(written: string) {
  const type = documentTypeOf(written)
  return documentTypeNamed(packOf(Current.tenant.countryCode), type) ?? type
}

export const importedThirdParty = validator(fieldsOfFiles)
export const importedChange = updateValidator(fieldsOfFiles, shown)

export const mergeThirdParty = validator({ intoId: id() })
