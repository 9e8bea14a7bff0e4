/** Receivables, payables and inventory at the end of each month. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { addMonths, todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { described, wholeFilter } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'
import { list, number, object, text } from '#accounting/reports/schemas'

const BY_DEFAULT = 12

/** The natural side of each role: 1 is debit. */
const SIGN: Record<string, 1 | -1> = { receivable: 1, payable: -1, inventory: 1 }

const SHOWN = Object.keys(SIGN)

export const balancesByMonth = report({
  name: 'balances-by-month',
  summary: 'Receivables, payables and stock by month',
  query: {
    months: described(
      'How many months, this one included; 12 by default.',
      wholeFilter({ min: 1, max: 60 })
    ),
  },
  schema: object(
    {
      currency: text,
      rows: list({
        month: text,
        ...Object.fromEntries(SHOWN.map((role) => [role, number])),
      }),
    },
    'BalancesByMonth'
  ),
  columns: {
    month: cell.text,
    ...Object.fromEntries(SHOWN.map((role) => [role, cell.amount])),
  },

  async read({ months = BY_DEFAULT }) {
    const thisMonth = todayIn(Current.tenant.timezone).slice(0, 7)
    const wanted = Array.from({ length: months }, (_, index) =>
      addMonths(`${thisMonth}-01`, index - months + 1).slice(0, 7)
    )
    const changes = await changesByMonth()

    const balanceOf = (role: string, month: string) =>
      changes
        .filter((one) => one.role === role && one.month <= month)
        .reduce((sum, { amount }) => sum.plus(amount), zero)
    const shown = wanted.map((month) => ({
      month,
      ...Object.fromEntries(SHOWN.map((role) => [role, balanceOf(role, month).times(SIGN[role])])),
    }))
    return { currency: Current.tenant.currency, rows: shown }
  },
  lines: ({ rows }) => rows.map((row: DatabaseRow) => ['month', ...SHOWN].map((name) => row[name])),
})

/** One row per role and month with postings. */
async function changesByMonth(): Promise<{ role: string; month: string; amount: Big }[]> {
  const found = await rows(
    `SELECT r.role, LEFT(b.month, 7) AS month, b.debit - b.credit AS amount FROM account_roles r
       JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id
      WHERE r.tenant_id = ? AND r.role IN (${SHOWN.map(() => '?').join(', ')})`,
    [Current.tenantId, ...SHOWN]
  )
  return found.map(({ role, month, amount }) => ({ role, month, amount: new Big(amount) }))
}
