/** The page of every document: size, margins, colours, text and page numbers. */
import { cached } from '#core/primitives/ttl_cache'
import { breathe } from '#documents/drawing/breath'
import type { Issuer } from '#documents/issuer'
import { printable } from '#documents/printing/printable'

export const INK = '#1f2933'
export const SOFT = '#616e7c'
export const LINE = '#cbd2d9'
export const SHADE = '#f3f5f7'
export const ACCENT = '#243b53'

const MARGIN = 48
const FOOT = 64

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
  if (!about.bare) finish(sheet, about)
  sheet.pdf.end()
  return ended
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

  return {
    pdf,
    left,
    right,
    width: right - left,
    bottom: pdf.page.height - foot,

    /** Draws text in a box and returns its height. */
    text(text: string, x: number, y: number, width: number, style: Style = {}): number {
      const height = this.heightOf(text, width, style)
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

    /** Draws text over the full width, on new pages where needed. */
    async flow(text: string, y: number) {
      const lines = printable(text)
        .replaceAll(/\n{3,}/g, '\n\n')
        .split('\n')
      pdf.y = y
      for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
        this.use({})
        pdf.text(lines.slice(first, first + LINES_AT_ONCE).join('\n') || ' ', left, pdf.y, {
          width: right - left,
        })
        await breathe()
      }
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
    },

    /** Starts a new page if less than `height` is left. Returns the y to write at. */
    room(y: number, height: number): number {
      if (y + height <= this.bottom) return y
      pdf.addPage()
      return margin
    },
  }
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

/** Page numbers are known only at the end. */
function finish(sheet: Sheet, { title, issuer, watermark }: About) {
  const { pdf, left, right, width } = sheet
  const { count } = pdf.bufferedPageRange()

  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 40
    sheet.rule(y - 8)
    sheet.use({ size: 7.5, color: SOFT })
    pdf.text(printable(`${title} · ${issuer.name}`), left, y, {
      width: width - 110,
      height: 9,
      ellipsis: true,
    })
    pdf.text(issuer.labels('page', { page: index + 1, pages: count }), right - 100, y, {
      width: 100,
      align: 'right',
      height: 9,
    })
    if (watermark) stamp(sheet, watermark)
  }
}

function stamp(sheet: Sheet, text: string) {
  const { pdf } = sheet
  const { width, height } = pdf.page
  pdf
    .save()
    .rotate(-Math.atan(height / width) * (180 / Math.PI), { origin: [width / 2, height / 2] })
  sheet.use({ size: 96, bold: true, color: '#b91c1c' })
  pdf.fillOpacity(0.12)
  pdf.text(printable(text).toUpperCase(), width / 2 - 500, height / 2 - 48, {
    width: 1000,
    align: 'center',
    lineBreak: false,
  })
  pdf.restore()
}
