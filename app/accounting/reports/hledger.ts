/**
 * The books as an hledger journal: accounts, opening balances and entries, streamed. For one
 * account, its opening balance and its whole entries.
 */
import type { HttpContext } from '@adonisjs/core/http'
import Big from 'big.js'
import { jsonOf } from '#core/database/columns'
import { seesPay } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { atOneMoment, rows } from '#core/database/query'
import { moneyDigits, shownAmount } from '#core/money/amounts'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'
import { dayBefore, sumsThrough, type SumsByAccount } from '#accounting/ledger/balances'
import { foldPay, PAY_ROW } from '#accounting/pay'
import { accountsInOrder, lastNumber, type ReportAccount } from '#accounting/reports/accounts'

const AT_ONCE = 500
const TYPES: Record<string, string> = {
  ASSET: 'A',
  LIABILITY: 'L',
  EQUITY: 'E',
  INCOME: 'R',
  EXPENSE: 'X',
}
const TOPS: Record<string, string> = {
  ASSET: 'assets',
  LIABILITY: 'liabilities',
  EQUITY: 'equity',
  INCOME: 'income',
  EXPENSE: 'expenses',
}

type Range = { from: string; to: string; accountId?: string }

/** The other side of one account's opening balance. */
const BEFORE = 'equity:Opening balances'

/** Sends the journal of a range. Later entries are not in it. */
export async function sendHledger(range: Range, { response }: HttpContext) {
  const moment = await momentOf(range)

  response.header('Content-Type', 'text/x-hledger; charset=utf-8')
  response.header('Content-Disposition', 'attachment; filename="general-ledger.journal"')
  response.stream(streamAsCaller(partsOf(range, moment)))
}

type Moment = { accounts: ReadonlyMap<string, ReportAccount>; before: SumsByAccount; last: number }

/** Accounts, opening balances and the last entry number, for one snapshot. */
const momentOf = ({ from }: Range): Promise<Moment> =>
  atOneMoment(async () => {
    const accounts = new Map(
      (await accountsInOrder()).map((account) => [account.accountId, account])
    )
    const [before] = await sumsThrough(dayBefore(from))
    return { accounts, before, last: await lastNumber() }
  })

async function* partsOf(
  { from, to, accountId }: Range,
  { accounts, before, last }: Moment
): AsyncGenerator<string> {
  const { currency, name } = Current.tenant

  yield `; ${clean(name)}, ${from} to ${to}\ncommodity 1000.${'0'.repeat(moneyDigits())} ${currency}\n\n`
  yield (
    [...accounts.values()]
      .map((account) => `account ${nameOf(account)}  ; type: ${TYPES[account.type]}\n`)
      .join('') + `${accountId ? `account ${BEFORE}  ; type: E\n` : ''}\n`
  )
  yield opening({ from, accountId }, accounts, before, currency)

  const { fold, flush } = foldPay<Entry>(({ date }) => date, asOnePayroll)
  const text = (entries: readonly Entry[]) =>
    entries
      .filter((entry) => isOf(entry, accountId))
      .map((entry) => written(entry, accounts, currency))
      .join('')
  for (let after: { date: string; id: string } | undefined = { date: from, id: '' }; after;) {
    const entries = await entriesAfter(after, { to, accountId }, last)
    yield text(fold(entries))
    after =
      entries.length === AT_ONCE
        ? { date: entries.at(-1)!.date, id: entries.at(-1)!.id }
        : undefined
  }
  yield text(flush())
}

type Posting = [line: number, accountId: string, amount: string]

type Entry = {
  id: string
  number: string | null
  date: string
  concept: string
  reference: string | null
  type: string
  isPay: unknown
  postings: Posting[]
}

/** All payroll entries of a day are one, so that no selection of accounts reveals single ones. */
function asOnePayroll(held: Entry | undefined, entry: Entry): Entry {
  const sums = new Map<string, Big>()
  for (const [, accountId, amount] of [...(held?.postings ?? []), ...entry.postings])
    sums.set(accountId, new Big(amount).plus(sums.get(accountId) ?? 0))

  const { number, concept, reference, entryType: type } = PAY_ROW
  return {
    ...entry,
    number,
    concept,
    reference,
    type,
    postings: [...sums].map(([accountId, amount], line) => [line, accountId, amount.toFixed(2)]),
  }
}

const isOf = ({ postings }: Entry, accountId?: string) =>
  !accountId || postings.some(([, id]) => id === accountId)

function opening(
  { from, accountId }: Omit<Range, 'to'>,
  accounts: ReadonlyMap<string, ReportAccount>,
  before: SumsByAccount,
  currency: string
) {
  const postings = [...accounts.values()].flatMap((account) => {
    const sums = before.get(account.accountId)
    const amount = sums?.debit.minus(sums.credit)
    if (!amount || amount.eq(0) || (accountId && account.accountId !== accountId)) return []
    return [
      `    ${nameOf(account)}  ${shownAmount(amount)} ${currency}\n`,
      ...(accountId ? [`    ${BEFORE}  ${shownAmount(amount.neg())} ${currency}\n`] : []),
    ]
  })
  return postings.length ? `${dayBefore(from)} * Opening balances\n${postings.join('')}\n` : ''
}

/**
 * The index is named because old statistics would choose all lines of the company. Amounts are
 * cast: MariaDB 11 refuses to mix charsets in a list.
 */
async function entriesAfter(
  { date, id }: { date: string; id: string },
  { to, accountId }: Omit<Range, 'from'>,
  last: number
): Promise<Entry[]> {
  const orPay = seesPay() ? '' : 'e.is_pay = 1 OR '
  const itIsIn = accountId
    ? `AND (${orPay}(SELECT 1 FROM journal_lines o FORCE INDEX (PRIMARY) WHERE o.tenant_id = e.tenant_id AND o.entry_id = e.id AND o.account_id = ? LIMIT 1) = 1)`
    : ''
  const found = (await rows(
    `SELECT e.id, e.number, e.is_pay AS isPay, e.entry_date AS date, e.concept, e.reference, e.entry_type AS type,
            (SELECT JSON_ARRAYAGG(JSON_ARRAY(l.line, l.account_id, CONVERT(l.debit - l.credit USING ascii))) FROM journal_lines l FORCE INDEX (PRIMARY) WHERE l.tenant_id = e.tenant_id AND l.entry_id = e.id) AS postings
       FROM journal_entries e
      WHERE e.tenant_id = ? AND e.entry_date >= ? AND (e.entry_date > ? OR e.id > ?) AND e.entry_date <= ? AND e.number <= ? ${itIsIn} ORDER BY e.entry_date, e.id LIMIT ${AT_ONCE}`,
    [Current.tenantId, date, date, id, to, last, ...(accountId ? [accountId] : [])]
  )) as (Omit<Entry, 'postings'> & { postings: any })[]
  return found.map(({ postings, ...entry }) => ({
    ...entry,
    postings: (jsonOf(postings) as Posting[]).sort(([a], [b]) => a - b),
  }))
}

function written(
  { number, date, concept, reference, type, postings }: Entry,
  accounts: ReadonlyMap<string, ReportAccount>,
  currency: string
) {
  const lines = postings.map(
    ([, accountId, amount]) =>
      `    ${nameOf(accounts.get(accountId)!)}  ${shownAmount(new Big(amount))} ${currency}\n`
  )

  return `${date} * ${number === null ? '' : `(${number}) `}${clean(concept)}  ; type: ${type}${reference ? `, reference: ${clean(reference)}` : ''}\n${lines.join('')}\n`
}

/**
 * Two spaces end an hledger account name, a colon separates parts, a semicolon begins a comment.
 * Unicode spaces count.
 */
const nameOf = ({ type, code, name }: ReportAccount) => `${TOPS[type]}:${code} ${clean(name)}`

const clean = (text: string) => text.replace(/[;:|(),\s\p{Cc}]+/gu, ' ').trim()
