/** What the rows of a list are ordered by, and where a cursor goes on. Ids are in order of creation and end every order, so that pages never overlap. */
import string from '@adonisjs/core/helpers/string'
import { isUuid } from '#core/fields'
import type { Condition } from '#core/list'
import type { Sort } from '#core/query_fields'
import { invalid } from '#core/refusals'
import { name } from '#core/sql'

export type Key = { column: string; descending: boolean }

/** `createdAt` is the primary key itself; without a sort the newest come first. */
export function keysOf(sort: readonly Sort[] = []): Key[] {
  if (!sort.length) return [{ column: 't.id', descending: true }]

  const keys = sort.map(({ field, descending }) => ({ column: field === 'createdAt' ? 't.id' : `t.${name(string.snakeCase(field))}`, descending }))
  const byId = keys.findIndex(({ column }) => column === 't.id')
  return byId < 0 ? [...keys, { column: 't.id', descending: keys.at(-1)!.descending }] : keys.slice(0, byId + 1)
}

export function orderBy(keys: readonly Key[]) {
  return keys.map(({ column, descending }) => (descending ? `${column} DESC` : column)).join(', ')
}

/** The columns that a cursor is made of, as `key0`, `key1`, …, beside those of the record. */
export function keyColumns(keys: readonly Key[]) {
  return keys.map(({ column }, index) => `${column} AS ${name(`key${index}`)}`).join(',')
}

/** The cursor that goes on behind this row. */
export function cursorAfter(keys: readonly Key[], row: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify([spelled(keys), ...keys.map((_, index) => row[`key${index}`])])).toString('base64url')
}

/** What a cursor means: `a >= ? AND ((a > ?) OR (a = ? AND id > ?))`, written out, since MariaDB takes no row constructor as a range. */
export function beyond(keys: readonly Key[], cursor: string): Condition {
  const values = read(cursor, keys)
  const sign = ({ descending }: Key) => (descending ? '<' : '>')
  const [first] = keys
  if (keys.length === 1) return [`${first.column} ${sign(first)} ?`, values[0]]

  const steps = keys.map((key, index) => [...keys.slice(0, index).map(({ column }) => `${column} = ?`), `${key.column} ${sign(key)} ?`].join(' AND '))
  const bindings = keys.flatMap((_, index) => values.slice(0, index + 1))
  return [`${first.column} ${sign(first)}= ? AND (${steps.map((step) => `(${step})`).join(' OR ')})`, values[0], ...bindings]
}

function read(cursor: string, keys: readonly Key[]): unknown[] {
  const [order, ...values] = parsed(cursor)
  const isOurs = order === spelled(keys) && values.length === keys.length && values.every((value) => ['string', 'number'].includes(typeof value)) && isId(values.at(-1))
  if (!isOurs) throw invalid('cursor', 'INVALID', 'cursor must be one that this list has given, with the same sort')

  return values
}

/** Of a tenant's record, or the number of a tenant itself. */
const isId = (value: unknown) => Number.isSafeInteger(value) || isUuid(String(value))

/** The order as clients ask for it: a cursor can be decoded by anyone, and tells nothing of the tables. */
const spelled = (keys: readonly Key[]) => keys.map(({ column, descending }) => (descending ? '-' : '') + string.camelCase(column.slice('t.'.length))).join()

function parsed(cursor: string): unknown[] {
  try {
    const value = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
