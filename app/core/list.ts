/**
 * Lists: pages with a total, cursors without one, sorting, search and filters, declared once per resource.
 * A list costs two statements in one round trip: the rows, and the count that writes keep; a filtered
 * total is counted once and remembered until something of that table changes.
 */
import string from '@adonisjs/core/helpers/string'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { rows, selects } from '#core/database'
import { endOfDay, startOfDay } from '#core/days'
import { notOurs, toldBehind, toldByPage, type Asked } from '#core/list_links'
import { beyond, cursorAfter, keyColumns, keysOf, orderBy, type Key } from '#core/list_order'
import { countedTotal, keptTotal, rememberedTotal } from '#core/list_total'
import { listQuery, type ListQuery, type QueryFields } from '#core/query'
import type { RecordDefinition } from '#core/record'
import { searching as searchingText } from '#core/search'
import { name, type Condition } from '#core/sql'

export type { Condition } from '#core/sql'

type Definition<R extends RecordDefinition<any>, N extends string, F extends QueryFields> = {
  record: R
  /** Fields that it may be sorted by, each served by an index; `createdAt` is the primary key, always there. */
  sorts?: readonly N[]
  /** What `search` looks at, in words; the table then has a `search_text` column. */
  search?: string
  /** What a search means in SQL, where the table's `search_text` tells too much. */
  searching?: (text: string) => readonly Condition[]
  filters?: F
  /** What each filter means in SQL. A filter without an entry compares the column of its name. */
  where?: { [K in keyof F]?: (value: any) => Condition | undefined }
  /** Filters whose truth other tables decide: their totals are counted each time. */
  volatile?: readonly (keyof F)[]
  /** Its total is counted each time: of a table whose writes keep no count. */
  isCounted?: true
  /** Which rows there are, of a table that belongs to no tenant, such as that of the tenants: its totals are counted. */
  among?: Condition
}

type ListAnswer = {
  body: { data: Record<string, unknown>[]; meta: Record<string, unknown> }
  link?: string
}

type Batch = { data: Record<string, unknown>[]; next?: string }

/** Beyond this, the ids of a page are looked up first and its rows after: a deep OFFSET walks only the index. */
const SHALLOW = 1_000

/** The rows of one batch of everything. */
const AT_ONCE = 1_000

/** The list of a record. Whatever it reads refuses parameters that are wrong (422), with `strict` also those that there are not. */
export function defineList<R extends RecordDefinition<any>, const N extends string = never, F extends QueryFields = {}>(definition: Definition<R, N, F>) {
  const { record, sorts = [], search, searching = searchingText, filters, where = {} as any, volatile = [], isCounted, among } = definition
  const query = listQuery({ sorts: ['createdAt', ...sorts] as string[], search, filters })
  const baseCount = record.soft ? 2 : 1

  /** What the tenant, the liveness of rows and the filters say together. `always` is the caller's, such as the parent's id. */
  function conditions(asked: ListQuery, always: readonly Condition[]): Condition[] {
    const found: Condition[] = [among ?? ['t.tenant_id = ?', Current.tenantId]]
    if (record.soft) found.push(['t.live = 1'])
    found.push(...always)
    if (asked.search) found.push(...searching(asked.search))
    for (const [key, value] of Object.entries(asked.filters)) {
      const condition = where[key] ? where[key](value) : [`t.${name(string.snakeCase(key))} = ?`, value]
      if (condition) found.push(condition)
    }
    return found
  }

  function totalOf(filters: object, found: readonly Condition[]) {
    if (among || isCounted || volatile.some((filter) => filter in filters)) return countedTotal
    return found.length === baseCount ? keptTotal : rememberedTotal
  }

  return {
    record,
    parameters: query.parameters,

    /** Reads what the query string asks for. */
    async read(asked: Record<string, unknown>, { path, strict, always = [] }: { path: string; strict?: boolean; always?: readonly Condition[] }): Promise<ListAnswer> {
      const parsed = query.parse(asked, { strict }) as ListQuery
      const found = conditions(parsed, always)

      return parsed.cursor === undefined
        ? byPage(record, parsed, found, totalOf(parsed.filters, found), { path, query: asked })
        : byCursor(record, parsed, found, { path, query: asked })
    },

    /** Everything that the query string asks for, in its order, a batch at a time: what it costs in memory does not grow with it. */
    all(asked: Record<string, unknown>, { strict }: { strict?: boolean } = {}): AsyncGenerator<Record<string, unknown>[]> {
      const parsed = query.parse(asked, { strict }) as ListQuery
      return batches(record, parsed, conditions(parsed, []))
    },

    /** One batch of everything, behind `after`; `next` goes on behind it, and is absent at the end. */
    batch(asked: Record<string, unknown>, after?: string): Promise<Batch> {
      const parsed = query.parse(asked) as ListQuery
      return batch(record, keysOf(record, parsed.sort), conditions(parsed, []), after)
    },

    /** What a query string asks for, as conditions: for exports. */
    conditions: (asked: Record<string, unknown>, { strict }: { strict?: boolean } = {}) => conditions(query.parse(asked, { strict }) as ListQuery, []),
  }
}

async function byPage(record: RecordDefinition<any>, { page, limit, sort }: ListQuery, found: Condition[], totalOf: typeof keptTotal, asked: Asked): Promise<ListAnswer> {
  const [where, bindings] = whereOf(found)
  const total = totalOf({ table: record.table, where, bindings })
  const [data, [count]] = await selects([pageStatement(record, where, bindings, orderBy(keysOf(record, sort)), limit, (page - 1) * limit), total.statement])
  const { meta, link } = toldByPage(asked, { page, limit, total: total.of(count) })

  return { body: { data: data.map(record.of), meta }, link }
}

function pageStatement(record: RecordDefinition<any>, where: string, bindings: unknown[], order: string, limit: number, offset: number) {
  const table = name(record.table)
  const page = `FROM ${table} t WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  if (offset < SHALLOW || !where.includes('tenant_id')) return [`SELECT ${record.columns()} ${page}`, bindings] as const

  // Else a soft table's narrowest index would look cheapest, and all its rows be sorted by id.
  const byTime = bindings.length === 1 && /^t\.id( DESC)?$/.test(order)
  const ids = byTime ? page.replace(' t WHERE', ' t FORCE INDEX (PRIMARY) WHERE') : page

  return [`SELECT ${record.columns()} FROM ${table} t JOIN (SELECT t.id ${ids}) page ON page.id = t.id WHERE t.tenant_id = ? ORDER BY ${order}`, [...bindings, Current.tenantId]] as const
}

async function byCursor(record: RecordDefinition<any>, { limit, sort, cursor }: ListQuery, conditions: Condition[], asked: Asked): Promise<ListAnswer> {
  const keys = keysOf(record, sort)
  const found = await rowsBehind(cursor, record, keys, conditions, limit + 1)
  const { page, meta, link } = toldBehind(asked, found, limit, (row) => cursorAfter(keys, row))

  return { body: { data: page.map(record.of), meta }, link }
}

async function* batches(record: RecordDefinition<any>, { sort }: ListQuery, found: Condition[]) {
  const keys = keysOf(record, sort)

  for (let after: string | undefined; ; ) {
    const { data, next } = await batch(record, keys, found, after)
    yield data
    if (!next) return
    after = next
  }
}

async function batch(record: RecordDefinition<any>, keys: readonly Key[], found: Condition[], after?: string): Promise<Batch> {
  const data = await rowsBehind(after, record, keys, found, AT_ONCE)
  return { data: data.map(record.of), next: data.length < AT_ONCE ? undefined : cursorAfter(keys, data.at(-1)!) }
}

async function rowsBehind(cursor: string | undefined, record: RecordDefinition<any>, keys: readonly Key[], found: Condition[], count: number) {
  const [where, bindings] = whereOf(cursor ? [...found, beyond(keys, cursor)] : found)
  const reading = rows(`SELECT ${record.columns()}, ${keyColumns(keys)} FROM ${name(record.table)} t WHERE ${where} ORDER BY ${orderBy(keys)} LIMIT ${count}`, bindings)
  return reading.catch((error) => {
    throw cursor && isNotComparable(error) ? notOurs() : error
  })
}

/** MySQL compares a column of codes with no text that it could not hold: such a cursor is none that was given. */
const isNotComparable = ({ code }: { code?: string }) => code === 'ER_CANNOT_CONVERT_STRING'

/** Conditions for the usual `from` and `to`, both included, on a column of calendar days. */
export const dayRange = (column: string) => ({
  from: (day: string): Condition => [`t.${column} >= ?`, day],
  to: (day: string): Condition => [`t.${column} <= ?`, day],
})

/** The same on a column of instants: by days in the tenant's zone. */
export const instantRange = (column: string) => ({
  from: (day: string): Condition => [`t.${column} >= ?`, sqlInstant(startOfDay(day, Current.tenant.timezone))],
  to: (day: string): Condition => [`t.${column} <= ?`, sqlInstant(endOfDay(day, Current.tenant.timezone))],
})

function whereOf(conditions: readonly Condition[]): [string, unknown[]] {
  return [conditions.map(([sql]) => `(${sql})`).join(' AND '), conditions.flatMap(([, ...bindings]) => bindings)]
}
