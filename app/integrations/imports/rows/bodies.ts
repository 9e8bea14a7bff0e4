/** What a row's text says, as the body that the API would be sent. */
import type { Bulk } from '#core/bulk'
import { repeatedName } from '#core/json_names'
import { withRounded } from '#core/json_numbers'
import type { Row } from '#core/sql'
import { columnsOf, fieldOf, type FieldOf } from '#integrations/imports/columns'
import type { FileHeader } from '#integrations/imports/file_header'
import { BadCell, cellsOf, withoutGuard } from '#integrations/imports/formats/csv_cells'
import type Import from '#integrations/models/import'

/** The row cannot be read. */
export class BadRow extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field = ''
  ) {
    super(message)
  }
}

/** Reads rows of an import; throws BadRow. */
export function bodies(bulk: Bulk, { format, mapping, mode }: Import, header: FileHeader): (text: string) => Row {
  if (format !== 'CSV') return (text) => withReference(bulk, renamed(parsedObject(text), fieldOf(bulk, mapping)))

  const { separator, surplus } = header
  const fields = columnsOf(bulk, header.columns, mapping, mode)
  return (text) => {
    const cells = cellsIn(text, separator)
    // Where rows belong together, an empty cell too many may be the last one, with all behind a separator in a text shifted by one: each row has as many as the first.
    if (!bulk.together || cells.length === fields.length + surplus) while (cells.length > fields.length && cells.at(-1) === '') cells.pop()
    else if (surplus && cells.length === fields.length) throw new BadRow('WRONG_COLUMN_COUNT', `The row has ${cells.length} cells, the first row ${fields.length + surplus}`)
    if (cells.length !== fields.length) throw new BadRow('WRONG_COLUMN_COUNT', `The row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header ${fields.length}`)

    const body: Row = {}
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index]
      if (field !== null && cells[index] !== '') body[field] = withoutGuard(cells[index])
    }
    return body
  }
}

/** What tells rows of one record from those of another must not be the same of two by being read: of an object, or a number with more digits than are kept. */
function withReference({ together }: Bulk, body: Row): Row {
  const said = together && body[together.by]
  const isOne = said === undefined || said === null || typeof said === 'string' || (typeof said === 'number' && Math.abs(said) <= Number.MAX_SAFE_INTEGER)
  if (!isOne) throw new BadRow('TYPE', `${together!.by} must be text, or a number of at most 15 digits`, together!.by)
  return body
}

function cellsIn(text: string, separator: string) {
  try {
    return cellsOf(text, separator)
  } catch (error) {
    if (error instanceof BadCell) throw new BadRow('MALFORMED', error.message)
    throw error
  }
}

function parsedObject(text: string): Row {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadRow('TYPE', 'The row must be a JSON object')
  return value as Row
}

/** As a body of the API is read: a name that stands twice in one object is refused, since nobody can tell which was meant. */
function parsed(text: string): unknown {
  let repeated: string | undefined
  try {
    const value = withRounded(text) ?? JSON.parse(text)
    repeated = repeatedName(text, value)
    if (repeated === undefined) return value
  } catch (error) {
    throw new BadRow('MALFORMED_JSON', error instanceof RangeError ? 'The row is nested too deeply' : 'The row is not valid JSON')
  }
  throw new BadRow('MALFORMED_JSON', `The row has "${repeated.slice(0, 100)}" twice in one object`)
}

function renamed(given: Row, toField: FieldOf): Row {
  const body: Row = {}
  for (const key of Object.keys(given)) {
    const field = toField(key)
    if (field === undefined) throw new BadRow('UNKNOWN_FIELD', `There is no field ${key.slice(0, 100)}`, key.slice(0, 255))
    if (field === null) continue
    if (Object.hasOwn(body, field)) throw new BadRow('DUPLICATE', `${field} is given twice`, field)
    body[field] = given[key]
  }
  return body
}
