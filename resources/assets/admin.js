/**
 * What needs a script: the copy button, a second click that sends nothing, and a form that stays
 * when no answer of ours comes. Everything else works without.
 */
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copy)
    field.select()
    await navigator.clipboard.writeText(field.value)
    button.textContent = button.dataset.done
  })
}

/**
 * A form that was sent is on its way for so long: whoever clicks twice would be told that somebody
 * else has changed what they have just saved.
 */
const ON_ITS_WAY_MS = 5000
let sent = new WeakMap()

document.addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || form.method !== 'post') return
  if (event.timeStamp - sent.get(form) < ON_ITS_WAY_MS) return event.preventDefault()

  sent.set(form, event.timeStamp)
  if (form.matches('.look')) form.elements.back.value = location.pathname + location.search
})
window.addEventListener('pageshow', () => (sent = new WeakMap()))

/**
 * Says in the page what became of a form that got no answer, or that of a server in between; the
 * page and what was chosen stay.
 */
function tellTrouble(element, status) {
  const box = element?.closest('main')?.querySelector('#trouble')
  if (!box) return false
  box.textContent = status ? box.dataset.broken.replace('{status}', status) : box.dataset.away
  box.hidden = false
  box.scrollIntoView({ block: 'center' })
  return true
}

/** Pages of ours say their language. */
document.addEventListener('htmx:before:response', (event) => {
  const { response, sourceElement } = event.detail.ctx
  if (response.status >= 400 && !response.headers.has('content-language') && tellTrouble(sourceElement, response.status)) event.preventDefault()
})
document.addEventListener('htmx:error', ({ detail: { ctx } }) => ctx && !ctx.response && tellTrouble(ctx.sourceElement))

/**
 * A file goes with what is chosen beside it at that moment, also with what was typed just before
 * the button was pressed.
 */
document.addEventListener('htmx:config:request', ({ detail: { ctx } }) => {
  const choices = document.getElementById(ctx.sourceElement?.dataset?.choices)
  if (!choices) return

  const address = new URL(ctx.request.action, location.href)
  const own = ['_csrf', '_key', '_environment'].map((name) => [name, address.searchParams.get(name)])
  const fields = [...new FormData(choices), ...own]
  ctx.request.action = `${address.pathname}?${new URLSearchParams(fields)}`
})
