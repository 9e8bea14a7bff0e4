/** GET /accounts/:id/ledger: the lines of an account in the order of their days, with the balance after each. */
import Big from 'big.js'
import { Current } from '#core/current'
import { rows, selects, type Statement } from '#core/database'
import { todayIn } from '#core/days'
import { allInJson, inJson } from '#core/decimal'
import { readDay } from '#core/field_checks'
import { isUuid } from '#core/fields'
import { askedBy, cursorOf, LIST_META, readCursor, toldBehind, toldByPage } from '#core/list_links'
import { operation, pathId } from '#core/operations'
import { preferencesOf } from '#core/preferences'
import { cursor, dayFilter, described, limit, page, queryOf } from '#core/query_fields'
import { notFound } from '#core/refusals'
import type { HttpContext } from '@adonisjs/core/http'
import { dayBefore, sumsOfAccount } from '#accounting/balances'

const query = queryOf({
  from: described('The first day; the first of all by default.', dayFilter()),
  to: described('The last day.', dayFilter()),
  page,
  limit,
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

type Range = { accountId: string; from: string; to: string; limit: number }

/** A page of lines, and by how much the account had moved before it: since `from`, or where the cursor told. */
type Page = { lines: Record<string, any>[]; moved: Big; meta: Record<string, unknown>; link?: string }

/** The answer for one account, as the query string asks. */
export async function ledgerOf(accountId: string, ctx: HttpContext) {
  const { from = null, to = '9999-12-31', page = 1, limit = 20, cursor } = query.parse(ctx.request.qs(), preferencesOf(ctx))
  const [account] = await rows('SELECT id, code, name, nature FROM accounts WHERE tenant_id = ? AND id = ?', [Current.tenantId, accountId])
  if (!account) throw notFound()

  const sign = account.nature === 'DEBIT' ? 1 : -1
  const range = { accountId, from: from ?? '1000-01-01', to, limit }
  const place = cursor ? placeOf(cursor, range) : undefined
  const [before, through, reached] = await sumsOfAccount(accountId, from && dayBefore(from), to, place ? dayBefore(place.day) : null)
  const { lines, moved, meta, link } = cursor === undefined ? await byPage(range, page, ctx) : await behind(range, place, ctx)
  if (link) ctx.response.header('Link', link)

  const opening = net(before)
  let balance = (place ? net(reached) : opening).plus(moved).times(sign)
  const data = lines.map(({ debit, credit, line: _, ...line }) => {
    balance = balance.plus(new Big(debit).minus(credit).times(sign))
    return { ...line, number: Number(line.number), debit: Number(debit), credit: Number(credit), balance: inJson(balance) }
  })

  return {
    account,
    from,
    to: to === '9999-12-31' ? todayIn(Current.tenant.timezone) : to,
    opening: inJson(opening.times(sign)),
    closing: inJson(net(through).times(sign)),
    totals: allInJson({ debit: through.debit.minus(before.debit), credit: through.credit.minus(before.credit) }),
    data,
    meta,
  }
}

const net = ({ debit, credit }: { debit: Big; credit: Big }) => debit.minus(credit)

const ORDER = 'ORDER BY l.entry_date, l.entry_id, l.line'
const RANGE = 'FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ? AND l.entry_date BETWEEN ? AND ?'

const bindingsOf = ({ accountId, from, to }: Range) => [Current.tenantId, accountId, from, to]

/** Lines are picked from the covering index, and only those are read. */
function linesStatement(picked: string, bindings: readonly unknown[]): Statement {
  return [
    `SELECT e.id AS entryId, e.number, e.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, l.debit, l.credit, l.line
       FROM (SELECT l.entry_id, l.line ${picked}) page
       JOIN journal_lines l ON l.tenant_id = ? AND l.entry_id = page.entry_id AND l.line = page.line
       JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id ${ORDER}`,
    [...bindings, Current.tenantId],
  ]
}

async function byPage(range: Range, page: number, ctx: HttpContext): Promise<Page> {
  const { limit } = range
  const [bindings, offset] = [bindingsOf(range), (page - 1) * limit]
  const [[count], skipped, lines] = await selects([
    [`SELECT COUNT(*) AS total ${RANGE}`, bindings],
    [`SELECT SUM(debit - credit) AS net FROM (SELECT l.debit, l.credit ${RANGE} ${ORDER} LIMIT ${offset}) before_page`, bindings],
    linesStatement(`${RANGE} ${ORDER} LIMIT ${limit} OFFSET ${offset}`, bindings),
  ])

  return { lines, moved: sumOf(skipped), ...toldByPage(askedBy(ctx), { page, limit, total: Number(count.total) }) }
}

/** The line that a page ended with. */
type Place = { day: string; entryId: string; line: number }

function placeOf(cursor: string, { from, to }: Range): Place {
  const [day, entryId, line] = readCursor(cursor, ([day, entryId, line, ...more]) => {
    return typeof day === 'string' && readDay(day) === day && day >= from && day <= to && isUuid(String(entryId)) && Number.isSafeInteger(line) && !more.length
  })
  return { day, entryId, line } as Place
}

/** What follows a line costs what the first page costs: up to the day before, sums are kept; of that day they are added up. */
async function behind(range: Range, place: Place | undefined, ctx: HttpContext): Promise<Page> {
  const { limit } = range
  const bindings = bindingsOf(range)
  const { day, entryId, line } = place ?? { day: range.from, entryId: '', line: 0 }
  const at = [day, day, entryId, entryId, line]
  const [skipped, found] = await selects([
    [`SELECT SUM(l.debit - l.credit) AS net ${RANGE} AND l.entry_date = ? AND (l.entry_id < ? OR (l.entry_id = ? AND l.line <= ?))`, [...bindings, day, entryId, entryId, line]],
    linesStatement(`${RANGE} AND l.entry_date >= ? AND (l.entry_date > ? OR l.entry_id > ? OR (l.entry_id = ? AND l.line > ?)) ${ORDER} LIMIT ${limit + 1}`, [...bindings, ...at]),
  ])
  const { page: lines, meta, link } = toldBehind(askedBy(ctx), found, limit, (last) => cursorOf([last.entryDate, last.entryId, last.line]))

  return { lines, moved: sumOf(skipped), meta, link }
}

const sumOf = ([{ net: value }]: Record<string, any>[]) => new Big(value ?? 0)
