/** Proves a file's decimal mark, day order, and cross and nameless columns by all its rows. */
import type { FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import { isCross } from '#core/input/cells/booleans'
import { orderProvedBy, type DayOrder } from '#core/input/cells/days'
import { markProvedBy, type Mark } from '#core/input/cells/numbers'
import { cellsReader, isEmpty, textOf, type Cell } from '#integrations/imports/formats/cells'
import { BadCell, withoutGuard } from '#integrations/imports/formats/csv_cells'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { RecordReader } from '#integrations/imports/formats/record_reader'
import { Malformed } from '#integrations/imports/formats/scanner'
import { companyCurrencies } from '#integrations/imports/understanding/currencies'
import { kindsOf } from '#integrations/imports/understanding/fields'
import type { FileHeader } from '#integrations/imports/understanding/header'

/** The row counts from 1. */
export type Place = { column: string; row: number; line: number; text: string }

/** The first cell that proves each reading; `either` for the first ambiguous one. */
type Seen<Proved extends string> = Partial<Record<Proved | 'either', Place>>

export type Proof = {
  numbers: Seen<Mark>
  days: Seen<'DMY' | 'MDY'>
  crosses: string[]
  nameless?: Place & { index: number }
}

const AT_ONCE = 2_000
const BYTES_AT_ONCE = 1 << 19

type Watched = { index: number; name: string; field: string }

/** `settled` comes from the sender and needs no proof. Unreadable rows prove nothing. */
export async function prove(
  file: FileHandle,
  format: Format,
  bulk: ImportDefinition,
  header: FileHeader & { fields: readonly (string | null)[] },
  settled: { decimal?: unknown; dates?: DayOrder | null }
): Promise<Proof> {
  const watch = new Watch(format, bulk, header, settled)
  if (watch.isIdle) return watch.proof()

  const cellsOf = cellsReader(format, header.separator)
  const reader = new RecordReader(
    file,
    scannerOf(format, header.separator, { line: header.line }),
    header.rows
  )
  try {
    for (let row = 1; ;) {
      const records = await reader.next(AT_ONCE, BYTES_AT_ONCE)
      if (!records.length) return watch.proof()
      for (const { text, line } of records)
        watch.see(text === undefined ? [] : cellsIn(cellsOf, text), row++, line)
    }
  } catch (error) {
    // The worker fails the import with the place of the error.
    if (error instanceof Malformed) return watch.proof()
    throw error
  }
}

function cellsIn(cellsOf: (text: string) => Cell[], text: string): Cell[] {
  try {
    return cellsOf(text)
  } catch (error) {
    if (error instanceof BadCell) return []
    throw error
  }
}

class Watch {
  readonly #numbers: Watched[]
  readonly #days: Watched[]
  readonly #flags: (Watched & { crosses: number; others: number })[]
  readonly #nameless: number[]
  readonly #width: number
  readonly #isRagged: boolean
  readonly #columns: readonly string[]
  readonly #currencies = companyCurrencies()
  readonly #proof: Proof = { numbers: {}, days: {}, crosses: [] }

  constructor(
    format: Format,
    bulk: ImportDefinition,
    { columns, fields, trailing }: FileHeader & { fields: readonly (string | null)[] },
    settled: { decimal?: unknown; dates?: unknown }
  ) {
    const kinds = kindsOf(bulk)
    const watched = (...wanted: string[]) =>
      fields.flatMap((field, index) =>
        field && wanted.includes(kinds.get(field) ?? '')
          ? [{ index, field, name: columns[index] }]
          : []
      )
    this.#numbers = settled.decimal ? [] : watched('number', 'rate')
    this.#days = settled.dates ? [] : watched('day')
    this.#flags = watched('flag').map((one) => ({ ...one, crosses: 0, others: 0 }))
    this.#nameless = [...columns, ...Array<string>(trailing).fill('')].flatMap((name, index) =>
      name.trim() === '' ? [index] : []
    )
    this.#columns = columns
    this.#width = columns.length
    this.#isRagged = format === 'XLSX'
  }

  get isIdle() {
    return (
      !this.#numbers.length && !this.#days.length && !this.#flags.length && !this.#nameless.length
    )
  }

  /** Rows of another width prove nothing: their cells may be shifted. */
  see(cells: readonly Cell[], row: number, line: number) {
    const place = (index: number): Place => ({
      column: this.#columns[index] ?? '',
      row,
      line,
      text: textOf(cells[index]).trim(),
    })
    this.#seeNameless(cells, place)
    if (cells.length < this.#width ? !this.#isRagged : !cells.slice(this.#width).every(isEmpty))
      return

    for (const { index } of this.#numbers) {
      const text = asText(cells[index])
      const proved =
        text === undefined ? undefined : markProvedBy(text, { currencies: this.#currencies })
      if (proved) this.#proof.numbers[proved] ??= place(index)
    }
    for (const { index } of this.#days) {
      const text = asText(cells[index])
      const proved = text === undefined ? undefined : orderProvedBy(text)
      if (proved) this.#proof.days[proved] ??= place(index)
    }
    for (const flag of this.#flags) {
      const cell = cells[flag.index]
      if (isEmpty(cell)) continue
      if (typeof cell === 'string' && isCross(cell.trim())) flag.crosses++
      else flag.others++
    }
  }

  proof(): Proof {
    return {
      ...this.#proof,
      crosses: this.#flags
        .filter(({ crosses, others }) => crosses && !others)
        .map(({ field }) => field),
    }
  }

  #seeNameless(cells: readonly Cell[], place: (index: number) => Place) {
    if (this.#proof.nameless) return
    const index = this.#nameless.find((at) => !isEmpty(cells[at]))
    if (index !== undefined) this.#proof.nameless = { ...place(index), index }
  }
}

const asText = (cell: Cell | undefined) =>
  typeof cell === 'string' && cell !== '' ? withoutGuard(cell.trim()) : undefined
