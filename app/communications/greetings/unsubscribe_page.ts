/** Unsubscribe page without scripts. GET changes nothing, since mail programs prefetch links. */
import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { I18n } from '@adonisjs/i18n'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f4f5f7; margin: 0 }
main { max-width: 28rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 8px }
h1 { font-size: 1.4rem; margin: 0 0 .5rem }
button { margin-top: 1rem; font: inherit; padding: .5rem 1.5rem; border: 0; border-radius: 4px; color: #fff; background: #1f5fbf }`

export const UNSUBSCRIBE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export const askPage = (i18n: I18n, company: string) =>
  page(
    i18n,
    `<p>${string.escapeHTML(i18n.t('greetings.ask', { company }))}</p>\n<form method="post"><button>${i18n.t('greetings.submit')}</button></form>`
  )

export const donePage = (i18n: I18n) => page(i18n, `<p>${i18n.t('greetings.done')}</p>`)

export const gonePage = (i18n: I18n) => page(i18n, `<p>${i18n.t('greetings.gone')}</p>`)

function page(i18n: I18n, body: string) {
  const title = i18n.t('greetings.title')
  return `<!doctype html>
<html lang="${i18n.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`
}
