/** Sets the chosen theme before the page is drawn. Without a choice the system's applies. */
const root = document.documentElement
const dark = matchMedia('(prefers-color-scheme: dark)')

const chosen = () => {
  try {
    return localStorage.getItem('oficio-docs-theme')
  } catch {
    return null
  }
}

function applyTheme() {
  const theme = chosen()
  if (theme) root.dataset.theme = theme
  // Swagger UI knows this class.
  root.classList.toggle('dark-mode', theme ? theme === 'dark' : dark.matches)
}

applyTheme()
dark.addEventListener('change', applyTheme)

document.addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector('.theme')
  const show = () => button.setAttribute('aria-pressed', root.classList.contains('dark-mode'))
  button.hidden = false
  show()
  dark.addEventListener('change', show)
  button.addEventListener('click', () => {
    const theme = root.classList.contains('dark-mode') ? 'light' : 'dark'
    try {
      localStorage.setItem('oficio-docs-theme', theme)
    } catch {
      // Without storage the choice lasts for this page.
    }
    root.dataset.theme = theme
    root.classList.toggle('dark-mode', theme === 'dark')
    show()
  })
})
