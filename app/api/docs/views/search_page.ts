/** The page of search results, for browsers without JavaScript, and the page of a 404. */
import { html, type Html } from '#api/docs/html'
import type { View } from '#api/docs/layout'
import { search, type Found } from '#api/docs/search_index'

const KINDS = ['page', 'operation', 'event', 'error'] as const
const MOST_OF_A_KIND = 15

export function searchView(query: string): View {
  const all = query ? search(query) : []
  const found = KINDS.flatMap((kind) =>
    all.filter((one) => one.kind === kind).slice(0, MOST_OF_A_KIND)
  )
  return {
    title: query ? `Search: ${query}` : 'Search',
    address: '/docs/search',
    query,
    body: html`<h1>Search</h1>
      ${
        query
          ? html`<p>
                ${found.length === 0 ? 'Nothing was found for' : 'Results for'} <q>${query}</q>.
              </p>
              ${listOf(found)}`
          : html`<p>Type words into the box above.</p>`
      }`,
  }
}

/** Offers what resembles the last part of the address. */
export function missingView(path: string): View {
  const found = search(path.slice(path.lastIndexOf('/')).replaceAll(/\W+/g, ' ').trim()).slice(0, 8)
  return {
    title: 'Page not found',
    address: path,
    body: html`<h1>Page not found</h1>
      <p>
        There is no page at this address. Search above, or start at
        <a href="/docs">the documentation</a> or <a href="/docs/api">the API</a>.
      </p>
      ${
        found.length > 0 &&
        html`<h2>Similar pages</h2>
          ${listOf(found)}`
      }`,
  }
}

function listOf(found: Found[]): Html {
  return html`<ul class="found">
    ${found.map(
      ({ address, title, place, excerpt }) =>
        html`<li>
          <a href="${address}">${title}</a> <small>${place}</small>
          <span class="excerpt">${excerpt}</span>
        </li>`
    )}
  </ul>`
}
