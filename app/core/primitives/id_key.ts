/** Tax ids and document numbers, such as a NIT: `900.123.456-7` and `9001234567` are the same. */
import type { Compared } from '#core/resources/importable'

export const withPlainHyphens = (id: string) => id.replace(/[\p{Pd}\u2212]/gu, '-')

/** Generated columns compute the same in SQL. */
export const idKey = (id: string) => id.replace(/[. -]/g, '') || id

export const idKeySql = (column: string) =>
  `COALESCE(NULLIF(REPLACE(REPLACE(REPLACE(${column}, '.', ''), ' ', ''), '-', ''), ''), ${column})`

/** `C.C.` is `CC`. */
export const documentTypeOf = (written: string) => written.replace(/[.\s]/g, '').toUpperCase()

/** As written and as compared, for texts that are searched. */
export const idForms = (id: string | null | undefined): string[] =>
  id ? [...new Set([id, idKey(id)])] : []

/** How imports compare tax ids and document numbers. */
export const TAX_ID: Compared = { attribute: 'taxKey', of: idKey }
export const DOCUMENT_NUMBER: Compared = { attribute: 'documentNumberKey', of: idKey }
