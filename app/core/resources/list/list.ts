/** Lists, declared once per resource: pages with a total, cursors, sorting, search, filters. */
import string from '@adonisjs/core/helpers/string'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { endOfDay, startOfDay } from '#core/calendar/days'
import { notOurs, cursorLinks, pageLinks, type Asked } from '#core/resources/list/links'
import { beyond, cursorAfter, keyColumns, keysOf, orderBy } from '#core/resources/list/order'
import { sourceOf, type Source } from '#core/resources/list/source'
import { fieldsFilter, only } from '#core/resources/list/fields'
import { countedTotal, keptTotal, cachedTotal } from '#core/resources/list/total'
import { listQuery, type ListQuery, type QueryFields } from '#core/input/query_string'
import type { Transformer } from '#core/resources/transformer'
import { searching } from '#core/database/search_text'
import { name, type Condition } from '#core/database/sql'
import { findsFew, lookupsOf, orderOf, type KnownBy } from '#core/resources/list/lookups'

export type { Condition } from '#core/database/sql'

type Definition<R extends Transformer<any>, N extends string, F extends QueryFields> = {
  record: R
  /** Sortable fields, each with an index. `createdAt` is always sortable, by primary key. */
  sorts?: readonly N[]
  /** The fields that `search` looks at, in words. */
  search?: string
  /** Conditions of a search; by default on the column `search_text`. */
  searched?: (text: string) => Condition[]
  filters?: F
  /** SQL of filters, by default a comparison of the column. Entries override `lookupsOf`. */
  where?: { [K in keyof F | KnownBy]?: (value: any) => Condition | undefined }
  /** Filters and `search` that depend on other tables: their totals are counted each time. */
  volatile?: readonly (keyof F | KnownBy | 'search')[]
  /** The total is counted each time, because the table's writes keep no count. */
  isCounted?: true
  /** A condition of every reading, such as the kind of rows that share a table. */
  narrowed?: Condition
  /** Rows of a table without tenant_id, such as tenants; the total is counted each time. */
  among?: Condition
}

type ListAnswer = {
  body: { data: Record<string, unknown>[]; meta: Record<string, unknown> }
  link?: string
}

/** `findsFew`: few rows match, so they are sorted after they are found. */
type Wanted = ListQuery & Source & { findsFew: boolean }

type Batch = { data: Record<string, unknown>[]; next?: string }

/** From this offset, ids are selected before rows, so that OFFSET reads only the index. */
const SHALLOW = 1_000

const AT_ONCE = 1_000

/** Declares a list. Its readers refuse invalid parameters (422); `strict` also unknown ones. */
export function defineList<
  R extends Transformer<any>,
  const N extends string = never,
  F extends QueryFields = {},
>(definition: Definition<R, N, F>) {
  const {
    record,
    sorts = [],
    search,
    searched = searching,
    volatile = [],
    isCounted,
    among,
    narrowed,
  } = definition
  const lookups = lookupsOf(record, {
    ordersChanges: record.isFixed || (sorts as readonly string[]).includes('updatedAt'),
    isOfTenant: !among,
  })
  const where: Record<string, (value: any) => Condition | undefined> = {
    ...lookups.where,
    ...(definition.where as object),
  }
  const allSorts = ['createdAt', ...sorts, ...(record.isFixed ? ['updatedAt'] : [])]
  const query = listQuery({
    sorts: allSorts,
    search,
    fields: fieldsFilter(record),
    filters: { ...definition.filters, ...lookups.filters } as QueryFields,
  })
  const baseCount = record.soft ? 2 : 1

  /** `always` are conditions of the caller, such as the id of the parent. */
  function conditions(asked: Wanted, always: readonly Condition[]): Condition[] {
    const found: Condition[] = [among ?? ['t.tenant_id = ?', Current.tenantId]]
    if (record.soft) found.push(['t.live = 1'])
    if (narrowed) found.push(narrowed)
    found.push(...always, ...asked.conditions)
    if (asked.search) found.push(...searched(asked.search))
    for (const [key, value] of Object.entries(asked.filters)) {
      const condition: Condition | undefined = where[key]
        ? where[key](value)
        : [`t.${name(string.snakeCase(key))} = ?`, value]
      if (condition) found.push(condition)
    }
    return found
  }

  function parsed(asked: Record<string, unknown>, options: { strict?: boolean } = {}): Wanted {
    const read = query.parse(asked, options) as ListQuery
    const keys = keysOf(record, read.sort ?? orderOf(read.filters))
    return {
      ...read,
      ...sourceOf(record.table, keys, read.filters),
      findsFew: findsFew(read.filters),
    }
  }

  function totalOf({ filters, search: words }: ListQuery, found: readonly Condition[]) {
    if (
      among ||
      isCounted ||
      volatile.some((filter) => filter in filters || (filter === 'search' && words))
    )
      return countedTotal
    return found.length === baseCount ? keptTotal : cachedTotal
  }

  return {
    record,
    parameters: query.parameters,

    async read(
      asked: Record<string, unknown>,
      {
        path,
        strict,
        always = [],
      }: { path: string; strict?: boolean; always?: readonly Condition[] }
    ): Promise<ListAnswer> {
      const wanted = parsed(asked, { strict })
      const found = conditions(wanted, always)

      return wanted.cursor === undefined
        ? byPage(record, wanted, found, totalOf(wanted, found), { path, query: asked })
        : byCursor(record, wanted, found, { path, query: asked })
    },

    /** All rows in batches, so that memory does not grow with their number. */
    all(
      asked: Record<string, unknown>,
      { strict }: { strict?: boolean } = {}
    ): AsyncGenerator<Record<string, unknown>[]> {
      const wanted = parsed(asked, { strict })
      return batches(record, wanted, conditions(wanted, []))
    },

    /** One batch after the cursor `after`. `next` is undefined at the end. */
    batch(asked: Record<string, unknown>, after?: string): Promise<Batch> {
      const wanted = parsed(asked)
      return batch(record, wanted, conditions(wanted, []), after)
    },

    fieldsOf: (asked: Record<string, unknown>): string[] =>
      Object.keys(only(record.fields, parsed(asked).fields)),

    /** SQL conditions of a query string, for exports. */
    conditions: (asked: Record<string, unknown>, { strict }: { strict?: boolean } = {}) =>
      conditions(parsed(asked, { strict }), []),
  }
}

async function byPage(
  record: Transformer<any>,
  wanted: Wanted,
  found: Condition[],
  totalOf: typeof keptTotal,
  asked: Asked
): Promise<ListAnswer> {
  const { page, limit, fields, from } = wanted
  const [where, bindings] = whereOf(found)
  const total = totalOf({ table: record.table, from, where, bindings })
  const [data, [count]] = await selects([
    pageStatement(record, wanted, where, bindings),
    total.statement,
  ])
  const { meta, link } = pageLinks(asked, { page, limit, total: total.of(count) })

  return { body: { data: data.map(shownAs(record, fields)), meta }, link }
}

const shownAs = (record: Transformer<any>, fields?: readonly string[]) =>
  fields ? (row: any) => only(record.of(row), fields) : record.of

function pageStatement(
  record: Transformer<any>,
  { fields, limit, ...wanted }: Wanted,
  where: string,
  bindings: unknown[]
) {
  const [order, offset] = [orderBy(wanted.keys, wanted), (wanted.page - 1) * limit]
  const page = `FROM ${wanted.from} WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  if (offset < SHALLOW || !where.includes('tenant_id'))
    return [`SELECT ${record.columns(fields)} ${page}`, bindings] as const

  // The optimizer would choose a narrower index of a soft-deleted table, and sort all rows by id.
  const byTime = bindings.length === 1 && /^t\.id( DESC)?$/.test(order)
  const ids = byTime ? page.replace(' t WHERE', ' t FORCE INDEX (PRIMARY) WHERE') : page

  return [
    `SELECT ${record.columns(fields)} FROM ${name(record.table)} t JOIN (SELECT t.id ${ids}) page ON page.id = t.id WHERE t.tenant_id = ? ORDER BY ${orderBy(keysOf(record, wanted.sort ?? orderOf(wanted.filters)))}`,
    [...bindings, Current.tenantId],
  ] as const
}

async function byCursor(
  record: Transformer<any>,
  wanted: Wanted,
  conditions: Condition[],
  asked: Asked
): Promise<ListAnswer> {
  const { limit, keys, cursor, fields } = wanted
  const found = await rowsBehind(cursor, record, wanted, conditions, limit + 1)
  const { page, meta, link } = cursorLinks(asked, found, limit, (row) => cursorAfter(keys, row))

  return { body: { data: page.map(shownAs(record, fields)), meta }, link }
}

async function* batches(record: Transformer<any>, wanted: Wanted, found: Condition[]) {
  for (let after: string | undefined; ;) {
    const { data, next } = await batch(record, wanted, found, after)
    yield data
    if (!next) return
    after = next
  }
}

async function batch(
  record: Transformer<any>,
  wanted: Wanted,
  found: Condition[],
  after?: string
): Promise<Batch> {
  const data = await rowsBehind(after, record, wanted, found, AT_ONCE)
  return {
    data: data.map(shownAs(record, wanted.fields)),
    next: data.length < AT_ONCE ? undefined : cursorAfter(wanted.keys, data.at(-1)!),
  }
}

async function rowsBehind(
  cursor: string | undefined,
  record: Transformer<any>,
  { fields, keys, ...wanted }: Wanted,
  found: Condition[],
  count: number
) {
  const [where, bindings] = whereOf(cursor ? [...found, beyond(keys, cursor)] : found)
  const reading = rows(
    `SELECT ${record.columns(fields)}, ${keyColumns(keys)} FROM ${wanted.from} WHERE ${where} ORDER BY ${orderBy(keys, wanted)} LIMIT ${count}`,
    bindings
  )
  return reading.catch((error) => {
    throw cursor && isNotComparable(error) ? notOurs() : error
  })
}

/** MySQL cannot compare an ASCII column with other text, so the cursor is not from this list. */
const isNotComparable = ({ code }: { code?: string }) => code === 'ER_CANNOT_CONVERT_STRING'

/** `from` and `to`, both included, on a column of calendar days. */
export const dayRange = (column: string) => ({
  from: (day: string): Condition => [`t.${column} >= ?`, day],
  to: (day: string): Condition => [`t.${column} <= ?`, day],
})

/** `from` and `to`, both included, on a column of instants: days in the tenant's time zone. */
export const instantRange = (column: string) => ({
  from: (day: string): Condition => [
    `t.${column} >= ?`,
    sqlInstant(startOfDay(day, Current.tenant.timezone)),
  ],
  to: (day: string): Condition => [
    `t.${column} <= ?`,
    sqlInstant(endOfDay(day, Current.tenant.timezone)),
  ],
})

function whereOf(conditions: readonly Condition[]): [string, unknown[]] {
  return [
    conditions.map(([sql]) => `(${sql})`).join(' AND '),
    conditions.flatMap(([, ...bindings]) => bindings),
  ]
}
