/** Writers of an export's rows, by format. */
import { BYTE_ORDER_MARK, csvLine, PLAIN_CSV } from '#core/primitives/csv'
import { columnsOfExport } from '#integrations/exports/table'
import type Export from '#integrations/models/export'

type Row = Record<string, any>

/** The text before the first row, and of each row. */
export type RowWriter = { head: string; textOf(row: Row): string }

/** The writer of an export's rows. A workbook's rows are JSON lists of cells until it is made. */
export function rowWriter(one: Export): RowWriter {
  if (one.format === 'ndjson') return { head: '', textOf: (row) => `${JSON.stringify(row)}\n` }

  const columns = columnsOfExport(one)
  const cells = (row: Row) => columns.map((column) => column.cellOf(row))
  if (one.format === 'xlsx') return { head: '', textOf: (row) => `${JSON.stringify(cells(row))}\n` }

  const { bom, ...csv } = one.csv ?? PLAIN_CSV
  const head = csvLine(
    columns.map(({ name }) => name),
    csv
  )
  return { head: bom ? BYTE_ORDER_MARK + head : head, textOf: (row) => csvLine(cells(row), csv) }
}
