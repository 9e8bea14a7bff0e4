/** Income, expenses and the result of movements, and of those that they are compared with. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import type { ReportAccount } from '#accounting/reports/accounts'

type Moved = ReportAccount & { debit: Big; credit: Big }

type Row = {
  accountId: string
  code: string
  name: string
  amount: Big
  previous?: Big
  change?: Big
}

type Section = { rows: Row[]; total: Big; previous?: Big; change?: Big }

export type Statement = {
  income: Section
  expenses: Section
  netIncome: Big
  previousNetIncome?: Big
}

/** `before` are the movements to compare with; without them there is no comparison. */
export function statementOf(moved: readonly Moved[], before?: readonly Moved[]): Statement {
  const income = sectionOf('INCOME', moved, before)
  const expenses = sectionOf('EXPENSE', moved, before)
  return {
    income,
    expenses,
    netIncome: income.total.minus(expenses.total),
    ...(before && { previousNetIncome: income.previous!.minus(expenses.previous!) }),
  }
}

function sectionOf(
  wanted: 'INCOME' | 'EXPENSE',
  moved: readonly Moved[],
  before?: readonly Moved[]
): Section {
  const [now, then] = [amountsOf(wanted, moved), amountsOf(wanted, before ?? [])]
  const accounts = new Map(
    [...moved, ...(before ?? [])].map((account) => [account.accountId, account])
  )
  const rows = [...new Set([...now.keys(), ...then.keys()])]
    .map((accountId) => {
      const { code, name } = accounts.get(accountId)!
      const amount = now.get(accountId) ?? zero
      return { accountId, code, name, amount, ...compared(amount, then.get(accountId), before) }
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1))

  const total = sum([...now.values()])
  return { rows, total, ...compared(total, sum([...then.values()]), before) }
}

/** On the natural side. */
function amountsOf(wanted: 'INCOME' | 'EXPENSE', moved: readonly Moved[]): Map<string, Big> {
  const sign = wanted === 'INCOME' ? 1 : -1
  return new Map(
    moved
      .filter(({ type, debit, credit }) => type === wanted && (!debit.eq(0) || !credit.eq(0)))
      .map(({ accountId, debit, credit }) => [accountId, credit.minus(debit).times(sign)])
  )
}

const compared = (amount: Big, previous = zero, before?: unknown) =>
  before ? { previous, change: amount.minus(previous) } : {}
