/** The third party that a record's own document makes: facts taken from a customer or employee. */
import { Current } from '#core/context/current'
import { checkDigit } from '#parties/identity/check_digit'
import { documentTypeNamed, packOf } from '#parties/identity/country_pack'
import { numberAndDigit, readDocument, type Document } from '#parties/identity/document'
import { personKindOf } from '#parties/identity/person_kind'

/** The attributes of a new third party. `name` and search text follow from them. */
export type Facts = Document & {
  personKind: 'LEGAL' | 'NATURAL'
  legalName?: string | null
  firstName?: string | null
  surname?: string | null
  email?: string | null
  address?: string | null
  country: string | null
}

export type Company = {
  taxId?: string | null
  name?: string | null
  email?: string | null
  address?: string | null
}

/** Digits of NITs in use; a shorter or longer number is not a NIT. */
const NIT = /^\d{6,10}$/

/** `keepsWrong`: a wrong check digit of a record from before is kept, and marked. */
type Options = { countryCode?: string; keepsWrong?: boolean }

/**
 * The third party of a tax id such as `901222333-9`: only with the right check digit, and only for
 * a company in Colombia. Other tax ids do not say of which type they are.
 */
export function factsOfTaxId(
  { taxId, name, email, address }: Company,
  { countryCode = Current.tenant.countryCode, keepsWrong = false }: Options = {}
): Facts | undefined {
  const said = taxId && countryCode === 'CO' ? numberAndDigit(taxId) : undefined
  if (!said || !NIT.test(said.number)) return undefined

  const hasWrongDv = checkDigit(said.number) !== said.dv
  if (hasWrongDv && !keepsWrong) return undefined
  const document = { documentType: '31', documentNumber: said.number, dv: said.dv, hasWrongDv }
  const personKind = personKindOf(document, packOf('CO'))
  return { ...document, personKind, legalName: name, email, address, country: 'CO' }
}

export type Person = {
  documentType?: string | null
  documentNumber?: string | null
  firstName?: string | null
  lastName?: string | null
}

/** The third party of a person's document; undefined for an unknown type or another form. */
export function factsOfPerson(
  person: Person,
  { countryCode = Current.tenant.countryCode }: Options = {}
): Facts | undefined {
  const pack = packOf(countryCode)
  const documentType = documentTypeNamed(pack, person.documentType)
  if (!documentType || !person.documentNumber) return undefined

  let isWrong = false
  const { documentNumber } = person
  const document = readDocument({ documentType, documentNumber }, pack, () => (isWrong = true))
  if (isWrong) return undefined
  return {
    ...document,
    personKind: 'NATURAL',
    firstName: person.firstName,
    surname: person.lastName,
    country: pack.documentTypes[documentType].isForeign ? null : countryCode,
  }
}

export const isSameDocument = (
  one: Pick<Document, 'documentType' | 'documentNumber'>,
  other: Pick<Document, 'documentType' | 'documentNumber'>
) => one.documentType === other.documentType && one.documentNumber === other.documentNumber

export const keyOfDocument = ({
  documentType,
  documentNumber,
}: Pick<Document, 'documentType' | 'documentNumber'>) => `${documentType}:${documentNumber}`
