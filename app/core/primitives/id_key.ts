/**
 * Numbers by which the law knows people and companies, such as a NIT: `900.123.456-7` and
 * `9001234567` are the same one.
 */
import type { Compared } from '#core/resources/importable'

/** Hyphens and dashes of any kind as the plain hyphen. */
export const withPlainHyphens = (id: string) => id.replace(/[\p{Pd}\u2212]/gu, '-')

/**
 * What such a number is compared by: without dots, blanks and hyphens. The generated columns of
 * tables say the same in SQL.
 */
export const idKey = (id: string) => id.replace(/[. -]/g, '') || id

/** `idKey` of a column, in SQL. */
export const idKeySql = (column: string) =>
  `COALESCE(NULLIF(REPLACE(REPLACE(REPLACE(${column}, '.', ''), ' ', ''), '-', ''), ''), ${column})`

/** The type of a document in upper case, without points and blanks: `C.C.` is `CC`. */
export const documentTypeOf = (written: string) => written.replace(/[.\s]/g, '').toUpperCase()

/** As it is written and as it is compared, for texts that are searched. */
export const idForms = (id: string | null | undefined): string[] =>
  id ? [...new Set([id, idKey(id)])] : []

/** How imports compare tax ids, and numbers of documents. */
export const TAX_ID: Compared = { attribute: 'taxKey', of: idKey }
export const DOCUMENT_NUMBER: Compared = { attribute: 'documentNumberKey', of: idKey }
