/** The page of every document: size, margins, colours, text and page numbers. */
import { cached } from '#core/primitives/ttl_cache'
import type { Logo } from '#documents/branding/brand'
import { INK, paletteOf } from '#documents/branding/palette'
import { breathe } from '#documents/drawing/breath'
import type { Issuer } from '#documents/issuer'
import { drawFeet, footerFor, footWith, FOOT, type PageFooter } from '#documents/page_foot'
import { printable } from '#documents/printing/printable'

export { INK }
export const SOFT = '#616e7c'
export const LINE = '#cbd2d9'
export const SHADE = '#f3f5f7'

const MARGIN = 48

const LINES_AT_ONCE = 100

/** Tables repeat texts in many rows, and each text is measured before it is written. */
const MOST_CACHED = 10_000
const LONGEST_CACHED = 500

/** Countries that print on Letter; the others use A4. */
const LETTER = new Set([
  'US',
  'CA',
  'MX',
  'CO',
  'VE',
  'CL',
  'CR',
  'SV',
  'GT',
  'HN',
  'NI',
  'PA',
  'DO',
  'PR',
  'PH',
])

/** `most` is the greatest height in points; longer text is cut with an ellipsis. */
export type Style = {
  size?: number
  bold?: boolean
  color?: string
  align?: 'left' | 'right'
  most?: number
}

/** The types of pdfkit lack it. Turned pictures have an orientation of Exif from 5 to 8. */
type OpensImages = {
  openImage(source: Buffer): { width: number; height: number; orientation?: number }
}

export type Sheet = ReturnType<typeof newSheet>

/** `bare` pages have no margins and no foot, for labels that are cut out; `size` is in points. */
type About = {
  title: string
  issuer: Issuer
  watermark?: string | null
  landscape?: boolean
  bare?: boolean
  size?: [width: number, height: number]
}

/** Returns the PDF that `write` draws. */
export async function written(
  about: About,
  write: (sheet: Sheet) => Promise<unknown>
): Promise<Buffer> {
  const sheet = newSheet(about, (await import('pdfkit')).default)
  const parts: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    sheet.pdf.on('data', (part: Buffer) => parts.push(part))
    sheet.pdf.on('end', () => resolve(Buffer.concat(parts)))
    sheet.pdf.on('error', reject)
  })
  await write(sheet)
  if (!about.bare) {
    if (!sheet.footer) await flowLongFooter(sheet, about)
    drawFeet(sheet, about)
  }
  sheet.pdf.end()
  return ended
}

/** A footer that is too long for every page stands once, below the content. */
async function flowLongFooter(sheet: Sheet, { issuer }: About) {
  const text = issuer.brand?.footer?.trim()
  if (text) await sheet.flow(text, sheet.room(sheet.end + 18, 40), { size: 7, color: SOFT })
}

function newSheet(
  { title, issuer, landscape = false, bare = false, size }: About,
  PDFDocument: typeof import('pdfkit')
) {
  const [margin, foot] = bare ? [0, 0] : [MARGIN, FOOT]
  const pdf = new PDFDocument({
    size: size ?? (LETTER.has(issuer.countryCode) ? 'LETTER' : 'A4'),
    layout: landscape ? 'landscape' : 'portrait',
    margins: { top: margin, left: margin, right: margin, bottom: foot },
    bufferPages: true,
    lang: issuer.locale,
    displayTitle: true,
    info: {
      Title: printable(title),
      Author: printable(issuer.name),
      Creator: 'Oficio',
      CreationDate: issuer.printedAt,
    },
  })
  const [left, right] = [margin, pdf.page.width - margin]
  pressWrittenPages(pdf)
  const heights = new Map<string, number>()
  let face = ''
  cacheWidths(pdf, () => face)

  const sheet = {
    pdf,
    left,
    right,
    width: right - left,
    bottom: pdf.page.height - foot,
    colors: paletteOf(issuer.brand?.color),
    footer: undefined as PageFooter | undefined,
    /** The lower end of what was drawn on the current page. */
    end: margin,

    /** Draws text in a box and returns its height. */
    text(text: string, x: number, y: number, width: number, style: Style = {}): number {
      const height = this.heightOf(text, width, style)
      this.end = Math.max(this.end, y + height)
      const shown = printable(text)
      this.use(style)
      if (height > pdf.currentLineHeight(true) + 0.01 || shown.includes('\n')) {
        pdf.text(shown, x, y, {
          width,
          align: style.align,
          height: height + 1,
          ellipsis: height === style.most,
        })
      } else {
        // Skips the layout for text of one line.
        pdf.text(
          shown,
          style.align === 'right' ? x + width - pdf.widthOfString(shown.trimEnd()) : x,
          y,
          { lineBreak: false }
        )
      }
      return height
    },

    heightOf(text: string, width: number, style: Style = {}): number {
      const height = cachedFor(heights, `${style.size} ${style.bold} ${width}`, text, () => {
        this.use(style)
        return pdf.heightOfString(printable(text), { width })
      })
      return Math.min(height, style.most ?? Infinity)
    },

    widthOf(text: string, style: Style = {}): number {
      this.use(style)
      return pdf.widthOfString(printable(text))
    },

    /** Draws text over the full width, on new pages where needed. Returns the next y. */
    async flow(text: string, y: number, style: Style = {}): Promise<number> {
      const lines = printable(text)
        .replaceAll(/\n{3,}/g, '\n\n')
        .split('\n')
      pdf.y = y
      for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
        this.use(style)
        pdf.text(lines.slice(first, first + LINES_AT_ONCE).join('\n') || ' ', left, pdf.y, {
          width: right - left,
        })
        await breathe()
      }
      this.end = pdf.y
      return pdf.y
    },

    /** Draws the logo at most this wide and high, and not enlarged. Returns its height. */
    picture({ bytes }: Logo, x: number, y: number, width: number, height: number): number {
      const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      const image = (pdf as unknown as OpensImages).openImage(source)
      const isTurned = (image.orientation ?? 1) > 4
      const [across, down] = isTurned ? [image.height, image.width] : [image.width, image.height]
      const scale = Math.min(1, width / across, height / down)
      pdf.image(image as unknown as Buffer, x, y, { fit: [across * scale, down * scale] })
      this.end = Math.max(this.end, y + down * scale)
      return down * scale
    },

    use({ size = 9, bold = false, color = INK }: Style) {
      face = `${size} ${bold}`
      pdf
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .fillColor(color)
    },

    rule(y: number, { color = LINE, width = 0.5 } = {}) {
      pdf.moveTo(left, y).lineTo(right, y).lineWidth(width).strokeColor(color).stroke()
    },

    shade(x: number, y: number, width: number, height: number, color: string) {
      pdf.rect(x, y, width, height).fillColor(color).fill()
      this.end = Math.max(this.end, y + height)
    },

    /** Starts a new page if less than `height` is left. Returns the y to write at. */
    room(y: number, height: number): number {
      if (y + height <= this.bottom) return y
      pdf.addPage()
      return margin
    },
  }
  pdf.on('pageAdded', () => void (sheet.end = margin))
  if (!bare) makeRoomForFooter(sheet, issuer)
  return sheet
}

/** The footer is measured with the fonts of the document, so the first page exists already. */
function makeRoomForFooter(sheet: Sheet, issuer: Issuer) {
  sheet.footer = footerFor(sheet, issuer)
  if (!sheet.footer) return
  const foot = footWith(sheet.footer)
  sheet.bottom = sheet.pdf.page.height - foot
  // Further pages take their margins from the options.
  for (const { margins } of [sheet.pdf.page, sheet.pdf.options])
    Object.assign(margins!, { bottom: foot })
}

/** pdfkit keeps each operator as a buffer, ten times the size: joins those of finished pages. */
function pressWrittenPages(pdf: PDFKit.PDFDocument) {
  let content = pdf.page.content as unknown as { buffer: Uint8Array[] }
  pdf.on('pageAdded', () => {
    content.buffer = [Buffer.concat(content.buffer)]
    content = pdf.page.content as unknown as { buffer: Uint8Array[] }
  })
}

/** pdfkit measures each text several times before it writes it. */
function cacheWidths(pdf: PDFKit.PDFDocument, face: () => string) {
  const widths = new Map<string, number>()
  const measure = pdf.widthOfString.bind(pdf)
  pdf.widthOfString = (text) => cachedFor(widths, face(), text, () => measure(text))
}

/** Long texts are not cached, because they rarely repeat. */
function cachedFor(
  known: Map<string, number>,
  how: string,
  text: string,
  measure: () => number
): number {
  return text.length > LONGEST_CACHED
    ? measure()
    : cached(known, MOST_CACHED, `${how} ${text}`, measure)
}
