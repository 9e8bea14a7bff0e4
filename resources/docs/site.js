/** Copy buttons and the search box. Pages can be read without it. */
const announcement = document.getElementById('siteAnnouncement')

for (const button of document.querySelectorAll('.copy')) button.hidden = false

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('.copy')
  if (!button) return
  await navigator.clipboard.writeText(textOf(button.parentElement.querySelector('code')))
  button.textContent = 'Copied'
  announcement.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = 'Copy'
    announcement.textContent = ''
  }, 2000)
})

/** Of a console, only the commands, with the lines on which each continues. */
function textOf(code) {
  if (code.dataset.language !== 'console') return code.textContent
  const kept = []
  let command = ''
  for (const line of code.textContent.split('\n')) {
    if (!command && !line.startsWith('$ ')) continue
    command = command ? `${command}\n${line}` : line.slice(2)
    if (goesOn(command)) continue
    kept.push(command)
    command = ''
  }
  return kept.join('\n')
}

/** True while a here document, a quoted text or a line that ends in a backslash is open. */
function goesOn(command) {
  const end = /<<-?['"]?(\w+)/.exec(command)?.[1]
  if (end) return !command.endsWith(`\n${end}`)
  const isOpen = (quote) => command.split(quote).length % 2 === 0
  return command.endsWith('\\') || isOpen("'") || isOpen('"')
}

const box = document.getElementById('siteSearch')

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  box.focus()
  box.select()
})

/** The index is loaded when somebody is about to search. */
let search
const load = () => (search ??= import(box.form.dataset.script).then((module) => module.start(box)))
box.addEventListener('focus', load, { once: true })
box.addEventListener('input', load, { once: true })

document.querySelector('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest' })
