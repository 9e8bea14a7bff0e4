/** The frame of the administration pages: one document without a script, a font or a file of any kind beside it. */
import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { HttpContext } from '@adonisjs/core/http'
import { STYLE } from '#admin/pages/style'

/** What the policy allows instead of every inline style. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

export const escaped = (text: string) => string.escapeHTML(text)

/** `body` is HTML already; whatever a person wrote in it was `escaped`. */
export function answerPage({ response }: HttpContext, { title, body, status = 200 }: { title: string; body: string; status?: number }) {
  response.status(status).header('Content-Type', 'text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Oficio administration</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand"><span aria-hidden="true">O</span> Oficio <em>administration</em></p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`)
}

/** An error, as a page; as JSON for the board's own script. `message` is text. */
export function answerProblem(ctx: HttpContext, { status, title, message }: { status: number; title: string; message: string }) {
  if (isCallOfBoard(ctx)) return ctx.response.status(status).header('Content-Type', 'application/json; charset=utf-8').send({ error: title, message })
  answerPage(ctx, { status, title, body: `<p role="alert">${escaped(message)}</p><p class="other"><a href="/admin/queues">To the queues</a></p>` })
}

/** Whether the board's script asks, rather than a person's browser for a page. */
export const isCallOfBoard = ({ request }: HttpContext) => request.url().startsWith('/admin/queues/api/')
