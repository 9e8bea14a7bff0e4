/**
 * Lists: pages with a total, cursors without one, sorting, search and filters, declared once per
 * resource. A list costs two statements in one round trip: the rows, and the count that writes
 * keep; a filtered total is counted once and remembered until something of that table changes.
 */
import string from '@adonisjs/core/helpers/string'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { endOfDay, startOfDay } from '#core/calendar/days'
import { notOurs, toldBehind, toldByPage, type Asked } from '#core/resources/list/links'
import { beyond, cursorAfter, keyColumns, keysOf, orderBy } from '#core/resources/list/order'
import { sourceOf, type Source } from '#core/resources/list/source'
import { fieldsFilter, only } from '#core/resources/list/fields'
import { countedTotal, keptTotal, rememberedTotal } from '#core/resources/list/total'
import { listQuery, type ListQuery, type QueryFields } from '#core/input/query_string'
import type { Transformer } from '#core/resources/transformer'
import { searching } from '#core/database/search_text'
import { name, type Condition } from '#core/database/sql'
import { findsFew, lookupsOf, orderOf, type KnownBy } from '#core/resources/list/lookups'

export type { Condition } from '#core/database/sql'

type Definition<R extends Transformer<any>, N extends string, F extends QueryFields> = {
  record: R
  /**
   * Fields that it may be sorted by, each served by an index; `createdAt` is the primary key,
   * always there.
   */
  sorts?: readonly N[]
  /** What `search` looks at, in words. */
  search?: string
  /** How it looks there; without this the table has a `search_text` column. */
  searched?: (text: string) => Condition[]
  filters?: F
  /**
   * What each filter means in SQL. A filter without an entry compares the column of its name; those
   * of `lookupsOf` may have another meaning here.
   */
  where?: { [K in keyof F | KnownBy]?: (value: any) => Condition | undefined }
  /**
   * Filters whose truth other tables decide, or `search` if its does: their totals are counted each
   * time.
   */
  volatile?: readonly (keyof F | KnownBy | 'search')[]
  /** Its total is counted each time: of a table whose writes keep no count. */
  isCounted?: true
  /**
   * Which rows there are, of a table that belongs to no tenant, such as that of the tenants: its
   * totals are counted.
   */
  among?: Condition
}

type ListAnswer = {
  body: { data: Record<string, unknown>[]; meta: Record<string, unknown> }
  link?: string
}

/** `findsFew`: it is of few records, so that they are put in order once they are found. */
type Wanted = ListQuery & Source & { findsFew: boolean }

type Batch = { data: Record<string, unknown>[]; next?: string }

/**
 * Beyond this, the ids of a page are looked up first and its rows after: a deep OFFSET walks only
 * the index.
 */
const SHALLOW = 1_000

/** The rows of one batch of everything. */
const AT_ONCE = 1_000

/**
 * The list of a record. Whatever it reads refuses parameters that are wrong (422), with `strict`
 * also those that there are not.
 */
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

  /**
   * What the tenant, the liveness of rows and the filters say together. `always` is the caller's,
   * such as the parent's id.
   */
  function conditions(asked: Wanted, always: readonly Condition[]): Condition[] {
    const found: Condition[] = [among ?? ['t.tenant_id = ?', Current.tenantId]]
    if (record.soft) found.push(['t.live = 1'])
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

  /** The conditions and the order of a query string. */
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
    return found.length === baseCount ? keptTotal : rememberedTotal
  }

  return {
    record,
    parameters: query.parameters,

    /** Reads what the query string asks for. */
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

    /**
     * Everything that the query string asks for, in its order, a batch at a time: what it costs in
     * memory does not grow with it.
     */
    all(
      asked: Record<string, unknown>,
      { strict }: { strict?: boolean } = {}
    ): AsyncGenerator<Record<string, unknown>[]> {
      const wanted = parsed(asked, { strict })
      return batches(record, wanted, conditions(wanted, []))
    },

    /**
     * One batch of everything, behind `after`; `next` goes on behind it, and is absent at the end.
     */
    batch(asked: Record<string, unknown>, after?: string): Promise<Batch> {
      const wanted = parsed(asked)
      return batch(record, wanted, conditions(wanted, []), after)
    },

    /** The fields that a row of such an answer has, in their order. */
    fieldsOf: (asked: Record<string, unknown>): string[] =>
      Object.keys(only(record.fields, parsed(asked).fields)),

    /** The conditions of a query string, for exports. */
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
  const { meta, link } = toldByPage(asked, { page, limit, total: total.of(count) })

  return { body: { data: data.map(shownAs(record, fields)), meta }, link }
}

/** A row as it is answered. */
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

  // Else a soft table's narrowest index would look cheapest, and all its rows be sorted by id.
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
  const { page, meta, link } = toldBehind(asked, found, limit, (row) => cursorAfter(keys, row))

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

/**
 * MySQL compares a column of codes with no text that it could not hold: such a cursor is none that
 * was given.
 */
const isNotComparable = ({ code }: { code?: string }) => code === 'ER_CANNOT_CONVERT_STRING'

/** Conditions for the usual `from` and `to`, both included, on a column of calendar days. */
export const dayRange = (column: string) => ({
  from: (day: string): Condition => [`t.${column} >= ?`, day],
  to: (day: string): Condition => [`t.${column} <= ?`, day],
})

/** The same on a column of instants: by days in the tenant's zone. */
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
