/** The frame header of a JPEG (ITU-T T.81, B.2.2). */

export type JpegHeader = {
  width: number
  height: number
  bits: number
  /** 1 grey, 3 colours, 4 CMYK. */
  components: number
  /** Baseline, extended or progressive with Huffman codes, as PDF and browsers read them. */
  isUsual: boolean
}

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda]
const NOT_FRAMES = [0xc4, 0xc8, 0xcc]
const USUAL = [0xc0, 0xc1, 0xc2]

/** Undefined for anything but a JPEG with a frame, a scan and an end. */
export function jpegHeader(file: Buffer): JpegHeader | undefined {
  if (file[0] !== 0xff || file[1] !== SOI) return
  let found: JpegHeader | undefined
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return
    const marker = file[at + 1]
    if (marker === 0xff) at++
    else if (marker === SOS) return found && hasEnd(file, at) ? found : undefined
    else {
      const length = file.readUInt16BE(at + 2)
      if (length < 2 || at + 2 + length > file.length) return
      if (isFrame(marker)) found = frameAt(file, at + 4, length, USUAL.includes(marker))
      at += 2 + length
    }
  }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker)

function frameAt(file: Buffer, at: number, length: number, isUsual: boolean) {
  if (length < 8) return
  const [height, width] = [file.readUInt16BE(at + 1), file.readUInt16BE(at + 3)]
  if (!width || !height) return
  return { width, height, bits: file[at], components: file[at + 5], isUsual }
}

/** The end marker may be followed by data of cameras. */
const hasEnd = (file: Buffer, from: number) => file.lastIndexOf(Buffer.from([0xff, EOI])) > from
