/** Identity documents: the form in which they are stored and compared. */
import { idKey, withPlainHyphens } from '#core/primitives/id_key'
import type { Fail } from '#core/input/validation'
import { checkDigit } from '#parties/identity/check_digit'
import type { CountryPack, DocumentType } from '#parties/identity/country_pack'

/** `number` is without signs. `hasWrongDv`: the digit was kept although it is not the right one. */
export type Document = {
  documentType: string
  documentNumber: string
  dv: string | null
  hasWrongDv: boolean
}

type Said = { documentType: string; documentNumber: string; dv?: string | null }

/** A NIT with its check digit: `901.222.333-9`. */
const WITH_CHECK_DIGIT = /^([\d. ]*\d)\s?-\s?(\d)$/

/** Without dots, blanks and hyphens, in upper case. */
export const plainNumber = (written: string) => idKey(withPlainHyphens(written)).toUpperCase()

/** The number and check digit of a NIT that is written with both. */
export function numberAndDigit(written: string): { number: string; dv: string } | undefined {
  const [, number, dv] = WITH_CHECK_DIGIT.exec(withPlainHyphens(written).trim()) ?? []
  return number === undefined ? undefined : { number: number.replace(/[. ]/g, ''), dv }
}

/**
 * The document as it is stored, with the check digit of a NIT (fiscal.md 3.1). Calls `fail` for an
 * unknown type, a number of another form, and a check digit that is wrong or has no place.
 */
export function readDocument(said: Said, pack: CountryPack, fail: Fail): Document {
  const { documentType } = said
  const plain = plainNumber(said.documentNumber)
  const asSaid = { documentType, documentNumber: plain, dv: null, hasWrongDv: false }
  const kind = Object.hasOwn(pack.documentTypes, documentType)
    ? pack.documentTypes[documentType]
    : undefined
  if (!kind) {
    const known = Object.keys(pack.documentTypes).join(', ')
    fail('documentType', 'INVALID_CHOICE', `documentType must be one of ${known}.`)
    return asSaid
  }
  if (!kind.hasCheckDigit) {
    if (said.dv) fail('dv', 'CONTRADICTION', `Document type ${documentType} has no check digit.`)
    if (kind.matches && !kind.matches.test(plain)) failForm(kind, fail)
    return asSaid
  }

  const both = numberAndDigit(said.documentNumber)
  const number = both?.number ?? plain
  if (!kind.matches!.test(number)) {
    failForm(kind, fail)
    return asSaid
  }
  const dv = checkDigit(number)
  const says = `The check digit of ${number} is ${dv}.`
  if (both && both.dv !== dv) fail('documentNumber', 'WRONG_CHECK_DIGIT', says)
  if (said.dv && said.dv !== dv) fail('dv', 'WRONG_CHECK_DIGIT', says)
  return { documentType, documentNumber: number, dv, hasWrongDv: false }
}

const failForm = ({ like }: DocumentType, fail: Fail) =>
  fail('documentNumber', 'INVALID', `documentNumber must look like ${like}.`)
