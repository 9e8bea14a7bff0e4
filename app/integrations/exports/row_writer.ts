/** Writers of export rows, by format. */
import { BYTE_ORDER_MARK, csvLine, PLAIN_CSV } from '#core/primitives/csv'
import { columnsOfExport } from '#integrations/exports/table'
import type { ApiRecord } from '#core/resources/transformer'
import type Export from '#integrations/models/export'

export type RowWriter = { head: string; textOf(row: ApiRecord): string }

/** Rows of a workbook are JSON lists of cells until `makeWorkbook` reads them. */
export function rowWriter(one: Export): RowWriter {
  if (one.format === 'ndjson') return { head: '', textOf: (row) => `${JSON.stringify(row)}\n` }

  const columns = columnsOfExport(one)
  const cells = (row: ApiRecord) => columns.map((column) => column.cellOf(row))
  if (one.format === 'xlsx') return { head: '', textOf: (row) => `${JSON.stringify(cells(row))}\n` }

  const { bom, ...csv } = one.csv ?? PLAIN_CSV
  const head = csvLine(
    columns.map(({ name }) => name),
    csv
  )
  return { head: bom ? BYTE_ORDER_MARK + head : head, textOf: (row) => csvLine(cells(row), csv) }
}
