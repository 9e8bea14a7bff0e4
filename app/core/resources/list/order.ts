/**
 * The order of a list, and where a cursor goes on. Ids are in order of creation and end every
 * order, so that pages never overlap.
 */
import string from '@adonisjs/core/helpers/string'
import { isCleanText, readDateTime } from '#core/input/checks'
import { isUuid } from '#core/input/fields'
import { cursorOf, readCursor } from '#core/resources/list/links'
import type { JsonSchema, Transformer } from '#core/resources/transformer'
import type { Sort } from '#core/input/query_fields'
import { name, type Condition } from '#core/database/sql'

/**
 * What is empty comes before everything else, and last in the reverse order. `spelled` is how
 * clients know a column of another table.
 */
export type Key = {
  column: string
  descending: boolean
  mayBeEmpty?: boolean
  holds?: Kind
  spelled?: string
}

/**
 * What a column holds, if the record shows it: a database may refuse to compare it with anything
 * else.
 */
type Kind = 'numbers' | 'moments' | 'texts'

/**
 * `createdAt` is the primary key itself, as is `updatedAt` of what is never changed; without a sort
 * the newest come first. A field that shows a column under another name is sorted by that column.
 */
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

/**
 * What stands behind ORDER BY. With `findsFew` it is an expression that no index is in the order
 * of: else a server that hopes to meet the first rows soon walks along the order, through all the
 * others.
 */
export function orderBy(keys: readonly Key[], { findsFew = false } = {}) {
  return keys
    .map(
      ({ column, descending }) =>
        (findsFew ? `COALESCE(${column})` : column) + (descending ? ' DESC' : '')
    )
    .join(', ')
}

/** The columns that a cursor is made of, as `key0`, `key1`, …, beside those of the record. */
export function keyColumns(keys: readonly Key[]) {
  return keys.map(({ column }, index) => `${column} AS ${name(`key${index}`)}`).join(',')
}

/** The cursor that goes on behind this row. */
export function cursorAfter(keys: readonly Key[], row: Record<string, unknown>): string {
  return cursorOf([spelled(keys), ...keys.map((_, index) => row[`key${index}`])])
}

/**
 * What a cursor means: `a >= ? AND ((a > ?) OR (a = ? AND id > ?))`, written out, since MariaDB
 * takes no row constructor as a range.
 */
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

/** The bound by which an index finds where to go on. */
function notBefore({ column, descending, mayBeEmpty }: Key, value: unknown): Condition {
  if (value === null) return [descending ? `${column} IS NULL` : 'TRUE']
  if (!descending) return [`${column} >= ?`, value]
  return mayBeEmpty ? [`${column} <= ? OR ${column} IS NULL`, value] : [`${column} <= ?`, value]
}

function kindOf({ type, format }: JsonSchema): Kind {
  if ([type].flat().some((one) => one === 'number' || one === 'integer')) return 'numbers'
  return format === 'date' || format === 'date-time' ? 'moments' : 'texts'
}

/** As rows have them: decimals as text, moments as `2026-11-20 17:59:55.000`. */
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

/** Of a tenant's record, or the number of a tenant itself. */
const isId = (value: unknown) => Number.isSafeInteger(value) || isUuid(String(value))

/**
 * The order as clients ask for it: a cursor can be decoded by anyone, and tells nothing of the
 * tables.
 */
const spelled = (keys: readonly Key[]) =>
  keys
    .map(
      ({ column, descending, spelled: known }) =>
        (descending ? '-' : '') + (known ?? string.camelCase(column.slice('t.'.length)))
    )
    .join()
