/** Writes the workbook (XLSX) of an export from its rows, in constant memory. */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Column } from '#core/resources/flat_columns'

/** Excel's limit of characters in a cell. */
const MOST_CHARACTERS = 32_767

const DAY = 'yyyy-mm-dd'

/** Reads lines of JSON cells. Days become dates, instants stay text; full sheets continue. */
export async function writeWorkbook(
  columns: readonly Column[],
  name: string,
  from: string,
  to: string
) {
  const options = {
    name: name.slice(0, 31),
    columns: columns.map((column) => ({
      header: column.name,
      ...(isDay(column) && { numFmt: DAY }),
    })),
    freezePane: { rows: 1 },
    zip64: true,
  }
  await writeXlsxStream(rowsIn(from, columns), options).pipeTo(
    Writable.toWeb(createWriteStream(to, { mode: 0o600 }))
  )
}

async function* rowsIn(file: string, columns: readonly Column[]) {
  const days = columns.map(isDay)
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    yield (JSON.parse(line) as unknown[]).map((cell, index) => shown(cell, days[index]))
  }
}

function shown(cell: unknown, isDay: boolean) {
  if (typeof cell !== 'string') return cell as number | boolean | null
  if (isDay) return new Date(`${cell}T00:00:00Z`)
  return cell.length > MOST_CHARACTERS ? `${cell.slice(0, MOST_CHARACTERS - 1)}…` : cell
}

const isDay = ({ schema }: Column) => schema.format === 'date'
