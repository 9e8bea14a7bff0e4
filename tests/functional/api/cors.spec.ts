/** Requests of web pages on other origins, as a browser sends them. */
import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import corsConfig from '#config/cors'
import { call, ORIGIN, type Answer } from '#tests/api'
import { aCompany } from '#tests/company'
import { aCustomer } from '#tests/functional/core/samples'
import { anApi } from './an_api.js'

const PAGE = 'https://app.example.com'
const ELSEWHERE = 'https://elsewhere.example'

/** Headers by which an answer opens itself to a page. */
const grantsOf = ({ headers }: Answer) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

const preflight = (
  base: string,
  path: string,
  {
    origin = PAGE,
    method = 'POST',
    headers = 'authorization,content-type,idempotency-key',
    address = '10.7.7.8',
  } = {}
) =>
  call(null, 'OPTIONS', base + path, undefined, {
    origin,
    'x-forwarded-for': address,
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  })

test.group('CORS', (group) => {
  let api: Awaited<ReturnType<typeof anApi>>
  group.setup(async () => {
    api = await anApi({
      CORS_ORIGINS: `${PAGE}, http://localhost:5173/`,
      RATE_LIMIT_IP: '30',
      RATE_LIMIT_USER: '30',
    })
    return () => api.end()
  })

  /** A caller with an address of its own, so that its rate limit is its own. */
  const from = (origin: string) => ({
    origin,
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.7`,
  })

  test('a preflight of a listed origin is allowed before a log in', async ({ assert }) => {
    for (const origin of [PAGE, 'http://localhost:5173']) {
      const answer = await preflight(api.origin, '/api/v1/customers', { origin })
      assert.deepEqual([answer.status, answer.text], [204, ''])
      assert.equal(answer.headers.get('access-control-allow-origin'), origin)
      assert.equal(answer.headers.get('vary'), 'Origin')
      assert.isNull(answer.headers.get('access-control-allow-credentials'))
      assert.equal(answer.headers.get('access-control-max-age'), '7200')
      assert.isNotNull(answer.headers.get('x-request-id'))
    }
  })

  test('every method and documented header is allowed, also with spaces between', async ({
    assert,
  }) => {
    const headers = (corsConfig.headers as string[]).join(', ').toLowerCase()
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await preflight(api.origin, '/api/v1/invoices', { method, headers })
      assert.equal(answer.headers.get('access-control-allow-origin'), PAGE, method)
      assert.include(answer.headers.get('access-control-allow-methods'), method)
    }
    const other = await preflight(api.origin, '/api/v1/invoices', { headers: 'x-other' })
    assert.deepEqual([other.status, grantsOf(other)], [204, []])
  })

  test('preflights take nothing from a rate limit', async ({ assert }) => {
    const address = '10.7.7.6'
    for (let index = 0; index < 40; index++) {
      const { status, headers } = await preflight(api.origin, '/api/v1/customers', { address })
      assert.deepEqual([status, headers.get('x-ratelimit-limit')], [204, null])
    }
    const { status } = await call(null, 'GET', `${api.origin}/api/v1/health/live`, undefined, {
      'x-forwarded-for': address,
    })
    assert.equal(status, 200)
  })

  test('answers and refusals of every kind are readable by the page', async ({ assert }) => {
    const { api: own } = await aCompany()
    const headers = from(PAGE)
    const ask = (method: string, path: string, body?: unknown, more = {}) =>
      call(own.token, method, `${api.origin}/api/v1${path}`, body, { ...headers, ...more })
    const key = { 'idempotency-key': 'from-a-page' }
    const customer = aCustomer()

    const answers: [number, Answer][] = [
      [201, await ask('POST', '/customers', customer, key)],
      [201, await ask('POST', '/customers', customer, key)],
      [200, await ask('GET', '/customers')],
      [200, await ask('GET', '/openapi.json')],
      [422, await ask('POST', '/customers', {})],
      [404, await ask('GET', '/nowhere')],
      [405, await ask('DELETE', '/customers')],
      [401, await call(null, 'GET', `${api.origin}/api/v1/customers`, undefined, headers)],
    ]
    api.database.cut()
    answers.push([503, await ask('GET', '/customers?search=a')])
    api.database.open()

    let last = await ask('GET', '/nowhere')
    for (let tries = 0; tries < 40 && last.status !== 429; tries++)
      last = await ask('GET', '/nowhere')
    answers.push([429, last])

    for (const [status, answer] of answers) {
      assert.equal(answer.status, status, answer.text)
      assert.equal(answer.headers.get('access-control-allow-origin'), PAGE, String(status))
      assert.include(answer.headers.get('vary'), 'Origin')
      assert.isNull(answer.headers.get('access-control-allow-credentials'))
      const exposed = answer.headers.get('access-control-expose-headers')!.split(',')
      for (const name of ['location', 'etag', 'link', 'x-request-id', 'idempotent-replayed'])
        assert.include(exposed, name)
      for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
        assert.include(exposed, name)
    }
    assert.equal(answers[1][1].headers.get('idempotent-replayed'), 'true')
    assert.equal(answers[3][1].headers.get('vary'), 'Origin, Accept-Encoding')
  }).timeout(60_000)

  test('another origin gets its answer without a permission to read it', async ({ assert }) => {
    const { api: own } = await aCompany()
    for (const origin of [ELSEWHERE, 'null', 'http://app.example.com', `${PAGE}.evil.example`]) {
      const refused = await preflight(api.origin, '/api/v1/customers', { origin })
      assert.deepEqual([refused.status, grantsOf(refused)], [204, []], origin)

      const url = `${api.origin}/api/v1/customers`
      const answer = await call(own.token, 'GET', url, undefined, from(origin))
      assert.deepEqual([answer.status, grantsOf(answer)], [200, []], origin)
      assert.include(answer.headers.get('vary'), 'Origin')
    }
  })

  test('requests without an origin are answered as ever, with Vary for caches', async ({
    assert,
  }) => {
    const url = `${api.origin}/api/v1/health/live`
    const answer = await call(null, 'GET', url, undefined, { 'x-forwarded-for': '10.7.7.7' })
    assert.deepEqual([answer.status, grantsOf(answer)], [200, []])
    assert.equal(answer.headers.get('vary'), 'Origin')

    const options = await call(null, 'OPTIONS', `${api.origin}/api/v1/customers`, undefined, {
      'x-forwarded-for': '10.7.7.7',
    })
    assert.deepEqual(
      [options.status, options.headers.get('allow')],
      [204, 'GET, POST, HEAD, OPTIONS']
    )
  })

  test('pages of the product and the documentation stay closed', async ({ assert }) => {
    for (const path of [
      '/admin/login',
      '/admin/oauth/authorize',
      '/',
      '/docs',
      '/metrics',
      '/api/v10/x',
      '/oauthx',
    ])
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await call(null, method, api.origin + path, undefined, {
          ...from(PAGE),
          'access-control-request-method': 'GET',
        })
        assert.deepEqual(grantsOf(answer), [], `${method} ${path}`)
      }
  })

  test('clients of MCP in a page may register and fetch tokens', async ({ assert }) => {
    for (const path of [
      '/.well-known/oauth-protected-resource/api/v1/assistant/mcp',
      '/.well-known/oauth-authorization-server',
      '/oauth/register',
      '/oauth/token',
    ]) {
      const answer = await preflight(api.origin, path, { headers: 'content-type' })
      assert.equal(answer.headers.get('access-control-allow-origin'), PAGE, path)
    }
  })

  test('an assistant in a page of a listed origin may use MCP, others may not', async ({
    assert,
  }) => {
    const { api: own } = await aCompany()
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' }
    const ask = (origin: string) =>
      call(own.token, 'POST', `${api.origin}/api/v1/assistant/mcp`, message, {
        ...from(origin),
        accept: 'application/json, text/event-stream',
      })
    const answer = await ask(PAGE)
    assert.equal(answer.status, 200, answer.text)
    assert.equal(answer.headers.get('access-control-allow-origin'), PAGE)
    assert.equal((await ask(ELSEWHERE)).status, 403)
  })

  test('without CORS_ORIGINS no page of another origin is let in', async ({ assert }) => {
    const { api: own } = await aCompany()
    const answer = await own.get('/customers', { origin: PAGE })
    assert.deepEqual([answer.status, grantsOf(answer), answer.headers.get('vary')], [200, [], null])

    const asked = await preflight(ORIGIN, '/api/v1/customers')
    assert.deepEqual([asked.status, grantsOf(asked)], [204, []])
    assert.equal(asked.headers.get('allow'), 'GET, POST, HEAD, OPTIONS')
  })
})
