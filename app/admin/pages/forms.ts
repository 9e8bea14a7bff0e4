/** The two forms of the administration pages. */
import { escaped } from '#admin/pages/layout'

/** After a refusal `problem` says why, and the e-mail need not be typed again. */
export function loginForm({ csrf, email = '', problem }: { csrf: string; email?: string; problem?: string }) {
  const described = problem ? ' aria-describedby="problem"' : ''
  const [first, second] = email ? ['', ' autofocus'] : [' autofocus', '']

  return `<p class="hint">For administrators of the platform.</p>
${problem ? `<p role="alert" id="problem">${escaped(problem)}</p>` : ''}
<form method="post" action="/admin/login">
${token(csrf)}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escaped(email)}"${described}${first}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1024"${described}${second}>
<button type="submit">Log in</button>
</form>`
}

export function logoutForm({ csrf, name }: { csrf: string; name: string }) {
  return `<p class="hint">You are logged in as ${escaped(name)}.</p>
<form method="post" action="/admin/logout">
${token(csrf)}
<button type="submit">Log out</button>
</form>
<p class="other"><a href="/admin/queues">Back to the queues</a></p>`
}

const token = (csrf: string) => `<input type="hidden" name="_csrf" value="${escaped(csrf)}">`
