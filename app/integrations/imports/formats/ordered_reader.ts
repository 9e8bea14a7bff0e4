/** Reads a file in the order stored beside it; neighbouring records are read at once. */
import { open, type FileHandle } from 'node:fs/promises'
import { linesPathOf, orderPathOf } from '#integrations/imports/files'
import { BYTES, placesFrom, type Place } from '#integrations/imports/order'

const BLOCK = 256 * 1024
const GAP = 16 * 1024

export class OrderedReader {
  private constructor(
    readonly importId: string,
    readonly file: FileHandle,
    readonly order: FileHandle,
    private position: number
  ) {}

  static async open(importId: string, file: FileHandle, position: number) {
    return new OrderedReader(importId, file, await open(orderPathOf(importId)), position)
  }

  /** The next records with their places, empty at the end; rows of one record are not divided. */
  async next(
    most: number,
    bytes: number
  ): Promise<(Place & { text: string | undefined; next: number })[]> {
    const places = await placesFrom(this.order, this.position, most, bytes)
    const texts = await this.#textsOf(places)
    return places.map((place) => ({
      ...place,
      text: texts.get(place.row),
      next: (this.position += BYTES),
    }))
  }

  /** The lines on which rows begin; null where an earlier version has not stored them. */
  async linesOf(rows: readonly number[]): Promise<(number | null)[]> {
    const file = await open(linesPathOf(this.importId)).catch(() => null)
    if (!file) return rows.map(() => null)
    try {
      return await Promise.all(
        rows.map(async (row) =>
          (await file.read(Buffer.alloc(4), 0, 4, (row - 1) * 4)).buffer.readUInt32LE()
        )
      )
    } finally {
      await file.close()
    }
  }

  close() {
    return this.order.close()
  }

  async #textsOf(places: readonly Place[]): Promise<Map<number, string>> {
    const texts = new Map<number, string>()
    const sorted = places.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start)

    for (let from = 0, to = 0; from < sorted.length; from = to) {
      const { start } = sorted[from]
      while (
        to < sorted.length &&
        sorted[to].end - start <= BLOCK &&
        (to === from || sorted[to].start - sorted[to - 1].end <= GAP)
      )
        to++
      to = Math.max(to, from + 1)

      const { buffer } = await this.file.read(
        Buffer.allocUnsafe(sorted[to - 1].end - start),
        0,
        sorted[to - 1].end - start,
        start
      )
      for (const one of sorted.slice(from, to))
        texts.set(one.row, buffer.toString('utf8', one.start - start, one.end - start))
    }
    return texts
  }
}
