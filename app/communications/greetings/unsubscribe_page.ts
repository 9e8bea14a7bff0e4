/**
 * The page behind the link of a greeting: complete in itself, without scripts. Looking at it
 * changes nothing, since mail programs look at links, too.
 */
import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { Words } from '#communications/greetings/words'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f4f5f7; margin: 0 }
main { max-width: 28rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 8px }
h1 { font-size: 1.4rem; margin: 0 0 .5rem }
button { margin-top: 1rem; font: inherit; padding: .5rem 1.5rem; border: 0; border-radius: 4px; color: #fff; background: #1f5fbf }`

export const UNSUBSCRIBE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export const askPage = (words: Words, company: string) =>
  page(
    words,
    `<p>${string.escapeHTML(words.ask(company))}</p>\n<form method="post"><button>${words.submit}</button></form>`
  )

export const donePage = (words: Words) => page(words, `<p>${words.done}</p>`)

export const gonePage = (words: Words) => page(words, `<p>${words.gone}</p>`)

function page({ language, title }: Words, body: string) {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`
}
