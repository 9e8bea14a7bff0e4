/** GET /reports/tax-lines: the taxes of posted documents, line by line. */
import type Big from 'big.js'
import type { HttpContext } from '@adonisjs/core/http'
import { csvLine } from '#core/primitives/csv'
import { sum } from '#core/primitives/decimal'
import { choiceFilter, described, type QueryField } from '#core/input/query_fields'
import { invalid } from '#core/errors/refusal'
import { cell, report } from '#core/endpoints/report'
import { streamAsCaller } from '#core/endpoints/stream_as_caller'
import { rangeOf, rangeQuery } from '#accounting/report_range'
import { TAX_SIDES, type TaxSide } from '#tax/catalog/choices'
import { batchesBetween, linesBetween, taxNamed, type Asked } from '#tax/reports/line_rows'
import { TAX_LINE, TAX_LINES } from '#tax/reports/tax_lines_schema'

/** Larger answers need fewer days, one tax, or the streamed form. */
const MOST_LINES = 20_000

type Query = { from?: string; to?: string; tax?: string; side?: TaxSide }

const readAsked = async ({ tax, side, ...range }: Query): Promise<Asked> => ({
  ...rangeOf(range),
  taxId: await taxNamed(tax),
  side,
})

async function taxLinesOf(query: Query) {
  const asked = await readAsked(query)
  const rows = await linesBetween(asked, MOST_LINES + 1)
  if (rows.length > MOST_LINES)
    throw invalid(
      'from',
      'TOO_LARGE',
      `There are more than ${MOST_LINES} lines: ask for fewer days, for one tax, or with Accept: text/csv`
    )
  const total = (of: 'base' | 'amount', side: TaxSide): Big =>
    sum(rows.filter((row) => row.side === side).map((row) => row[of].times(row.sign)))
  return {
    from: asked.from,
    to: asked.to,
    rows,
    totals: {
      saleAmount: total('amount', 'SALE'),
      purchaseAmount: total('amount', 'PURCHASE'),
    },
  }
}

const columns = {
  day: cell.day,
  documentType: cell.text,
  side: cell.text,
  sign: { type: 'integer' },
  code: cell.text,
  category: cell.text,
  rate: { type: 'number' },
  base: { type: 'number' },
  amount: { type: 'number' },
}

const FILE = Object.keys(TAX_LINE).filter((name) => name !== 'sign')

/** Amounts are signed in files, so that columns add up. */
const cellsOf = (row: Record<string, any>) =>
  FILE.map((name) => {
    const value = row[name]
    if (name === 'base' || name === 'amount') return value.times(row.sign)
    return typeof value === 'boolean' ? String(value) : value
  })

async function* csvOf(asked: Asked) {
  yield csvLine(FILE)
  for await (const rows of batchesBetween(asked))
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
}

async function sendCsv(query: Query, { response }: HttpContext) {
  const asked = await readAsked(query)
  response.header('Content-Type', 'text/csv; charset=utf-8')
  response.header('Content-Disposition', 'attachment; filename="tax-lines.csv"')
  response.stream(streamAsCaller(csvOf(asked)))
}

const tax: QueryField<string> = {
  schema: { type: 'string', examples: ['IVA19'] },
  read: (text) => text,
}

export const taxLines = report({
  name: 'tax-lines',
  summary: 'Tax lines',
  query: {
    ...rangeQuery,
    tax: described('Only lines of this tax, by its id or code.', tax),
    side: described('Only lines of sales or of purchases.', choiceFilter(TAX_SIDES)),
  },
  schema: TAX_LINES,
  columns,
  read: taxLinesOf,
  also: { 'text/csv': sendCsv },
})
