/** The rows of samples of a PNG, pass by pass (W3C PNG, 7 and 9). */
import { crc32, inflateSync } from 'node:zlib'
import { bitsPerPixel, type PngHeader } from '#documents/logo/png_header'

export class UnreadableImage extends Error {}

export type PngParts = { data: Buffer; palette?: Buffer; transparency?: Buffer }

/** Rows of a pass: pixel `i` of row `j` stands at `x + i * dx` and `y + j * dy`. */
export type Pass = { x: number; y: number; dx: number; dy: number }

const WHOLE: Pass = { x: 0, y: 0, dx: 1, dy: 1 }
const ADAM7: Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]

/** The chunks that matter. Throws UnreadableImage for a damaged or cut file. */
export function pngParts(file: Buffer): PngParts {
  const found: Record<string, Buffer[]> = { IDAT: [] }
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > file.length) break
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) break
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') {
      const { IDAT, PLTE, tRNS } = found
      return { data: Buffer.concat(IDAT), palette: PLTE?.[0], transparency: tRNS?.[0] }
    }
    ;(found[name] ??= []).push(file.subarray(at + 8, end))
    at = end + 4
  }
  throw new UnreadableImage()
}

/** Calls `take` with each row, unfiltered. No more is unpacked than the header announces. */
export function eachRow(
  header: PngHeader,
  data: Buffer,
  take: (row: Buffer, count: number, pass: Pass, y: number) => void
) {
  const { width, height, isInterlaced } = header
  const bits = bitsPerPixel(header)
  const passes = (isInterlaced ? ADAM7 : [WHOLE])
    .map((pass) => ({
      ...pass,
      columns: Math.ceil((width - pass.x) / pass.dx),
      rows: Math.ceil((height - pass.y) / pass.dy),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
  const bytesOf = (columns: number) => Math.ceil((columns * bits) / 8)
  const size = passes.reduce((sum, { columns, rows }) => sum + rows * (1 + bytesOf(columns)), 0)

  const samples = unpacked(data, size)
  let at = 0
  for (const { columns, rows, ...pass } of passes) {
    let above: Buffer = Buffer.alloc(bytesOf(columns))
    for (let row = 0; row < rows; row++) {
      const current = samples.subarray(at + 1, at + 1 + above.length)
      unfilter(samples[at], current, above, Math.max(1, bits >> 3))
      take(current, columns, pass, pass.y + row * pass.dy)
      above = current
      at += 1 + above.length
    }
  }
}

function unpacked(data: Buffer, size: number): Buffer {
  try {
    const samples = inflateSync(data, { maxOutputLength: size })
    if (samples.length === size) return samples
  } catch {
    // Damaged, or more than the header announces.
  }
  throw new UnreadableImage()
}

/** Restores a row in place. `step` is the distance to the pixel before, in bytes. */
function unfilter(filter: number, row: Buffer, above: Buffer, step: number) {
  // A loop for each filter: a picture has millions of samples.
  const { length } = row
  if (filter === 1) for (let at = step; at < length; at++) row[at] += row[at - step]
  else if (filter === 2) for (let at = 0; at < length; at++) row[at] += above[at]
  else if (filter === 3)
    for (let at = 0; at < length; at++)
      row[at] += ((at < step ? 0 : row[at - step]) + above[at]) >> 1
  else if (filter === 4) {
    for (let at = 0; at < Math.min(step, length); at++) row[at] += above[at]
    for (let at = step; at < length; at++)
      row[at] += paeth(row[at - step], above[at], above[at - step])
  } else if (filter) throw new UnreadableImage()
}

function paeth(left: number, up: number, corner: number) {
  const near = left + up - corner
  const a = Math.abs(near - left)
  const b = Math.abs(near - up)
  const c = Math.abs(near - corner)
  return a <= b && a <= c ? left : b <= c ? up : corner
}
