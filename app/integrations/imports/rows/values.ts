/** Converts cells to JSON values by the kind of their field and the file's reading. */
import type { ImportDefinition } from '#core/resources/importable'
import { booleanFrom } from '#core/input/cells/booleans'
import { dayFrom } from '#core/input/cells/days'
import { numberIn } from '#core/input/cells/numbers'
import type { Row } from '#core/database/sql'
import { Unreadable } from '#core/input/unreadable_value'
import { isEmpty, percentOf, textOf, type Cell } from '#integrations/imports/formats/cells'
import { withoutGuard } from '#integrations/imports/formats/csv_cells'
import { companyCurrencies } from '#integrations/imports/understanding/currencies'
import { kindsOf, type Kind } from '#integrations/imports/understanding/fields'
import type { Reading } from '#integrations/imports/understanding/reading'

type How = Pick<Reading, 'decimal' | 'dates' | 'crosses'>

/** Returns `Unreadable` for a wrong value. */
type Read = (cell: Exclude<Cell, null>) => unknown

/** Reader of one field's cells; undefined for an empty cell. */
export function valueReader(
  bulk: ImportDefinition,
  field: string,
  how: How
): (cell: Cell | undefined) => unknown {
  const read = readers(how)[kindsOf(bulk).get(field) ?? 'text']
  const ofEmpty = how.crosses.includes(field) ? false : undefined

  return (cell) => {
    if (isEmpty(cell)) return ofEmpty
    if (typeof cell === 'object' && cell && 'error' in cell)
      return new Unreadable('TYPE', `has the error ${cell.error} in the sheet`, cell.error)
    return read(cell!)
  }
}

function readers({ decimal, dates }: How): Record<Kind, Read> {
  const currencies = companyCurrencies()
  const mark = decimal ?? '.'
  const number = (cell: Exclude<Cell, null>, percent: boolean) => {
    if (typeof cell === 'string')
      return numberIn(withoutGuard(cell.trim()), mark, { currencies, percent })
    if (typeof cell === 'object' && 'share' in cell)
      return percent ? percentOf(cell.share) : cell.share
    return typeof cell === 'number' ? cell : wrong(cell, 'TYPE', 'must be a number')
  }

  return {
    text: (cell) => (typeof cell === 'string' ? withoutGuard(cell) : textOf(cell)),
    number: (cell) => number(cell, false),
    rate: (cell) => number(cell, true),
    flag: (cell) =>
      typeof cell === 'boolean' ? cell : booleanFrom(withoutGuard(textOf(cell).trim())),
    object: (cell) => objectIn(textOf(cell)),
    day: (cell) => dayFrom(withoutGuard(textOf(cell).trim()), dates),
  }
}

/** Invalid JSON stays text for the validator to refuse: `Unreadable` would pass as an object. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const wrong = (cell: Cell, code: string, says: string) => new Unreadable(code, says, textOf(cell))

/** Types the `defaults` of an import: decimal point and ISO days, as in JSON. */
export function typedDefaults(
  bulk: ImportDefinition,
  defaults: Readonly<Record<string, unknown>> | null
): Row {
  const how: How = { decimal: '.', dates: 'YMD', crosses: [] }
  return Object.fromEntries(
    Object.entries(defaults ?? {}).map(([field, value]) => [
      field,
      typeof value === 'string' ? valueReader(bulk, field, how)(value) : value,
    ])
  )
}
