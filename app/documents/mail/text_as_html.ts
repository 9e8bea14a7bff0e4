/** A plain text as HTML, with its paragraphs, lines and links. */
import string from '@adonisjs/core/helpers/string'

/** Punctuation at the end belongs to the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»]/g

/** `color` is that of links, as `#RRGGBB`. */
export const asHtml = (text: string, color: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => linked(line, color))
      return `<p style="margin:0 0 16px">${lines.join('<br>\n')}</p>`
    })
    .join('\n')

function linked(line: string, color: string): string {
  let [html, from] = ['', 0]
  for (const { 0: link, index } of line.matchAll(LINK)) {
    const address = string.escapeHTML(link)
    html += `${string.escapeHTML(line.slice(from, index))}<a href="${address}" style="color:${color}">${address}</a>`
    from = index + link.length
  }
  return html + string.escapeHTML(line.slice(from))
}
