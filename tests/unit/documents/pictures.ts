/** PNG and JPEG files of any form, made for tests. */
import { crc32, deflateSync } from 'node:zlib'

const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export type PngForm = {
  width: number
  height: number
  color?: 0 | 2 | 3 | 4 | 6
  bits?: 1 | 2 | 4 | 8 | 16
  isInterlaced?: boolean
  filter?: number
  palette?: number[]
  transparency?: number[]
  /** Samples of a pixel, each from 0 to the maximum of its bits. */
  pixel?: (x: number, y: number) => number[]
}

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
]

/** A PNG of this form; black where no pixel is given. */
export function aPng({
  width,
  height,
  color = 2,
  bits = 8,
  isInterlaced = false,
  filter = 0,
  palette,
  transparency,
  pixel = () => Array.from({ length: SAMPLES[color] }, () => 0),
}: PngForm): Buffer {
  const step = Math.max(1, (SAMPLES[color] * bits) >> 3)
  const lines: Buffer[] = []
  for (const [x0, y0, dx, dy] of isInterlaced ? ADAM7 : [[0, 0, 1, 1]]) {
    let above: Buffer | undefined
    for (let y = y0; y < height; y += dy) {
      const samples: number[] = []
      for (let x = x0; x < width; x += dx) samples.push(...pixel(x, y))
      if (!samples.length) break
      const row = packed(samples, bits)
      lines.push(Buffer.from([filter]), filtered(filter, row, above, step))
      above = row
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, color, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(transparency ? [chunk('tRNS', Buffer.from(transparency))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function packed(samples: number[], bits: number): Buffer {
  if (bits === 8) return Buffer.from(samples)
  if (bits === 16) return Buffer.from(samples.flatMap((one) => [one >> 8, one & 255]))
  const row = Buffer.alloc(Math.ceil((samples.length * bits) / 8))
  samples.forEach((one, at) => {
    row[(at * bits) >> 3] |= one << (8 - bits - ((at * bits) & 7))
  })
  return row
}

function filtered(filter: number, row: Buffer, above: Buffer | undefined, step: number) {
  return row.map((value, at) => {
    const left = at < step ? 0 : row[at - step]
    const up = above?.[at] ?? 0
    const corner = at < step ? 0 : (above?.[at - step] ?? 0)
    return value - ([0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0)
  }) as Buffer
}

function paeth(left: number, up: number, corner: number) {
  const near = left + up - corner
  const all = [left, up, corner]
  const distances = all.map((one) => Math.abs(near - one))
  return all[distances.indexOf(Math.min(...distances))]
}

export function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The markers of a JPEG without a picture: enough for its header. */
export function jpegMarkers({
  width = 40,
  height = 20,
  components = 3,
  frame = 0xc0,
  bits = 8,
} = {}) {
  const body = [bits, height >> 8, height & 255, width >> 8, width & 255, components]
  for (let one = 1; one <= components; one++) body.push(one, 0x11, 0)
  return Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, frame, 0, body.length + 2, ...body],
    ...[0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
  ])
}
