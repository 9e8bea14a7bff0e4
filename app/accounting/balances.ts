/**
 * What accounts were debited and credited up to a day: whole months come from `account_balances`, the days of a month
 * that is not whole from its lines, counted from whichever end of the month is nearer. Never from all of history.
 */
import Big from 'big.js'
import { Current } from '#core/current'
import { addDays, daysInMonth } from '#core/days'
import { selects } from '#core/database'
import { zero } from '#core/decimal'

type Statement = readonly [sql: string, bindings: readonly unknown[]]

/** `sign` is -1 for what was counted too much. */
type Part = { statement: Statement; sign: 1 | -1 }

export type Sums = { debit: Big; credit: Big }
export type SumsByAccount = Map<string, Sums>

export const nothing: Sums = { debit: zero, credit: zero }

/** Cumulative sums of every account through each of `days`, in one round trip. A null day is before all time. */
export async function sumsThrough(...days: (string | null)[]): Promise<SumsByAccount[]> {
  return sumsOf(undefined, days)
}

/** The same of one account. */
export async function sumsOfAccount(accountId: string, ...days: (string | null)[]): Promise<Sums[]> {
  return (await sumsOf(accountId, days)).map((sums) => sums.get(accountId) ?? nothing)
}

export const dayBefore = (day: string) => addDays(day, -1)

async function sumsOf(accountId: string | undefined, days: (string | null)[]): Promise<SumsByAccount[]> {
  const parts = days.map((day) => (day === null ? [] : partsThrough(day, accountId)))
  const statements = parts.flat().map(({ statement }) => statement)
  const found = statements.length ? await selects(statements) : []

  let at = 0
  return parts.map((some) => added(some.map(({ sign }) => ({ sign, rows: found[at++] }))))
}

function partsThrough(day: string, accountId?: string): Part[] {
  const month = `${day.slice(0, 7)}-01`
  const days = daysInMonth(+day.slice(0, 4), +day.slice(5, 7))
  const date = +day.slice(8)
  const last = `${day.slice(0, 8)}${days}`

  if (date === days) return [months('<=', month, accountId)]
  if (date <= days / 2) return [months('<', month, accountId), lines(month, day, accountId, 1)]
  return [months('<=', month, accountId), lines(addDays(day, 1), last, accountId, -1)]
}

function months(compared: '<' | '<=', month: string, accountId?: string): Part {
  const one = accountId ? ' AND account_id = ?' : ''
  const statement: Statement = [`SELECT account_id AS accountId, SUM(debit) AS debit, SUM(credit) AS credit FROM account_balances WHERE tenant_id = ?${one} AND month ${compared} ? GROUP BY account_id`, [Current.tenantId, ...(accountId ? [accountId] : []), month]]
  return { statement, sign: 1 }
}

function lines(from: string, to: string, accountId: string | undefined, sign: 1 | -1): Part {
  const one = accountId ? ' AND account_id = ?' : ''
  const statement: Statement = [`SELECT account_id AS accountId, SUM(debit) AS debit, SUM(credit) AS credit FROM journal_lines WHERE tenant_id = ?${one} AND entry_date BETWEEN ? AND ? GROUP BY account_id`, [Current.tenantId, ...(accountId ? [accountId] : []), from, to]]
  return { statement, sign }
}

function added(parts: { sign: 1 | -1; rows: Record<string, any>[] }[]): SumsByAccount {
  const sums: SumsByAccount = new Map()
  for (const { sign, rows } of parts) {
    for (const { accountId, debit, credit } of rows) {
      const before = sums.get(accountId) ?? nothing
      sums.set(accountId, { debit: before.debit.plus(new Big(debit).times(sign)), credit: before.credit.plus(new Big(credit).times(sign)) })
    }
  }
  return sums
}
