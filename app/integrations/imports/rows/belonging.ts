/**
 * Finds the record of each row, and the records that an unreadable row may belong to. A record made
 * without one of its rows cannot be undone; a refused one can be sent again.
 */
import type { ImportDefinition } from '#core/resources/importable'
import { textOf } from '#integrations/imports/formats/cells'
import { BadCell, cellsOf, withoutGuard } from '#integrations/imports/formats/csv_cells'
import { hasHeader, type Format } from '#integrations/imports/formats/format'
import { BadRow, bodies, rowCells } from '#integrations/imports/rows/bodies'
import { fieldOf } from '#integrations/imports/understanding/columns'
import type { Reading } from '#integrations/imports/understanding/reading'
import type Import from '#integrations/models/import'

/** No `reference`: the row stands alone. `isCertain`: it is of `mayBe` or of nothing. */
type Belonging = { reference?: string; unread?: { mayBe: string[]; isCertain: boolean } }

type Said = { said: unknown[]; isCertain: boolean }

const UNKNOWN: Said = { said: [], isCertain: false }

/** Blanks after the last row, for instance, belong to nothing. */
const NOTHING: Said = { said: [], isCertain: true }

const isWritten = (cell: string) => /[^\s\p{Cc}]/u.test(cell)

/** Reader of each row's value of `together.by`. */
export function belongings(
  bulk: ImportDefinition,
  one: Import,
  reading: Reading
): (text: string | undefined) => Belonging {
  const { by } = bulk.together!
  const isTable = hasHeader(one.format as Format)
  const saidBy = isTable
    ? inColumn(bulk, one.format as Format, reading)
    : inBody(bulk, one, reading)
  const saidIn = isTable
    ? inCells(
        reading.fields.indexOf(by),
        reading.fields.length + reading.surplus,
        reading.separator
      )
    : inJson(namesOf(bulk, one, by))
  const isAlone = isTable && !reading.fields.includes(by)

  return (text) => {
    try {
      if (text !== undefined) return { reference: asReference(saidBy(text)) }
    } catch (error) {
      if (!(error instanceof BadRow)) throw error
    }
    const { said, isCertain } = text === undefined ? UNKNOWN : saidIn(text)
    const mayBe = said.flatMap((value) => asReference(value) ?? [])
    return {
      unread: isAlone
        ? { mayBe: [], isCertain: true }
        : { mayBe, isCertain: isCertain && mayBe.length === said.length },
    }
  }
}

/** Throws BadRow for an unreadable row. */
function inColumn(bulk: ImportDefinition, format: Format, reading: Reading) {
  const cellsIn = rowCells(bulk, format, reading)
  const place = reading.fields.indexOf(bulk.together!.by)
  return (text: string) => withoutGuard(textOf(cellsIn(text)[place]))
}

function inBody(bulk: ImportDefinition, one: Import, reading: Reading) {
  const bodyOf = bodies(bulk, one, reading)
  return (text: string) => bodyOf(text)[bulk.together!.by]
}

function asReference(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined
}

/**
 * Separators within text shift later cells: the reference lies between its place from the start and
 * from the end. With missing cells, wrong quotes or line breaks it may be none of them.
 */
function inCells(place: number, width: number, separator: string) {
  return (text: string): Said => {
    try {
      const cells = cellsOf(text, separator)
      if (!cells.some(isWritten)) return NOTHING
      if (place === 0 && !/[\r\n]/.test(text))
        return { said: [withoutGuard(cells[0])], isCertain: true }
      const ends = [place, Math.max(0, place + cells.length - width)].sort((a, b) => a - b)
      return {
        said: cells.slice(ends[0], ends[1] + 1).map(withoutGuard),
        isCertain: cells.length > width && !/[\r\n]/.test(text),
      }
    } catch (error) {
      if (error instanceof BadCell && place === 0 && error.before.length && !/[\r\n]/.test(text))
        return { said: [withoutGuard(error.before[0])], isCertain: true }
      if (error instanceof BadCell)
        return { said: error.before.slice(place).map(withoutGuard), isCertain: false }
      throw error
    }
  }
}

/** Finds the named values even in broken JSON; a truncated value is ignored. */
function inJson(names: readonly string[]) {
  const quoted = names.map((name) => JSON.stringify(name).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pairs = new RegExp(
    `(?:${quoted.join('|')})\\s*:\\s*("[^"\\\\]*(?:\\\\.[^"\\\\]*)*"|-?\\d[\\d.eE+-]*)\\s*[,}]`,
    'g'
  )

  return (text: string): Said => {
    const parsed = jsonOf(text)
    const entries =
      typeof parsed === 'object' && parsed !== null
        ? Object.entries(parsed).filter(([name]) => names.includes(name))
        : []
    const said = [
      ...entries.map(([, value]) => value),
      ...Array.from(text.matchAll(pairs), ([, value]) =>
        value.startsWith('"') ? jsonOf(value) : value
      ),
    ].filter((value) => value !== undefined)
    return { said, isCertain: said.length > 0 }
  }
}

function namesOf(bulk: ImportDefinition, { mapping }: Import, field: string): string[] {
  const toField = fieldOf(bulk, mapping)
  return [...new Set([field, ...Object.keys(mapping ?? {})])].filter(
    (name) => toField(name) === field
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
