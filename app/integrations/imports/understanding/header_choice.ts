/** Chooses the header among the first rows, which may be titles. */
import type { ImportDefinition } from '#core/resources/importable'
import { isEmpty, textOf, type Cell } from '#integrations/imports/formats/cells'
import { meaningOf, requiredOf, type Asked } from '#integrations/imports/understanding/columns'
import type { FirstRow } from '#integrations/imports/understanding/header'

/** Rank 2 has all required columns, 1 the most known ones, 0 only looks like a header. */
export type Choice = {
  header: FirstRow
  next?: FirstRow
  rank: 0 | 1 | 2
  known: number
  width: number
}

/** Fewer known columns may be words of a title. */
const FEWEST_KNOWN = 2

/** The first row with all required columns, else most known columns, else half the widest row. */
export function headerAmong(
  rows: readonly FirstRow[],
  bulk: ImportDefinition,
  asked: Asked
): Choice {
  const toMeaning = meaningOf(bulk, asked.mapping)
  const required = requiredOf(bulk, asked.mode).filter((field) => !isDefault(bulk, field, asked))
  const seen = rows.map(({ cells = [] }) => knownIn(cells, toMeaning))
  const choice = (index: number, rank: Choice['rank']): Choice => ({
    header: rows[index],
    next: rows[index + 1],
    rank,
    known: seen[index].known,
    width: widthOf(rows[index].cells),
  })

  const complete = seen.findIndex(
    ({ fields }) =>
      required.length > 0 &&
      required.every(
        (field) => fields.has(field) || fields.has(bulk.references?.[field]?.column ?? '')
      )
  )
  if (complete >= 0) return choice(complete, 2)

  const broken = rows.findIndex(({ wrong }) => wrong)
  const most = seen.reduce((best, { known }, index) => (known > seen[best].known ? index : best), 0)
  if (seen[most].known >= FEWEST_KNOWN && !(broken >= 0 && broken < most)) return choice(most, 1)
  if (broken === 0) return choice(0, 0)

  const widest = Math.max(...rows.map(({ cells }) => widthOf(cells)))
  return choice(
    rows.findIndex(({ cells }) => widthOf(cells) * 2 >= widest),
    0
  )
}

function knownIn(cells: readonly Cell[], toMeaning: ReturnType<typeof meaningOf>) {
  const meanings = cells.map((cell) => (isEmpty(cell) ? null : toMeaning(textOf(cell).trim())))
  const known = meanings.filter((meaning) => meaning !== null && meaning !== undefined)
  return { known: known.length, fields: new Set(known.flat()) }
}

const isDefault = ({ references = {} }: ImportDefinition, field: string, { defaults }: Asked) =>
  defaults !== undefined &&
  defaults !== null &&
  (field in defaults || (references[field]?.column ?? '') in defaults)

const widthOf = (cells: readonly Cell[] = []) => cells.filter((cell) => !isEmpty(cell)).length
