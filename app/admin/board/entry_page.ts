/** The page of the board: bull-board's template without external fonts and inline styles. */
import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { HttpContext } from '@adonisjs/core/http'

/** System fonts, and no buttons for actions that `actions.ts` refuses. */
const STYLE = `:root {
  --font-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --font-mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
button:has(> .lucide-files, > .lucide-pencil),
[role=menuitem]:has(> .lucide-plus, > .lucide-chart-no-axes-gantt, > .lucide-gauge, > .lucide-trash, > .lucide-ban) { display: none; }`

/** Hashes of the styles that bull-board's script adds: the Redis icon and a hidden scroll bar. */
const ITS_STYLES = [
  "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='",
  hashOf(
    '.base-ui-disable-scrollbar{scrollbar-width:none}.base-ui-disable-scrollbar::-webkit-scrollbar{display:none}'
  ),
]

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  `style-src 'self' ${[hashOf(STYLE), ...ITS_STYLES].join(' ')}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function answerBoard(
  { response, i18n }: HttpContext,
  template: string,
  values: Record<string, string>
) {
  const html = template
    .replace('<html lang="en"', `<html lang="${i18n.locale}"`)
    .replace(/<link[^>]+fonts\.googleapis[^>]+>/g, '')
    .replace(/(<div id="root">)[^]*?<\/style>\s*(<\/div>)/, '$1$2')
    .replace(/<%([=-]) (\w+) %>/g, (_, mode, key) =>
      mode === '=' ? string.escapeHTML(values[key]) : values[key]
    )
    .replace('</head>', `<style>${STYLE}</style></head>`)

  response.response.setHeader('Content-Security-Policy', POLICY)
  response.header('Content-Type', 'text/html; charset=utf-8').send(html)
}

function hashOf(style: string) {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}
