/** How a file begins: where its first row stands, and the columns and the separator of a CSV. */
import type { FileHandle } from 'node:fs/promises'
import { invalid } from '#core/refusals'
import { BadCell, cellsOf, separatorOf } from '#integrations/imports/formats/csv_cells'
import { CsvScanner } from '#integrations/imports/formats/csv_scanner'
import type { Format } from '#integrations/imports/formats/format'
import { LARGEST_RECORD } from '#integrations/imports/formats/scanner'

export type FileHeader = {
  /** Behind a byte order mark. */
  begin: number
  /** The byte of the first row, or of what comes before it. */
  rows: number
  separator: string
  /** Of a CSV; else empty. */
  columns: string[]
  /** Empty cells that the first row has behind those of the columns, as where each row ends with a separator. */
  surplus: number
}

/** 422 on `file` for a header that is no CSV. */
export async function headerOf(file: FileHandle, format: Format): Promise<FileHeader> {
  const head = Buffer.alloc(LARGEST_RECORD + 4)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  const begin = head.toString('hex', 0, 3) === 'efbbbf' ? 3 : 0
  const bytes = head.subarray(begin, bytesRead)
  if (format !== 'CSV') return { begin, rows: begin, separator: ',', columns: [], surplus: 0 }

  const separator = separatorOf(firstLine(bytes))
  const [[start, end, next], first] = firstRecords(bytes, separator)
  try {
    const columns = cellsOf(bytes.toString('utf8', start, end), separator)
    return { begin, rows: begin + next, separator, columns, surplus: first ? surplusOf(bytes.toString('utf8', first[0], first[1]), separator, columns.length) : 0 }
  } catch (error) {
    if (error instanceof BadCell) throw invalid('file', 'MALFORMED', `The header, column ${error.column}: something stands behind the closing quote`)
    throw error
  }
}

/** The header and, where it is not too long, the first row: begin, end, and where the next begins. */
function firstRecords(bytes: Buffer, separator: string): [number, number, number][] {
  const found: [number, number, number][] = []
  const scanner = new CsvScanner(separator.charCodeAt(0))
  const noted = (...bounds: [number, number, number]) => void (found.length < 2 && found.push(bounds))
  scanner.scan(bytes, 0, noted)

  if (!found.length && bytes.length > LARGEST_RECORD) throw invalid('file', 'HEADER_TOO_LONG', 'The header is longer than 1 MiB, or its quotes are never closed')
  if (!found.length && scanner.openAt !== undefined) found.push([scanner.openAt, bytes.length, bytes.length])
  if (!found.length) throw invalid('file', 'HEADER_MISSING', 'The file has no header')
  return found
}

function surplusOf(row: string, separator: string, width: number): number {
  try {
    const behind = cellsOf(row, separator).slice(width)
    return behind.every((cell) => cell === '') ? behind.length : 0
  } catch (error) {
    if (error instanceof BadCell) return 0
    throw error
  }
}

/** To its first line end outside of quotes. */
function firstLine(bytes: Buffer) {
  let isQuoted = false
  let begun = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    const isLineEnd = byte === 10 || byte === 13
    if (byte === 34) isQuoted = !isQuoted
    if (isLineEnd && !isQuoted && begun) return bytes.toString('utf8', 0, at)
    if (!isLineEnd) begun = true
  }
  return bytes.toString('utf8', 0, bytes.length)
}
