/** Links of the documentation: between pages, to headings, and to operations. */
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { Token } from 'markdown-it'
import { requestsIn } from '#api/docs/guides'
import { addressOfLink } from '#api/docs/links'
import { operationNamed } from '#api/docs/operations'
import { pages } from '#api/docs/pages'
import { addresses, answerAt } from '#api/docs/site'

const all = [...pages().values()]

const inlineOf = (tokens: Token[]) => tokens.flatMap(({ children }) => children ?? [])

/** Addresses that are no operations of the API, such as /metrics. */
function isRoute(code: string) {
  const [method, path] = code.split(/[ ?]/)
  return router.match(path, method, true) !== null
}

/** Ids and internal links of a page of the site. */
async function readPage(address: string) {
  const page = (await answerAt(address))!.plain.toString()
  return {
    address,
    ids: [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    links: [...page.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&')),
  }
}

test.group('Links of the documentation', () => {
  test('every link to a Markdown file leads to a page of the site', ({ assert }) => {
    const missing = all.flatMap(({ file, tokens }) =>
      inlineOf(tokens).flatMap((token) => {
        const href = token.type === 'link_open' ? String(token.attrGet('href')) : ''
        if (!href || addressOfLink(href, file, pages())) return []
        const target = posix.join(posix.dirname(file), href.split('#')[0])
        const isShownAsText = !target.endsWith('.md') && existsSync(app.makePath(target))
        return isShownAsText ? [] : [`${file}: ${href}`]
      })
    )
    assert.deepEqual(missing, [])
    assert.isAbove(all.length, 50)
  })

  test('every link and anchor of every page of the site resolves', async ({ assert }) => {
    const read = await Promise.all((await addresses()).map(readPage))
    const idsOf = new Map(read.map(({ address, ids }) => [address, new Set(ids)]))

    const broken = read.flatMap(({ address, links }) =>
      links.flatMap((href) => {
        if (/^[a-z]+:/.test(href) || /^\/(docs\/assets|docs\/postman\.json|api\/v1)/.test(href))
          return []
        if (href.startsWith('/docs/try#/')) return []
        const [path, anchor] = href.split('#')
        const ids = idsOf.get(path || address)
        return ids && (!anchor || ids.has(decodeURIComponent(anchor)))
          ? []
          : [`${address}: ${href}`]
      })
    )
    assert.deepEqual([...new Set(broken)], [])
    assert.isAbove(read.length, 150)
  }).timeout(60_000)

  test('no page of the site has an id twice', async ({ assert }) => {
    for (const address of await addresses()) {
      const { ids } = await readPage(address)
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      assert.deepEqual(twice, [], address)
    }
  }).timeout(60_000)

  test('every method and path in a page is an operation', ({ assert }) => {
    const own = all.filter(({ file }) => /^docs\/(?!releases|adr)/.test(file))
    const named = own.flatMap(({ file, tokens }) => [
      ...inlineOf(tokens)
        .filter(({ type }) => type === 'code_inline')
        .map(({ content }) => [file, content]),
      ...tokens
        .filter(({ type, info }) => type === 'fence' && info === 'sh')
        .flatMap(({ content }) => requestsIn(content).map((request) => [file, request])),
    ])
    const requests = named.filter(([, code]) =>
      /^(GET|POST|PATCH|PUT|DELETE) \/\S*[^\s/…]$/.test(code)
    )
    const unknown = requests.filter(([, code]) => !operationNamed(code) && !isRoute(code))

    assert.deepEqual(unknown, [])
    assert.isAbove(requests.length, 100)
  })
})
