/** Sections of a statement: accounts with the amount on the side on which their type grows, and their sum. */
import type Big from 'big.js'
import { sum } from '#core/decimal'
import { cell, type Cell } from '#core/report'

export type SectionRow = { accountId: string | null; code: string | null; name: string; amount: number }
export type Section = { rows: SectionRow[]; total: number }

type Row = Omit<SectionRow, 'amount'> & { amount: Big }

export const sectionOf = (rows: readonly Row[]): Section => ({
  rows: rows.map(({ accountId, code, name, amount }) => ({ accountId, code, name, amount: amount.toNumber() })),
  total: sum(rows.map(({ amount }) => amount)).toNumber(),
})

export const cellsOf = (title: string, { rows, total }: Section): Cell[][] => [...rows.map(({ code, name, amount }) => [title, code, name, amount]), [title, null, 'Total', total]]

export const SECTION_COLUMNS = { section: cell.text, code: cell.text, name: cell.text, amount: cell.amount }
