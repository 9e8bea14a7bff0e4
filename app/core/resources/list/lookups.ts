/** Exact filters by which programs look records up, each served by an index. */
import string from '@adonisjs/core/helpers/string'
import { sqlInstant } from '#core/database/columns'
import { charactersIn, isCleanText } from '#core/input/checks'
import { isUuid } from '#core/input/fields'
import { DOCUMENT_NUMBER, idKey, TAX_ID, withPlainHyphens } from '#core/primitives/id_key'
import { firstIdAt } from '#core/primitives/ids'
import { isKey, LONGEST_KEY, LONGEST_VALUE } from '#core/resources/integration/metadata'
import { metadataConditions } from '#core/resources/integration/metadata_values'
import type { QueryFields } from '#core/input/query_string'
import { byKey, described, sinceFilter, textFilter, valuesFilter } from '#core/input/query_fields'
import type { Transformer, JsonSchema } from '#core/resources/transformer'
import { name, type Condition } from '#core/database/sql'
import { badCharacter, composed } from '#core/primitives/text'

const KNOWN_BY = [
  'taxId',
  'email',
  'sku',
  'barcode',
  'number',
  'fiscalNumber',
  'code',
  'name',
  'reference',
  'documentNumber',
  'assetTag',
  'serial',
  'externalId',
] as const

export type KnownBy = (typeof KNOWN_BY)[number]

/** Tax ids and document numbers are compared without dots, blanks and hyphens. */
const COMPARED: Partial<Record<KnownBy, string>> = {
  taxId: TAX_ID.attribute,
  documentNumber: DOCUMENT_NUMBER.attribute,
}

/** Columns in ASCII. MySQL would refuse to compare them with other characters. */
const CODES = new Set<string>(['assetTag', 'code'])

const EXACT =
  'Separate several values by commas, at most 100; put a value with a comma in double quotes.'

type Where = Record<string, (value: any) => Condition>

/** `ordersChanges`: an index has the order of changes, which `updatedSince` needs. */
export function lookupsOf(
  record: Transformer<any>,
  { ordersChanges, isOfTenant }: { ordersChanges: boolean; isOfTenant: boolean }
): { filters: QueryFields; where: Where } {
  const { fields, table } = record
  const exact = KNOWN_BY.filter((field) => field in fields)
  const filters: QueryFields = Object.fromEntries(
    exact.map((field) => [
      field,
      described(
        `Only records with exactly this \`${field}\`. ${EXACT}`,
        valuesFilter(readerOf(field, fields[field].schema))),
    ])
  )
  const where: Where = Object.fromEntries(
    exact.map((field) => [
      field,
      (values: readonly unknown[]) => among(columnOf(COMPARED[field] ?? field), values),
    ])
  )

  if ('metadata' in fields) {
    filters.metadata = described(
      'Only records with exactly this value under the key: `metadata.<key>=value`.',
      byKey(textFilter(LONGEST_VALUE), KEYS)
    )
    where.metadata = (wanted: ReadonlyMap<string, string>) => metadataConditions(table, wanted)
  }
  if ('createdAt' in fields) {
    filters.createdSince = described(
      'Only records made at this instant or after it; the oldest first, unless `sort` says otherwise.',
      sinceFilter()
    )
    where.createdSince = isOfTenant ? madeSince('created_at') : since('created_at')
  }
  if ('updatedAt' in fields && ordersChanges) {
    filters.updatedSince = described(
      'Only records made or changed at this instant or after it, in the order of the changes, ' +
      'unless `sort` says otherwise.',
      sinceFilter()
    )
    where.updatedSince = record.isFixed ? madeSince('updated_at') : since('updated_at')
  }
  return { filters, where }
}

/** The default order: by time if the list is filtered by `createdSince` or `updatedSince`. */
export function orderOf(filters: Record<string, unknown>) {
  if (filters.updatedSince) return [{ field: 'updatedAt', descending: false }]
  if (filters.createdSince) return [{ field: 'createdAt', descending: false }]
}

/** Names are shared by many records; the other fields are almost unique. */
const OWN = KNOWN_BY.filter((field) => field !== 'name')

/** True for several almost unique values: their few rows are sorted after the look-up. */
export const findsFew = (filters: Record<string, unknown>) =>
  OWN.some((field) => ((filters[field] as unknown[] | undefined)?.length ?? 0) > 1)

const KEYS = {
  shown: '{key}',
  read: (key: string) => (isKey(key) ? key : undefined),
  code: 'INVALID',
  says: `must be metadata. with a key of 1..${LONGEST_KEY} characters`,
}

const columnOf = (field: string) => `t.${name(string.snakeCase(field))}`

/** A single value uses `=`, so that the index still gives the order of the list. */
export const among = (column: string, values: readonly unknown[]): Condition =>
  values.length === 1
    ? [`${column} = ?`, values[0]]
    : [`${column} IN (${values.map(() => '?').join(',')})`, ...values]

const since =
  (column: string) =>
  (instant: string): Condition => [`t.${column} >= ?`, sqlInstant(instant)]

/** An id is older than its row while a transaction waits, and may be a little ahead of it. */
const APART_MS = 300_000

/** Filters by primary key, which is in the order of creation. */
const madeSince =
  (column: string) =>
  (instant: string): Condition => [
    `t.id >= ? AND t.${column} >= ?`,
    firstIdAt(Date.parse(instant) - APART_MS),
    sqlInstant(instant),
  ]

type Read = Parameters<typeof valuesFilter>[0]

function readerOf(field: string, { type, format }: JsonSchema): Read {
  if ([type].flat().includes('integer')) return wholeValue
  if (format === 'uuid') return idValue
  if (CODES.has(field)) return codeValue
  if (field in COMPARED) return legalIdValue
  return field === 'email' ? emailValue : textValue
}

const wholeValue: Read = (text, refuse) => {
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number)
    ? number
    : refuse('TYPE', 'must be a whole number, in digits alone')
}

const idValue: Read = (text, refuse) =>
  isUuid(text) ? text.toLowerCase() : refuse('INVALID_UUID', 'must be an id (a UUID)')

const codeValue: Read = (text, refuse) =>
  /^[\x20-\x7e]{1,64}$/.test(text)
    ? text
    : refuse('INVALID', 'must be a code of at most 64 letters, digits and signs')

const LONGEST_TEXT = 255

const textValue: Read = (written, refuse) => {
  const text = composed(written, 'line')
  if (charactersIn(text) > LONGEST_TEXT)
    return refuse('TOO_LONG', `must be at most ${LONGEST_TEXT} characters long`)
  const bad = badCharacter(text, 'line')
  if (bad) return refuse('INVALID_CHARACTER', bad.says)
  return isCleanText(text) ? text : refuse('INVALID', 'has characters that no record has')
}

const legalIdValue: Read = (text, refuse) => {
  const read = textValue(text, refuse) as string | undefined
  return read && idKey(withPlainHyphens(read))
}

/** E-mail addresses are stored in lower case. */
const emailValue: Read = (text, refuse) =>
  (textValue(text, refuse) as string | undefined)?.toLowerCase()
