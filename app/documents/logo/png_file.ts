/** Writes an RGB picture as PNG. */
import { crc32, deflateSync } from 'node:zlib'

/** Each row is stored as its difference to the one above, which packs well. `sample` is 0 to 255. */
export function writtenPng(width: number, height: number, sample: (at: number) => number): Buffer {
  const line = width * 3
  const [data, above] = [Buffer.alloc(height * (line + 1)), Buffer.alloc(line)]
  for (let row = 0, to = 0; row < height; row++) {
    data[to++] = 2
    for (let at = 0; at < line; at++) {
      const value = sample(row * line + at)
      data[to++] = value - above[at]
      above[at] = value
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
