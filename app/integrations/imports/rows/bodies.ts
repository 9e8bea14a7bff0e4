/** Converts the text of a row to a request body. */
import type { ImportDefinition } from '#core/resources/importable'
import { repeatedName } from '#core/http/duplicate_keys'
import { withRounded } from '#core/primitives/lossy_numbers'
import type { Row } from '#core/database/sql'
import { cellsReader, isEmpty, type Cell } from '#integrations/imports/formats/cells'
import { BadCell } from '#integrations/imports/formats/csv_cells'
import { hasHeader, type Format } from '#integrations/imports/formats/format'
import { valueReader } from '#integrations/imports/rows/values'
import { fieldOf, type FieldOf } from '#integrations/imports/understanding/columns'
import type { Reading } from '#integrations/imports/understanding/reading'
import type Import from '#integrations/models/import'

export class BadRow extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field = ''
  ) {
    super(message)
  }
}

/** Reader of the rows of an import; throws BadRow. */
export function bodies(
  bulk: ImportDefinition,
  { format, mapping }: Pick<Import, 'format' | 'mapping'>,
  reading: Reading
): (text: string) => Row {
  if (!hasHeader(format as Format))
    return (text) => withReference(bulk, renamed(parsedObject(text), fieldOf(bulk, mapping)))

  const cellsOf = rowCells(bulk, format as Format, reading)
  const columns = reading.fields.flatMap((field, index) =>
    field === null ? [] : [{ field, index, read: valueReader(bulk, field, reading) }]
  )
  return (text) => {
    const cells = cellsOf(text)
    const body: Row = {}
    for (const { field, index, read } of columns) {
      const value = read(cells[index])
      if (value !== undefined) set(body, field, value)
    }
    return body
  }
}

/** `metadata.color` is a value of the object `metadata`. */
function set(body: Row, field: string, value: unknown) {
  const at = field.indexOf('.')
  if (at < 0) body[field] = value
  else
    body[field.slice(0, at)] = {
      ...(body[field.slice(0, at)] as Row | undefined),
      [field.slice(at + 1)]: value,
    }
}

/** As many cells as the header, or fewer in a sheet; throws BadRow. */
export function rowCells(
  bulk: ImportDefinition,
  format: Format,
  { separator, surplus, fields }: Reading
): (text: string) => Cell[] {
  const cellsOf = cellsReader(format, separator)
  const width = fields.length

  return (text) => {
    const cells = cellsIn(cellsOf, text)
    if (format === 'XLSX') return cells
    // A separator in a text shifts cells, and an empty surplus cell would hide that: grouped rows
    // must be as wide as the first.
    if (!bulk.together || cells.length === width + surplus)
      while (cells.length > width && cells.at(-1) === '') cells.pop()
    else if (surplus && cells.length === width)
      throw new BadRow(
        'WRONG_COLUMN_COUNT',
        `The row has ${cells.length} cells, the first row ${width + surplus}`
      )
    if (cells.length !== width)
      throw new BadRow(
        'WRONG_COLUMN_COUNT',
        `The row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header ${width}`
      )
    return cells
  }
}

function cellsIn(cellsOf: (text: string) => Cell[], text: string) {
  try {
    return cellsOf(text)
  } catch (error) {
    if (error instanceof BadCell) throw new BadRow('MALFORMED', error.message)
    throw error
  }
}

/** Two references must not become equal by parsing: objects and long numbers are refused. */
function withReference({ together }: ImportDefinition, body: Row): Row {
  const said = together && body[together.by]
  const isOne =
    said === undefined ||
    said === null ||
    typeof said === 'string' ||
    (typeof said === 'number' && Math.abs(said) <= Number.MAX_SAFE_INTEGER)
  if (!isOne)
    throw new BadRow(
      'TYPE',
      `${together!.by} must be text, or a number of at most 15 digits`,
      together!.by
    )
  return body
}

function parsedObject(text: string): Row {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRow('TYPE', 'The row must be a JSON object')
  return value as Row
}

/** A repeated name is refused as in API bodies, since its meaning is ambiguous. */
function parsed(text: string): unknown {
  let repeated: string | undefined
  try {
    const value = withRounded(text) ?? JSON.parse(text)
    repeated = repeatedName(text, value)
    if (repeated === undefined) return value
  } catch (error) {
    throw new BadRow(
      'MALFORMED_JSON',
      error instanceof RangeError ? 'The row is nested too deeply' : 'The row is not valid JSON'
    )
  }
  throw new BadRow('MALFORMED_JSON', `The row has "${repeated.slice(0, 100)}" twice in one object`)
}

/** Empty text is ignored like an empty cell; null clears the field. */
function renamed(given: Row, toField: FieldOf): Row {
  const body: Row = {}
  for (const key of Object.keys(given)) {
    const field = toField(key, given[key])
    if (field === undefined)
      throw new BadRow('UNKNOWN_FIELD', `There is no field ${key.slice(0, 100)}`, key.slice(0, 255))
    if (field === null) continue
    if (Object.hasOwn(body, field)) throw new BadRow('DUPLICATE', `${field} is given twice`, field)
    body[field] = given[key]
  }
  for (const field of Object.keys(body))
    if (typeof body[field] === 'string' && isEmpty(body[field])) delete body[field]
  return body
}
