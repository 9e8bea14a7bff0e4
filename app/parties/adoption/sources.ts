/** Records of earlier releases that name no third party, by table. */
import { factsOfPerson, factsOfTaxId, type Facts } from '#parties/linking/facts'

type How = { countryCode: string; keepsWrong: boolean }

export type Source = {
  table: string
  /** The column of the document; rows are linked by its value, which may have changed. */
  key: string
  columns: string
  /** Rows that may have a document. */
  where: string
  factsOf: (row: any, how: How) => Facts | undefined
}

/** A last digit after a hyphen, or another sign that is read as one. */
const WITH_DIGIT = "tax_id REGEXP '[^0-9. ] ?[0-9]$'"

const company = (table: string, where: string): Source => ({
  table,
  key: 'tax_id',
  columns: 'tax_id AS taxId, name, email, address',
  where,
  factsOf: factsOfTaxId,
})

export const SOURCES: readonly Source[] = [
  company('customers', `live = 1 AND ${WITH_DIGIT}`),
  company('suppliers', WITH_DIGIT),
  {
    table: 'employees',
    key: 'document_plain',
    columns: `document_type AS documentType, document_number AS documentNumber, first_name AS firstName,
           last_name AS lastName`,
    where: 'live = 1 AND document_type IS NOT NULL AND document_number IS NOT NULL',
    factsOf: factsOfPerson,
  },
]
