/**
 * Groups rows of one record wherever they stand in the file, by their first rows. The order is a
 * file of its own, so that a killed worker resumes in it.
 */
import { open, type FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import { linesPathOf, orderPathOf, pathOf } from '#integrations/imports/files'
import { writeWhole } from '#core/primitives/write_whole'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { RecordReader } from '#integrations/imports/formats/record_reader'
import { belongings } from '#integrations/imports/rows/belonging'
import { readingOf } from '#integrations/imports/understanding/reading'
import type Import from '#integrations/models/import'

/** `place` counts among the `of` rows of a record; `refusedBy` is an unreadable row of it. */
export type Place = {
  row: number
  start: number
  end: number
  place: number
  of: number
  refusedBy?: number
}

const NUMBERS = 5
export const BYTES = NUMBERS * 4

const AT_ONCE = 4_000

/** Added to `refusedBy` in the place of `of`, which never gets as large. */
const REFUSED = 2 ** 31

/** Reads the file, twice if it has unreadable rows, and writes the order of its rows. */
export async function writeOrder(one: Import, bulk: ImportDefinition, total: number) {
  const { starts, ends, lines, records, sizes, known, isAllRead } = await read(one, bulk, total)
  const refusedBy = isAllRead ? undefined : await refusals(one, bulk, { records, sizes, known })
  const firsts = new Uint32Array(sizes.length)
  for (let record = 1; record < sizes.length; record++)
    firsts[record] = firsts[record - 1] + sizes[record - 1]

  const taken = new Uint32Array(sizes.length)
  const order = new Uint32Array(total)
  for (let index = 0; index < total; index++)
    order[firsts[records[index]] + taken[records[index]]++] = index

  await written(linesPathOf(one.id), (file) => writeWhole(file, Buffer.from(lines.buffer)))
  await written(orderPathOf(one.id), async (file) => {
    for (let from = 0; from < total; from += AT_ONCE) {
      const some = Array.from(order.subarray(from, from + AT_ONCE), (index, at) => {
        const record = records[index]
        return [
          index + 1,
          starts[index],
          ends[index],
          ...(refusedBy?.[record]
            ? [0, REFUSED + refusedBy[record]]
            : [from + at - firsts[record], sizes[record]]),
        ]
      })
      await writeWhole(file, Buffer.from(Uint32Array.from(some.flat()).buffer))
    }
  })
}

async function written(path: string, write: (file: FileHandle) => Promise<void>) {
  const file = await open(path, 'w', 0o600)
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

type Records = { records: Uint32Array; sizes: number[]; known: ReadonlyMap<string, number> }

/** Places, lines and records of all rows; an unreadable row is a record of its own. */
async function read(one: Import, bulk: ImportDefinition, total: number) {
  const [starts, ends, lines, records] = [
    new Uint32Array(total),
    new Uint32Array(total),
    new Uint32Array(total),
    new Uint32Array(total),
  ]
  const known = new Map<string, number>()
  const sizes: number[] = []
  let index = 0
  let isAllRead = true

  for await (const { text, start, end, line, reference, unread } of rowsIn(one, bulk)) {
    const record = (reference === undefined ? undefined : known.get(reference)) ?? sizes.push(0) - 1
    if (reference !== undefined) known.set(reference, record)
    if (unread) isAllRead = false
    sizes[record]++
    starts[index] = start
    lines[index] = line
    ends[index] = text === undefined ? start : end
    records[index++] = record
  }
  return { starts, ends, lines, records, sizes, known, isAllRead }
}

/**
 * The first unreadable row that may belong to each record, or 0. Without a known reference it may
 * belong to the records named just before and after it. Reads the file again to keep no such rows
 * in memory.
 */
async function refusals(
  one: Import,
  bulk: ImportDefinition,
  { records, sizes, known }: Records
): Promise<Uint32Array> {
  const refusedBy = new Uint32Array(sizes.length)
  let [row, waiting] = [0, 0]
  let named: number | undefined
  const refuse = (record: number | undefined, by: number) => {
    if (record !== undefined && sizes[record] <= bulk.together!.most) refusedBy[record] ||= by
  }

  for await (const { reference, unread } of rowsIn(one, bulk)) {
    const record = records[row++]
    if (unread) {
      const mayBe = unread.mayBe
        .map((said) => known.get(said))
        .filter((other) => other !== undefined)
      for (const other of [record, ...mayBe]) refuse(other, row)
      if (unread.isCertain && (mayBe.length || !unread.mayBe.length)) continue
      refuse(named, row)
      waiting ||= row
    } else if (reference !== undefined) {
      if (waiting) refuse(record, waiting)
      named = record
      waiting = 0
    }
  }
  return refusedBy
}

async function* rowsIn(one: Import, bulk: ImportDefinition) {
  const file = await open(pathOf(one.id))
  try {
    const reading = await readingOf(one, bulk)
    const reader = new RecordReader(
      file,
      scannerOf(one.format as Format, reading.separator, { line: reading.line }),
      reading.rows
    )
    const belongingOf = belongings(bulk, one, reading)

    for (;;) {
      const some = await reader.next(AT_ONCE, 1 << 20)
      if (!some.length) return
      for (const record of some) yield { ...record, ...belongingOf(record.text) }
    }
  } finally {
    await file.close()
  }
}

/** The next rows from byte `position` of the order; whole records, unless one exceeds `most`. */
export async function placesFrom(
  order: FileHandle,
  position: number,
  most: number,
  bytes: number
): Promise<Place[]> {
  const { buffer, bytesRead } = await order.read(
    Buffer.alloc(most * BYTES),
    0,
    most * BYTES,
    position
  )
  const numbers = new Uint32Array(buffer.buffer, buffer.byteOffset, bytesRead / 4)
  const places: Place[] = []
  let [size, whole] = [0, 0]

  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [row, start, end, place, count] = numbers.subarray(at, at + NUMBERS)
    const [of, refusedBy] = count > REFUSED ? [1, count - REFUSED] : [count]
    size += end - start
    if (place === 0 && whole && size > bytes) break
    places.push({ row, start, end, place, of, refusedBy })
    if (place === of - 1) whole = places.length
  }
  return whole && places.length === most ? places.slice(0, whole) : places
}
