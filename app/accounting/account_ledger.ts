/** GET /accounts/:id/ledger: the lines of an account in the order of their days, with the balance after each. */
import Big from 'big.js'
import { Current } from '#core/current'
import { rows, selects } from '#core/database'
import { todayIn } from '#core/days'
import { zero, sum } from '#core/decimal'
import { operation, pathId } from '#core/operations'
import { preferencesOf } from '#core/preferences'
import { dayFilter, described, queryOf, wholeFilter } from '#core/query_fields'
import { notFound } from '#core/refusals'
import type { HttpContext } from '@adonisjs/core/http'
import { dayBefore, sumsOfAccount } from '#accounting/balances'

const query = queryOf({
  from: described('The first day; the first of all by default.', dayFilter()),
  to: described('The last day.', dayFilter()),
  page: wholeFilter({ min: 1 }),
  limit: described('How many lines a page holds, 20 by default.', wholeFilter({ min: 1, max: 100 })),
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
  meta: { type: 'object', properties: { page: number, limit: number, total: number, totalPages: number } },
}
export const ledgerSchema = { type: 'object', title: 'AccountLedger', properties, required: Object.keys(properties) }
export const ledgerParameters = query.parameters

export const accountLedger = operation({ kind: 'read', status: 200, parameters: ledgerParameters, output: { schema: ledgerSchema }, summary: 'Lines of an account, with the running balance' }, async (ctx) => {
  return ledgerOf(pathId(ctx), ctx)
})

/** The answer for one account, as the query string asks. */
export async function ledgerOf(accountId: string, ctx: HttpContext) {
  const { from = null, to = '9999-12-31', page = 1, limit = 20 } = query.parse(ctx.request.qs(), preferencesOf(ctx))
  const [account] = await rows('SELECT id, code, name, nature FROM accounts WHERE tenant_id = ? AND id = ?', [Current.tenantId, accountId])
  if (!account) throw notFound()

  const sign = account.nature === 'DEBIT' ? 1 : -1
  const offset = (page - 1) * limit
  const [before, through] = await sumsOfAccount(accountId, from && dayBefore(from), to)
  const { total, skipped, lines } = await linesOf(accountId, from ?? '1000-01-01', to, limit, offset)

  const opening = before.debit.minus(before.credit).times(sign)
  let balance = opening.plus(skipped.times(sign))
  const data = lines.map(({ debit, credit, ...line }) => {
    balance = balance.plus(new Big(debit).minus(credit).times(sign))
    return { ...line, number: Number(line.number), debit: Number(debit), credit: Number(credit), balance: balance.toNumber() }
  })

  return {
    account,
    from,
    to: to === '9999-12-31' ? todayIn(Current.tenant.timezone) : to,
    opening: opening.toNumber(),
    closing: through.debit.minus(through.credit).times(sign).toNumber(),
    totals: { debit: through.debit.minus(before.debit).toNumber(), credit: through.credit.minus(before.credit).toNumber() },
    data,
    meta: { page, limit, total, totalPages: Math.ceil(total / limit) },
  }
}

/** A page of lines from the covering index, and the sum of those before it. */
async function linesOf(accountId: string, from: string, to: string, limit: number, offset: number) {
  const range = 'FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ? AND l.entry_date BETWEEN ? AND ?'
  const order = 'ORDER BY l.entry_date, l.entry_id, l.line'
  const bindings = [Current.tenantId, accountId, from, to]

  const [[{ total }], skipped, lines] = await selects([
    [`SELECT COUNT(*) AS total ${range}`, bindings],
    [`SELECT SUM(debit - credit) AS net FROM (SELECT l.debit, l.credit ${range} ${order} LIMIT ${offset}) before_page`, bindings],
    [
      `SELECT e.id AS entryId, e.number, e.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, l.debit, l.credit
         FROM (SELECT l.entry_id, l.line ${range} ${order} LIMIT ${limit} OFFSET ${offset}) page
         JOIN journal_lines l ON l.tenant_id = ? AND l.entry_id = page.entry_id AND l.line = page.line
         JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id ${order}`,
      [...bindings, Current.tenantId],
    ],
  ])
  return { total: Number(total), skipped: sum(skipped.map(({ net }) => (net === null ? zero : new Big(net)))), lines }
}
