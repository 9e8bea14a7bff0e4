/** Reports of the exógena: a format for a year as JSON, and as CSV with the columns of its schema. */
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { atOneMoment } from '#core/database/query'
import { allInJson, sum } from '#core/primitives/decimal'
import { report } from '#core/endpoints/report'
import { described, flagFilter, wholeFilter } from '#core/input/query_fields'
import type { JsonSchema } from '#core/resources/transformer'
import { drawn } from '#documents/drawn'
import { issuerOf } from '#documents/issuer'
import { COLUMN_SCHEMAS } from '#tax/exogena/column_schemas'
import { payments } from '#tax/exogena/format_1001'
import { withheldFromUs } from '#tax/exogena/format_1003'
import { vatCharged, vatPaid } from '#tax/exogena/format_1005_1006'
import { incomeOf } from '#tax/exogena/format_1007'
import { payables, receivables } from '#tax/exogena/format_1008_1009'
import { FORMAT_CODES, formatOf, newestFormat, type FormatCode } from '#tax/exogena/formats'
import { REASONS, type Records } from '#tax/exogena/record'
import { writtenRows, type WrittenRow } from '#tax/exogena/written_rows'
import { list, number, object, orNull, text, whole } from '#tax/returns/schemas'
import type { Days } from '#tax/returns/periods'

const SOURCES: Record<FormatCode, (days: Days) => Promise<Records>> = {
  '1001': payments,
  '1003': withheldFromUs,
  '1005': vatPaid,
  '1006': vatCharged,
  '1007': incomeOf,
  '1008': receivables,
  '1009': payables,
}

const SKIPPED = list(
  {
    reason: { type: 'string', enum: [...REASONS], description: 'Why it stands in no row.' },
    source: {
      ...orNull(text),
      description: 'The account or concept that it comes from, by code; PURCHASES or SALES.',
      examples: ['519595'],
    },
    count: { ...whole, description: 'How many documents, lines or rows.', examples: [2] },
    amount: { ...number, description: 'Their amount.', examples: [150_000] },
  },
  'What stands in no row, and why. Nothing is made up for it.'
)

const reportOf = (code: FormatCode) => {
  const { columns, amounts } = newestFormat(code)
  const cells = columnSchemas(code)

  return report({
    name: `exogena-${code}`,
    summary: `Exógena, format ${code}`,
    query: {
      year: described('The year; last year by default.', wholeFilter({ min: 2000, max: 2999 })),
      groupMinor: described(
        'Whether amounts below the limit of the format stand together as those of 222222222.',
        flagFilter()
      ),
    },
    columns: cells,
    schema: object(
      {
        year: { ...whole, description: 'The year.', examples: [2026] },
        format: { ...text, description: 'The format.', examples: [code] },
        formatVersion: { ...whole, description: 'The version of the format.', examples: [10] },
        rows: list(
          { cpt: COLUMN_SCHEMAS.cpt, ...pick(cells, columns) },
          'A row for each concept and third party, in whole pesos.'
        ),
        totals: { ...object(pick(cells, amounts)), description: 'The sums of the rows.' },
        skipped: SKIPPED,
      },
      `Exogena${code}`
    ),
    read: ({ year, groupMinor = false }) => read(code, year ?? lastYear(), groupMinor),
    columnsOf: ({ year }) => formatOf(code, year).columns,
    lines: ({ year, rows }) =>
      rows.map((row: WrittenRow) => formatOf(code, year).columns.map((name) => row[name])),
    pdf: async ({ year, rows, totals }) =>
      drawn('report', await issuerOf(), {
        name: `exogena-${code}`,
        columns: { cpt: text, nid: text, name: text, ...pick(cells, formatOf(code, year).amounts) },
        answer: allInJson({ year: String(year), rows: rows.map(withName), totals }),
      }),
  })
}

async function read(code: FormatCode, year: number, groupMinor: boolean) {
  const format = formatOf(code, year)
  const days = { from: `${year}-01-01`, to: `${year}-12-31` }
  const { rows, skipped } = await atOneMoment(async () =>
    writtenRows(await SOURCES[code](days), format, { year, groupMinor })
  )
  const totals = Object.fromEntries(
    format.amounts.map((name) => [name, sum(rows.map((row) => row[name] as never))])
  )
  return { year, format: code, formatVersion: format.version, rows, totals, skipped }
}

/** Every column that a version of the format has. */
const columnSchemas = (code: FormatCode) =>
  pick(COLUMN_SCHEMAS, [...formatOf(code, 2023).columns, ...newestFormat(code).columns])

const pick = (cells: Readonly<Record<string, JsonSchema>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, cells[name]]))

const withName = (row: WrittenRow) => ({
  ...row,
  name: row.raz || [row.apl1, row.apl2, row.nom1, row.nom2].filter(Boolean).join(' '),
})

const lastYear = () => Number(todayIn(Current.tenant.timezone).slice(0, 4)) - 1

export const exogena = Object.fromEntries(FORMAT_CODES.map((code) => [code, reportOf(code)]))
