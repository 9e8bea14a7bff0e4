/**
 * The statement of cash flows by the indirect method (IAS 7.18 b; NIIF para las PYMES 7.7 a): the
 * result, what moved no money, and the changes of the other balances. Debits equal credits, so that
 * the flows are the change of the money accounts.
 */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { report } from '#core/endpoints/report'
import { activityOf, type Activity } from '#accounting/chart/activities'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { moneyAccounts } from '#accounting/reports/money_accounts'
import { day, number, object, section } from '#accounting/reports/schemas'
import { cellsOf, SECTION_COLUMNS, sectionOf } from '#accounting/reports/sections'
import { movements, type Movement } from '#accounting/reports/trial_balance'

type Flow = { accountId: string | null; code: string | null; name: string; amount: Big }

async function cashFlowOf(asked: { from?: string; to?: string }) {
  const { from, to } = rangeOf(asked)
  const [all, money, contra] = await atOneMoment(
    async () => [await movements(from, to), await moneyAccounts(), await contraAccounts()] as const
  )
  const cash = all.filter(({ accountId }) => money.has(accountId))
  const others = all.filter(({ accountId }) => !money.has(accountId))
  const results = others.filter(isResult)
  const flows = (wanted: Activity) =>
    others
      .filter((one) => !isResult(one) && activityOf(one, contra.has(one.accountId)) === wanted)
      .map(flowOf)
      .filter(({ amount }) => !amount.eq(0))

  const netIncome = sum(results.map(flowOf).map(({ amount }) => amount))
  const result = { accountId: null, code: null, name: 'Net income', amount: netIncome }
  const operating = sectionOf([result, ...flows('DEPRECIATION'), ...flows('OPERATING')])
  const investing = sectionOf(flows('INVESTING'))
  const financing = sectionOf(flows('FINANCING'))
  const opening = sum(cash.map((one) => one.opening))
  return {
    ...{ from, to, operating, investing, financing },
    netChange: operating.total.plus(investing.total).plus(financing.total),
    opening,
    closing: sum(cash.map((one) => one.closing)),
    cash: sectionOf(cash.map((one) => ({ ...one, amount: one.closing }))),
  }
}

const isResult = ({ type }: Movement) => type === 'INCOME' || type === 'EXPENSE'

/** A credit of another account is money that came in. */
const flowOf = ({ accountId, code, name, debit, credit }: Movement): Flow => ({
  ...{ accountId, code, name },
  amount: credit.minus(debit),
})

async function contraAccounts(): Promise<ReadonlySet<string>> {
  const found = await rows('SELECT id FROM accounts WHERE tenant_id = ? AND is_contra = 1', [
    Current.tenantId,
  ])
  return new Set(found.map(({ id }) => id))
}

export const cashFlow = report({
  name: 'cash-flow',
  summary: 'Statement of cash flows',
  query: rangeQuery,
  schema: object(
    {
      ...{ from: day, to: day, operating: section, investing: section, financing: section },
      ...{ netChange: number, opening: number, closing: number, cash: section },
    },
    'CashFlow'
  ),
  columns: SECTION_COLUMNS,
  read: cashFlowOf,
  lines: ({ operating, investing, financing, cash, ...sums }) => [
    ...cellsOf('operating', operating),
    ...cellsOf('investing', investing),
    ...cellsOf('financing', financing),
    ['netChange', null, 'Net change in cash', sums.netChange],
    ['opening', null, 'Cash at the beginning', sums.opening],
    ...cellsOf('cash', cash),
  ],
})
