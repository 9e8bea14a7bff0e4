/**
 * The order in which rows are read that belong together wherever in the file they stand: one record after the other, in the order
 * of their first rows. It lies beside the file, a few numbers a row, so that a killed worker goes on in it.
 */
import { open, type FileHandle } from 'node:fs/promises'
import type { Bulk } from '#core/bulk'
import { orderPathOf, pathOf, writeWhole } from '#integrations/imports/files'
import { headerOf } from '#integrations/imports/file_header'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { RecordReader } from '#integrations/imports/formats/record_reader'
import { saidIn } from '#integrations/imports/rows/bodies'
import type Import from '#integrations/models/import'

/** A row: its number in the file, its bytes (none when it is too long), its place among the rows of its record, and how many those are. */
export type Place = { row: number; start: number; end: number; place: number; of: number }

export const NUMBERS = 5
export const BYTES = NUMBERS * 4

const AT_ONCE = 4_000

/** Reads the file once and writes down the order of its rows. */
export async function writeOrder(one: Import, bulk: Bulk, total: number) {
  const { starts, ends, records, sizes } = await read(one, bulk, total)
  const firsts = new Uint32Array(sizes.length)
  for (let record = 1; record < sizes.length; record++) firsts[record] = firsts[record - 1] + sizes[record - 1]

  const taken = new Uint32Array(sizes.length)
  const order = new Uint32Array(total)
  for (let index = 0; index < total; index++) order[firsts[records[index]] + taken[records[index]]++] = index

  const file = await open(orderPathOf(one.id), 'w', 0o600)
  try {
    for (let from = 0; from < total; from += AT_ONCE) {
      const some = Array.from(order.subarray(from, from + AT_ONCE), (index, at) => [index + 1, starts[index], ends[index], from + at - firsts[records[index]], sizes[records[index]]])
      await writeWhole(file, Buffer.from(Uint32Array.from(some.flat()).buffer))
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Where each row stands, the record it is of, and how many rows each record has. */
async function read(one: Import, bulk: Bulk, total: number) {
  const [starts, ends, records] = [new Uint32Array(total), new Uint32Array(total), new Uint32Array(total)]
  const known = new Map<string, number>()
  const sizes: number[] = []
  let index = 0

  for await (const { text, start, end, reference } of referencesIn(one, bulk)) {
    const record = (reference === undefined ? undefined : known.get(reference)) ?? sizes.push(0) - 1
    if (reference !== undefined) known.set(reference, record)
    sizes[record]++
    starts[index] = start
    ends[index] = text === undefined ? start : end
    records[index++] = record
  }
  return { starts, ends, records, sizes }
}

async function* referencesIn(one: Import, bulk: Bulk) {
  const file = await open(pathOf(one.id))
  try {
    const header = await headerOf(file, one.format as Format)
    const reader = new RecordReader(file, scannerOf(one.format as Format, header.separator.charCodeAt(0)), header.rows)
    const referenceIn = saidIn(bulk, one, header, bulk.together!.by)

    for (;;) {
      const some = await reader.next(AT_ONCE, 1 << 20)
      if (!some.length) return
      for (const record of some) yield { ...record, reference: record.text === undefined ? undefined : referenceIn(record.text) }
    }
  } finally {
    await file.close()
  }
}

/** The next rows from byte `position` of the order on; whole records, unless one is larger than `most`. */
export async function placesFrom(order: FileHandle, position: number, most: number, bytes: number): Promise<Place[]> {
  const { buffer, bytesRead } = await order.read(Buffer.alloc(most * BYTES), 0, most * BYTES, position)
  const numbers = new Uint32Array(buffer.buffer, buffer.byteOffset, bytesRead / 4)
  const places: Place[] = []
  let [size, whole] = [0, 0]

  for (let at = 0; at < numbers.length; at += NUMBERS) {
    const [row, start, end, place, of] = numbers.subarray(at, at + NUMBERS)
    size += end - start
    if (place === 0 && whole && size > bytes) break
    places.push({ row, start, end, place, of })
    if (place === of - 1) whole = places.length
  }
  return whole && places.length === most ? places.slice(0, whole) : places
}
