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

/** The section as table rows, its sum last. */
export const cellsOf = (title: string, { rows, total }: Section): Cell[][] => [
  ...rows.map(({ code, name, amount }) => [title, code, name, amount]),
  [title, null, 'Total', total],
]

export const SECTION_COLUMNS = {
  section: cell.text,
  code: cell.text,
  name: cell.text,
  amount: cell.amount,
}
