/**
 * Debits and credits up to a day: whole months from `account_balances`, a partial month from its
 * lines, counted from its nearer end.
 */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { addDays, daysInMonth } from '#core/calendar/days'
import { selects, type DatabaseRow } from '#core/database/query'
import { zero } from '#core/primitives/decimal'

type Statement = readonly [sql: string, bindings: readonly unknown[]]

/** `sign` is -1 for what is subtracted. */
type Part = { statement: Statement; sign: 1 | -1 }

/**
 * One account or all; `movedIn` lists accounts with lines in a month, because the index begins with
 * the account.
 */
type Asked = { accountId?: string; movedIn: (month: string) => readonly string[] }

type Sums = { debit: Big; credit: Big }
export type SumsByAccount = Map<string, Sums>

export const nothing: Sums = { debit: zero, credit: zero }

/** MariaDB materializes longer lists, and then reads all lines of each account. */
const ACCOUNTS_AT_ONCE = 500

/**
 * Sums of every account through each of `days` in one or two round trips. Null is before all time.
 */
export async function sumsThrough(...days: (string | null)[]): Promise<SumsByAccount[]> {
  const months = [
    ...new Set(
      days.flatMap((day) => (day === null || isLastOfMonth(day) ? [] : [firstOfMonth(day)]))
    ),
  ]
  const moved = months.map(movedIn)
  for (let known = moved.length ? await selects(moved) : []; ;) {
    const accounts = new Map(
      months.map((month, index) => [
        month,
        known[index].map(({ accountId }) => accountId as string),
      ])
    )
    const { sums, beside } = await sumsOf(days, { movedIn: (month) => accounts.get(month)! }, moved)
    // A new account may have moved since the list was read.
    if (beside.every((found, index) => found.length === known[index].length)) return sums
    known = beside
  }
}

/** For one account, in one round trip. */
export async function sumsOfAccount(
  accountId: string,
  ...days: (string | null)[]
): Promise<Sums[]> {
  const { sums } = await sumsOf(days, { accountId, movedIn: () => [accountId] })
  return sums.map((one) => one.get(accountId) ?? nothing)
}

export const dayBefore = (day: string) => addDays(day, -1)

/** Accounts with lines in a month. */
const movedIn = (month: string): Statement => [
  'SELECT account_id AS accountId FROM account_balances WHERE tenant_id = ? AND month = ?',
  [Current.tenantId, month],
]

/** `last` are further statements of the same batch. */
async function sumsOf(days: (string | null)[], asked: Asked, last: readonly Statement[] = []) {
  const parts = days.map((day) => (day === null ? [] : partsThrough(day, asked)))
  const statements = [...parts.flat().map(({ statement }) => statement), ...last]
  const found = statements.length ? await selects(statements) : []

  let at = 0
  const sums = parts.map((some) => added(some.map(({ sign }) => ({ sign, rows: found[at++] }))))
  return { sums, beside: found.slice(at) }
}

function partsThrough(day: string, { accountId, movedIn }: Asked): Part[] {
  const month = firstOfMonth(day)
  if (isLastOfMonth(day)) return [months('<=', month, accountId)]

  const last = lastOfMonth(day)
  const isNearTheBeginning = +day.slice(8) <= +last.slice(8) / 2
  return isNearTheBeginning
    ? [months('<', month, accountId), ...lines(month, day, movedIn(month), 1)]
    : [months('<=', month, accountId), ...lines(addDays(day, 1), last, movedIn(month), -1)]
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`
const lastOfMonth = (day: string) =>
  `${day.slice(0, 8)}${daysInMonth(+day.slice(0, 4), +day.slice(5, 7))}`
const isLastOfMonth = (day: string) => day === lastOfMonth(day)

function months(compared: '<' | '<=', month: string, accountId?: string): Part {
  const one = accountId ? ' AND account_id = ?' : ''
  const statement: Statement = [
    `SELECT account_id AS accountId, SUM(debit) AS debit, SUM(credit) AS credit FROM account_balances WHERE tenant_id = ?${one} AND month ${compared} ? GROUP BY account_id`,
    [Current.tenantId, ...(accountId ? [accountId] : []), month],
  ]
  return { statement, sign: 1 }
}

/** A covering index; statistics of a small table would make the server scan all lines. */
function lines(from: string, to: string, accountIds: readonly string[], sign: 1 | -1): Part[] {
  const sql =
    'SELECT account_id AS accountId, SUM(debit) AS debit, SUM(credit) AS credit FROM journal_lines FORCE INDEX (journal_lines__account) WHERE tenant_id = ? AND account_id IN (?) AND entry_date BETWEEN ? AND ? GROUP BY account_id'
  const some = Array.from({ length: Math.ceil(accountIds.length / ACCOUNTS_AT_ONCE) }, (_, index) =>
    accountIds.slice(index * ACCOUNTS_AT_ONCE, (index + 1) * ACCOUNTS_AT_ONCE)
  )

  return some.map((ids) => ({ statement: [sql, [Current.tenantId, ids, from, to]], sign }))
}

function added(parts: { sign: 1 | -1; rows: DatabaseRow[] }[]): SumsByAccount {
  const sums: SumsByAccount = new Map()
  for (const { sign, rows } of parts) {
    for (const { accountId, debit, credit } of rows) {
      const before = sums.get(accountId) ?? nothing
      sums.set(accountId, {
        debit: before.debit.plus(new Big(debit).times(sign)),
        credit: before.credit.plus(new Big(credit).times(sign)),
      })
    }
  }
  return sums
}
