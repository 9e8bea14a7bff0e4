/** SQL text with values escaped by the driver. */
import type Big from 'big.js'
import mysql from 'mysql2'
import { DeferredNumber, DeferredText } from '#core/database/deferred_number'
import { cached } from '#core/primitives/ttl_cache'

/** Characters that the driver must escape. A text without them is quoted as it is. */
const SPECIAL = /[\0\b\t\n\r\x1a'\\]/

export type Row = Record<string, unknown>

/** A condition on alias `t`, with its bindings. */
export type Condition = readonly [sql: string, ...bindings: unknown[]]

/** A value as SQL text. Objects are refused: JSON columns are made text before. */
export function quoted(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return finite(value)
  if (typeof value === 'string') return SPECIAL.test(value) ? mysql.escape(value) : `'${value}'`
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`
  if (value instanceof DeferredNumber) return value.sql
  if (value instanceof DeferredText) return `CONCAT(${value.parts.map(quoted).join(',')})`
  throw new TypeError(`A ${typeof value} is no value for SQL`)
}

/** One INSERT for all rows, with the columns of the first. */
export function insertInto(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0])
  const values = rows.map((row) => `(${columns.map((column) => quoted(row[column])).join(',')})`)

  return insertHead(table, rows[0]) + values.join(',')
}

const heads = new Map<string, string>()

/** Bounded, because callers choose the columns. */
const MOST_HEADS = 2_000

/** An INSERT up to its values, for the columns of this row. */
export function insertHead(table: string, row: Row): string {
  const columns = Object.keys(row)
  return cached(
    heads,
    MOST_HEADS,
    `${table} ${columns}`,
    () => `INSERT INTO ${name(table)} (${columns.map(name).join(',')}) VALUES `
  )
}

/** Up to this many rows, CASE is faster than a join. */
const FEW = 20

/** Every key begins with the tenant, and the optimizer would try each. */
export const BY_ID = 'FORCE INDEX (PRIMARY)'

const RAISED = 'version = version + 1'

/** A statement with bindings in the shape that the tenancy guard has cached. */
type Bound = readonly [sql: string, bindings: readonly unknown[]]

/** Updates decimals of many rows in one UPDATE. `also` is SQL set for all of them. */
export function updateEach(
  table: string,
  tenantId: number,
  rows: readonly { id: string; values: Record<string, Big> }[],
  [also, more]: Bound = ['', []]
): Bound[] {
  if (!rows.length) return []
  const columns = Object.keys(rows[0].values)
  if (rows.length <= FEW) {
    const cases = `CASE id ${'WHEN ? THEN ? '.repeat(rows.length)}END`
    const set = columns.map((column) => `${name(column)} = ${cases}`)
    const values = columns.flatMap((column) =>
      rows.flatMap(({ id, values }) => [id, values[column].toFixed()])
    )
    const sql =
      `UPDATE ${name(table)} ${BY_ID} SET ${[...set, RAISED].join(', ')}${also} ` +
      `WHERE tenant_id = ? AND id IN (${rows.map(() => '?').join(',')})`
    return [[sql, [...values, ...more, tenantId, ...rows.map(({ id }) => id)]]]
  }

  const values = JSON.stringify(
    rows.map(({ id, values }) => [id, ...columns.map((column) => values[column].toFixed())])
  )
  const cells = columns.map(
    (column, index) => `${name(column)} DECIMAL(30,4) PATH '$[${index + 1}]'`
  )
  const set = columns.map((column) => `t.${name(column)} = v.${name(column)}`)
  const sql =
    `UPDATE ${name(table)} t ` +
    `JOIN JSON_TABLE(?, '$[*]' COLUMNS (${["id CHAR(36) PATH '$[0]'", ...cells].join(', ')})) v ` +
    `ON t.id = CONVERT(v.id USING ascii) ` +
    `SET ${[...set, RAISED].join(', ')}${also} WHERE t.tenant_id = ?`
  return [[sql, [values, ...more, tenantId]]]
}

/** A row's values in parentheses, in its own order. */
export function valuesOf(row: Row): string {
  const values = []
  for (const column in row) values.push(quoted(row[column]))
  return `(${values.join(',')})`
}

/** An identifier in backticks. */
export function name(identifier: string): string {
  return `\`${identifier.replaceAll('`', '``')}\``
}

/** Text for `LIKE` with its wildcards taken literally. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function finite(value: number) {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is no value for SQL`)
  return String(value)
}
