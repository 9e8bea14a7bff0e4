/** What needs a script: the copy button. Everything else works without. */
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copy)
    field.select()
    await navigator.clipboard.writeText(field.value)
    button.textContent = button.dataset.done
  })
}
