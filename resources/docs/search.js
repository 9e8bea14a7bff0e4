/** Searches pages and operations in the browser, with results that arrow keys move through. */
const GROUPS = [
  ['page', 'Pages'],
  ['operation', 'Operations'],
  ['event', 'Webhook events'],
  ['error', 'Error codes'],
]
const MOST_OF_A_GROUP = 8
const MOST_WORDS = 8

/** Characters of an excerpt, and those before the word that was found. */
const LONG = 160
const BEFORE = 50

/** As `SIMILAR` of the server. */
const SIMILAR = {
  prefix: (term) => term.length >= 3,
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
}

const boostDocument = (_id, _term, stored) => stored.weight ?? 1

export async function start(box) {
  const { index, engine } = box.form.dataset
  const [{ default: MiniSearch }, { options, words, entries }] = await Promise.all([
    import(engine),
    fetch(index).then((answer) => answer.json()),
  ])
  const all = new MiniSearch(options)
  all.addAll(entries)

  const panel = document.getElementById('siteResults')
  const announcement = document.getElementById('siteAnnouncement')

  const show = () => {
    const query = box.value.trim()
    panel.hidden = !query
    if (!query) return
    const plain = plainQuery(query, words)
    // Entries with all words come first, then those with some.
    const strict = all.search(plain, { ...SIMILAR, boostDocument })
    const ids = new Set(strict.map(({ id }) => id))
    const loose = all.search(plain, { ...SIMILAR, boostDocument, combineWith: 'OR' })
    const found = [...strict, ...loose.filter(({ id }) => !ids.has(id))]
    panel.replaceChildren(...groupsOf(found))
    const shown = panel.querySelectorAll('a').length
    announcement.textContent = shown ? `${shown} results` : 'Nothing was found'
  }
  const close = () => (panel.hidden = true)

  box.addEventListener('input', show)
  box.addEventListener('focus', show)
  box.form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      event.preventDefault()
      close()
      box.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || panel.hidden) return
    event.preventDefault()
    const places = [box, ...panel.querySelectorAll('a')]
    places.at((places.indexOf(document.activeElement) + step) % places.length)?.focus()
  })
  box.form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !box.form.contains(relatedTarget)) close()
  })
  document.addEventListener('click', ({ target }) => {
    if (!box.form.contains(target) || target.closest('#siteResults a')) close()
  })
  if (document.activeElement === box) show()
}

/** As `plainQuery` of the server. */
function plainQuery(query, { ignored, synonyms }) {
  const words = [...new Set(query.toLowerCase().match(/[\p{L}\d_-]+/gu) ?? [])]
  const kept = words.filter((word) => !ignored.includes(word))
  return (kept.length ? kept : words)
    .slice(0, MOST_WORDS)
    .map((word) => (Object.hasOwn(synonyms, word) ? synonyms[word] : word))
    .join(' ')
}

function groupsOf(found) {
  const groups = GROUPS.map(([kind, title]) => [
    title,
    found.filter((one) => one.kind === kind).slice(0, MOST_OF_A_GROUP),
  ]).filter(([, own]) => own.length)
  if (!groups.length) return [element('p', 'Nothing was found.')]

  return groups.flatMap(([title, own]) => {
    const list = element('ul')
    list.setAttribute('aria-label', title)
    list.append(...own.map(lineOf))
    return [element('p', title, 'part'), list]
  })
}

function lineOf({ address, title, place, text, terms }) {
  const link = element('a')
  link.href = address
  const excerpt = element('span', excerptOf(text, terms), 'excerpt')
  link.append(element('span', title), ' ', element('small', place), excerpt)
  const line = element('li')
  line.append(link)
  return line
}

/** As `excerptOf` of the server. */
function excerptOf(text, terms) {
  const plain = text.replaceAll('`', '').replace(/\s+/g, ' ').trim()
  const lower = plain.toLowerCase()
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0)
  const index = Math.max(0, Math.min(...places, Infinity) - BEFORE)
  const from = index === 0 || !Number.isFinite(index) ? 0 : plain.indexOf(' ', index) + 1
  const rest = plain.slice(from)
  const shown = rest.length > LONG ? rest.slice(0, LONG).replace(/\s+\S*$/, '') : rest
  return `${from > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`
}

function element(name, text = '', className = '') {
  const made = document.createElement(name)
  made.textContent = text
  if (className) made.className = className
  return made
}
