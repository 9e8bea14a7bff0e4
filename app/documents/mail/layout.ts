/** The HTML of a mail: tables and inline styles, because mail programs know little else. */
import string from '@adonisjs/core/helpers/string'
import { languageOf } from '#core/primitives/language'
import type { Brand, Logo } from '#documents/branding/brand'
import { INK, paletteOf } from '#documents/branding/palette'
import { jpegHeader } from '#documents/logo/jpeg_header'
import { pngHeader } from '#documents/logo/png_header'
import { asHtml } from '#documents/mail/text_as_html'

type Look = { brand: Brand; cid?: string; company: string; locale: string }

const FONT = 'font-family:Arial,Helvetica,sans-serif'
const [LOGO_WIDTH, LOGO_HEIGHT] = [220, 80]

/** Takes the written mail; its own HTML is a part of a page. Returns a whole page. */
export function layout(
  { subject, text, html }: { subject: string; text: string; html?: string },
  { brand, cid, company, locale }: Look
): string {
  const { fill, onFill, text: color } = paletteOf(brand.color)
  const name = string.escapeHTML(company)
  const rows = [
    brand.logo && row('padding:24px 24px 16px', picture(brand.logo, cid!, name)),
    row(
      `padding:12px 24px;background-color:${fill};color:${onFill};${FONT};font-size:16px;font-weight:bold`,
      name
    ),
    row(
      `padding:24px;color:${INK};${FONT};font-size:15px;line-height:1.6`,
      html ?? asHtml(text, color)
    ),
    brand.footer &&
      row(
        `padding:16px 24px;border-top:1px solid #cbd2d9;color:#616e7c;${FONT};font-size:12px;line-height:1.5`,
        string.escapeHTML(brand.footer).replaceAll('\n', '<br>')
      ),
  ]
  return page(
    languageOf(locale),
    string.escapeHTML(subject),
    table('width:100%;max-width:600px;background-color:#ffffff', rows.filter(Boolean).join('\n'))
  )
}

const row = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`

const table = (style: string, rows: string) =>
  '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" ' +
  `style="${style}">\n${rows}\n</table>`

const page = (language: string, title: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background-color:#f3f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 12px">
${content}
</td></tr>
</table>
</body>
</html>
`

/** The width alone is given, because some programs ignore styles; the height follows. */
function picture({ type, bytes }: Logo, cid: string, name: string): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = type === 'image/png' ? pngHeader(file) : jpegHeader(file)
  const { width, height } = size ?? { width: LOGO_WIDTH, height: LOGO_HEIGHT }
  const shown = Math.round(width * Math.min(1, LOGO_WIDTH / width, LOGO_HEIGHT / height))
  const style = 'display:block;border:0;max-width:100%;height:auto'
  return `<img src="cid:${cid}" alt="${name}" width="${Math.max(1, shown)}" style="${style}">`
}
