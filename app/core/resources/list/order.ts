/** Order of lists and position of cursors. Each order ends with the id: pages never overlap. */
import string from '@adonisjs/core/helpers/string'
import { isCleanText, readDateTime } from '#core/input/checks'
import { isUuid } from '#core/input/fields'
import { cursorOf, readCursor } from '#core/resources/list/links'
import type { JsonSchema, Transformer } from '#core/resources/transformer'
import type { Sort } from '#core/input/query_fields'
import { name, type Condition } from '#core/database/sql'

/** Empty values come first in ascending order. `spelled` is the name of the key in a cursor. */
export type Key = {
  column: string
  descending: boolean
  mayBeEmpty?: boolean
  holds?: Kind
  spelled?: string
}

/** The type of a column. A database may refuse to compare it with other types. */
type Kind = 'numbers' | 'moments' | 'texts'

/** Newest first by default. `createdAt` is the primary key; so is `updatedAt` of fixed records. */
export function keysOf(record: Transformer<any>, sort: readonly Sort[] = []): Key[] {
  if (!sort.length) return [{ column: 't.id', descending: true }]

  const keys: Key[] = sort.map(({ field, descending }) => {
    if (field === 'createdAt' || (field === 'updatedAt' && record.isFixed))
      return { column: 't.id', descending }
    const { schema, sql } = record.fields[field] ?? {}
    const [, column = string.snakeCase(field)] =
      /^t\.(\w+)$/.exec(typeof sql === 'string' ? sql : '') ?? []
    return {
      column: `t.${name(column)}`,
      descending,
      mayBeEmpty: [schema?.type].flat().includes('null'),
      holds: schema && kindOf(schema),
    }
  })
  const byId = keys.findIndex(({ column }) => column === 't.id')
  return byId < 0
    ? [...keys, { column: 't.id', descending: keys.at(-1)!.descending }]
    : keys.slice(0, byId + 1)
}

/** COALESCE keeps the optimizer from walking an index in this order in search of a few rows. */
export function orderBy(keys: readonly Key[], { findsFew = false } = {}) {
  return keys
    .map(
      ({ column, descending }) =>
        (findsFew ? `COALESCE(${column})` : column) + (descending ? ' DESC' : '')
    )
    .join(', ')
}

/** The values of a cursor, selected as `key0`, `key1`, …. */
export function keyColumns(keys: readonly Key[]) {
  return keys.map(({ column }, index) => `${column} AS ${name(`key${index}`)}`).join(',')
}

export function cursorAfter(keys: readonly Key[], row: Record<string, unknown>): string {
  return cursorOf([spelled(keys), ...keys.map((_, index) => row[`key${index}`])])
}

/** `a >= ? AND ((a > ?) OR (a = ? AND id > ?))`: MariaDB uses no row constructor as a range. */
export function beyond(keys: readonly Key[], cursor: string): Condition {
  const values = read(cursor, keys)
  const steps = keys.map((key, index) =>
    and([
      ...keys.slice(0, index).map((before, at) => equal(before, values[at])),
      further(key, values[index]),
    ])
  )
  if (keys.length === 1) return steps[0]

  const [sql, ...bindings] = and([
    notBefore(keys[0], values[0]),
    [steps.map(([step]) => `(${step})`).join(' OR '), ...steps.flatMap(([, ...of]) => of)],
  ])
  return [sql, ...bindings]
}

const and = (conditions: readonly Condition[]): Condition => [
  conditions.map(([sql]) => (/ OR /.test(sql) ? `(${sql})` : sql)).join(' AND '),
  ...conditions.flatMap(([, ...bindings]) => bindings),
]

const equal = ({ column }: Key, value: unknown): Condition =>
  value === null ? [`${column} IS NULL`] : [`${column} = ?`, value]

function further({ column, descending, mayBeEmpty }: Key, value: unknown): Condition {
  if (value === null) return [descending ? 'FALSE' : `${column} IS NOT NULL`]
  if (!descending) return [`${column} > ?`, value]
  return mayBeEmpty ? [`${column} < ? OR ${column} IS NULL`, value] : [`${column} < ?`, value]
}

function notBefore({ column, descending, mayBeEmpty }: Key, value: unknown): Condition {
  if (value === null) return [descending ? `${column} IS NULL` : 'TRUE']
  if (!descending) return [`${column} >= ?`, value]
  return mayBeEmpty ? [`${column} <= ? OR ${column} IS NULL`, value] : [`${column} <= ?`, value]
}

function kindOf({ type, format }: JsonSchema): Kind {
  if ([type].flat().some((one) => one === 'number' || one === 'integer')) return 'numbers'
  return format === 'date' || format === 'date-time' ? 'moments' : 'texts'
}

/** Values as MySQL rows have them: decimals as text, `2026-11-20 17:59:55.000`. */
const IS_OF: Record<Kind, (value: unknown) => boolean> = {
  numbers: (value) =>
    Number.isFinite(value) ||
    (typeof value === 'string' && /^-?\d{1,30}(\.\d{1,30})?$/.test(value)),
  moments: (value) =>
    typeof value === 'string' &&
    /^[^T]+$/.test(value) &&
    readDateTime(value.replace(/ (.+)$/, 'T$1Z')) !== null,
  texts: (value) => typeof value === 'string' && isCleanText(value),
}

const isOf = ({ mayBeEmpty, holds }: Key, value: unknown) =>
  value === null
    ? mayBeEmpty
    : holds
      ? IS_OF[holds](value)
      : IS_OF.numbers(value) || IS_OF.texts(value)

function read(cursor: string, keys: readonly Key[]): unknown[] {
  const [, ...values] = readCursor(cursor, ([order, ...all]) => {
    return (
      order === spelled(keys) &&
      all.length === keys.length &&
      all.every((value, index) => isOf(keys[index], value)) &&
      isId(all.at(-1))
    )
  })
  return values
}

/** The UUID of a tenant's record, or the number of a tenant. */
const isId = (value: unknown) => Number.isSafeInteger(value) || isUuid(String(value))

/** The order as clients write it. Anyone can decode a cursor, so it must not reveal columns. */
const spelled = (keys: readonly Key[]) =>
  keys
    .map(
      ({ column, descending, spelled: known }) =>
        (descending ? '-' : '') + (known ?? string.camelCase(column.slice('t.'.length)))
    )
    .join()
