/** Answers of the site by their address. Pages are rendered on their first request. */
import app from '@adonisjs/core/services/app'
import { cachedText, type CachedText } from '#api/cached_text'
import { layout, type View } from '#api/docs/layout'
import { pages, type Page, type Pages } from '#api/docs/pages'
import { slugOf } from '#api/docs/operations'
import { addressOfObject, description, loadDescription } from '#api/docs/reference/description'
import { objectNames, objectPage, objectsPage } from '#api/docs/reference/objects'
import { commonPage, overviewPage } from '#api/docs/reference/overview'
import { tagPage } from '#api/docs/reference/tag_page'
import { WEBHOOKS, webhooksPage } from '#api/docs/reference/webhooks_page'
import { searchAsset } from '#api/docs/search_index'
import { sidebarOf } from '#api/docs/sidebar'
import { errorsView } from '#api/docs/views/errors_page'
import { folderView } from '#api/docs/views/folder_page'
import { markdownView } from '#api/docs/views/markdown_page'
import { TRY } from '#api/docs/views/try_page'

type Views = ReadonlyMap<string, () => View | Promise<View>>
type Site = { pages: Pages; views: Views; answers: Map<string, Promise<CachedText>> }

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const SEARCH = '/docs/search.json'

let made: Site | undefined

/** Undefined for unknown addresses. */
export async function answerAt(address: string): Promise<CachedText | undefined> {
  await loadDescription()
  const { views, answers } = site()
  const view = views.get(address)
  if (!view && address !== SEARCH) return
  if (!answers.has(address) || app.inDev) {
    const answer = answerOf(view)
    answers.set(address, answer)
    // A failure is not kept: the next request tries again.
    answer.catch(() => answers.delete(address))
  }
  return answers.get(address)
}

const answerOf = async (view: (() => View | Promise<View>) | undefined) =>
  view ? cachedText(HTML, framed(await view())) : cachedText(JSON_TYPE, searchAsset())

/** A page that is made for this request, such as results of a search. */
export async function pageOf(view: () => View) {
  await loadDescription()
  return framed(view())
}

export async function addresses() {
  await loadDescription()
  return [...site().views.keys()]
}

function framed(view: View) {
  return layout(view, sidebarOf(site().pages, apiSection()))
}

function site(): Site {
  const known = pages()
  if (made?.pages !== known) made = { pages: known, views: viewsOf(known), answers: new Map() }
  return made
}

function viewsOf(known: Pages): Views {
  const all = [...known.values()]
  return new Map<string, () => View | Promise<View>>([
    ...foldersOf(all),
    ...all.map((page) => [page.address, () => markdownView(page, known)] as const),
    ...viewsOfReference(),
    ['/docs/errors', errorsView],
    ['/docs/try', () => TRY],
  ])
}

function foldersOf(all: Page[]) {
  const folders = Object.groupBy(all, ({ file }) => /^docs\/([^/]+)\//.exec(file)?.[1] ?? '')
  return Object.entries(folders)
    .filter(([folder]) => folder)
    .map(([folder, own]) => [`/docs/${folder}`, () => folderView(folder, own!)] as const)
}

function viewsOfReference(): [string, () => View | Promise<View>][] {
  return [
    ['/docs/api', () => reference('API', '/docs/api', overviewPage())],
    ['/docs/api/common', () => reference('Common parameters', '/docs/api/common', commonPage())],
    ['/docs/api/objects', () => reference('Objects', '/docs/api/objects', objectsPage())],
    [
      '/docs/api/webhooks',
      async () => reference(WEBHOOKS, '/docs/api/webhooks', await webhooksPage()),
    ],
    ...description().tags.map(({ name }): [string, () => Promise<View>] => {
      const address = `/docs/api/${slugOf(name)}`
      return [address, async () => reference(name, address, await tagPage(name))]
    }),
    ...objectNames().map((name): [string, () => Promise<View>] => [
      addressOfObject(name),
      async () => reference(name, addressOfObject(name), await objectPage(name)),
    ]),
  ]
}

const reference = (title: string, address: string, body: View['body']): View => ({
  title,
  address,
  kind: 'reference',
  body,
})

function apiSection() {
  return {
    title: 'API',
    links: [
      { title: 'Overview', address: '/docs/api' },
      { title: 'Try requests', address: '/docs/try' },
      { title: 'Error codes', address: '/docs/errors' },
      ...description().tags.map(({ name }) => ({
        title: name,
        address: `/docs/api/${slugOf(name)}`,
      })),
      { title: WEBHOOKS, address: '/docs/api/webhooks' },
      { title: 'Objects', address: '/docs/api/objects' },
      { title: 'Common parameters', address: '/docs/api/common' },
    ],
  }
}
