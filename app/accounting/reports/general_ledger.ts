/**
 * The general ledger with running balances: JSON and PDF with a limit, CSV and hledger streamed.
 */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, rows } from '#core/database/query'
import { zero, sum } from '#core/primitives/decimal'
import { described, idFilter } from '#core/input/query_fields'
import { invalid } from '#core/errors/refusal'
import { cell, report } from '#core/endpoints/report'
import { dayBefore, nothing, sumsThrough } from '#accounting/ledger/balances'
import { payByDay } from '#accounting/pay'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { sendLedgerCsv } from '#accounting/reports/general_ledger_csv'
import { sendHledger } from '#accounting/reports/hledger'
import { day, list, number, object, text, textOrNull } from '#accounting/reports/schemas'

/** Larger answers need fewer days, one account, or a streamed form. */
const MOST_LINES = 20_000

type Asked = { from?: string; to?: string; accountId?: string }

async function generalLedgerOf({ accountId, ...asked }: Asked) {
  const { from, to } = rangeOf(asked)
  const [[before], lines] = await atOneMoment(
    async () =>
      [await sumsThrough(dayBefore(from)), await linesBetween(from, to, accountId)] as const
  )

  const balances = new Map<string, Big>()
  const { fold, flush } = payByDay<any>()
  const rows = [...fold(lines), ...flush()].map(({ debit, credit, number, isPay: _, ...line }) => {
    const { debit: opened, credit: closed } = before.get(line.accountId) ?? nothing
    const balance = (balances.get(line.accountId) ?? opened.minus(closed)).plus(debit).minus(credit)
    balances.set(line.accountId, balance)
    return {
      ...line,
      number: number === null ? null : Number(number),
      debit: new Big(debit),
      credit: new Big(credit),
      balance,
    }
  })
  const total = (side: 'debit' | 'credit') => sum(lines.map((line) => new Big(line[side] ?? zero)))
  return { from, to, rows, totals: { debit: total('debit'), credit: total('credit') } }
}

/** The join order is fixed: the server would scan all lines of each account. */
const BY_ENTRY = `journal_entries e FORCE INDEX (journal_entries__entry_date__id)
       STRAIGHT_JOIN journal_lines l FORCE INDEX (PRIMARY) ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
       STRAIGHT_JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
      WHERE e.tenant_id = ? AND e.entry_date BETWEEN ? AND ?`
const BY_ACCOUNT = `journal_lines l FORCE INDEX (journal_lines__account)
       STRAIGHT_JOIN journal_entries e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
       STRAIGHT_JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
      WHERE l.tenant_id = ? AND l.entry_date BETWEEN ? AND ? AND l.account_id = ?`

async function linesBetween(from: string, to: string, accountId?: string) {
  const found = await rows(
    `SELECT l.account_id AS accountId, a.code, a.name, e.id AS entryId, e.number, l.entry_date AS entryDate, e.entry_type AS entryType, e.concept, e.reference, l.description, l.debit, l.credit, l.is_pay AS isPay
       FROM ${accountId ? BY_ACCOUNT : BY_ENTRY}
      ORDER BY a.code, l.entry_date, l.entry_id, l.line LIMIT ${MOST_LINES + 1}`,
    [Current.tenantId, from, to, ...(accountId ? [accountId] : [])]
  )
  if (found.length > MOST_LINES)
    throw invalid(
      'from',
      'TOO_LARGE',
      `There are more than ${MOST_LINES} lines: ask for fewer days, for one accountId, or with ` +
        `Accept: text/csv or text/x-hledger`
    )
  return found
}

const line = {
  accountId: text,
  code: text,
  name: text,
  entryId: textOrNull,
  number: { type: ['integer', 'null'] },
  entryDate: day,
  entryType: text,
  concept: text,
  reference: textOrNull,
  description: textOrNull,
  debit: number,
  credit: number,
  balance: number,
}

const columns = {
  ...{
    code: cell.text,
    name: cell.text,
    entryDate: cell.day,
    number: cell.text,
    entryType: cell.text,
    concept: cell.text,
    reference: cell.text,
    description: cell.text,
  },
  ...{ debit: cell.amount, credit: cell.amount, balance: cell.amount },
}

export const generalLedger = report({
  name: 'general-ledger',
  summary: 'General ledger',
  query: {
    ...rangeQuery,
    accountId: described('Only lines of this account, by its id.', idFilter()),
  },
  schema: object(
    { from: day, to: day, rows: list(line), totals: object({ debit: number, credit: number }) },
    'GeneralLedger'
  ),
  columns,
  read: generalLedgerOf,
  also: {
    'text/csv': ({ accountId, ...asked }: Asked, ctx) =>
      sendLedgerCsv({ ...rangeOf(asked), accountId }, Object.keys(columns), ctx),
    'text/x-hledger': ({ accountId, ...asked }: Asked, ctx) =>
      sendHledger({ ...rangeOf(asked), accountId }, ctx),
  },
})
