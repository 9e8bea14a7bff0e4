/** The invitation page: self-contained, without scripts; its CSP allows only its own form. */
import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { I18n } from '@adonisjs/i18n'

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

type Invited = { email: string; company: string; asksPassword: boolean }

/** `problem` is the refusal of what was sent. A member of another company chooses no password. */
export function invitationForm(i18n: I18n, invited: Invited, problem?: string) {
  const { asksPassword, company } = invited
  return page(
    i18n,
    asksPassword ? i18n.t('invitations.title') : i18n.t('invitations.joinTitle', { company }),
    `<p>${string.escapeHTML(i18n.t(asksPassword ? 'invitations.forWhom' : 'invitations.forMember', invited))}</p>
<form method="post">
${asksPassword ? passwordFields(i18n, invited) : ''}
${problem ? `<p role="alert">${string.escapeHTML(problem)}</p>` : ''}
<button>${i18n.t(asksPassword ? 'invitations.submit' : 'invitations.join')}</button>
</form>`
  )
}

const passwordFields = (i18n: I18n, { email }: Invited) =>
  `<input type="text" name="username" autocomplete="username" value="${string.escapeHTML(email)}" hidden>
<label for="password">${i18n.t('invitations.password')}</label>
<input id="password" name="password" type="password" autocomplete="new-password"
  minlength="10" maxlength="256" required autofocus>
<label for="again">${i18n.t('invitations.again')}</label>
<input id="again" name="again" type="password" autocomplete="new-password" required>`

/** A link leads to the log in. */
export const invitationAccepted = (i18n: I18n, { asksPassword, company }: Invited) =>
  page(
    i18n,
    i18n.t(asksPassword ? 'invitations.doneTitle' : 'invitations.joinedTitle', { company }),
    `<p>${i18n.t(asksPassword ? 'invitations.done' : 'invitations.joined')}</p>
<p><a href="/admin/login">${i18n.t('invitations.logIn')}</a></p>`
  )

export const invitationGone = (i18n: I18n) =>
  page(i18n, i18n.t('invitations.title'), `<p>${i18n.t('invitations.gone')}</p>`)

function page(i18n: I18n, heading: string, body: string) {
  const title = string.escapeHTML(heading)
  return `<!doctype html>
<html lang="${i18n.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Oficio</title><style>${STYLE}</style></head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`
}
