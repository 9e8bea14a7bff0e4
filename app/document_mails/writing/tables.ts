/** A table in a mail; all columns but the first are to the right. */
import string from '@adonisjs/core/helpers/string'

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }

const CELL = 'padding:6px 8px;border-bottom:1px solid #e4e7eb'

export function rowsAsHtml({ head, rows }: Table): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') => {
    const shown = cells.map((cell, index) => {
      const side = index === 0 ? 'left' : 'right'
      return `<${tag} align="${side}" style="${CELL};text-align:${side}">${string.escapeHTML(cell)}</${tag}>`
    })
    return `<tr>${shown.join('')}</tr>`
  }
  return (
    '<table cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px">\n' +
    [line(head, 'th'), ...rows.map((row) => line(row, 'td'))].join('\n') +
    '\n</table>'
  )
}

/** Each row as a line of labelled values, which needs no fixed width. */
export const rowsAsText = ({ head, rows }: Table): string =>
  rows
    .map((row) => `- ${row.map((cell, index) => `${head[index]}: ${cell}`).join('; ')}`)
    .join('\n')
