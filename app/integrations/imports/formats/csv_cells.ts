/** Cells of one CSV record. */

/** Text follows the closing quote of a cell: its column, from 1, and the cells before it. */
export class BadCell extends Error {
  constructor(
    readonly column: number,
    readonly before: readonly string[]
  ) {
    super(`Column ${column}: there is text after the closing quote`)
  }
}

/** The cells without their quotes. Throws `BadCell`. */
export function cellsOf(text: string, separator: string): string[] {
  return text.includes('"') ? quotedCellsOf(text, separator) : text.split(separator)
}

function quotedCellsOf(text: string, separator: string): string[] {
  const cells: string[] = []

  for (let at = 0; ; at++) {
    let end: number
    if (text[at] === '"') {
      end = closingQuote(text, at + 1)
      cells.push(text.slice(at + 1, end).replaceAll('""', '"'))
      end++
      if (end < text.length && text[end] !== separator)
        throw new BadCell(cells.length, cells.slice(0, -1))
    } else {
      end = text.indexOf(separator, at)
      if (end < 0) end = text.length
      cells.push(text.slice(at, end))
    }
    if (end >= text.length) return cells
    at = end
  }
}

function closingQuote(text: string, from: number) {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return text.length
}

/** Recognised separators, the likeliest first. */
export const SEPARATORS = [',', ';', '\t']

/** Removes the `'` that an export puts before formulas. */
export function withoutGuard(cell: string) {
  return cell.charCodeAt(0) === 39 && /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
