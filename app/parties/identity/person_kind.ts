import type { Document } from '#parties/identity/document'
import type { CountryPack } from '#parties/identity/country_pack'

/** NITs that DIAN gives to companies; a person's NIT is the number of their cédula. */
const NIT_OF_A_COMPANY = /^[89]\d{8}$/

/** The person kind that follows from the document, when none was sent. */
export function personKindOf(
  { documentType, documentNumber }: Pick<Document, 'documentType' | 'documentNumber'>,
  { documentTypes }: CountryPack
): 'LEGAL' | 'NATURAL' {
  const kind = documentTypes[documentType]
  if (kind?.hasCheckDigit) return NIT_OF_A_COMPANY.test(documentNumber) ? 'LEGAL' : 'NATURAL'
  return kind?.personKind ?? 'NATURAL'
}
