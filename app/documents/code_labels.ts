/** Printed labels: a QR code for scanners and text for people. */
import qrcode from 'qrcode-generator'
import { breathe } from '#documents/drawing/breath'
import type { Issuer } from '#documents/issuer'
import { INK, SOFT, written, type Sheet } from '#documents/sheet'

export type CodeLabel = { code: string; title: string; detail?: string | null }

/** 63.5 × 33.9 mm in points, 3 × 8 on a sheet: the most common size of printed labels. */
const [WIDTH, HEIGHT] = [180, 96]
const [ACROSS, DOWN] = [3, 8]

const PAD = 8
const CODE = 68

/** White border that scanners need around a code, in modules (ISO/IEC 18004). */
const QUIET = 4

export const codeLabel = (issuer: Issuer, label: CodeLabel) =>
  written({ title: label.code, issuer, bare: true, size: [WIDTH, HEIGHT] }, async (sheet) =>
    draw(sheet, label, issuer, 0, 0)
  )

export const codeLabels = (issuer: Issuer, labels: readonly CodeLabel[]) =>
  written(
    {
      title: labels
        .map(({ code }) => code)
        .join(' ')
        .slice(0, 100),
      issuer,
      bare: true,
    },
    async (sheet) => {
      const { width, height } = sheet.pdf.page
      const [left, top] = [(width - ACROSS * WIDTH) / 2, (height - DOWN * HEIGHT) / 2]

      for (const [index, label] of labels.entries()) {
        const place = index % (ACROSS * DOWN)
        if (index && !place) {
          sheet.pdf.addPage()
          await breathe()
        }
        draw(
          sheet,
          label,
          issuer,
          left + (place % ACROSS) * WIDTH,
          top + Math.floor(place / ACROSS) * HEIGHT
        )
      }
    }
  )

function draw(
  sheet: Sheet,
  { code, title, detail }: CodeLabel,
  { name }: Issuer,
  x: number,
  y: number
) {
  drawCode(sheet, code, x + PAD, y + (HEIGHT - CODE) / 2)

  const [left, width] = [x + PAD + CODE + 4, WIDTH - 2 * PAD - CODE - 4]
  let at = y + (HEIGHT - CODE) / 2 + 4
  at += sheet.text(name, left, at, width, { size: 6, color: SOFT, most: 8 }) + 3
  at += sheet.text(code, left, at, width, { size: sizeFor(sheet, code, width), bold: true }) + 3
  at += sheet.text(title, left, at, width, { size: 7.5, most: 28 }) + 2
  if (detail) sheet.text(detail, left, at, width, { size: 6.5, color: SOFT, most: 8 })
}

/** Codes are never broken: the size is the largest that fits on one line. */
function sizeFor(sheet: Sheet, code: string, width: number) {
  const largest = 11
  return Math.min(
    largest,
    ((width - 1) / sheet.widthOf(code, { size: largest, bold: true })) * largest
  )
}

/** Level M: a code is still readable when 15 % of it is lost. */
function drawCode({ pdf }: Sheet, text: string, x: number, y: number) {
  const qr = qrcode(0, 'M')
  qr.addData(text, /^[0-9A-Z $%*+\-./:]*$/.test(text) ? 'Alphanumeric' : 'Byte')
  qr.make()

  const count = qr.getModuleCount()
  const side = CODE / (count + 2 * QUIET)
  for (let row = 0; row < count; row++) {
    for (let from = 0; from < count; from++) {
      if (!qr.isDark(row, from)) continue
      let to = from + 1
      while (to < count && qr.isDark(row, to)) to++
      pdf.rect(x + (from + QUIET) * side, y + (row + QUIET) * side, (to - from) * side, side)
      from = to
    }
  }
  pdf.fillColor(INK).fill()
}
