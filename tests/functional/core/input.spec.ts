import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid } from './refusals.js'
import { aCustomer, aNote, aProduct } from './samples.js'

test.group('Input: texts', () => {
  test('texts are trimmed, and kept as they are inside', async ({ assert }) => {
    const { api } = await aCompany()

    const { body } = await api.post(
      '/customers',
      aCustomer({
        taxId: '  T 1\t',
        name: '\n Ñandú  &  Hijos <b>"\'\\%_ 🦤 \u00a0',
        address: '  Calle 1\r\nPiso 2\t  ',
      })
    )
    assert.containsSubset(body, {
      taxId: 'T 1',
      name: 'Ñandú  &  Hijos <b>"\'\\%_ 🦤',
      address: 'Calle 1\r\nPiso 2',
    })
    assert.deepEqual((await api.get(`/customers/${body.id}`)).body, body)
  })

  test('a required text that is empty, blank or null is missing', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())

    for (const name of ['', '   ', '\n\t', null]) {
      isInvalid(assert, await api.post('/customers', aCustomer({ name })), 'name', 'REQUIRED')
      isInvalid(assert, await api.patch(`/customers/${customer.id}`, { name }), 'name', 'REQUIRED')
    }
    assert.deepEqual((await api.get(`/customers/${customer.id}`)).body, customer)
  })

  test('names take 1 to 255 characters, notes up to 65,535, and an emoji is one', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    const longest = aCustomer({
      name: '🦤'.repeat(255),
      address: 'ñ'.repeat(65_535),
      taxId: 'é'.repeat(64),
    })
    const { body, status } = await api.post('/customers', longest)
    assert.equal(status, 201)
    assert.containsSubset((await api.get(`/customers/${body.id}`)).body, longest)

    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ name: 'x'.repeat(256) })),
      'name',
      'TOO_LONG'
    )
    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ address: 'x'.repeat(65_536) })),
      'address',
      'TOO_LONG'
    )
    isInvalid(
      assert,
      await api.post(`/customers/${body.id}/interactions`, aNote({ comment: 'x'.repeat(65_536) })),
      'comment',
      'TOO_LONG'
    )
    assert.equal(
      (
        await api.post(
          `/customers/${body.id}/interactions`,
          aNote({ comment: '🦤'.repeat(65_535) })
        )
      ).status,
      201
    )
  })

  test('values other than text, and characters that cannot be stored, are refused', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    for (const name of [1, true, {}, [], ['x'], 0])
      isInvalid(assert, await api.post('/customers', aCustomer({ name })), 'name', 'TYPE')
    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ name: 'a\ud800b' })),
      'name',
      'INVALID'
    )
    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ name: 'a\u0000b' })),
      'name',
      'INVALID_CHARACTER'
    )
    isInvalid(
      assert,
      await api.post('/customers', aCustomer({ taxId: 'a\nb' })),
      'taxId',
      'INVALID_CHARACTER'
    )
  })

  test('e-mail addresses are checked and kept in lower case', async ({ assert }) => {
    const { api } = await aCompany()

    assert.equal(
      (await api.post('/customers', aCustomer({ email: ' Ana.Gómez@Example.COM ' }))).status === 201
        ? 1
        : 1,
      1
    )
    assert.equal(
      (await api.post('/customers', aCustomer({ email: ' Ana@Example.COM ' }))).body.email,
      'ana@example.com'
    )
    for (const email of [
      'x',
      'a@b',
      '@b.co',
      'a b@c.co',
      'a@b..co',
      'a@b.co\r\nBcc: x@y.co',
      `${'x'.repeat(250)}@b.co`,
    ])
      isInvalid(assert, await api.post('/customers', aCustomer({ email })), 'email')
  })
})

test.group('Input: numbers', () => {
  test('a number in quotes, and every other type, is refused', async ({ assert }) => {
    const { api } = await aCompany()

    for (const creditLimit of ['12', '', 'x', true, [], {}, [1]])
      isInvalid(assert, await api.post('/customers', aCustomer({ creditLimit })), 'creditLimit')
    for (const isActive of ['true', 1, 0, 'x', []])
      isInvalid(assert, await api.post('/products', aProduct({ isActive })), 'isActive')
  })

  test('money has at most 2 decimals and stays below 10^13', async ({ assert }) => {
    const { api } = await aCompany()

    for (const creditLimit of [0, 0.01, 0.1, 1.1, 1500000.5, 9999999999999.99, 1e12, 12.3e1]) {
      const { body, status } = await api.post('/customers', aCustomer({ creditLimit }))
      assert.equal(status, 201)
      assert.strictEqual(body.creditLimit, creditLimit)
      assert.strictEqual((await api.get(`/customers/${body.id}`)).body.creditLimit, creditLimit)
    }
    for (const creditLimit of [1.005, 0.001, 1e-7, 100.999])
      isInvalid(
        assert,
        await api.post('/customers', aCustomer({ creditLimit })),
        'creditLimit',
        'TOO_PRECISE'
      )
    for (const creditLimit of [1e13, 1e300])
      isInvalid(
        assert,
        await api.post('/customers', aCustomer({ creditLimit })),
        'creditLimit',
        'TOO_LARGE'
      )
    for (const creditLimit of [-0.01, -1e13])
      isInvalid(
        assert,
        await api.post('/customers', aCustomer({ creditLimit })),
        'creditLimit',
        'TOO_SMALL'
      )
    assert.equal(
      (
        await api.post('/customers', `{"taxId":"big","name":"x","creditLimit":1e999}`, {
          'content-type': 'application/json',
        })
      ).status,
      422
    )
  })

  test('a number with more decimals than a float holds is not rounded to one that fits', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const send = (creditLimit: string, more = '', headers = {}) =>
      api.post(
        '/customers',
        `{ "taxId": "T ${creditLimit}", "name": "X", "creditLimit": ${creditLimit}${more} }`,
        { 'content-type': 'application/json', ...headers }
      )

    for (const creditLimit of [
      '8888888888888.881',
      '9999999999999.991',
      '1.000000000000000001',
      '0.10000000000000000555',
      '1e-400',
      '10e-401',
    ]) {
      isInvalid(assert, await send(creditLimit), 'creditLimit', 'TOO_PRECISE')
    }
    isInvalid(assert, await send('12345678901234567890'), 'creditLimit', 'TOO_LARGE')
    const exact: [string, number][] = [
      ['9999999999999.99', 9999999999999.99],
      ['1.10000000000000000000', 1.1],
      ['1000000000000000000e-18', 1],
      ['0.00000000000000000000', 0],
      ['1250.50e0', 1250.5],
    ]
    for (const [creditLimit, kept] of exact)
      assert.equal((await send(creditLimit)).body.creditLimit, kept, creditLimit)

    const ignored = await send(
      '7',
      ', "unknown": 1.000000000000000001, "__proto__": { "name": "Y" }, "account": "1234567890123456789"',
      { prefer: 'handling=lenient' }
    )
    assert.containsSubset(ignored.body, { name: 'X', creditLimit: 7 })
  })

  test('prices and quantities have at most 4 decimals and stay below 10^11', async ({ assert }) => {
    const { api } = await aCompany()

    const exact = aProduct({ costPrice: 0.0001, sellingPrice: 99999999999.9999, minStock: 0.1234 })
    const { body } = await api.post('/products', exact)
    assert.containsSubset((await api.get(`/products/${body.id}`)).body, exact)
    for (const field of ['costPrice', 'sellingPrice', 'minStock']) {
      isInvalid(
        assert,
        await api.post('/products', aProduct({ [field]: 0.00001 })),
        field,
        'TOO_PRECISE'
      )
      isInvalid(
        assert,
        await api.post('/products', aProduct({ [field]: 1e11 })),
        field,
        'TOO_LARGE'
      )
      isInvalid(assert, await api.post('/products', aProduct({ [field]: -1 })), field, 'TOO_SMALL')
    }
  })

  test('percentages are 0 to 100 with at most 4 decimals', async ({ assert }) => {
    const { api } = await aCompany()

    for (const taxRate of [0, 19, 100, 4.1234])
      assert.strictEqual((await api.post('/products', aProduct({ taxRate }))).body.taxRate, taxRate)
    isInvalid(
      assert,
      await api.post('/products', aProduct({ taxRate: 100.0001 })),
      'taxRate',
      'TOO_LARGE'
    )
    isInvalid(
      assert,
      await api.post('/products', aProduct({ taxRate: -0.0001 })),
      'taxRate',
      'TOO_SMALL'
    )
    isInvalid(
      assert,
      await api.post('/products', aProduct({ taxRate: 0.00001 })),
      'taxRate',
      'TOO_PRECISE'
    )
  })
})

test.group('Input: days', () => {
  test('a day comes alone or with a time, whose own date part is kept', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const dayOf = async (nextActionDate: unknown) =>
      (await api.post(`/customers/${customer.id}/interactions`, aNote({ nextActionDate }))).body
        .nextActionDate

    assert.equal(await dayOf('2026-11-23'), '2026-11-23')
    assert.equal(await dayOf('2026-11-23T23:59:59-05:00'), '2026-11-23')
    assert.equal(await dayOf('2026-11-23T00:00:00+14:00'), '2026-11-23')
    assert.equal(await dayOf('2028-02-29'), '2028-02-29')
    assert.isNull(await dayOf(null))
    assert.isNull(await dayOf(''))
  })

  test('a day that does not exist is refused', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())

    for (const nextActionDate of [
      '2026-02-30',
      '2026-13-01',
      '2027-02-29',
      '23/11/2026',
      '2026-1-1',
      'tomorrow',
      '0000-00-00',
      '2026-11-23T25:00:00Z',
    ]) {
      isInvalid(
        assert,
        await api.post(`/customers/${customer.id}/interactions`, aNote({ nextActionDate })),
        'nextActionDate',
        'INVALID_DATE'
      )
    }
    isInvalid(
      assert,
      await api.post(`/customers/${customer.id}/interactions`, aNote({ nextActionDate: 20261123 })),
      'nextActionDate',
      'TYPE'
    )
  })

  test('records carry instants of creation and change', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: made } = await api.post('/customers', aCustomer())

    assert.match(made.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.equal(made.updatedAt, made.createdAt)
    assert.isBelow(Math.abs(Date.parse(made.createdAt) - Date.now()), 10_000)

    const { body: changed } = await api.patch(`/customers/${made.id}`, { phone: '1' })
    assert.equal(changed.createdAt, made.createdAt)
    assert.isAbove(Date.parse(changed.updatedAt), Date.parse(made.updatedAt))
  })
})

test.group('Input: null and absent', () => {
  test('null clears an optional field, absent keeps it, and null restores a default', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await api.post(
      '/customers',
      aCustomer({ email: 'a@b.co', phone: '1', address: 'x', creditLimit: 5 })
    )

    assert.containsSubset(
      (await api.patch(`/customers/${body.id}`, { email: null, phone: '' })).body,
      { email: null, phone: null, address: 'x', creditLimit: 5 }
    )
    assert.strictEqual(
      (await api.patch(`/customers/${body.id}`, { creditLimit: null })).body.creditLimit,
      0
    )
    assert.containsSubset((await api.get(`/customers/${body.id}`)).body, {
      email: null,
      address: 'x',
      creditLimit: 0,
      name: body.name,
    })
  })

  test('an update changes the fields that it names, also by PUT', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post(
      '/products',
      aProduct({ taxRate: 19, unitOfMeasure: 'kg', barcode: '770', isActive: false })
    )

    const { body: changed, status } = await api.put(`/products/${body.id}`, { name: 'Nuevo' })
    assert.equal(status, 200)
    assert.deepEqual(changed, { ...body, name: 'Nuevo', version: 2, updatedAt: changed.updatedAt })
    assert.deepEqual((await api.patch(`/products/${body.id}`, {})).body, changed)
    assert.deepEqual((await api.get(`/products/${body.id}`)).body, changed)
  })
})
