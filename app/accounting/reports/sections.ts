/** Sections of a statement: amounts on the natural side of their type, and their sum. */
import type Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { cell, type Cell } from '#core/endpoints/report'

type Row = { accountId: string | null; code: string | null; name: string; amount: Big }

type Section = { rows: readonly Row[]; total: Big }

export const sectionOf = (given: readonly Row[]): Section => ({
  rows: given.map(({ accountId, code, name, amount }) => ({ accountId, code, name, amount })),
  total: sum(given.map(({ amount }) => amount)),
})

/** The section as table rows, its sum last. `more` are further cells of a row and of the sum. */
export const cellsOf = <S extends Section>(
  title: string,
  section: S,
  more: (row: S['rows'][number] | S) => Cell[] = () => []
): Cell[][] => [
  ...section.rows.map((row) => [title, row.code, row.name, row.amount, ...more(row)]),
  [title, null, 'Total', section.total, ...more(section)],
]

export const SECTION_COLUMNS = {
  section: cell.text,
  code: cell.text,
  name: cell.text,
  amount: cell.amount,
}
