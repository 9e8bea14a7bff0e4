/** The header of a PNG (W3C PNG, 11.2.1). */

export type PngHeader = {
  width: number
  height: number
  bits: number
  /** Grey 0, RGB 2, palette 3, grey with alpha 4, RGB with alpha 6. */
  color: number
  isInterlaced: boolean
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** Bits of a sample that each colour type may have. */
const BITS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export const bitsPerPixel = ({ color, bits }: PngHeader) => SAMPLES[color] * bits

/** Undefined for anything but a PNG with a valid header. */
export function pngHeader(file: Buffer): PngHeader | undefined {
  if (file.length < 33 || !file.subarray(0, 8).equals(SIGNATURE)) return
  if (file.readUInt32BE(8) !== 13 || file.toString('latin1', 12, 16) !== 'IHDR') return
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const [bits, color, compression, filter, interlace] = file.subarray(24, 29)
  const isValid =
    width && height && BITS[color]?.includes(bits) && !compression && !filter && interlace <= 1
  return isValid ? { width, height, bits, color, isInterlaced: interlace === 1 } : undefined
}
