import { test } from '@japa/runner'
import { ERRORS, FIELD_ERRORS } from '#api/errors'
import { call, ORIGIN } from '#tests/api'
import { aCompany } from '#tests/company'
import { allLifecycles } from '#core/resources/state_machine'

/**
 * The connection is kept: that of a large file, closed by the server while fetch still unpacks it,
 * is an error nobody can catch.
 */
const get = (path: string, headers?: Record<string, string>) =>
  call(null, 'GET', ORIGIN + path, undefined, { connection: 'keep-alive', ...headers })

test.group('The reference', () => {
  test('the root leads to it', async ({ assert }) => {
    const { status, headers } = await get('/')
    assert.deepEqual([status, headers.get('location')], [302, '/docs'])
  })

  test('the page allows scripts and styles of this server, and nothing inline or from elsewhere', async ({
    assert,
  }) => {
    const { status, headers, text } = await get('/docs')

    assert.equal(status, 200)
    assert.match(headers.get('content-type')!, /^text\/html/)
    assert.match(headers.get('content-security-policy')!, /default-src 'none'.*script-src 'self'/)
    assert.notMatch(headers.get('content-security-policy')!, /unsafe|https?:/)
    assert.notMatch(text, /(src|href)="(https?:)?\/\//)
    for (const [, path] of text.matchAll(/(?:src|href)="([^"]+)"/g))
      assert.equal((await get(path)).status, 200, path)
  })

  test('files are compressed, and 304 when the client has them', async ({ assert }) => {
    const first = await get('/docs/assets/swagger-ui-bundle.js', { 'accept-encoding': 'gzip, br' })
    assert.deepEqual(
      [
        first.headers.get('content-encoding'),
        first.headers.get('vary'),
        first.headers.get('content-type'),
      ],
      ['gzip', 'Accept-Encoding', 'text/javascript; charset=utf-8']
    )
    assert.isAbove(first.text.length, 1_000_000)

    const again = await get('/docs/assets/swagger-ui-bundle.js', {
      'if-none-match': `"x", W/${first.headers.get('etag')}`,
    })
    assert.deepEqual([again.status, again.text], [304, ''])
    assert.equal(
      (await get('/docs/assets/start.js', { 'accept-encoding': 'gzip;q=0' })).headers.get(
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
