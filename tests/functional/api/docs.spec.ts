import { test } from '@japa/runner'
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import { guidesOf } from '#api/docs/guides'
import { operationNamed, operations } from '#api/docs/operations'
import { call, ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { allLifecycles } from '#core/resources/state_machine'

/**
 * The connection is kept: that of a large file, closed by the server while fetch still unpacks it,
 * is an error nobody can catch.
 */
const get = (path: string, headers?: Record<string, string>) =>
  call(null, 'GET', ORIGIN + path, undefined, { connection: 'keep-alive', ...headers })

/** As a browser asks, with the line breaks of templates taken out. */
async function page(path: string, headers?: Record<string, string>) {
  const answer = await get(path, {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    ...headers,
  })
  return { ...answer, text: answer.text.replaceAll(/\s+/g, ' ').replaceAll(/ ?> ?/g, '>') }
}

test.group('The documentation', () => {
  test('the root leads to it', async ({ assert }) => {
    const { status, headers } = await get('/')
    assert.deepEqual([status, headers.get('location')], [302, '/docs'])
  })

  test('pages allow scripts and styles of this server, and nothing inline or from elsewhere', async ({
    assert,
  }) => {
    for (const path of ['/docs', '/docs/reference/settings', '/docs/api/sales', '/docs/try']) {
      const { status, headers, text } = await page(path)

      assert.equal(status, 200, path)
      assert.match(headers.get('content-type')!, /^text\/html/)
      assert.match(headers.get('content-security-policy')!, /default-src 'none'.*script-src 'self'/)
      assert.notMatch(headers.get('content-security-policy')!, /unsafe|https?:/)
      assert.notMatch(text, /<script[^>]+src="(https?:)?\/\/|<[^>]+ style="|<style| onclick=/)
      assert.notMatch(text, /<link[^>]+href="(https?:)?\/\//)
    }
    const { text } = await page('/docs')
    for (const [, path] of text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      assert.equal((await page(path)).status, 200, path)
  })

  test('a page is rendered from its Markdown, with the sidebar of the index', async ({
    assert,
  }) => {
    const { text } = await page('/docs/reference/settings')

    assert.match(text, /<h1 id="settings">Settings<\/h1>/)
    assert.include(text, '<a href="/docs/reference/settings" aria-current="page">Settings</a>')
    assert.include(text, '<a href="/docs/how-to/upgrade">Upgrade</a>')
    assert.match(text, /<title>Settings · Oficio<\/title>/)
  })

  test('an operation in a page leads to its reference, which names its guides', async ({
    assert,
  }) => {
    const { address, operation } = aMention()
    const guide = await page(address)
    assert.include(guide.text, `<a class="operation" href="${operation.address}"><code>`)

    const { text } = await page(operation.address.split('#')[0])
    assert.include(sectionOf(text, operation.id), `<a href="${address}">`)

    const { body } = await call(null, 'GET', '/openapi.json')
    const { externalDocs } = body.paths[operation.path][operation.method.toLowerCase()]
    assert.equal(new URL(externalDocs.url).pathname, address)
  })

  test('the reference shows parameters, fields, answers and samples of an operation', async ({
    assert,
  }) => {
    const { text } = await page('/docs/api/sales')
    const section = sectionOf(text, 'invoices.store')

    assert.include(section, '<code>invoices:write</code>')
    assert.match(
      section,
      /<code>customerId<\/code><span class="type">string, uuid<\/span><span class="required">/
    )
    assert.include(section, '<summary>Fields of <code>items</code></summary>')
    assert.match(section, /<dt>\s*<code>CASH<\/code>\s*<\/dt>\s*<dd>Cash\.<\/dd>/)
    assert.include(section, 'href="/docs/api/common#IdempotencyKey"')
    assert.include(section, '<a href="/docs/api/objects/Invoice">Invoice</a>')
    assert.match(section, /href="\/docs\/errors#/)
    assert.include(section, 'href="/docs/try#/Sales/invoices.store"')
    assert.include(section, 'curl')
    assert.isBelow(text.length, 1_000_000)
  })

  test('every operation, webhook message and error is in the search index', async ({ assert }) => {
    const { headers, body } = await page('/docs/search.json')
    const { body: description } = await call(null, 'GET', '/openapi.json')
    const places = body.entries.map(({ place }: { place: string }) => place)

    assert.match(headers.get('content-type')!, /^application\/json/)
    for (const [path, methods] of Object.entries<any>(description.paths))
      for (const method of Object.keys(methods).filter((one) => one !== 'put'))
        assert.include(places, `${method.toUpperCase()} ${path}`)
    for (const type of Object.keys(description.webhooks)) assert.include(places, `Webhook ${type}`)
    const titles = body.entries.map(({ title }: { title: string }) => title)
    for (const code of Object.keys(ERRORS)) assert.include(titles, code)
  })

  for (const [question, address] of [
    ['how do I page through all customers', '/docs/how-to/page-through-everything'],
    ['how long does a token live', '/docs/reference/authentication'],
    ['refund', '/docs/how-to/correct-an-invoice'],
    ['sync products', '/docs/how-to/keep-a-copy-in-step'],
    ['anular factura', '/docs/how-to/correct-an-invoice'],
    ['cierre de mes', '/docs/how-to/lock-a-month'],
    ['allowedActions', '/docs/reference/states'],
    ['postman', '/docs/reference/typescript'],
  ])
    test(`the search for "${question}" finds ${address}`, async ({ assert }) => {
      const { text } = await page(`/docs/search?q=${encodeURIComponent(question)}`)
      const found = [...text.slice(text.indexOf('<main')).matchAll(/href="([^"]+)"/g)]
      assert.include(
        found.slice(0, 12).map(([, href]) => href.split('#')[0]),
        address
      )
    })

  test('search works without JavaScript, and its words are never HTML', async ({ assert }) => {
    const { text } = await page('/docs/search?q=credit%20note')
    assert.include(text, 'POST /invoices/{id}/credit-notes')
    assert.match(text, /class="excerpt">[^<]*credit note/)
    assert.match(text, /<li><a href="\/docs\/(how-to|reference)\//)

    const { text: odd } = await page('/docs/search?q=%3Cscript%3Ealert(1)%3C/script%3E')
    assert.notInclude(odd, '<script>alert')
    for (const query of ['', 'q=', 'q[]=a&q[]=b', `q=${'a'.repeat(5_000)}`])
      assert.equal((await page(`/docs/search?${query}`)).status, 200, query)
  })

  test('an unknown page is a page for browsers and a problem for programs', async ({ assert }) => {
    const { status, headers, text } = await page('/docs/how-to/upgrad')
    assert.equal(status, 404)
    assert.match(headers.get('content-type')!, /^text\/html/)
    assert.include(text, '<h1>Page not found</h1>')
    assert.include(text, '<a href="/docs/how-to/upgrade">')

    const { status: other, body } = await get('/docs/nowhere', { accept: 'application/json' })
    assert.deepEqual([other, body.code], [404, 'NOT_FOUND'])
  })

  test('only the pages of the site are there', async ({ assert }) => {
    for (const path of [
      '..%2f.env',
      '../package.json',
      'how-to/..%2f..%2f..%2fpackage.json',
      'how-to/upgrade.md',
      'reference//settings',
      '%00',
      '__proto__',
      'constructor',
      'README',
    ])
      assert.equal((await page(`/docs/${path}`)).status, 404, path)
  })

  test('pages and files are compressed, and 304 when the client has them', async ({ assert }) => {
    for (const path of [
      '/docs/assets/swagger-ui-bundle.js',
      '/docs/api/sales',
      '/docs/search.json',
    ]) {
      const first = await page(path, { 'accept-encoding': 'gzip, br' })
      assert.deepEqual(
        [first.headers.get('content-encoding'), first.headers.get('vary')],
        ['gzip', 'Accept-Encoding']
      )
      assert.isAbove(first.text.length, 100_000)

      const again = await page(path, { 'if-none-match': `"x", W/${first.headers.get('etag')}` })
      assert.deepEqual([again.status, again.text], [304, ''])
    }
    assert.equal(
      (await get('/docs/assets/try.js', { 'accept-encoding': 'gzip;q=0' })).headers.get(
        'content-encoding'
      ),
      null
    )
  })

  test('only its own files are there', async ({ assert }) => {
    for (const name of [
      'package.json',
      '..%2fpackage.json',
      '..%2f..%2f..%2f.env',
      'constructor',
      '__proto__',
      'swagger-ui.js.map',
    ]) {
      assert.containsSubset(
        await get(`/docs/assets/${name}`),
        { status: 404, body: { code: 'NOT_FOUND' } },
        name
      )
    }
  })

  test('the type of every problem leads to its explanation', async ({ assert }) => {
    const { api } = await aCompany()
    const { text } = await get('/docs/errors')
    for (const code of Object.keys(ERRORS)) assert.include(text, `<tr id="${code}">`)
    for (const code of Object.keys(FIELD_ERRORS)) assert.include(text, `<tr id="field-${code}">`)

    for (const refused of [
      await api.get('/nowhere'),
      await api.post('/customers', {}),
      await call(null, 'GET', '/customers'),
    ]) {
      const { pathname, hash } = new URL(refused.body.type)
      assert.deepEqual([pathname, hash], ['/docs/errors', `#${refused.body.code}`])
    }
  })
})

/** An operation with its best guide, in which it stands as inline code. */
function aMention() {
  for (const operation of operations().all) {
    const guide = guidesOf(operation.id).at(0)
    const codes = guide?.tokens.flatMap(({ children }) => children ?? []) ?? []
    if (
      codes.some(
        ({ type, content }) => type === 'code_inline' && operationNamed(content) === operation
      )
    )
      return { address: guide!.address, operation }
  }
  throw new Error('No page mentions an operation')
}

function sectionOf(text: string, id: string) {
  const start = text.indexOf(`<section class="operation" id="${id}">`)
  return text.slice(start, text.indexOf('</section>', start))
}

test.group('State machines', () => {
  test('any caller may read them all', async ({ assert }) => {
    const { api, aUser } = await aCompany()
    const key = await api.post('/api-keys', { name: 'erp', scopes: ['customers:read'] })

    assert.equal((await call(null, 'GET', '/meta/state-machines')).status, 401)
    assert.deepEqual((await api.get('/meta/state-machines')).body, {
      data: JSON.parse(JSON.stringify(allLifecycles())),
    })
    assert.equal((await (await aUser('VIEWER')).api.get('/meta/state-machines')).status, 200)
    assert.equal((await call(key.body.key, 'GET', '/meta/state-machines')).status, 200)
  })
})
