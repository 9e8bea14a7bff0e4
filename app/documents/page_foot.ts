/** The foot of every page: footer of the company, title, page number and watermark. */
import type { Issuer } from '#documents/issuer'
import { printable } from '#documents/printing/printable'
import { SOFT, type Sheet } from '#documents/sheet'

/** From the lower edge to the end of the content, in points. */
export const FOOT = 64

const GAP = 8

/** A higher footer would leave too little of the page: it is printed once, at the end. */
const MOST_HIGH = 100

const SIZES = [7, 6]

/** The footer of the company as it fits on each page; undefined if it is empty or too long. */
export type PageFooter = { text: string; size: number; height: number }

export function footerFor(sheet: Sheet, { brand }: Issuer): PageFooter | undefined {
  const text = brand?.footer?.trim()
  if (!text) return
  for (const size of SIZES) {
    const height = sheet.heightOf(text, sheet.width, { size })
    if (height <= MOST_HIGH) return { text, size, height }
  }
}

/** The space that the foot takes with this footer, in points. */
export const footWith = (footer?: PageFooter) => FOOT + (footer ? footer.height + GAP : 0)

type Footed = { title: string; issuer: Issuer; watermark?: string | null }

/** Page numbers are known only at the end. */
export function drawFeet(sheet: Sheet, { title, issuer, watermark }: Footed) {
  const { pdf, left, right, width, footer } = sheet
  const { count } = pdf.bufferedPageRange()

  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    // Text below the bottom margin would start a new page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 40
    if (footer)
      sheet.text(footer.text, left, y - 8 - GAP / 2 - footer.height, width, {
        size: footer.size,
        color: SOFT,
      })
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
