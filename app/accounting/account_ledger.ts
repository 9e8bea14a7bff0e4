/** GET /accounts/:id/ledger: the lines of an account in the order of their days, with the balance after each. */
import Big from 'big.js'
import { Current } from '#core/current'
import { atOneMoment, rows, selects, type Statement } from '#core/database'
import { todayIn } from '#core/days'
import { allInJson, inJson } from '#core/decimal'
import { readDay } from '#core/field_checks'
import { isUuid } from '#core/fields'
import { askedBy, cursorOf, LIST_META, readCursor, toldBehind, toldByPage } from '#core/list_links'
import { operation, pathId } from '#core/operations'
import { preferencesOf } from '#core/preferences'
import { queryOf } from '#core/query'
import { cursor, dayFilter, described, limit, page, sortedBy } from '#core/query_fields'
import { invalid, notFound } from '#core/refusals'
import type { HttpContext } from '@adonisjs/core/http'
import { dayBefore, sumsOfAccount } from '#accounting/balances'

const query = queryOf({
  from: described('The first day; the first of all by default.', dayFilter()),
  to: described('The last day.', dayFilter()),
  page,
  limit,
  sort: sortedBy(['entryDate'], 'Oldest first'),
  cursor,
})

const number = { type: 'number' }
const text = { type: ['string', 'null'] }
const sums = { type: 'object', properties: { debit: number, credit: number }, required: ['debit', 'credit'] }
const line = {
  entryId: { type: 'string', format: 'uuid' },
  number: { type: 'integer' },
  entryDate: { type: 'string', format: 'date' },
  entryType: { type: 'string' },
  concept: { type: 'string' },
  reference: text,
  description: text,
  debit: number,
  credit: number,
  balance: { type: 'number', description: 'After this line, on the side of the nature of the account' },
}
const properties = {
  account: { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, code: { type: 'string' }, name: { type: 'string' }, nature: { type: 'string' } } },
  from: { ...text, format: 'date' },
  to: { type: 'string', format: 'date' },
  opening: number,
  closing: number,
  totals: sums,
  data: { type: 'array', items: { type: 'object', properties: line, required: Object.keys(line) } },
  meta: { anyOf: Object.values(LIST_META) },
}
export const ledgerSchema = { type: 'object', title: 'AccountLedger', properties, required: Object.keys(properties) }
export const ledgerParameters = query.parameters

export const accountLedger = operation({ kind: 'read', status: 200, parameters: ledgerParameters, output: { schema: ledgerSchema }, summary: 'Lines of an account, with the running balance' }, async (ctx) => {
  return ledgerOf(pathId(ctx), ctx)
})

type Range = { accountId: string; from: string; to: string; limit: number; descending: boolean }

/** A page of lines, and by how much the account had moved before it, in the direction in which it is read: since the first of all, or where the cursor told. */
type Page = { lines: Record<string, any>[]; moved: Big; meta: Record<string, unknown>; link?: string }

/** An account may have lines that are dated ahead: without a last day they are shown, and counted. Its values are given, so that the index answers at once. */
const LAST_DAY = '(SELECT MAX(l.entry_date) FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ?)'

const latestOf = (...days: (string | null)[]) => days.reduce((latest, day) => (latest === null || (day !== null && day > latest) ? day : latest))

/** The answer for one account, as the query string asks: its sums and its lines are of one moment. */
export const ledgerOf = (accountId: string, ctx: HttpContext) => atOneMoment(() => readLedger(accountId, ctx))

async function readLedger(accountId: string, ctx: HttpContext) {
  const { from = null, to: asked, page = 1, limit = 20, sort, cursor } = query.parse(ctx.request.qs(), preferencesOf(ctx))
  const to = asked ?? '9999-12-31'
  const [found] = await rows(`SELECT a.id, a.code, a.name, a.nature, ${LAST_DAY} AS lastDay FROM accounts a WHERE a.tenant_id = ? AND a.id = ?`, [Current.tenantId, accountId, Current.tenantId, accountId])
  if (!found) throw notFound()
  if (from && from > to) throw invalid('from', 'INVALID', 'from must not be after to')
  const { lastDay, ...account } = found

  const sign = account.nature === 'DEBIT' ? 1 : -1
  const descending = sort?.[0].descending ?? false
  const range = { accountId, from: from ?? '1000-01-01', to, limit, descending }
  const place = cursor ? placeOf(cursor, range) : undefined
  const [before, through, reached] = await sumsOfAccount(accountId, from && dayBefore(from), to, place ? dayBefore(place.day) : null)
  const { lines, moved, meta, link } = cursor === undefined ? await byPage(range, page, ctx) : await behind(range, place, ctx)
  if (link) ctx.response.header('Link', link)

  const start = net(place ? reached : descending ? through : before)

  return {
    account,
    from,
    to: asked ?? latestOf(from, lastDay, todayIn(Current.tenant.timezone)),
    opening: inJson(net(before).times(sign)),
    closing: inJson(net(through).times(sign)),
    totals: allInJson({ debit: through.debit.minus(before.debit), credit: through.credit.minus(before.credit) }),
    data: withBalances(lines, start.plus(moved).times(sign), sign, descending),
    meta,
  }
}

const net = ({ debit, credit }: { debit: Big; credit: Big }) => debit.minus(credit)

/** The balance after a line is the same in both orders: read backwards, it is what the line before it began with. */
function withBalances(lines: Record<string, any>[], start: Big, sign: number, descending: boolean) {
  let balance = start

  return lines.map(({ debit, credit, line: _, ...line }) => {
    const moved = new Big(debit).minus(credit).times(sign)
    const after = descending ? balance : balance.plus(moved)
    balance = descending ? balance.minus(moved) : after
    return { ...line, number: Number(line.number), debit: Number(debit), credit: Number(credit), balance: inJson(after) }
  })
}

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

async function byPage(range: Range, page: number, ctx: HttpContext): Promise<Page> {
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
type Place = { day: string; entryId: string; line: number }

/** How a cursor of the reverse order ends, so that it is not taken for one of the other. */
const orderIn = ({ descending }: Range) => (descending ? ['-entryDate'] : [])

function placeOf(cursor: string, range: Range): Place {
  const [day, entryId, line] = readCursor(cursor, ([day, entryId, line, ...order]) => {
    return typeof day === 'string' && readDay(day) === day && day >= range.from && day <= range.to && isUuid(String(entryId)) && Number.isSafeInteger(line) && order.join() === orderIn(range).join()
  })
  return { day, entryId, line } as Place
}

/** What follows a line costs what the first page costs: up to the day before, sums are kept; of that day they are added up. */
async function behind(range: Range, place: Place | undefined, ctx: HttpContext): Promise<Page> {
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
