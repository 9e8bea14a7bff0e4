/**
 * The balance sheet. Closing entries are not needed: results of earlier years are added to retained
 * earnings, this year's has its own line.
 */
import { sum } from '#core/primitives/decimal'
import { report } from '#core/endpoints/report'
import { accountsByRole } from '#accounting/ledger/ledger_reads'
import { asOfQuery, startOfYear, today } from '#accounting/reports/days'
import { day, number, object, section } from '#accounting/reports/schemas'
import { cellsOf, SECTION_COLUMNS, sectionOf } from '#accounting/reports/sections'
import { movements, type Movement } from '#accounting/reports/trial_balance'

async function balanceSheetOf({ asOf = today() }: { asOf?: string }) {
  const all = await movements(startOfYear(asOf), asOf)
  const results = all.filter(({ type }) => type === 'INCOME' || type === 'EXPENSE')
  const earlier = sum(results.map(({ opening }) => opening)).times(-1)
  const thisYear = sum(results.map(({ debit, credit }) => credit.minus(debit)))

  const assets = sectionOf(standing(all, 'ASSET', 1))
  const liabilities = sectionOf(standing(all, 'LIABILITY', -1))
  const equity = sectionOf([
    ...(await withRetained(standing(all, 'EQUITY', -1), earlier)),
    { accountId: null, code: null, name: 'Result of the year', amount: thisYear },
  ])
  return {
    asOf,
    assets,
    liabilities,
    equity,
    totals: { assets: assets.total, liabilitiesAndEquity: liabilities.total.plus(equity.total) },
  }
}

function standing(all: readonly Movement[], wanted: string, sign: 1 | -1) {
  return all
    .filter(({ type, closing }) => type === wanted && !closing.eq(0))
    .map(({ accountId, code, name, closing }) => ({
      accountId,
      code,
      name,
      amount: closing.times(sign),
    }))
}

async function withRetained(rows: ReturnType<typeof standing>, earlier: Big) {
  if (earlier.eq(0)) return rows

  const { id, code, name } = (await accountsByRole()).get('equity_result')!
  const own = rows.find(({ accountId }) => accountId === id)
  if (own)
    return rows.map((row) => (row === own ? { ...row, amount: row.amount.plus(earlier) } : row))
  return [...rows, { accountId: id, code, name, amount: earlier }].sort((a, b) =>
    a.code < b.code ? -1 : 1
  )
}

export const balanceSheet = report({
  name: 'balance-sheet',
  summary: 'Balance sheet',
  query: asOfQuery,
  schema: object(
    {
      asOf: day,
      assets: section,
      liabilities: section,
      equity: section,
      totals: object({ assets: number, liabilitiesAndEquity: number }),
    },
    'BalanceSheet'
  ),
  columns: SECTION_COLUMNS,
  read: balanceSheetOf,
  lines: ({ assets, liabilities, equity, totals }) => [
    ...cellsOf('assets', assets),
    ...cellsOf('liabilities', liabilities),
    ...cellsOf('equity', equity),
    ['liabilities and equity', null, 'Total', totals.liabilitiesAndEquity],
  ],
})
