import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from './refusals.js'
import { aCustomer } from './samples.js'

const JSON_TYPE = { 'content-type': 'application/json' }
const nested = (depth: number, inside = '') =>
  `{"taxId":"x","name":${'['.repeat(depth)}${inside}${']'.repeat(depth)}}`

test.group('Errors', () => {
  test('malformed JSON is a 400', async ({ assert }) => {
    const { api } = await aCompany()

    for (const body of [
      '{"name":',
      '{',
      '{name:1}',
      '{"a":1}}',
      "{'a':1}",
      'undefined',
      '{"a":NaN}',
      '[1,]',
      '{"a":"\u0001"}',
      '\ufeff{',
      'null null',
    ]) {
      isRefused(assert, await api.post('/customers', body, JSON_TYPE), 400, 'MALFORMED_JSON')
    }
  })

  test('a compressed body is accepted; a corrupt or cut one is a 400', async ({ assert }) => {
    const { api } = await aCompany()
    const send = (body: Uint8Array, encoding: string) =>
      api.post('/customers', body, { 'content-encoding': encoding, ...JSON_TYPE })
    const body = Buffer.from(JSON.stringify(aCustomer()))

    for (const [encoding, compress] of Object.entries({
      gzip: gzipSync,
      deflate: deflateSync,
      br: brotliCompressSync,
    })) {
      for (const wrong of [body, compress(body).subarray(0, -10)])
        isRefused(assert, await send(new Uint8Array(wrong), encoding), 400, 'MALFORMED_JSON')
    }
    assert.equal((await send(new Uint8Array(gzipSync(body)), 'gzip')).status, 201)
  })

  test('a name that stands twice in one object is a 400: which was meant is not known', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const twice = [
      '{"taxId":"x","name":"x","creditLimit":1,"creditLimit":100}',
      '{"taxId":"x","name":"x", "creditLimit" : 1 ,\n "credit\\u004cimit"\t:\n100}',
      '{"taxId":"x","name":"x","nothing":[{"a":{"b":1}},{"a":1,"b":{},"a":{}}]}',
    ]
    for (const body of twice) {
      const answer = await api.post('/customers', body, JSON_TYPE)
      isRefused(assert, answer, 400, 'MALFORMED_JSON')
      assert.match(answer.body.detail, /"(creditLimit|a)" twice in one object/)
    }
    assert.equal((await api.get('/customers')).body.meta.total, 0)

    const once = [
      '{"taxId":"1","name":"\\":\\":\\" : : \\\\","address":": a \\" :"}',
      '{"taxId":"2","name":"x","nothing":[{"a":1,"name":2},{"a":{"a":{"a":1}}}]}',
      '{"taxId":"3","name":"{\\"a\\":1,\\"a\\":2}"}',
    ]
    for (const body of once)
      assert.equal(
        (await api.post('/customers', body, { ...JSON_TYPE, prefer: 'handling=lenient' })).status,
        201,
        body
      )
  })

  test('a body that is not UTF-8 is refused, and never stored differently', async ({ assert }) => {
    const { api } = await aCompany()
    const latin = Buffer.from('{"taxId":"x","name":"café"}', 'latin1')

    isRefused(
      assert,
      await api.post('/customers', new Uint8Array(latin), JSON_TYPE),
      400,
      'MALFORMED_JSON'
    )
    isRefused(
      assert,
      await api.post('/customers', new Uint8Array(latin), {
        'content-type': 'application/json; charset=ISO-8859-1',
      }),
      415,
      'UNSUPPORTED_MEDIA_TYPE'
    )
    assert.equal((await api.get('/customers')).body.meta.total, 0)

    const { body } = await api.post('/customers', '{"taxId":"x","name":"café \\ufffd"}', {
      'content-type': 'application/json; charset="UTF-8"',
    })
    assert.equal(body.name, 'café \ufffd')
  })

  test('JSON that is no object is a 422 on the body', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())

    for (const body of ['null', '[]', '"text"', '12', 'true', '[{"taxId":"1","name":"x"}]']) {
      isInvalid(assert, await api.post('/customers', body, JSON_TYPE), '', 'TYPE')
      isInvalid(
        assert,
        await api.post('/customers', body, { ...JSON_TYPE, 'idempotency-key': `key ${body}` }),
        '',
        'TYPE'
      )
      isInvalid(assert, await api.patch(`/customers/${customer.id}`, body, JSON_TYPE), '', 'TYPE')
    }
  })

  test('a request without a body lacks its fields', async ({ assert }) => {
    const { api } = await aCompany()

    isInvalid(assert, await api.post('/customers'), 'taxId', 'REQUIRED')
    isInvalid(assert, await api.post('/customers', '', JSON_TYPE), 'taxId', 'REQUIRED')
  })

  test('a body other than JSON is a 415', async ({ assert }) => {
    const { api } = await aCompany()

    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
      'nonsense',
      'application/jsonp',
    ]) {
      isRefused(
        assert,
        await api.post('/customers', '{"taxId":"1","name":"x"}', { 'content-type': type }),
        415,
        'UNSUPPORTED_MEDIA_TYPE'
      )
    }
    const bytes = new TextEncoder().encode(JSON.stringify(aCustomer()))
    isRefused(assert, await api.post('/customers', bytes), 415, 'UNSUPPORTED_MEDIA_TYPE')
    isRefused(
      assert,
      await api.post('/customers', bytes, { ...JSON_TYPE, 'content-encoding': 'lzma' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE'
    )
  })

  test('JSON is taken whatever the spelling of its type', async ({ assert }) => {
    const { api } = await aCompany()

    for (const type of [
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/merge-patch+json',
      'application/vnd.api+json',
    ]) {
      assert.equal(
        (await api.post('/customers', JSON.stringify(aCustomer()), { 'content-type': type }))
          .status,
        201,
        type
      )
    }
  })

  test('a body above 1 MiB is a 413, one below is taken', async ({ assert }) => {
    const { api } = await aCompany()

    isRefused(
      assert,
      await api.post('/customers', aCustomer({ address: 'x'.repeat(2 << 20) })),
      413,
      'PAYLOAD_TOO_LARGE'
    )
    isRefused(
      assert,
      await api.post('/customers', aCustomer({ ignored: 'x'.repeat(1 << 20) })),
      413,
      'PAYLOAD_TOO_LARGE'
    )
    assert.equal(
      (
        await api.post('/customers', aCustomer({ ignored: 'x'.repeat((1 << 20) - 200) }), {
          prefer: 'handling=lenient',
        })
      ).status,
      201
    )
  })

  test('JSON of absurd depth is refused, and breaks nothing', async ({ assert }) => {
    const { api } = await aCompany()

    for (const depth of [500, 1_000, 2_000, 3_000, 5_000, 20_000, 500_000]) {
      const answer = await api.post('/customers', nested(depth), JSON_TYPE)
      assert.include([400, 422], answer.status, `${depth}: ${answer.text.slice(0, 300)}`)
      const exact = await api.post('/customers', nested(depth, '1.12345678901234567890'), JSON_TYPE)
      assert.include([400, 422], exact.status, `${depth}: ${exact.text.slice(0, 300)}`)
      const withKey = await api.post('/customers', nested(depth), {
        ...JSON_TYPE,
        'idempotency-key': `deep ${depth}`,
      })
      assert.include([400, 422], withKey.status, `${depth}: ${withKey.text.slice(0, 300)}`)
    }
    assert.equal((await api.post('/customers', aCustomer())).status, 201)
  })

  test('names of prototypes are names like any other', async ({ assert }) => {
    const { api } = await aCompany()

    const answer = await api.post(
      '/customers',
      `{"taxId":"P-1","name":"x","__proto__":{"creditLimit":9},"constructor":{"prototype":{"polluted":1}}}`,
      JSON_TYPE
    )
    assert.include([201, 400], answer.status)
    assert.isUndefined(({} as any).polluted)
    assert.notEqual((await api.post('/customers', aCustomer())).body.creditLimit, 9)
    assert.equal(
      (await api.get('/customers?__proto__[search]=x&constructor[prototype][a]=1')).status,
      200
    )
  })

  test('a path with another method is a 405 that says which are possible', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const allowed = (answer: any) =>
      answer.headers
        .get('allow')
        ?.split(', ')
        .filter((method: string) => method !== 'OPTIONS')
        .sort()
        .join()

    const collection = await api.delete('/customers')
    isRefused(assert, collection, 405, 'METHOD_NOT_ALLOWED')
    assert.equal(allowed(collection), 'GET,HEAD,POST')

    const record = await api.post(`/customers/${customer.id}`, {})
    isRefused(assert, record, 405, 'METHOD_NOT_ALLOWED')
    assert.equal(allowed(record), 'DELETE,GET,HEAD,PATCH,PUT')

    isRefused(
      assert,
      await api.patch(`/customers/${customer.id}/interactions`, {}),
      405,
      'METHOD_NOT_ALLOWED'
    )
    isRefused(assert, await api.put('/products', {}), 405, 'METHOD_NOT_ALLOWED')
  })

  test('an unknown address is a 404', async ({ assert }) => {
    const { api } = await aCompany()

    for (const path of [
      '/nope',
      '/customers/x/y/z',
      '/',
      '/api/v2/customers',
      '//etc/passwd',
      '/%',
      '/%E0%A4%A',
    ]) {
      isRefused(assert, await api.get(path), 404, 'NOT_FOUND')
    }
    isRefused(assert, await api.post('/nope', '{', JSON_TYPE), 404, 'NOT_FOUND')
  })

  test('without credentials nothing is answered but a challenge', async ({ assert }) => {
    for (const [method, path] of [
      ['GET', '/customers'],
      ['POST', '/customers'],
      ['GET', '/customers/x'],
      ['DELETE', '/products/x'],
    ]) {
      const answer = await call(null, method, path)
      isRefused(assert, answer, 401, 'UNAUTHENTICATED')
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer/)
    }
    isRefused(assert, await call('x.y.z', 'GET', '/customers'), 401, 'UNAUTHENTICATED')
    isRefused(
      assert,
      await call(null, 'GET', '/customers', undefined, { authorization: 'Basic eDp5' }),
      401,
      'UNAUTHENTICATED'
    )
  })

  test('every field that is wrong is named at once', async ({ assert }) => {
    const { api } = await aCompany()

    const { body } = await api.post('/products', {
      costPrice: '1',
      sellingPrice: -1,
      taxRate: 101,
      isActive: 'yes',
      minStock: 1.00001,
    })
    const found = Object.fromEntries(body.errors.map((one: any) => [one.field, one.code]))
    assert.deepEqual(found, {
      sku: 'REQUIRED',
      name: 'REQUIRED',
      costPrice: 'TYPE',
      sellingPrice: 'TOO_SMALL',
      taxRate: 'TOO_LARGE',
      isActive: 'TYPE',
      minStock: 'TOO_PRECISE',
    })
  })
})
