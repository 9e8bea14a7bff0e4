/** Identity documents and codes of a country. A country without a pack has the general one. */
import { CO } from '#parties/identity/co'
import { GENERAL } from '#parties/identity/general'

export type DocumentType = {
  name: string
  /** The person kind when none was sent. */
  personKind: 'LEGAL' | 'NATURAL'
  /** The form of a number without dots, blanks and hyphens. */
  matches?: RegExp
  like?: string
  hasCheckDigit?: true
  /** Issued by another country, which is therefore not that of the company. */
  isForeign?: true
}

/** A list of codes, or undefined where any code is taken. */
type Codes = readonly string[] | undefined

export type CountryPack = {
  countryCode: string | null
  documentTypes: Readonly<Record<string, DocumentType>>
  /** Other names of the types, in upper case without points and blanks, as employees have them. */
  aliases: Readonly<Record<string, string>>
  vatRegimes: Codes
  responsibilities: Codes
  taxSchemes: Codes
  /** Economic activity and postal code. */
  ciiu?: RegExp
  postalZone?: RegExp
}

const PACKS: Readonly<Record<string, CountryPack>> = { CO }

export const packOf = (countryCode: string): CountryPack => PACKS[countryCode] ?? GENERAL

/** The code of a type by its code or another name; undefined for an unknown one. */
export function documentTypeNamed(
  { documentTypes, aliases }: CountryPack,
  written: string | null | undefined
): string | undefined {
  if (!written) return undefined
  return Object.hasOwn(documentTypes, written) ? written : aliases[written]
}
