/** The page behind an invitation's link: complete in itself, and allowed to do nothing but send its form back here. */
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
[role=alert] { color: #a4161a; min-height: 1.5rem; margin: 1rem 0 0 }`

const SCRIPT = `
const form = document.querySelector('form')
const told = document.querySelector('[role=alert]')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { password, again } = form.elements
  told.textContent = ''
  if (password.value !== again.value) return (told.textContent = form.dataset.different)
  const token = location.pathname.split('/').pop()
  try {
    const answer = await fetch('/api/v1/auth/invitations/accept', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ token, password: password.value }) })
    if (answer.ok) return document.querySelector('main').replaceChildren(form.dataset.done)
    const { errors: [error] = [], detail } = await answer.json()
    const known = answer.status === 429 ? 'RATE' : error?.field === 'token' ? 'token' : error?.code
    told.textContent = JSON.parse(form.dataset.refused)[known] ?? error?.message ?? detail
  } catch {
    told.textContent = form.dataset.failed
  }
})`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const INVITATION_POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

export function invitationForm(words: Words, { email, company }: { email: string; company: string }) {
  return page(
    words,
    `<h1>${words.title}</h1>
<p>${string.escapeHTML(words.forWhom(email, company))}</p>
<form data-different="${words.different}" data-failed="${words.failed}" data-done="${words.done}" data-refused="${string.escapeHTML(JSON.stringify(refusalsIn(words)))}">
<input type="text" name="username" autocomplete="username" value="${string.escapeHTML(email)}" hidden>
<label for="password">${words.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="8" maxlength="128" required autofocus>
<label for="again">${words.again}</label>
<input id="again" name="again" type="password" autocomplete="new-password" required>
<p role="alert"></p>
<button>${words.submit}</button>
</form>
<script>${SCRIPT}</script>`
  )
}

/** By the code of the password's error. */
const refusalsIn = ({ gone, sameAsEmail, tooShort, tooLong, tooOften }: Words) => ({ token: gone, INVALID: sameAsEmail, TOO_SHORT: tooShort, TOO_LONG: tooLong, RATE: tooOften })

export const invitationGone = (words: Words) => page(words, `<h1>${words.title}</h1>\n<p>${words.gone}</p>`)

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
