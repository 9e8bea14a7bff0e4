/** The few statements that are written by hand, with every value through the driver's own escaping. */
import mysql from 'mysql2'

/** What the driver must escape between single quotes. Most texts have none of it, and are written as they are. */
const SPECIAL = /[\0\b\t\n\r\x1a'\\]/

export type Row = Record<string, unknown>

/** A value as SQL text. Objects are refused: what is JSON is made text by its column before. */
export function quoted(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return finite(value)
  if (typeof value === 'string') return SPECIAL.test(value) ? mysql.escape(value) : `'${value}'`
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`
  throw new TypeError(`A ${typeof value} is no value for SQL`)
}

/** One INSERT for all rows, with the columns of the first. */
export function insertInto(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0])
  const values = rows.map((row) => `(${columns.map((column) => quoted(row[column])).join(',')})`)

  return insertHead(table, rows[0]) + values.join(',')
}

/** An INSERT up to its values, for the columns of this row. */
export const insertHead = (table: string, row: Row) => `INSERT INTO ${name(table)} (${Object.keys(row).map(name).join(',')}) VALUES `

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

/** Text as `LIKE` takes it, with its wildcards taken literally. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function finite(value: number) {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is no value for SQL`)
  return String(value)
}
