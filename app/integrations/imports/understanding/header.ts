/** Finds the separator, the header, also below a title, and the first row of a file. */
import type { FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import { invalid } from '#core/errors/refusal'
import { cellsReader, isEmpty, textOf, type Cell } from '#integrations/imports/formats/cells'
import { BadCell, SEPARATORS } from '#integrations/imports/formats/csv_cells'
import { hasHeader, scannerOf, type Format } from '#integrations/imports/formats/format'
import { LARGEST_RECORD, type OnRecord } from '#integrations/imports/formats/scanner'
import { headerAmong, type Choice } from '#integrations/imports/understanding/header_choice'
import type { Asked } from '#integrations/imports/understanding/columns'

export type FileHeader = {
  /** Byte of the header, or of the first row without one. */
  begin: number
  /** 0 without a header. */
  headerLine: number
  /** The byte where rows begin, and its line. */
  rows: number
  line: number
  separator: string
  /** Names as in the file, without nameless columns at the end; empty without a header. */
  columns: string[]
  /** Number of nameless columns at the end. */
  trailing: number
  /** Empty cells of the first row after the last column, as in rows that end with a separator. */
  surplus: number
}

/** Rows searched for a header. */
const MOST_TITLES = 30
const USUALLY = 64 * 1024

/** Columns of a sheet after its header have no name. */
const BEHIND_A_SHEET = 1_000

/** `sep=;` declares the separator to spreadsheets. */
const SEP_LINE = /^"?sep=(.)"?(?:\r\n|\r|\n)/i

/** Refuses 422 a header that is malformed, missing or longer than 1 MiB. */
export async function headerOf(
  file: FileHandle,
  format: Format,
  bulk: ImportDefinition,
  asked: Asked
): Promise<FileHeader> {
  const head = Buffer.alloc(LARGEST_RECORD + 4)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  const mark = head.toString('hex', 0, 3) === 'efbbbf' ? 3 : 0
  if (!hasHeader(format))
    return {
      begin: mark,
      headerLine: 0,
      rows: mark,
      line: 1,
      separator: ',',
      columns: [],
      trailing: 0,
      surplus: 0,
    }

  const said = format === 'CSV' ? SEP_LINE.exec(head.toString('latin1', mark, mark + 16)) : null
  const [begin, line] = said ? [mark + said[0].length, 2] : [mark, 1]
  const bytes = head.subarray(begin, bytesRead)
  const separators = said ? [said[1]] : format === 'CSV' ? SEPARATORS : [',']
  const chosen = best(
    separators.map((separator) => choiceOf(bytes, format, separator, line, { bulk, asked }))
  )

  const { header, next, separator } = chosen
  const names = header.cells!.map(textOf)
  const columns = withoutTrailing(names)
  const trailing = format === 'XLSX' ? BEHIND_A_SHEET : names.length - columns.length
  return {
    begin: begin + header.start,
    headerLine: header.line,
    rows: begin + header.next,
    line: header.nextLine,
    separator,
    columns,
    trailing,
    surplus: surplusOf(next?.cells, columns.length),
  }
}

export type FirstRow = {
  start: number
  next: number
  line: number
  nextLine: number
  cells?: Cell[]
  wrong?: BadCell
}

type Chosen = Choice & { separator: string }

function choiceOf(
  bytes: Buffer,
  format: Format,
  separator: string,
  line: number,
  { bulk, asked }: { bulk: ImportDefinition; asked: Asked }
): Chosen {
  const few = firstRows(bytes.subarray(0, USUALLY), format, separator, line)
  const rows =
    few.length > MOST_TITLES || bytes.length <= USUALLY
      ? few
      : firstRows(bytes, format, separator, line)

  if (!rows.length && bytes.length > LARGEST_RECORD)
    throw invalid(
      'file',
      'HEADER_TOO_LONG',
      'The header is longer than 1 MiB, or its quotes are never closed'
    )
  if (!rows.length) throw invalid('file', 'HEADER_MISSING', 'The file has no header')
  return { ...headerAmong(rows.slice(0, MOST_TITLES + 1), bulk, asked), separator }
}

/** The best rank, then most known columns, then most cells, then the first. */
function best(choices: Chosen[]): Chosen {
  const [first] = choices.toSorted(
    (a, b) => b.rank - a.rank || b.known - a.known || b.width - a.width
  )
  if (first.header.wrong)
    throw invalid(
      'file',
      'MALFORMED',
      `The header, column ${first.header.wrong.column}: there is text after the closing quote`
    )
  return first
}

function firstRows(bytes: Buffer, format: Format, separator: string, line: number): FirstRow[] {
  const cellsOf = cellsReader(format, separator)
  const scanner = scannerOf(format, separator, { line })
  const rows: FirstRow[] = []
  const noted: OnRecord = (start, end, next, line, nextLine) => {
    if (rows.length <= MOST_TITLES + 1)
      rows.push({
        start,
        next,
        line,
        nextLine,
        ...read(cellsOf, bytes.toString('utf8', start, end)),
      })
  }

  scanner.scan(bytes, 0, noted)
  // The last row of a small file may lack a line end.
  const isWhole =
    scanner.openAt !== undefined && bytes.length <= LARGEST_RECORD && bytes.length !== USUALLY
  if (isWhole) noted(scanner.openAt!, bytes.length, bytes.length, line, line)
  return rows
}

function read(cellsOf: (text: string) => Cell[], text: string) {
  try {
    return { cells: cellsOf(text) }
  } catch (error) {
    if (error instanceof BadCell) return { wrong: error }
    throw error
  }
}

function withoutTrailing(columns: string[]) {
  const last = columns.findLastIndex((name) => name.trim() !== '')
  return columns.slice(0, last + 1)
}

function surplusOf(row: Cell[] | undefined, width: number): number {
  const behind = row?.slice(width) ?? []
  return behind.every(isEmpty) ? behind.length : 0
}
