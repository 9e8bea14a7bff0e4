import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { EXPIRED, IdempotencyClaim } from '#core/pipeline/idempotency'
import { transaction } from '#core/database/transaction/transaction'
import { onStatement } from '#core/database/connection'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { isRefused } from './refusals.js'
import { keptAnswers } from './left_behind.js'
import { NOBODYS_ID, aCategory, aCustomer, aProduct, aNote } from './samples.js'
import { mayKeepPassword } from '#tests/functional/identity/people'

const aKey = (key = unique('key')) => ({ 'idempotency-key': key })
const replayed = 'idempotent-replayed'

test.group('Idempotency', () => {
  test('the same request again gets the first answer, byte for byte, and does nothing', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())

    for (const [path, body] of [
      ['/customers', aCustomer({ name: 'Ñandú' })],
      ['/products', aProduct({ costPrice: 0.1 })],
      ['/categories', aCategory()],
      [`/customers/${customer.id}/interactions`, aNote()],
    ] as const) {
      const key = aKey()
      const first = await api.post(path, body, key)
      assert.equal(first.status, 201)
      assert.isNull(first.headers.get(replayed))
      const { meta } = (await api.get(path)).body

      for (let time = 0; time < 2; time++) {
        const again = await api.post(path, body, key)
        assert.equal(again.status, 201)
        assert.equal(again.text, first.text)
        assert.equal(again.headers.get(replayed), 'true')
        for (const header of ['location', 'etag', 'content-type'])
          assert.equal(again.headers.get(header), first.headers.get(header), header)
        assert.notEqual(again.headers.get('x-request-id'), first.headers.get('x-request-id'))
      }
      assert.deepEqual((await api.get(path)).body.meta, meta)
    }
  })

  test('the order of the keys and the spaces in the body do not matter', async ({ assert }) => {
    const { api } = await aCompany()
    const key = aKey()

    const first = await api.post('/customers', '{"taxId":"1","name":"A"}', {
      'content-type': 'application/json',
      ...key,
    })
    const again = await api.post('/customers', '{ "name": "A",\n "taxId": "1" }', {
      'content-type': 'application/json',
      ...key,
    })
    assert.equal(first.status, 201)
    assert.equal(again.text, first.text)
  })

  test('the same key with another request is a 422', async ({ assert }) => {
    const { api } = await aCompany()
    const key = aKey()
    const body = aCustomer()
    await api.post('/customers', body, key)

    for (const [path, other] of [
      ['/customers', aCustomer()],
      ['/customers', { ...body, phone: '1' }],
      ['/customers', {}],
      ['/products', body],
      ['/customers?x=1', body],
    ] as const) {
      isRefused(assert, await api.post(path, other, key), 422, 'IDEMPOTENCY_KEY_REUSED')
    }
    assert.equal((await api.get('/customers')).body.meta.total, 1)
  })

  test('each caller and each company has keys of its own', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const colleague = await ours.aUser('ADMIN')
    const key = aKey()

    for (const [index, { api }] of [ours, theirs, colleague].entries()) {
      const made = await api.post('/customers', aCustomer({ taxId: `T${index}` }), key)
      assert.equal(made.status, 201)
      assert.isNull(made.headers.get(replayed))
    }
    assert.equal((await ours.api.get('/customers')).body.meta.total, 2)
  })

  test('eight parallel requests with one key create once, and all get the answer', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    for (let round = 0; round < 3; round++) {
      const [key, body] = [aKey(), aProduct()]
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => api.post('/products', body, key))
      )
      const created = answers.filter(
        ({ status, headers }) => status === 201 && !headers.get(replayed)
      )
      assert.lengthOf(created, 1)
      for (const answer of answers) {
        if (answer.status === 201) assert.equal(answer.text, created[0].text)
        else isRefused(assert, answer, 409, 'IDEMPOTENCY_IN_PROGRESS')
      }
      assert.equal((await api.get(`/products?search=${body.sku}`)).body.meta.total, 1)
    }
  })

  test('eight different parallel requests with one key: one is done', async ({ assert }) => {
    const { api } = await aCompany()
    const key = aKey()

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/products', aProduct(), key))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      1
    )
    for (const answer of answers)
      if (answer.status !== 201)
        assert.include(['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'], answer.body.code)
    assert.equal((await api.get('/products')).body.meta.total, 1)
  })

  test('a refusal is an answer, too: it is given again even when its reason is gone', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: product } = await api.post('/products', aProduct())

    for (const [path, body, status] of [
      ['/products', aProduct({ sku: product.sku }), 409],
      ['/products', { name: 'x' }, 422],
      ['/products', aProduct({ categoryId: NOBODYS_ID }), 422],
      [`/customers/${NOBODYS_ID}/interactions`, aNote(), 404],
    ] as const) {
      const key = aKey()
      const first = await api.post(path, body, key)
      assert.equal(first.status, status)
      for (const header of ['location', 'etag', replayed])
        assert.isNull(first.headers.get(header), header)
      if (status === 409) await api.delete(`/products/${product.id}`)

      const again = await api.post(path, body, key)
      assert.equal(again.status, status)
      assert.equal(again.text, first.text)
      assert.match(again.headers.get('content-type')!, /^application\/problem\+json/)
      assert.equal(again.headers.get(replayed), 'true')
      for (const header of ['location', 'etag']) assert.isNull(again.headers.get(header), header)
    }
  })

  test('refusals before the operation are not stored under a key', async ({ assert }) => {
    const company = await aCompany()
    const viewer = await company.aUser('VIEWER')
    const key = aKey()

    assert.equal(
      (await company.api.post('/customers', '{', { 'content-type': 'application/json', ...key }))
        .status,
      400
    )
    assert.equal(
      (await company.api.post('/customers', 'x', { 'content-type': 'text/plain', ...key })).status,
      415
    )
    assert.equal((await viewer.api.post('/customers', aCustomer(), key)).status, 403)
    assert.lengthOf(await keptAnswers(company), 0)
    assert.equal((await company.api.post('/customers', aCustomer(), key)).status, 201)
  })

  test('a key has 1 to 255 characters', async ({ assert }) => {
    const { api } = await aCompany()

    for (const key of ['', ' ', 'x'.repeat(256), 'ñ']) {
      const answer = await api.post('/customers', aCustomer(), aKey(key))
      isRefused(assert, answer, 422, 'VALIDATION_FAILED')
      assert.equal(answer.body.errors[0].field, 'Idempotency-Key')
    }
    for (const key of ['x', 'x'.repeat(255), '"quoted", with %_\\']) {
      const body = aCustomer()
      assert.equal((await api.post('/customers', body, aKey(key))).status, 201)
      assert.equal((await api.post('/customers', body, aKey(key))).headers.get(replayed), 'true')
    }
  })

  test('a key that was used is found with the first read, before anything is computed', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { body: category } = await company.api.post('/categories', aCategory())
    const key = aKey()
    const body = aProduct({ categoryId: category.id })
    assert.equal((await company.api.post('/products', body, key)).status, 201)

    for (const [other, status] of [
      [body, 201],
      [{ ...body, categoryId: NOBODYS_ID }, 422],
    ] as const) {
      const statements: string[] = []
      const stop = onStatement((sql) => statements.push(sql))
      const answer = await company.api.post('/products', other, key).finally(stop)
      assert.equal(answer.status, status)
      if (status === 422) assert.equal(answer.body.code, 'IDEMPOTENCY_KEY_REUSED')
      const first = statements[statements.indexOf('START TRANSACTION') + 1]
      assert.match(first, /^SELECT .* FROM idempotency_keys/)
      assert.isFalse(
        statements.some((sql) => /^(INSERT|UPDATE|DELETE|COMMIT)/.test(sql)),
        statements.join('\n')
      )
    }
  })

  test('a key that is new costs no round trip', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    const costs = async (headers: Record<string, string>) => {
      const packets = new Set<number>()
      const stop = onStatement((_, packet) => packets.add(packet))
      assert.equal(
        (await api.post('/products', aProduct({ categoryId: category.id }), headers).finally(stop))
          .status,
        201
      )
      return packets.size
    }
    assert.equal(await costs(aKey()), await costs({}))
  })

  test('an answer is replayed only to a caller who still has the rights', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { name } = (
      await api.post('/roles', {
        name: unique('Clerk'),
        permissions: ['customers:write', 'customers:read', 'assistant:write'],
      })
    ).body
    const [email, password] = [`${unique('clerk')}@company.test`, 'una clave larga']
    const { body: user } = await api.post('/users', { email, name: 'Clerk', role: name, password })
    await mayKeepPassword(email)
    const clerk = clientOf(
      (await clientOf(null).post('/auth/login', { email, password })).body.accessToken
    )
    const [key, body] = [aKey(), aCustomer({ name: 'Ñandú S.A.' })]
    const [tool, arguments_] = [aKey(), aCustomer({ name: 'Ñandú Tools' })]
    const create = () => clerk.post('/customers', body, key)
    const call = () => clerk.post('/assistant/tools/create_customer/call', arguments_, tool)
    for (const answer of [await create(), await call()])
      assert.isBelow(answer.status, 300, answer.text)
    for (const answer of [await create(), await call()])
      assert.deepEqual(
        [answer.headers.get(replayed), answer.text.includes('Ñandú')],
        ['true', true]
      )

    const { id } = (await api.get('/roles')).body.data.find((role: any) => role.name === name)
    const may = async (...permissions: string[]) =>
      assert.equal((await api.patch(`/roles/${id}`, { permissions })).status, 200)
    await may('customers:write', 'assistant:write', 'inventory:read')
    for (const answer of [await create(), await call()]) {
      isRefused(assert, answer, 403, 'FORBIDDEN')
      assert.notInclude(answer.text, 'Ñandú')
    }
    await may('assistant:write')
    isRefused(assert, await create(), 403, 'FORBIDDEN')
    isRefused(assert, await call(), 404, 'NOT_FOUND')

    await may('customers:write', 'customers:read', 'assistant:write', 'inventory:read')
    for (const answer of [await create(), await call()])
      assert.equal(answer.headers.get(replayed), 'true', answer.text)
    assert.equal((await api.get('/customers')).body.meta.total, 2)
    assert.equal((await api.delete(`/users/${user.id}`)).status, 204)
  })

  test('only POST has one', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())
    const key = aKey()

    for (const phone of ['1', '2'])
      assert.equal((await api.patch(`/customers/${body.id}`, { phone }, key)).body.phone, phone)
    assert.equal((await api.delete(`/customers/${body.id}`, undefined, key)).status, 204)
  })

  test('after 24 hours a key is new again', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const key = aKey()
    const body = aCategory()
    const { body: first } = await api.post('/categories', body, key)

    // A token lives an hour; only for the keys do 24 hours pass.
    const pass = async (hours: number) => {
      const { expires_at } = (await keptAnswers(company))[0]
      await company.as(() =>
        execute(
          'UPDATE idempotency_keys SET expires_at = ? - INTERVAL ? MINUTE WHERE tenant_id = ?',
          [expires_at, hours * 60, company.tenant.id]
        )
      )
    }
    await pass(23.9)
    assert.equal((await api.post('/categories', body, key)).body.id, first.id)

    await pass(0.2)
    const again = { name: `${body.name} again` }
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/categories', again, key)))
    const second = answers.filter(({ status, headers }) => status === 201 && !headers.get(replayed))
    assert.lengthOf(second, 1)
    assert.notEqual(second[0].body.id, first.id)
    assert.equal((await api.post('/categories', again, key)).text, second[0].text)

    await pass(25)
    const refused = await api.post('/categories', again, key)
    assert.deepEqual(
      [refused.status, refused.headers.get('location'), refused.headers.get('etag')],
      [409, null, null]
    )
    assert.equal((await api.post('/categories', again, key)).headers.get(replayed), 'true')
  })

  test('six parallel requests with an expired key create once, and all get the answer', async ({
    assert,
  }) => {
    const company = await aCompany()
    for (let round = 0; round < 20; round++) {
      const key = aKey()
      assert.equal((await company.api.post('/categories', aCategory(), key)).status, 201)
      await company.as(() =>
        execute(
          'UPDATE idempotency_keys SET expires_at = expires_at - INTERVAL 25 HOUR WHERE tenant_id = ?',
          [company.tenant.id]
        )
      )

      const category = aCategory()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => company.api.post('/categories', category, key))
      )
      for (const { status, text } of answers)
        assert.deepEqual([status, text], [201, answers[0].text])
    }
    assert.equal((await company.api.get('/categories')).body.meta.total, 40)
  })

  test('a key that was taken, in the same millisecond or before, and is gone as one looks, is new', async ({
    assert,
  }) => {
    const company = await aCompany()
    const now = Date.now()
    for (const later of [0, 1]) {
      await company.as(async () => {
        const claim = IdempotencyClaim.of(unique('key'), 'the same')
        const keep = (ms: number) => {
          clock.travelTo(new Date(ms))
          return transaction(
            async () => claim.keep(Current.unit!, { status: 201, headers: {}, body: '{}' }),
            { isUnique: true }
          )
        }
        await keep(now)
        const taken = await keep(now + later).catch((error) => error)
        assert.equal(taken.errno, 1062)

        assert.containsSubset(await claim.answerInstead(taken), { status: 201, body: '{}' })
        await execute('DELETE FROM idempotency_keys WHERE tenant_id = ?', [company.tenant.id])
        assert.equal(await claim.answerInstead(taken), EXPIRED)
      })
    }
  }).teardown(() => clock.travelTo(null))

  test('answers are encrypted at rest, and the key itself is not written down', async ({
    assert,
  }) => {
    const company = await aCompany()
    const key = unique('a-secret-key')
    const { body } = await company.api.post(
      '/customers',
      aCustomer({ name: 'Nombre visible' }),
      aKey(key)
    )

    const [row] = await keptAnswers(company)
    const text = JSON.stringify(row) + row.body.toString('latin1')
    assert.isTrue(Buffer.isBuffer(row.body))
    for (const clear of ['Nombre visible', body.taxId, key, '"taxId"'])
      assert.notInclude(text, clear)
    assert.equal(row.status, 201)
  })
})
