/** GET /accounts/:id/ledger: the lines of an account by day, with running balances. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, rows, type DatabaseRow } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { allInJson, inJson } from '#core/primitives/decimal'
import { LIST_META } from '#core/resources/list/links'
import { operation, pathId } from '#core/endpoints/operations'
import { preferencesOf } from '#core/http/prefer_header'
import { queryOf } from '#core/input/query_string'
import { cursor, dayFilter, described, limit, page, sortedBy } from '#core/input/query_fields'
import { invalid, notFound } from '#core/errors/refusal'
import type { HttpContext } from '@adonisjs/core/http'
import { behind, byPage, placeOf, type Range } from '#accounting/ledger/account_lines'
import { dayBefore, sumsOfAccount } from '#accounting/ledger/balances'

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
const sums = {
  type: 'object',
  properties: { debit: number, credit: number },
  required: ['debit', 'credit'],
}
const line = {
  entryId: {
    type: ['string', 'null'],
    format: 'uuid',
    description:
      'The id of the entry. Null in the row `Payroll`, which sums the lines of pay of a day for ' +
      'callers without `payroll:read`.',
  },
  number: { type: ['integer', 'null'] },
  entryDate: { type: 'string', format: 'date' },
  entryType: { type: 'string' },
  concept: { type: 'string' },
  reference: text,
  description: text,
  debit: number,
  credit: number,
  balance: {
    type: 'number',
    description: 'The balance after this line, on the side of the nature of the account.',
  },
}
const properties = {
  account: {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      code: { type: 'string' },
      name: { type: 'string' },
      nature: { type: 'string' },
    },
  },
  from: { ...text, format: 'date' },
  to: { type: 'string', format: 'date' },
  opening: number,
  closing: number,
  totals: sums,
  data: { type: 'array', items: { type: 'object', properties: line, required: Object.keys(line) } },
  meta: { anyOf: Object.values(LIST_META) },
}
export const ledgerSchema = {
  type: 'object',
  title: 'AccountLedger',
  properties,
  required: Object.keys(properties),
}
export const ledgerParameters = query.parameters

export const accountLedger = operation(
  {
    kind: 'read',
    status: 200,
    parameters: ledgerParameters,
    output: { schema: ledgerSchema },
    summary: 'List the lines of an account',
  },
  async (ctx) => {
    return ledgerOf(pathId(ctx), ctx)
  }
)

/**
 * The last entry day, because future lines are shown too. It is a value, so that the index is used.
 */
const LAST_DAY =
  '(SELECT MAX(l.entry_date) FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ?)'

const latestOf = (...days: (string | null)[]) =>
  days.reduce((latest, day) => (latest === null || (day !== null && day > latest) ? day : latest))

/** Sums and lines of one snapshot. */
export const ledgerOf = (accountId: string, ctx: HttpContext) =>
  atOneMoment(() => readLedger(accountId, ctx))

async function readLedger(accountId: string, ctx: HttpContext) {
  const {
    from = null,
    to: asked,
    page = 1,
    limit = 20,
    sort,
    cursor,
  } = query.parse(ctx.request.qs(), preferencesOf(ctx))
  const to = asked ?? '9999-12-31'
  const [found] = await rows(
    `SELECT a.id, a.code, a.name, a.nature, ${LAST_DAY} AS lastDay FROM accounts a WHERE a.tenant_id = ? AND a.id = ?`,
    [Current.tenantId, accountId, Current.tenantId, accountId]
  )
  if (!found) throw notFound()
  if (from && from > to) throw invalid('from', 'INVALID', 'from must not be after to')
  const { lastDay, ...account } = found

  const sign = account.nature === 'DEBIT' ? 1 : -1
  const descending = sort?.[0].descending ?? false
  const range: Range = { accountId, from: from ?? '1000-01-01', to, limit, descending }
  const place = cursor ? placeOf(cursor, range) : undefined
  const [before, through, reached] = await sumsOfAccount(
    accountId,
    from && dayBefore(from),
    to,
    place ? dayBefore(place.day) : null
  )
  const { lines, moved, meta, link } =
    cursor === undefined ? await byPage(range, page, ctx) : await behind(range, place, ctx)
  if (link) ctx.response.header('Link', link)

  const start = net(place ? reached : descending ? through : before)

  return {
    account,
    from,
    to: asked ?? latestOf(from, lastDay, todayIn(Current.tenant.timezone)),
    opening: inJson(net(before).times(sign)),
    closing: inJson(net(through).times(sign)),
    totals: allInJson({
      debit: through.debit.minus(before.debit),
      credit: through.credit.minus(before.credit),
    }),
    data: withBalances(lines, start.plus(moved).times(sign), sign, descending),
    meta,
  }
}

const net = ({ debit, credit }: { debit: Big; credit: Big }) => debit.minus(credit)

/** Balances after each line. Descending pages start from the balance before the line. */
function withBalances(lines: DatabaseRow[], start: Big, sign: number, descending: boolean) {
  let balance = start

  return lines.map(({ debit, credit, line: _, ...line }) => {
    const moved = new Big(debit).minus(credit).times(sign)
    const after = descending ? balance : balance.plus(moved)
    balance = descending ? balance.minus(moved) : after
    return {
      ...line,
      number: line.number === null ? null : Number(line.number),
      debit: Number(debit),
      credit: Number(credit),
      balance: inJson(after),
    }
  })
}
