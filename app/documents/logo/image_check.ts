/** Checks of an uploaded logo, by its header and before a pixel is unpacked. */
import { invalid } from '#core/errors/refusal'
import { jpegHeader } from '#documents/logo/jpeg_header'
import { bitsPerPixel, pngHeader } from '#documents/logo/png_header'

/** Pixels of a side, and bytes of all pixels once unpacked. */
const LONGEST_SIDE = 4_096
const MOST_UNPACKED = 64 * 2 ** 20

/**
 * Refuses 422 on `file`: INVALID a damaged header, TOO_LARGE a larger picture, UNSUPPORTED colours
 * and codings that mail programs or PDFs cannot show.
 */
export function mustBeDrawable(file: Buffer, type: string) {
  if (type === 'image/png') mustBeDrawablePng(file)
  else mustBeDrawableJpeg(file)
}

/** The picture cannot be drawn, although its header is sound. */
export const damaged = () =>
  invalid('file', 'INVALID', 'The picture is damaged or incomplete: save it again')

function mustBeDrawablePng(file: Buffer) {
  const header = pngHeader(file)
  if (!header) throw damaged()
  mustBeSmall(header)
  if ((header.width * header.height * bitsPerPixel(header)) / 8 > MOST_UNPACKED)
    throw invalid(
      'file',
      'TOO_LARGE',
      'The picture takes more than 64 MiB unpacked: save it with 8 bits a colour'
    )
}

function mustBeDrawableJpeg(file: Buffer) {
  const header = jpegHeader(file)
  if (!header) throw damaged()
  mustBeSmall(header)
  if (header.components === 4)
    throw invalid('file', 'UNSUPPORTED', 'The JPEG is in CMYK, for print: save it in RGB')
  if (!header.isUsual || header.bits !== 8 || ![1, 3].includes(header.components))
    throw invalid('file', 'UNSUPPORTED', 'Save the JPEG as baseline or progressive with 8 bits')
}

function mustBeSmall({ width, height }: { width: number; height: number }) {
  if (Math.max(width, height) > LONGEST_SIDE)
    throw invalid(
      'file',
      'TOO_LARGE',
      `The picture has ${width} × ${height} pixels; ${LONGEST_SIDE} on a side are the most`
    )
}
