/**
 * Lists: pages with a total, cursors without one, sorting, search and filters, declared once per resource.
 * A list costs two statements in one round trip: the rows, and the count that writes keep; a filtered
 * total is counted once and remembered until something of that table changes.
 */
import string from '@adonisjs/core/helpers/string'
import { startOfDay, endOfDay } from '#core/days'
import { Current } from '#core/current'
import { rows, selects } from '#core/database'
import { listQuery, type ListQuery, type QueryFields, type Sort } from '#core/query_fields'
import type { RecordDefinition } from '#core/record'
import { invalid } from '#core/refusals'
import { sqlInstant } from '#core/columns'
import { contains, name } from '#core/sql'

/** A condition on alias `t`, with its bindings. */
export type Condition = readonly [sql: string, ...bindings: unknown[]]

type Definition<R extends RecordDefinition<any>, N extends string, F extends QueryFields> = {
  record: R
  /** Fields that it may be sorted by, each served by an index; `createdAt` is the primary key, always there. */
  sorts?: readonly N[]
  /** What `search` looks at, in words; the table then has a `search_text` column. */
  search?: string
  filters?: F
  /** What each filter means in SQL. A filter without an entry compares the column of its name. */
  where?: { [K in keyof F]?: (value: any) => Condition | undefined }
  /** Filters whose truth other tables decide: their totals are never remembered. */
  volatile?: readonly (keyof F)[]
}

export type ListAnswer = {
  body: { data: Record<string, unknown>[]; meta: Record<string, unknown> }
  link?: string
}

/** Totals of filtered lists, each with the change stamp of its table at which it was counted. */
const knownTotals = new Map<string, { stamp: number; total: number }>()
const MOST_KNOWN = 5_000

/** The rows of one page this large are looked up by id first, then fetched: a deep OFFSET walks only the index. */
const SHALLOW = 1_000

export function defineList<R extends RecordDefinition<any>, const N extends string = never, F extends QueryFields = {}>(definition: Definition<R, N, F>) {
  const { record, sorts = [], search, filters, where = {} as any, volatile = [] } = definition
  const query = listQuery({ sorts: ['createdAt', ...sorts] as string[], search, filters })

  /** What the tenant, the liveness of rows and the filters say together. `always` is the caller's, such as the parent's id. */
  function conditions(asked: ListQuery, always: readonly Condition[]): Condition[] {
    const found: Condition[] = [['t.tenant_id = ?', Current.tenantId]]
    if (record.soft) found.push(['t.live = 1'])
    found.push(...always)
    if (asked.search) found.push(...searching(asked.search))
    for (const [key, value] of Object.entries(asked.filters)) {
      const condition = where[key] ? where[key](value) : [`t.${name(string.snakeCase(key))} = ?`, value]
      if (condition) found.push(condition)
    }
    return found
  }

  return {
    record,
    parameters: query.parameters,

    /** Reads what the query string asks for. `path` is for the links. */
    async read(asked: Record<string, unknown>, { path, strict, always = [] }: { path: string; strict?: boolean; always?: readonly Condition[] }): Promise<ListAnswer> {
      const parsed = query.parse(asked, { strict }) as ListQuery
      const found = conditions(parsed, always)

      return parsed.cursor === undefined
        ? byPage(record, parsed, found, { isWhole: found.length === (record.soft ? 2 : 1), remember: !volatile.some((filter) => filter in parsed.filters), path, asked })
        : byCursor(record, parsed, found, { path, asked })
    },

    /** The SELECT of all rows that a query string asks for, newest last: for exports. */
    conditions: (asked: Record<string, unknown>) => conditions(query.parse(asked) as ListQuery, []),
  }
}

async function byPage(record: RecordDefinition<any>, { page, limit, sort = [] }: ListQuery, found: Condition[], { isWhole, remember, path, asked }: { isWhole: boolean; remember: boolean; path: string; asked: object }): Promise<ListAnswer> {
  const offset = (page - 1) * limit
  const [where, bindings] = whereOf(found)
  const order = orderOf(sort)
  const table = name(record.table)
  const rowsOfPage =
    offset < SHALLOW
      ? `SELECT ${record.columns()} FROM ${table} t WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
      : `SELECT ${record.columns()} FROM ${table} t JOIN (SELECT t.id FROM ${table} t WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) page ON page.id = t.id WHERE t.tenant_id = ? ORDER BY ${order}`

  const known = isWhole ? undefined : JSON.stringify([Current.tenantId, record.table, where, bindings])
  const [data, [count]] = await selects([
    [rowsOfPage, offset < SHALLOW ? bindings : [...bindings, Current.tenantId]],
    known ? countOf(table, record.table, where, bindings, remember ? knownTotals.get(known)?.stamp : undefined) : ['SELECT total FROM record_counts WHERE tenant_id = ? AND name = ?', [Current.tenantId, record.table]],
  ])
  const total = known ? filteredTotal(known, count) : Number(count?.total ?? 0)
  const totalPages = Math.ceil(total / limit)

  return {
    body: { data: data.map(record.of), meta: { page, limit, total, totalPages } },
    link: links(path, asked, page, totalPages),
  }
}

/** Counts only when the table has changed since `stamp`: CASE leaves the other branch alone. */
function countOf(table: string, counted: string, where: string, bindings: unknown[], stamp = -1) {
  const sql = `SELECT c.stamp, CASE WHEN c.stamp = ? THEN NULL ELSE (SELECT COUNT(*) FROM ${table} t WHERE ${where}) END AS total FROM record_counts c WHERE c.tenant_id = ? AND c.name = ?`
  return [sql, [stamp, ...bindings, Current.tenantId, counted]] as const
}

function filteredTotal(key: string, count?: Record<string, any>): number {
  if (!count) return 0
  if (count.total === null) return knownTotals.get(key)?.total ?? 0

  const total = Number(count.total)
  if (knownTotals.size >= MOST_KNOWN) knownTotals.delete(knownTotals.keys().next().value!)
  knownTotals.set(key, { stamp: Number(count.stamp), total })
  return total
}

async function byCursor(record: RecordDefinition<any>, { limit, sort = [], cursor }: ListQuery, found: Condition[], { path, asked }: { path: string; asked: object }): Promise<ListAnswer> {
  const keys = keysOf(sort)
  const after = cursor ? decoded(cursor, keys) : undefined
  const [where, bindings] = whereOf(after ? [...found, beyond(keys, after)] : found)

  // One more than asked for tells whether there is a next page.
  const data = await rows(`SELECT ${record.columns()}, ${keys.map(({ column }, index) => `${column} AS ${name(`key${index}`)}`).join(',')} FROM ${name(record.table)} t WHERE ${where} ORDER BY ${orderOf(sort)} LIMIT ${limit + 1}`, bindings)
  const page = data.slice(0, limit)
  const nextCursor = data.length > limit ? encoded(keys, page.at(-1)!) : null

  return {
    body: { data: page.map(record.of), meta: { limit, nextCursor } },
    link: nextCursor ? `<${withQuery(path, asked, { cursor: nextCursor })}>; rel="next"` : undefined,
  }
}

/* Search */

/** Lower case, without accents, one space between words: how `search_text` is kept and asked for. */
export function folded(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Every word must occur, in any order. */
function searching(text: string): Condition[] {
  return folded(text).split(' ').slice(0, 8).filter(Boolean).map((word) => ['t.search_text LIKE ?', contains(word)])
}

/** Conditions for the usual `from` and `to`: inclusive days in the tenant's zone, on an instant column. */
export const onOrAfter = (column: string) => (day: string): Condition => [`t.${column} >= ?`, sqlInstant(startOfDay(day, Current.tenant.timezone))]
export const onOrBefore = (column: string) => (day: string): Condition => [`t.${column} <= ?`, sqlInstant(endOfDay(day, Current.tenant.timezone))]

/* Order */

type Key = { column: string; descending: boolean }

/** What rows are ordered by: ids are in order of creation, and end every order, so that pages never overlap. */
function keysOf(sort: readonly Sort[]): Key[] {
  if (!sort.length) return [{ column: 't.id', descending: true }]

  const keys = sort.map(({ field, descending }) => ({ column: field === 'createdAt' ? 't.id' : `t.${name(string.snakeCase(field))}`, descending }))
  const byId = keys.findIndex(({ column }) => column === 't.id')
  return byId < 0 ? [...keys, { column: 't.id', descending: keys.at(-1)!.descending }] : keys.slice(0, byId + 1)
}

function orderOf(sort: readonly Sort[]) {
  return keysOf(sort).map(({ column, descending }) => (descending ? `${column} DESC` : column)).join(', ')
}

/** `a >= ? AND (a > ? OR (a = ? AND id > ?))`: written out, since MariaDB takes no row constructor as a range. */
function beyond(keys: Key[], values: unknown[]): Condition {
  const sign = ({ descending }: Key) => (descending ? '<' : '>')
  const [first] = keys
  if (keys.length === 1) return [`${first.column} ${sign(first)} ?`, values[0]]

  const steps = keys.map((key, index) => [...keys.slice(0, index).map(({ column }) => `${column} = ?`), `${key.column} ${sign(key)} ?`].join(' AND '))
  const bindings = keys.flatMap((_, index) => values.slice(0, index + 1))
  return [`${first.column} ${sign(first)}= ? AND (${steps.map((step) => `(${step})`).join(' OR ')})`, values[0], ...bindings]
}

/* Cursors */

const spelled = (keys: Key[]) => keys.map(({ column, descending }) => (descending ? `-${column}` : column)).join()

function encoded(keys: Key[], row: Record<string, unknown>) {
  return Buffer.from(JSON.stringify([spelled(keys), ...keys.map((_, index) => row[`key${index}`])])).toString('base64url')
}

function decoded(cursor: string, keys: Key[]): unknown[] {
  const [order, ...values] = parsed(cursor)
  const isOurs = order === spelled(keys) && values.length === keys.length && values.every((value) => ['string', 'number'].includes(typeof value))
  if (!isOurs) throw invalid('cursor', 'INVALID', 'cursor must be one that this list has given, with the same sort')

  return values
}

function parsed(cursor: string): unknown[] {
  try {
    const value = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

/* Text */

function whereOf(conditions: readonly Condition[]): [string, unknown[]] {
  return [conditions.map(([sql]) => `(${sql})`).join(' AND '), conditions.flatMap(([, ...bindings]) => bindings)]
}

function links(path: string, asked: object, page: number, totalPages: number) {
  const to = (rel: string, number: number) => `<${withQuery(path, asked, { page: number })}>; rel="${rel}"`
  const last = Math.max(totalPages, 1)

  return [to('first', 1), page > 1 && to('prev', Math.min(page - 1, last)), page < totalPages && to('next', page + 1), to('last', last)].filter(Boolean).join(', ')
}

function withQuery(path: string, asked: object, changed: Record<string, unknown>) {
  return `${path}?${new URLSearchParams({ ...asked, ...changed } as Record<string, string>)}`
}
