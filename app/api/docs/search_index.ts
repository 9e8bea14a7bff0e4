/** Index of the search: sections of pages, operations, webhook events and error codes. */
import MiniSearch, { type Options } from 'minisearch'
import { ERRORS } from '#api/errors'
import { excerptOf } from '#api/docs/excerpt'
import { pages, type Page, type Pages } from '#api/docs/pages'
import { SIMILAR, WORDS, plainQuery } from '#api/docs/query'
import { described, description } from '#api/docs/reference/description'
import { slugOf } from '#api/docs/operations'

export type Found = {
  address: string
  kind: 'page' | 'operation' | 'event' | 'error'
  title: string
  /** Title of the page, or method and path of the operation. */
  place: string
  excerpt: string
}

type Entry = Omit<Found, 'excerpt'> & { id: number; text: string; weight?: number }

/** The browser gets the same options with the entries. */
const OPTIONS = {
  fields: ['title', 'place', 'text'],
  storeFields: ['address', 'kind', 'title', 'place', 'text', 'weight'],
  searchOptions: {
    boost: { title: 4, place: 2 },
    combineWith: 'AND',
  },
} satisfies Options<Entry>

/** Pages that explain come before decisions and changes; the browser weighs in the same way. */
const LESS = /^\/docs\/(adr|changelog|releases|contributors)\b/
const LESS_WEIGHT = 0.3

/** A whole page for a task comes before sections that mention it. */
const MORE = /^\/docs\/(tutorials|how-to)\//
const MORE_WEIGHT = 2

/** Creating a record comes before what is done with it later. */
const CREATES = /\.store$/

const boostDocument = (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
  Number(stored?.weight ?? 1)

let made: { pages: Pages; entries: Entry[]; index?: MiniSearch<Entry> } | undefined

export function searchAsset() {
  return JSON.stringify({ options: OPTIONS, words: WORDS, entries: current().entries })
}

export function search(query: string): Found[] {
  const all = current()
  if (!all.index) {
    all.index = new MiniSearch(OPTIONS)
    all.index.addAll(all.entries)
  }
  const plain = plainQuery(query)
  // Entries with all words come first, then those with some.
  const strict = all.index.search(plain, { ...SIMILAR, boostDocument })
  const ids = new Set(strict.map(({ id }) => id))
  const loose = all.index.search(plain, { ...SIMILAR, boostDocument, combineWith: 'OR' })
  return [...strict, ...loose.filter(({ id }) => !ids.has(id))].map((found) => {
    const { address, kind, title, place, text, terms } = found as unknown as Entry & {
      terms: string[]
    }
    return { address, kind, title, place, excerpt: excerptOf(text, terms) }
  })
}

function current() {
  const known = pages()
  if (made?.pages !== known) made = { pages: known, entries: entriesOf(known) }
  return made
}

function entriesOf(known: Pages): Entry[] {
  const found = [
    ...[...known.values()].flatMap(entriesOfPage),
    ...entriesOfOperations(),
    ...entriesOfEvents(),
    ...Object.entries(ERRORS).map(([code, { status, meaning, remedy }]) => ({
      address: `/docs/errors#${code}`,
      kind: 'error' as const,
      title: code,
      place: `Error ${status}`,
      text: `${meaning} ${remedy}`,
    })),
  ]
  return found.map((entry, id) => ({ id, ...entry }))
}

function entriesOfPage({ address, title: pageTitle, sections }: Page) {
  return sections.map(({ id, level, title, text }) => ({
    address: level === 1 ? address : `${address}#${id}`,
    kind: 'page' as const,
    title,
    place: level === 1 ? '' : pageTitle,
    text: text.trim(),
    ...(LESS.test(address) && { weight: LESS_WEIGHT }),
    ...(level === 1 && MORE.test(address) && { weight: MORE_WEIGHT }),
  }))
}

function entriesOfEvents() {
  return Object.entries(description().webhooks).map(([type, { post }]) => ({
    address: `/docs/api/webhooks#${type}`,
    kind: 'event' as const,
    title: post.summary,
    place: `Webhook ${type}`,
    text: post.description,
  }))
}

function entriesOfOperations() {
  return described().map(
    ({ method, path, described: { operationId, summary, tags, description: text } }) => ({
      address: `/docs/api/${slugOf(tags[0])}#${operationId}`,
      kind: 'operation' as const,
      title: summary,
      place: `${method} ${path}`,
      text: `${text} ${tags[0]}`,
      ...(CREATES.test(operationId) && { weight: MORE_WEIGHT }),
    })
  )
}
