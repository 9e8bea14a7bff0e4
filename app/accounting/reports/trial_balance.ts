/** The trial balance. Balances are debits less credits, so that they sum to zero. */
import type Big from 'big.js'
import { atOneMoment } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { cell, report } from '#core/endpoints/report'
import { invalid } from '#core/errors/refusal'
import { choiceFilter, described, idFilter } from '#core/input/query_fields'
import type { ApiRecord } from '#core/resources/transformer'
import { dayBefore, nothing, sumsThrough } from '#accounting/ledger/balances'
import { accountsInOrder, type ReportAccount } from '#accounting/reports/accounts'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { DIMENSIONS, type Dimension } from '#accounting/reports/members'
import {
  day,
  idOrNull,
  number,
  object,
  text,
  textOrNull,
  withOptional,
} from '#accounting/reports/schemas'
import { trialBalanceBy } from '#accounting/reports/trial_balance_by'

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

const accountColumns = { code: cell.text, name: cell.text, type: cell.text }
const sums = {
  opening: cell.amount,
  debit: cell.amount,
  credit: cell.amount,
  closing: cell.amount,
}

/** The columns of a third party or cost centre, with `by`. */
const members: Record<Dimension, Record<string, { type: string }>> = {
  'third-party': { documentNumber: cell.text, thirdPartyName: cell.text },
  'cost-center': { costCenterCode: cell.text, costCenterName: cell.text },
}
const columnsIn = ({ by }: ApiRecord) =>
  Object.keys({ ...accountColumns, ...(by && members[by as Dimension]), ...sums })

const memberFields = {
  thirdPartyId: idOrNull,
  documentNumber: textOrNull,
  thirdPartyName: textOrNull,
  costCenterId: idOrNull,
  costCenterCode: textOrNull,
  costCenterName: textOrNull,
}
const row = object({
  accountId: text,
  code: text,
  name: text,
  type: text,
  opening: number,
  debit: number,
  credit: number,
  closing: number,
})
const schema = object(
  {
    from: day,
    to: day,
    rows: { type: 'array', items: withOptional(row, memberFields) },
    totals: object({ debit: number, credit: number }),
  },
  'TrialBalance'
)

export const trialBalance = report({
  name: 'trial-balance',
  summary: 'Trial balance',
  query: {
    ...rangeQuery,
    by: described(
      'Sums of each account by third party or cost centre; those of lines without one are rows, too.',
      choiceFilter(DIMENSIONS)
    ),
    accountId: described('Only this account, by its id. It needs `by`.', idFilter()),
  },
  schema: withOptional(schema, { by: { type: 'string', enum: [...DIMENSIONS] } }),
  columns: {
    ...accountColumns,
    ...members['third-party'],
    ...members['cost-center'],
    ...sums,
  },
  columnsOf: columnsIn,
  read: ({ by, accountId, ...asked }): Promise<ApiRecord> => {
    if (by) return trialBalanceBy({ ...rangeOf(asked), by, accountId })
    if (accountId) throw invalid('accountId', 'INVALID', 'accountId needs by')
    return trialBalanceOf(asked)
  },
  lines: (answer) =>
    [...answer.rows, { name: 'Total', ...answer.totals }].map((row: ApiRecord) =>
      columnsIn(answer).map((column) => row[column] ?? null)
    ),
})
