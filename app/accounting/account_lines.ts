/** Lines of an account, a page at a time: by its number, or behind a line that a page ended with. */
import Big from 'big.js'
import type { HttpContext } from '@adonisjs/core/http'
import { Current } from '#core/current'
import { selects, type Statement } from '#core/database'
import { readDay } from '#core/field_checks'
import { isUuid } from '#core/fields'
import { askedBy, cursorOf, readCursor, toldBehind, toldByPage } from '#core/list_links'

export type Range = { accountId: string; from: string; to: string; limit: number; descending: boolean }

/** A page of lines, and by how much the account had moved before it, in the direction in which it is read: since the first of all, or where the cursor told. */
type Page = { lines: Record<string, any>[]; moved: Big; meta: Record<string, unknown>; link?: string }

const orderOf = ({ descending }: Range) => (descending ? 'ORDER BY l.entry_date DESC, l.entry_id DESC, l.line DESC' : 'ORDER BY l.entry_date, l.entry_id, l.line')
const RANGE = 'FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ? AND l.entry_date BETWEEN ? AND ?'

const bindingsOf = ({ accountId, from, to }: Range) => [Current.tenantId, accountId, from, to]

/** Lines are picked from the covering index, and only those are read. */
function linesStatement(range: Range, picked: string, bindings: readonly unknown[]): Statement {
  return [
    `SELECT e.id AS entryId, e.number, e.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, l.debit, l.credit, l.line
       FROM (SELECT l.entry_id, l.line ${picked}) page
       JOIN journal_lines l ON l.tenant_id = ? AND l.entry_id = page.entry_id AND l.line = page.line
       JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id ${orderOf(range)}`,
    [...bindings, Current.tenantId],
  ]
}

/** The page of this number, from 1, and the total of all. */
export async function byPage(range: Range, page: number, ctx: HttpContext): Promise<Page> {
  const { limit, descending } = range
  const [bindings, order, offset] = [bindingsOf(range), orderOf(range), (page - 1) * limit]
  const [[count], [skipped], lines] = await selects([
    [`SELECT COUNT(*) AS total ${RANGE}`, bindings],
    [`SELECT SUM(debit - credit) AS net FROM (SELECT l.debit, l.credit ${RANGE} ${order} LIMIT ${offset}) before_page`, bindings],
    linesStatement(range, `${RANGE} ${order} LIMIT ${limit} OFFSET ${offset}`, bindings),
  ])

  return { lines, moved: new Big(skipped.net ?? 0).times(descending ? -1 : 1), ...toldByPage(askedBy(ctx), { page, limit, total: Number(count.total) }) }
}

/** The line that a page ended with. */
export type Place = { day: string; entryId: string; line: number }

/** How a cursor of the reverse order ends, so that it is not taken for one of the other. */
const orderIn = ({ descending }: Range) => (descending ? ['-entryDate'] : [])

/** Where a cursor goes on; 422 for one that was given for another range or the other order. */
export function placeOf(cursor: string, range: Range): Place {
  const [day, entryId, line] = readCursor(cursor, ([day, entryId, line, ...order]) => {
    return typeof day === 'string' && readDay(day) === day && day >= range.from && day <= range.to && isUuid(String(entryId)) && Number.isSafeInteger(line) && order.join() === orderIn(range).join()
  })
  return { day, entryId, line } as Place
}

/** The page behind `place`, or the first. What follows a line costs what the first page costs: up to the day before, sums are kept; of that day they are added up. */
export async function behind(range: Range, place: Place | undefined, ctx: HttpContext): Promise<Page> {
  const { limit, descending } = range
  const bindings = bindingsOf(range)
  const [further, ...at] = place ? furtherThan(place, descending ? '<' : '>') : ['']
  const [found, [skipped] = []] = await selects([
    linesStatement(range, `${RANGE} ${further} ${orderOf(range)} LIMIT ${limit + 1}`, [...bindings, ...at]),
    ...(place ? [movedBefore(place, descending ? '<' : '<=', bindings)] : []),
  ])
  const { page: lines, meta, link } = toldBehind(askedBy(ctx), found, limit, (last) => cursorOf([last.entryDate, last.entryId, last.line, ...orderIn(range)]))

  return { lines, moved: new Big(skipped?.net ?? 0), meta, link }
}

const furtherThan = ({ day, entryId, line }: Place, than: '<' | '>'): [string, ...unknown[]] => [
  `AND l.entry_date ${than}= ? AND (l.entry_date ${than} ? OR l.entry_id ${than} ? OR (l.entry_id = ? AND l.line ${than} ?))`,
  ...[day, day, entryId, entryId, line],
]

/** What the lines of its day before the place have moved; with it, or without. */
const movedBefore = ({ day, entryId, line }: Place, upTo: '<' | '<=', bindings: readonly unknown[]): Statement => [
  `SELECT SUM(l.debit - l.credit) AS net ${RANGE} AND l.entry_date = ? AND (l.entry_id < ? OR (l.entry_id = ? AND l.line ${upTo} ?))`,
  [...bindings, day, entryId, entryId, line],
]
