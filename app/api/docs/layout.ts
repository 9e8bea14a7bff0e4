/** The frame of every page: head, bar with search, sidebar, contents of the page, footer. */
import { assetAddress } from '#api/docs/assets'
import { html, type Html } from '#api/docs/html'
import type { Section } from '#api/docs/markdown'
import type { SidebarSection } from '#api/docs/sidebar'
import { VERSION } from '#api/version'

export type View = {
  title: string
  address: string
  body: Html
  /** Class of `<main>`. */
  kind?: string
  /** Headings of the list "On this page". */
  contents?: Pick<Section, 'id' | 'title'>[]
  /** Names of further stylesheets and scripts. */
  styles?: string[]
  scripts?: string[]
  query?: string
}

export function layout(view: View, sidebar: SidebarSection[]): string {
  const { title, address, body, kind = 'page', contents = [], styles = [], scripts = [] } = view
  const hasContents = contents.length > 1

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Documentation' ? 'Oficio documentation' : `${title} · Oficio`}</title>
        <link rel="icon" type="image/png" href="/docs/assets/favicon-32x32.png" />
        ${[...styles, 'style.css'].map((name) => html`<link rel="stylesheet" href="${assetAddress(name)}" /> `)}
        <script src="${assetAddress('theme.js')}"></script>
        <script type="module" src="${assetAddress('site.js')}"></script>
      </head>
      <body>
        <a class="skip" href="#siteMain">Skip to the content</a>
        <header class="bar">
          <button class="menu-button" type="button" popovertarget="siteSidebar">Menu</button>
          <a class="brand" href="/docs">Oficio <span>docs</span></a>
          ${searchForm(view.query)}
          <a class="wide" href="/docs/api">API</a>
          <button class="theme" type="button" hidden aria-pressed="false">Dark</button>
        </header>
        <div class="frame">
          <nav id="siteSidebar" class="sidebar" popover aria-label="Documentation">
            ${sidebar.map((section) => sectionOf(section, address))}
          </nav>
          <main id="siteMain" class="${kind}" tabindex="-1">${body}</main>
          ${hasContents && contentsOf(contents)}
        </div>
        <footer>
          <p>
            Oficio ${VERSION} · <a href="/api/v1/openapi.json">OpenAPI description</a> ·
            <a href="/docs/changelog">Changelog</a>
          </p>
        </footer>
        <div id="siteAnnouncement" class="unseen" role="status"></div>
        ${scripts.map((name) => html`<script src="${assetAddress(name)}"></script> `)}
      </body>
    </html> `.text
}

function searchForm(query = '') {
  return html`<form
    class="search"
    role="search"
    action="/docs/search"
    data-index="/docs/search.json"
    data-engine="${assetAddress('minisearch.js')}"
    data-script="${assetAddress('search.js')}"
  >
    <label class="unseen" for="siteSearch">Search pages and operations</label>
    <input
      id="siteSearch"
      name="q"
      type="search"
      value="${query}"
      placeholder="Search"
      autocomplete="off"
      spellcheck="false"
      maxlength="200"
    />
    <kbd aria-hidden="true">/</kbd>
    <div class="results" id="siteResults" hidden></div>
  </form>`
}

/** Open if it has the current page, and on the home page. */
function sectionOf({ title, links }: SidebarSection, address: string) {
  const isOpen = address === '/docs' || links.some((link) => link.address === address)
  return html`<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>
${links.map(
  (link) =>
    html`<li>
      <a href="${link.address}" ${link.address === address && html` aria-current="page"`}
        >${link.title}</a
      >
    </li> `
)}</ul></details>
`
}

function contentsOf(contents: Pick<Section, 'id' | 'title'>[]) {
  return html`<nav class="contents" aria-labelledby="siteContents">
    <p id="siteContents">On this page</p>
    <ul>
      ${contents.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`
}
