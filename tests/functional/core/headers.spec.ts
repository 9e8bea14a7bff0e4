import { test } from '@japa/runner'
import { connect } from 'node:net'
import env from '#start/env'
import { call, type Answer } from '#tests/api'
import { aCompany } from '#tests/company'
import { NOBODYS_ID, aCustomer, aProduct } from './samples.js'

/** OWASP REST Security Cheat Sheet. */
const SECURITY = {
  'cache-control': /no-store/,
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /no-referrer/,
  'permissions-policy': /./,
}

async function answers(): Promise<Record<string, Answer>> {
  const { api } = await aCompany()
  const { body } = await api.post('/customers', aCustomer())
  const key = { 'idempotency-key': 'headers' }
  const product = aProduct()

  return {
    'a list': await api.get('/customers'),
    'a read': await api.get(`/customers/${body.id}`),
    'a 304': await api.get(`/customers/${body.id}`, { 'if-none-match': '"1"' }),
    'a creation': await api.post('/products', product, key),
    'a replay': await api.post('/products', product, key),
    'an update': await api.patch(`/customers/${body.id}`, { phone: '1' }),
    'a dry run': await api.delete(`/customers/${body.id}`, undefined, { prefer: 'dry-run' }),
    'a deletion': await api.delete(`/customers/${body.id}`),
    '400': await api.post('/customers', '{', { 'content-type': 'application/json' }),
    '401': await call(null, 'GET', '/customers'),
    '404 of a record': await api.get(`/customers/${NOBODYS_ID}`),
    '404 of an address': await api.get('/nope'),
    '404 of what cannot be decoded': await api.get('/customers/%E0%A4%A'),
    '405': await api.delete('/customers'),
    '409': await api.post('/products', { ...aProduct(), sku: product.sku }),
    '412': await api.patch(`/products/${NOBODYS_ID}`, {}, { 'if-match': '"1"' }),
    '413': await api.post('/customers', aCustomer({ address: 'x'.repeat(2 << 20) })),
    '415': await api.post('/customers', 'x', { 'content-type': 'text/plain' }),
    '422': await api.post('/customers', {}),
    'HEAD': await call(api.token, 'HEAD', '/customers'),
    'OPTIONS': await call(api.token, 'OPTIONS', '/customers'),
    '431': await answerTo(
      `GET /api/v1/customers?search=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`
    ),
    'what is no request': await answerTo('HELLO\r\n\r\n'),
  }
}

/** What comes back over a connection on which these characters are sent. */
function answerTo(text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(env.get('PORT'), env.get('HOST'), () => socket.write(text))
    socket.on('data', (part) => (answer += part)).on('error', reject)
    socket.on('end', () => {
      const [head, body] = answer.split('\r\n\r\n')
      const [status, ...lines] = head.split('\r\n')
      const headers = new Headers(
        lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
      )
      resolve({
        status: Number(status.split(' ')[1]),
        headers,
        text: body,
        body: body && JSON.parse(body),
      })
    })
  })
}

test.group('Headers', () => {
  test('every response has rate limits, request id and security headers', async ({ assert }) => {
    for (const [what, { headers }] of Object.entries(await answers())) {
      for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
        assert.match(headers.get(name) ?? '', /^\d+$/, `${name} of ${what}`)
      const inSeconds = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000
      assert.isTrue(inSeconds > -2 && inSeconds < 62, `${what} resets in ${inSeconds} s`)
      assert.isNotEmpty(headers.get('x-request-id'), what)

      for (const [name, expected] of Object.entries(SECURITY))
        assert.match(headers.get(name) ?? '', expected, `${name} of ${what}`)
      for (const name of ['x-powered-by', 'server', 'set-cookie'])
        assert.isNull(headers.get(name), `${name} of ${what}`)
    }
  })

  test('idle connections outlive those of load balancers', async ({ assert }) => {
    const { headers } = await call(null, 'GET', '/health', undefined, { connection: 'keep-alive' })
    assert.equal(headers.get('keep-alive'), 'timeout=75')
  })

  test('a malformed request is answered like every other refusal', async ({ assert }) => {
    const unreadable: [string, number, string][] = [
      [
        `GET /api/v1/customers?search=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
        431,
        'HEADERS_TOO_LARGE',
      ],
      ['SING /api/v1/customers HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
      [
        'POST /api/v1/customers HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n',
        400,
        'MALFORMED_REQUEST',
      ],
    ]
    for (const [text, status, code] of unreadable) {
      const answer = await answerTo(text)
      assert.containsSubset(answer.body, {
        status,
        code,
        requestId: answer.headers.get('x-request-id'),
      })
      assert.equal(answer.status, status)
      assert.match(answer.headers.get('content-type')!, /^application\/problem\+json/)
    }
  })

  test('an overlong HEAD is answered without a body', async ({ assert }) => {
    const answer = await answerTo(
      `HEAD /api/v1/customers?search=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`
    )
    assert.equal(answer.status, 431)
    assert.equal(answer.text, '')
  })

  test("the request id is the caller's where it is sane, else a new one", async ({ assert }) => {
    const { api } = await aCompany()

    for (const id of ['abc-123', 'A.b:c_9', 'x'.repeat(128)]) {
      assert.equal(
        (await api.get('/customers', { 'x-request-id': id })).headers.get('x-request-id'),
        id
      )
      assert.equal((await api.get('/nope', { 'x-request-id': id })).body.requestId, id)
    }
    for (const id of ['x'.repeat(129), 'a b', 'a"b', '<script>', 'é', '../..']) {
      const { headers } = await api.get('/customers', { 'x-request-id': id })
      assert.match(headers.get('x-request-id')!, /^[0-9a-f-]{36}$/)
    }
  })

  test('answers are JSON in UTF-8, and a HEAD is a GET without its body', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/customers', aCustomer({ name: 'Ñandú 🦤' }))

    const read = await api.get('/customers')
    assert.match(read.headers.get('content-type')!, /^application\/json; charset=utf-8$/)
    assert.equal(read.body.data[0].name, 'Ñandú 🦤')
    const head = await call(api.token, 'HEAD', '/customers')
    assert.equal(head.status, 200)
    assert.equal(head.text, '')
    assert.equal(head.headers.get('link'), read.headers.get('link'))
  })

  test('each request takes one from the budget of its caller', async ({ assert }) => {
    const { api } = await aCompany()
    const left = async () =>
      Number((await api.get('/customers')).headers.get('x-ratelimit-remaining'))

    const [first, second] = [await left(), await left()]
    assert.isTrue(second === first - 1 || second > first, `${first} then ${second}`)
  })
})
