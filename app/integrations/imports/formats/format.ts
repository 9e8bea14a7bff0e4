/** File formats of imports and how they are recognised. */
import { CsvScanner } from '#integrations/imports/formats/csv_scanner'
import { JsonScanner } from '#integrations/imports/formats/json_scanner'
import { LineScanner } from '#integrations/imports/formats/line_scanner'
import type { Scanner } from '#integrations/imports/formats/scanner'

/** XLSX is stored as lines of its first sheet, each a JSON list of cells. */
export const FORMATS = ['CSV', 'NDJSON', 'JSON', 'XLSX'] as const

export type Format = (typeof FORMATS)[number]

/** A map, since a type or an extension may be any word, such as `constructor`. */
export const MEDIA_TYPES: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    'text/csv': 'CSV',
    'application/csv': 'CSV',
    'application/x-ndjson': 'NDJSON',
    'application/ndjson': 'NDJSON',
    'application/jsonl': 'NDJSON',
    'application/json': 'JSON',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  } as const)
)

const EXTENSIONS: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    csv: 'CSV',
    tsv: 'CSV',
    ndjson: 'NDJSON',
    jsonl: 'NDJSON',
    json: 'JSON',
    xlsx: 'XLSX',
  } as const)
)

/** The format by the part's media type, else the extension, else the first character. */
export function formatOfFile(
  type: string | undefined,
  fileName: string | null,
  head: string
): Format {
  const extension = /\.(\w+)$/.exec(fileName ?? '')?.[1].toLowerCase() ?? ''
  return (
    MEDIA_TYPES.get(type ?? '') ??
    EXTENSIONS.get(extension) ??
    ({ '[': 'JSON', '{': 'NDJSON' } as const)[head.trimStart()[0] ?? ''] ??
    'CSV'
  )
}

/** A scanner from `line` on; `resumed` starts after a record. */
export function scannerOf(
  format: Format,
  separator: string,
  { resumed = false, line = 1 } = {}
): Scanner {
  if (format === 'CSV') return new CsvScanner(separator.charCodeAt(0), line)
  return format === 'JSON' ? new JsonScanner(resumed, line) : new LineScanner(line)
}

export const hasHeader = (format: Format) => format === 'CSV' || format === 'XLSX'
