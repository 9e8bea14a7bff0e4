/**
 * The page behind an invitation's link: complete in itself, without a script, and allowed only to
 * send its form back here.
 */
import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { Words } from '#identity/mail/words'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #f4f5f7; margin: 0 }
main { max-width: 24rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 8px }
h1 { font-size: 1.4rem; margin: 0 0 .5rem }
label { display: block; margin: 1rem 0 .25rem }
input { width: 100%; box-sizing: border-box; font: inherit; padding: .5rem; border: 1px solid #9aa3af; border-radius: 4px }
button { margin-top: 1.5rem; font: inherit; padding: .5rem 1.5rem; border: 0; border-radius: 4px; color: #fff; background: #1f5fbf }
[role=alert] { color: #a4161a; margin: 1rem 0 0 }
a { color: #1f5fbf; display: inline-block; padding: .25rem 0 }`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const INVITATION_POLICY = `default-src 'none'; style-src ${hash(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

type Invited = { email: string; company: string }

/** The form; `problem` is what was wrong with the passwords that were sent. */
export function invitationForm(words: Words, { email, company }: Invited, problem?: string) {
  return page(
    words,
    `<h1>${words.title}</h1>
<p>${string.escapeHTML(words.forWhom(email, company))}</p>
<form method="post">
<input type="text" name="username" autocomplete="username" value="${string.escapeHTML(email)}" hidden>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" maxlength="128" required autofocus>
<label for="again">${words.again}</label>
<input id="again" name="again" type="password" autocomplete="new-password" required>
${problem ? `<p role="alert">${string.escapeHTML(problem)}</p>` : ''}
<button>${words.submit}</button>
</form>`
  )
}

/** The password is set: a link leads to the log in. */
export const invitationAccepted = (words: Words) =>
  page(
    words,
    `<h1>${words.doneTitle}</h1>\n<p>${words.done}</p>\n<p><a href="/admin/login">${words.logIn}</a></p>`
  )

export const invitationGone = (words: Words) =>
  page(words, `<h1>${words.title}</h1>\n<p>${words.gone}</p>`)

function page({ language, title }: Words, body: string) {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Oficio</title><style>${STYLE}</style></head>
<body><main>
${body}
</main></body>
</html>
`
}
