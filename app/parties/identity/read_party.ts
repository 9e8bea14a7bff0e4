/** A third party as it is stored, from a request and the record before it. */
import { Current } from '#core/context/current'
import type { Row } from '#core/database/sql'
import { isCountry } from '#core/primitives/countries'
import {
  fieldError,
  ValidationFailed,
  type Fail,
  type FieldError,
  type Infer,
} from '#core/input/validation'
import { packOf, type CountryPack } from '#parties/identity/country_pack'
import { readDocument } from '#parties/identity/document'
import { personKindOf } from '#parties/identity/person_kind'
import { municipalities, noMunicipality } from '#parties/municipalities'
import type ThirdParty from '#parties/models/third_party'
import type { createThirdParty, updateThirdParty } from '#parties/validators/third_party'

type Said = Partial<Infer<typeof createThirdParty>> & Partial<Infer<typeof updateThirdParty>>

/**
 * Checks what a request changes by the codes of the company's country; what stays is not checked
 * again. Refuses 422 with all errors. A creation gets its person kind and country, unless sent.
 */
export function readParty(said: Said, before?: ThirdParty) {
  const pack = packOf(Current.tenant.countryCode)
  const errors: FieldError[] = []
  const fail: Fail = (field, code, message) =>
    errors.push(fieldError(field.split('.'), code, message))
  const changes: Said & Row = { ...said, ...documentOf(said, before, pack, fail) }
  if (said.responsibilities) changes.responsibilities = said.responsibilities.map(upper)

  const after = { ...before?.$attributes, ...changes } as unknown as ThirdParty
  if (!after.personKind) changes.personKind = after.personKind = personKindOf(after, pack)
  if (!before) changes.country ??= countryOf(after, pack)
  checkNames(after, fail, before && !NAMES.some((name) => differs(name)))
  checkCodes()
  if (errors.length) throw new ValidationFailed(errors)
  return changes as Partial<ThirdParty>

  function differs(field: keyof Said) {
    return said[field] !== undefined && said[field] !== before?.[field as keyof ThirdParty]
  }

  function checkCodes() {
    for (const [field, known] of [
      ['vatRegime', pack.vatRegimes],
      ['taxScheme', pack.taxSchemes],
    ] as const)
      if (said[field] && known && differs(field) && !known.includes(said[field]))
        fail(field, 'INVALID_CHOICE', `${field} must be one of ${known.join(', ')}.`)

    for (const [field, matches, like] of [
      ['ciiu', pack.ciiu, '6201'],
      ['postalZone', pack.postalZone, '110111'],
    ] as const)
      if (said[field] && matches && differs(field) && !matches.test(said[field]))
        fail(field, 'INVALID', `${field} must look like ${like}.`)

    for (const [index, code] of (changes.responsibilities ?? []).entries())
      if (pack.responsibilities && !pack.responsibilities.includes(code))
        fail(
          `responsibilities.${index}`,
          'INVALID_CHOICE',
          `responsibilities.${index} must be one of ${pack.responsibilities.join(', ')}.`
        )
    if (said.country && !isCountry(said.country))
      fail('country', 'INVALID', `${said.country} is not the code of a country in ISO 3166-1.`)
    checkMunicipality(after, fail)
  }
}

/** Nothing if the document stays: a check digit that was kept from before is kept. */
function documentOf(said: Said, before: ThirdParty | undefined, pack: CountryPack, fail: Fail) {
  const { documentType, documentNumber, dv } = said
  const stays =
    before &&
    (documentType ?? before.documentType) === before.documentType &&
    (documentNumber ?? before.documentNumber) === before.documentNumber &&
    (dv ?? before.dv) === before.dv
  if (stays) return { dv: before.dv }

  const asked = {
    documentType: documentType ?? before!.documentType,
    documentNumber: documentNumber ?? before!.documentNumber,
    // A digit that is sent back belongs to the number before.
    dv: dv === before?.dv ? undefined : dv,
  }
  return readDocument(asked, pack, fail)
}

const upper = (code: string) => code.toUpperCase()

const NAMES = ['personKind', 'legalName', 'firstName', 'surname'] as const

/** A company has its legal name; a person that, or at least a first name and a surname. */
function checkNames(
  { personKind, legalName, firstName, surname }: ThirdParty,
  fail: Fail,
  stays?: boolean
) {
  if (stays || legalName || (personKind === 'NATURAL' && firstName && surname)) return
  if (personKind === 'LEGAL' || (!firstName && !surname))
    fail('legalName', 'REQUIRED', 'legalName is required, or firstName and surname of a person.')
  else
    fail(
      firstName ? 'surname' : 'firstName',
      'REQUIRED',
      'firstName and surname are required of a person without legalName.'
    )
}

function checkMunicipality({ municipality, country }: ThirdParty, fail: Fail) {
  if (!municipality) return
  if (!municipalities().has(municipality))
    fail('municipality', 'INVALID_CHOICE', noMunicipality(municipality))
  else if (country && country !== 'CO')
    fail('municipality', 'CONTRADICTION', `municipality is of Colombia, country is ${country}.`)
}

/** That of the company, except for documents of another country. */
const countryOf = ({ documentType }: ThirdParty, { documentTypes }: CountryPack) =>
  documentTypes[documentType]?.isForeign ? null : Current.tenant.countryCode
