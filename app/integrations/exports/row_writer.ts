/** How the rows of an export are written, by its format. */
import { BYTE_ORDER_MARK, csvLine, PLAIN_CSV, type CsvStyle } from '#core/csv'
import { columnsOf } from '#core/flat_columns'
import { propertiesOf, type Exportable } from '#core/exports'

type Row = Record<string, any>

/** The text in front of the first row, and that of each row. */
export type RowWriter = { head: string; textOf(row: Row): string }

/** A writer for a file of this resource. Rows of a workbook wait as JSON lists of cells until it is made of them. */
export function rowWriter(exportable: Exportable, format: string, style: CsvStyle | null): RowWriter {
  if (format === 'ndjson') return { head: '', textOf: (row) => `${JSON.stringify(row)}\n` }

  const columns = columnsOf(propertiesOf(exportable))
  const cells = (row: Row) => columns.map((column) => column.cellOf(row))
  if (format === 'xlsx') return { head: '', textOf: (row) => `${JSON.stringify(cells(row))}\n` }

  const { bom, ...csv } = style ?? PLAIN_CSV
  const head = csvLine(columns.map(({ name }) => name), csv)
  return { head: bom ? BYTE_ORDER_MARK + head : head, textOf: (row) => csvLine(cells(row), csv) }
}
