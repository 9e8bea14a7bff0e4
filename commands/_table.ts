/** Tables that truncate nothing, for search and copy. */
import { plain } from '#commands/_plain'

export type Cells = Record<string, unknown>

type Colours = { dim(text: string): string }

/** The keys of the first row are the columns. */
export function tableOf(rows: readonly Cells[], colours: Colours): string {
  const names = Object.keys(rows[0])
  const lines = [names, ...rows.map((row) => names.map((name) => shownCell(row[name])))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => width(line[column]))))
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === 'number'))

  return lines
    .map((line, index) => {
      const text = line
        .map((one, column) => pad(one, widths[column], isNumber[column]))
        .join('  ')
        .trimEnd()
      return index === 0 ? colours.dim(text) : text
    })
    .join('\n')
}

/** Joins lists; empty values are `–`. */
export function shownCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.length ? value.map(shownCell).join(', ') : '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return plain(String(value))
}

const width = (text: string) => [...text].length

function pad(text: string, to: number, toTheRight: boolean) {
  const space = ' '.repeat(to - width(text))
  return toTheRight ? space + text : text + space
}
