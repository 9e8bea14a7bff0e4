/** The board's one document: bull-board's own template, without the fonts it would fetch from elsewhere and without inline styles. */
import type { HttpContext } from '@adonisjs/core/http'
import { escaped } from '#admin/pages/layout'

/** The board's script and styles come from here; its libraries set style attributes, so those alone are allowed inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function answerBoard({ response }: HttpContext, template: string, values: Record<string, string>) {
  const html = template
    .replace(/<link[^>]+fonts\.googleapis[^>]+>/g, '')
    .replace(/<%([=-]) (\w+) %>/g, (_, mode, key) => (mode === '=' ? escaped(values[key]) : values[key]))

  response.response.setHeader('Content-Security-Policy', POLICY)
  response.header('Content-Type', 'text/html; charset=utf-8').send(html)
}
