/** The trial balance. Balances are debits less credits, so that they sum to zero. */
import type Big from 'big.js'
import { atOneMoment } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { cell, report } from '#core/endpoints/report'
import { dayBefore, nothing, sumsThrough } from '#accounting/ledger/balances'
import { accountsInOrder, type ReportAccount } from '#accounting/reports/accounts'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { day, list, number, object, text } from '#accounting/reports/schemas'

export type Movement = ReportAccount & { opening: Big; debit: Big; credit: Big; closing: Big }

/** Accounts with any movement through `to`. */
export async function movements(from: string, to: string): Promise<Movement[]> {
  const [accounts, [before, through]] = await atOneMoment(
    async () => [await accountsInOrder(), await sumsThrough(dayBefore(from), to)] as const
  )

  return accounts.flatMap((account) => {
    const [first, last] = [
      before.get(account.accountId) ?? nothing,
      through.get(account.accountId) ?? nothing,
    ]
    const movement = {
      ...account,
      opening: first.debit.minus(first.credit),
      debit: last.debit.minus(first.debit),
      credit: last.credit.minus(first.credit),
      closing: last.debit.minus(last.credit),
    }
    return movement.opening.eq(0) && movement.debit.eq(0) && movement.credit.eq(0) ? [] : [movement]
  })
}

/** Opening, movements and closing of each account; both totals are equal. */
export async function trialBalanceOf(asked: { from?: string; to?: string }) {
  const { from, to } = rangeOf(asked)
  const all = await movements(from, to)
  return {
    from,
    to,
    rows: all,
    totals: {
      debit: sum(all.map(({ debit }) => debit)),
      credit: sum(all.map(({ credit }) => credit)),
    },
  }
}

export const trialBalance = report({
  name: 'trial-balance',
  summary: 'Trial balance',
  query: rangeQuery,
  schema: object(
    {
      from: day,
      to: day,
      rows: list({
        accountId: text,
        code: text,
        name: text,
        type: text,
        opening: number,
        debit: number,
        credit: number,
        closing: number,
      }),
      totals: object({ debit: number, credit: number }),
    },
    'TrialBalance'
  ),
  columns: {
    code: cell.text,
    name: cell.text,
    type: cell.text,
    opening: cell.amount,
    debit: cell.amount,
    credit: cell.amount,
    closing: cell.amount,
  },
  read: trialBalanceOf,
  lines: ({ rows, totals }) => [
    ...rows.map(({ code, name, type, opening, debit, credit, closing }) => [
      code,
      name,
      type,
      opening,
      debit,
      credit,
      closing,
    ]),
    ['', 'Total', '', null, totals.debit, totals.credit, null],
  ],
})
