/** A PNG as it looks on white paper, no larger than print needs. */
import { colorReader } from '#documents/logo/png_colors'
import { writtenPng } from '#documents/logo/png_file'
import { pngHeader } from '#documents/logo/png_header'
import { eachRow, pngParts, UnreadableImage } from '#documents/logo/png_rows'

/** 180 × 54 points at 360 dots per inch. */
const [MOST_WIDE, MOST_HIGH] = [900, 270]

/**
 * The same picture as an RGB PNG of 8 bits, without transparency and interlacing: PDFs embed it as
 * it is. Throws UnreadableImage.
 */
export function onPaper(file: Buffer): Buffer {
  const header = pngHeader(file)
  if (!header) throw new UnreadableImage()
  const parts = pngParts(file)
  const scale = Math.min(1, MOST_WIDE / header.width, MOST_HIGH / header.height)
  const [width, height] = [header.width, header.height].map((side) =>
    Math.max(1, Math.round(side * scale))
  )

  const sums = new Float32Array(width * height * 3)
  const counts = new Uint32Array(width * height)
  const colorAt = colorReader(header, parts)
  const color = new Uint8Array(4)
  const columns = Uint32Array.from({ length: header.width }, (_, x) =>
    Math.floor((x * width) / header.width)
  )
  eachRow(header, parts.data, (row, count, { x, dx }, y) => {
    const line = Math.floor((y * height) / header.height) * width
    for (let index = 0; index < count; index++) {
      const at = line + columns[x + index * dx]
      colorAt(row, index, color)
      const alpha = color[3] / 255
      const white = 255 - color[3]
      sums[at * 3] += color[0] * alpha + white
      sums[at * 3 + 1] += color[1] * alpha + white
      sums[at * 3 + 2] += color[2] * alpha + white
      counts[at]++
    }
  })
  return writtenPng(width, height, (at) => Math.round(sums[at] / counts[Math.floor(at / 3)]))
}
