/** The income statement: revenue, expenses and the result of a period. */
import { report } from '#core/endpoints/report'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import { day, number, object, section } from '#accounting/reports/schemas'
import { cellsOf, SECTION_COLUMNS, sectionOf } from '#accounting/reports/sections'
import { movements } from '#accounting/reports/trial_balance'

async function incomeStatementOf(asked: { from?: string; to?: string }) {
  const { from, to } = rangeOf(asked)
  const moved = (await movements(from, to)).filter(
    ({ debit, credit }) => !debit.eq(0) || !credit.eq(0)
  )

  const income = sectionOf(
    moved
      .filter(({ type }) => type === 'INCOME')
      .map((row) => ({ ...row, amount: row.credit.minus(row.debit) }))
  )
  const expenses = sectionOf(
    moved
      .filter(({ type }) => type === 'EXPENSE')
      .map((row) => ({ ...row, amount: row.debit.minus(row.credit) }))
  )
  return { from, to, income, expenses, netIncome: income.total.minus(expenses.total) }
}

export const incomeStatement = report({
  name: 'income-statement',
  summary: 'Income statement',
  query: rangeQuery,
  schema: object(
    { from: day, to: day, income: section, expenses: section, netIncome: number },
    'IncomeStatement'
  ),
  columns: SECTION_COLUMNS,
  read: incomeStatementOf,
  lines: ({ income, expenses, netIncome }) => [
    ...cellsOf('income', income),
    ...cellsOf('expenses', expenses),
    ['netIncome', null, 'Net income', netIncome],
  ],
})
