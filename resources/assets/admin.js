/** What needs a script: the copy button, and a second click that sends nothing. Everything else works without. */
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copy)
    field.select()
    await navigator.clipboard.writeText(field.value)
    button.textContent = button.dataset.done
  })
}

/** A form that was sent is on its way for so long: whoever clicks twice would be told that somebody else has changed what they have just saved. */
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
