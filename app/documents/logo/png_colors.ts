/** Colours of the pixels of a PNG, whatever its samples (W3C PNG, 6 and 11.3.1). */
import type { PngHeader } from '#documents/logo/png_header'
import { UnreadableImage, type PngParts } from '#documents/logo/png_rows'

/** Writes red, green, blue and alpha of pixel `index` into `to`, with 8 bits each. */
type ColorReader = (row: Buffer, index: number, to: Uint8Array) => void

export function colorReader({ color, bits }: PngHeader, parts: PngParts): ColorReader {
  const { palette, transparency } = parts
  const sample = sampleReader(bits)
  const scale = 255 / (2 ** bits - 1)
  // Grey and RGB may name one colour that is transparent.
  const clear = [0, 2, 4].map((at) =>
    transparency && transparency.length >= at + 2 ? transparency.readUInt16BE(at) : -1
  )
  if (color === 3) return indexed(sample, palette, transparency)

  if (color === 0 || color === 4) {
    const samples = color === 4 ? 2 : 1
    return (row, index, to) => {
      const value = sample(row, index * samples)
      to[0] = to[1] = to[2] = Math.round(value * scale)
      to[3] =
        color === 4 ? Math.round(sample(row, index * 2 + 1) * scale) : value === clear[0] ? 0 : 255
    }
  }
  const samples = color === 6 ? 4 : 3
  return (row, index, to) => {
    const at = index * samples
    const red = sample(row, at)
    const green = sample(row, at + 1)
    const blue = sample(row, at + 2)
    to[0] = Math.round(red * scale)
    to[1] = Math.round(green * scale)
    to[2] = Math.round(blue * scale)
    to[3] = 255
    if (color === 6) to[3] = Math.round(sample(row, at + 3) * scale)
    else if (red === clear[0] && green === clear[1] && blue === clear[2]) to[3] = 0
  }
}

function indexed(
  sample: ReturnType<typeof sampleReader>,
  palette: Buffer | undefined,
  transparency: Buffer | undefined
): ColorReader {
  return (row, index, to) => {
    const entry = sample(row, index)
    if (!palette || entry * 3 + 2 >= palette.length) throw new UnreadableImage()
    for (let at = 0; at < 3; at++) to[at] = palette[entry * 3 + at]
    to[3] = transparency?.[entry] ?? 255
  }
}

/** Reads sample `at` of a row. */
function sampleReader(bits: number): (row: Buffer, at: number) => number {
  if (bits === 8) return (row, at) => row[at]
  if (bits === 16) return (row, at) => (row[at * 2] << 8) | row[at * 2 + 1]
  const mask = 2 ** bits - 1
  return (row, at) => (row[(at * bits) >> 3] >> (8 - bits - ((at * bits) & 7))) & mask
}
