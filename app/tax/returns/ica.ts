/** ICA, the municipal tax on industry and commerce: its withholdings, and the income. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, rows } from '#core/database/query'
import { sum } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import { cell, report } from '#core/endpoints/report'
import { described, type QueryField } from '#core/input/query_fields'
import { daysOf, daysQuery, type Days } from '#tax/returns/periods'
import { day, list, number, object, orNull, text } from '#tax/returns/schemas'
import { isNet, taxSums, type TaxSum } from '#tax/returns/tax_sums'
import { fiscalSettings } from '#tax/settings/fiscal_settings'

/** A DANE code (DIVIPOLA): 2 digits of the department, 3 of the municipality. */
const municipalityFilter: QueryField<string> = {
  schema: { type: 'string', pattern: '^\\d{5}$', examples: ['11001'] },
  read: (code, refuse) =>
    /^\d{5}$/.test(code) ? code : refuse('INVALID', 'must be a DANE code, such as 11001'),
}

const COLUMNS = {
  direction: cell.text,
  code: cell.text,
  name: cell.text,
  activity: cell.text,
  rate: { type: 'number' },
  base: cell.amount,
  amount: cell.amount,
}

const both = object({ base: number, amount: number })

export const ica = report({
  name: 'ica',
  summary: 'ICA of a municipality',
  query: {
    municipality: described(
      'The DANE code; by default the municipality of `GET /settings/fiscal`.',
      municipalityFilter
    ),
    ...daysQuery(2),
  },
  columns: COLUMNS,
  schema: object(
    {
      from: day,
      to: day,
      municipality: text,
      rows: list({
        direction: { type: 'string', enum: ['SUFFERED', 'PRACTISED', 'SELF'] },
        code: text,
        name: text,
        activity: orNull(text),
        rate: { ...orNull(number), description: 'In percent: 9.66 per thousand is 0.966.' },
        base: number,
        amount: number,
      }),
      totals: object({ suffered: both, practised: both }),
      income: object({ sales: number, returns: number, net: number }),
    },
    'Ica'
  ),
  read: async ({ municipality: asked, from, to }) => {
    const municipality = asked ?? (await fiscalSettings()).municipality
    if (!municipality)
      throw invalid('municipality', 'REQUIRED', 'Send municipality as a DANE code, such as 11001')
    const days = daysOf({ from, to }, 2)
    return atOneMoment(async () => icaOf(municipality, days))
  },
  lines: ({ rows }) =>
    rows.map(({ direction, code, name, activity, rate, base, amount }) => [
      direction,
      code,
      name,
      activity,
      rate,
      base,
      amount,
    ]),
})

async function icaOf(municipality: string, days: Days) {
  const found = await withheldIn(municipality, days)
  const totalOf = (direction: string) => {
    const own = found.filter((row) => row.direction === direction)
    return { base: sum(own.map(({ base }) => base)), amount: sum(own.map(({ amount }) => amount)) }
  }
  return {
    ...days,
    municipality,
    rows: found,
    totals: { suffered: totalOf('SUFFERED'), practised: totalOf('PRACTISED') },
    income: incomeIn(await taxSums(days)),
  }
}

/** By concept and rate, less what was taken back. */
async function withheldIn(municipality: string, { from, to }: Days) {
  const found = await rows(
    `SELECT w.direction, c.code, c.name, c.activity, w.rate, SUM(w.sign * w.base) AS base, SUM(w.sign * w.amount) AS amount
       FROM withholding_lines w JOIN withholding_concepts c ON c.tenant_id = w.tenant_id AND c.id = w.concept_id
      WHERE w.tenant_id = ? AND w.day BETWEEN ? AND ? AND w.type = 'MUNICIPAL' AND w.municipality = ?
      GROUP BY w.direction, c.id, c.code, c.name, c.activity, w.rate ORDER BY w.direction DESC, c.code, w.rate`,
    [Current.tenantId, from, to, municipality]
  )
  return found.map(({ direction, code, name, activity, rate, base, amount }) => ({
    direction: direction as string,
    code: code as string,
    name: name as string,
    activity: activity as string | null,
    rate: rate === null ? null : new Big(rate),
    base: new Big(base),
    amount: new Big(amount),
  }))
}

/** All income of the company: sales do not say in which municipality they were made. */
function incomeIn(all: readonly TaxSum[]) {
  const sold = all.filter((one) => one.side === 'SALE' && isNet(one))
  const ofSign = (sign: number) =>
    sum(sold.filter((one) => one.sign === sign).map(({ base }) => base))
  const [sales, returns] = [ofSign(1), ofSign(-1)]
  return { sales, returns, net: sales.minus(returns) }
}
