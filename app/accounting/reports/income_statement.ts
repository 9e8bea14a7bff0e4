/** The income statement: revenue, expenses and the result of a period. */
import { atOneMoment } from '#core/database/query'
import { cell, report, type Cell } from '#core/endpoints/report'
import { choiceFilter, described } from '#core/input/query_fields'
import type { ApiRecord } from '#core/resources/transformer'
import { COMPARISONS, comparedDays, type Comparison } from '#accounting/reports/compared_days'
import { rangeOf, rangeQuery } from '#accounting/reports/days'
import {
  byCostCenter,
  tableByCostCenter,
  type CostCenterStatement,
} from '#accounting/reports/income_by_cost_center'
import { statementOf } from '#accounting/reports/income_sections'
import {
  comparedSection,
  day,
  idOrNull,
  number,
  object,
  textOrNull,
  withOptional,
} from '#accounting/reports/schemas'
import { cellsOf, SECTION_COLUMNS } from '#accounting/reports/sections'
import { movements } from '#accounting/reports/trial_balance'

type Asked = { from?: string; to?: string; compare?: Comparison; by?: 'cost-center' }

async function incomeStatementOf({ compare, by, ...asked }: Asked): Promise<ApiRecord> {
  const days = rangeOf(asked)
  const other = compare && comparedDays(days, compare)
  const read = async () => ({
    ...days,
    ...(other && { compared: other }),
    ...statementOf(
      await movements(days.from, days.to),
      other && (await movements(other.from, other.to))
    ),
    ...(by && { costCenters: await byCostCenter(days, other) }),
  })
  return atOneMoment(read)
}

const statement = { income: comparedSection, expenses: comparedSection, netIncome: number }
const schema = withOptional(object({ from: day, to: day, ...statement }, 'IncomeStatement'), {
  compared: object({ from: day, to: day }),
  previousNetIncome: number,
  costCenters: {
    type: 'array',
    items: withOptional(
      object({ costCenterId: idOrNull, code: textOrNull, name: textOrNull, ...statement }),
      { previousNetIncome: number }
    ),
  },
})

const columns = {
  costCenterCode: cell.text,
  costCenterName: cell.text,
  type: cell.text,
  ...SECTION_COLUMNS,
  previous: cell.amount,
  change: cell.amount,
}

const columnsIn = ({ costCenters, compared }: ApiRecord) => [
  ...(costCenters ? ['costCenterCode', 'costCenterName', 'type'] : ['section']),
  ...['code', 'name', 'amount'],
  ...(compared ? ['previous', 'change'] : []),
]

export const incomeStatement = report({
  name: 'income-statement',
  summary: 'Income statement',
  query: {
    ...rangeQuery,
    compare: described(
      '`previous`: with as many days, or whole months, right before; `year`: with the same days a ' +
        'year before.',
      choiceFilter(COMPARISONS)
    ),
    by: described(
      '`cost-center`: also a statement for each cost centre, and for lines without one.',
      choiceFilter(['cost-center'])
    ),
  },
  schema,
  columns,
  columnsOf: columnsIn,
  read: incomeStatementOf,
  table: (answer) =>
    answer.costCenters
      ? tableByCostCenter(answer as { costCenters: CostCenterStatement[] })
      : answer,
  lines: (answer) =>
    answer.costCenters
      ? tableByCostCenter(answer as { costCenters: CostCenterStatement[] }).rows.map((row) =>
          columnsIn(answer).map((column) => (row as Record<string, Cell>)[column] ?? null)
        )
      : linesOf(answer),
})

const linesOf = (answer: ApiRecord): Cell[][] => {
  const more = ({ previous, change }: ApiRecord) => (answer.compared ? [previous, change] : [])
  const result = {
    previous: answer.previousNetIncome,
    change: answer.compared && answer.netIncome.minus(answer.previousNetIncome),
  }
  return [
    ...cellsOf('income', answer.income, more),
    ...cellsOf('expenses', answer.expenses, more),
    ['netIncome', null, 'Net income', answer.netIncome, ...more(result)],
  ]
}
