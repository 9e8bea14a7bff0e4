import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isRefused } from './refusals.js'
import { NOBODYS_ID, aCustomer, aProduct } from './samples.js'

test.group('Versions', () => {
  test('a single read, a creation and an update answer the version as ETag', async ({ assert }) => {
    const { api } = await aCompany()

    const made = await api.post('/products', aProduct())
    assert.equal(made.headers.get('etag'), '"1"')
    const path = `/products/${made.body.id}`
    const changed = await api.patch(path, { name: 'B' })
    assert.equal(changed.headers.get('etag'), '"2"')
    assert.equal(changed.body.version, 2)
    assert.equal((await api.get(path)).headers.get('etag'), '"2"')
    assert.isNull((await api.get('/products')).headers.get('etag'))
  })

  test('a read of the version that the caller has is a 304 without a body', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/products', aProduct())
    const read = (tag: string) => api.get(`/products/${body.id}`, { 'if-none-match': tag })

    for (const tag of ['"1"', 'W/"1"', '"7", "1"', '*']) {
      const answer = await read(tag)
      assert.equal(answer.status, 304, tag)
      assert.equal(answer.text, '')
      assert.equal(answer.headers.get('etag'), '"1"')
    }
    for (const tag of ['"2"', '2', '', '"11"']) assert.deepEqual((await read(tag)).body, body, tag)
  })

  test('a read of a record without versions is never a 304', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/products', aProduct())
    const { id } = (await api.get('/audit-logs')).body.data[0]

    for (const tag of ['*', '"undefined"', '"1"'])
      assert.equal((await api.get(`/audit-logs/${id}`, { 'if-none-match': tag })).status, 200, tag)
  })

  test('an update or deletion of an older version is a 412, and nothing changes', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())
    const path = `/customers/${body.id}`
    const { body: current } = await api.patch(path, { phone: '300' }, { 'if-match': '"1"' })

    for (const tag of ['"1"', '"3"', '1', 'x', '"1", "7"', '""']) {
      const answer = await api.patch(path, { phone: '301' }, { 'if-match': tag })
      isRefused(assert, answer, 412, 'VERSION_MISMATCH')
      isRefused(
        assert,
        await api.put(path, { phone: '301' }, { 'if-match': tag }),
        412,
        'VERSION_MISMATCH'
      )
      isRefused(
        assert,
        await api.delete(path, undefined, { 'if-match': tag }),
        412,
        'VERSION_MISMATCH'
      )
    }
    assert.deepEqual((await api.get(path)).body, current)

    assert.equal(
      (await api.patch(path, { phone: '302' }, { 'if-match': '"1", "2"' })).body.version,
      3
    )
    assert.equal((await api.patch(path, { phone: '303' }, { 'if-match': '*' })).body.version, 4)
    assert.equal((await api.patch(path, { phone: '304' }, { 'if-match': 'W/"4"' })).body.version, 5)
    assert.equal((await api.patch(path, { phone: '305' }, { 'if-match': '5' })).body.version, 6)
    assert.equal((await api.delete(path, undefined, { 'if-match': '"6"' })).status, 204)
    isRefused(assert, await api.patch(path, {}, { 'if-match': '"7"' }), 404, 'NOT_FOUND')
    isRefused(
      assert,
      await api.patch(`/customers/${NOBODYS_ID}`, {}, { 'if-match': '*' }),
      404,
      'NOT_FOUND'
    )
  })

  test('exactly one of many parallel updates of a version wins', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        api.patch(`/customers/${body.id}`, { phone: `won by ${index}` }, { 'if-match': '"1"' })
      )
    )
    const winner = answers.filter(({ status }) => status === 200)
    assert.lengthOf(winner, 1)
    for (const answer of answers)
      if (answer.status !== 200) isRefused(assert, answer, 412, 'VERSION_MISMATCH')
    assert.deepEqual((await api.get(`/customers/${body.id}`)).body, winner[0].body)
  })

  test('a verb on an older version is a 412, and nothing changes', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: product } = await api.post('/products', aProduct({ isService: true }))
    const { body: draft } = await api.post('/invoices', {
      customerId: customer.id,
      items: [product.id],
      draft: true,
    })
    const path = `/invoices/${draft.id}`
    await api.patch(path, { notes: 'Otra' })
    const { body: current } = await api.get(path)

    for (const tag of ['"1"', '1', 'x']) {
      const answer = await api.post(`${path}/issue`, {}, { 'if-match': tag })
      isRefused(assert, answer, 412, 'VERSION_MISMATCH')
      assert.equal(answer.headers.get('etag'), '"2"')
      isRefused(
        assert,
        await api.post(`${path}/void`, {}, { 'if-match': tag }),
        412,
        'VERSION_MISMATCH'
      )
    }
    assert.deepEqual((await api.get(path)).body, current)

    const issued = await api.post(`${path}/issue`, {}, { 'if-match': '"2"' })
    assert.containsSubset(issued.body, { status: 'ISSUED', version: 3 })
    assert.equal(issued.headers.get('etag'), '"3"')
    assert.equal(
      (await api.post(`${path}/void`, { reason: 'Error' }, { 'if-match': '*' })).body.status,
      'VOID'
    )
    isRefused(
      assert,
      await api.post(`/invoices/${NOBODYS_ID}/issue`, {}, { 'if-match': '"1"' }),
      404,
      'NOT_FOUND'
    )
  })

  test('a 412 is an answer to its Idempotency-Key', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: asset } = await api.post('/assets', { name: 'Taladro' })
    const send = (key: string, tag: string) =>
      api.post(
        `/assets/${asset.id}/status`,
        { status: 'STORED' },
        { 'idempotency-key': key, 'if-match': tag }
      )

    const first = await send('a', '"7"')
    isRefused(assert, first, 412, 'VERSION_MISMATCH')
    const again = await send('a', '"1"')
    assert.deepEqual(
      [
        again.status,
        again.text,
        again.headers.get('idempotent-replayed'),
        again.headers.get('etag'),
      ],
      [412, first.text, 'true', '"1"']
    )
    assert.equal((await send('b', '"1"')).body.status, 'STORED')
  })

  test('parallel assignments with one version: one is done, and none waits forever', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: accessory } = await api.post('/accessories', { name: 'Cargador', quantity: 50 })
    const assets = await Promise.all(
      Array.from({ length: 6 }, async () => (await api.post('/assets', { name: 'Portátil' })).body)
    )
    const give = ({ id }: { id: string }, headers?: Record<string, string>) =>
      api.post(`/accessories/${accessory.id}/assign`, { assetId: id, quantity: 1 }, headers)

    const answers = await Promise.all(
      assets.flatMap((asset) => [give(asset, { 'if-match': '"1"' }), give(asset)])
    )
    const seen = answers.filter((_, index) => index % 2 === 0)
    const blind = answers.filter((_, index) => index % 2 === 1)
    assert.isAtMost(seen.filter(({ status }) => status === 200).length, 1)
    for (const answer of seen)
      if (answer.status !== 200) isRefused(assert, answer, 412, 'VERSION_MISMATCH')
    assert.deepEqual(
      blind.map(({ status }) => status),
      blind.map(() => 200)
    )
    const { body: now } = await api.get(`/accessories/${accessory.id}`)
    assert.equal(now.available, 50 - answers.filter(({ status }) => status === 200).length)
  })

  test('without If-Match the last write wins, field by field', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())
    const changes: object[] = [
      { name: 'Nuevo' },
      { email: 'a@b.co' },
      { phone: '300' },
      { address: 'Calle 1' },
      { creditLimit: 12.5 },
    ]

    const answers = await Promise.all(
      [...changes, ...changes].map((change) => api.patch(`/customers/${body.id}`, change))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200)
    )

    const { body: now } = await api.get(`/customers/${body.id}`)
    assert.containsSubset(now, Object.assign({}, ...changes))
    assert.equal(now.taxId, body.taxId)
    assert.isAtLeast(now.version, 6)
  })

  test('an update that changes nothing is no new version, and leaves no audit row', async ({
    assert,
  }) => {
    const { api, as } = await aCompany()
    const { body } = await api.post('/products', aProduct({ sellingPrice: 1.5, taxRate: 19 }))

    assert.equal(
      (
        await api.patch(`/products/${body.id}`, {
          sellingPrice: 1.5,
          name: body.name,
          taxRate: 19,
          isActive: true,
        })
      ).body.version,
      1
    )
    const { rows } = await import('#core/database/query')
    const { Current } = await import('#core/context/current')
    const [{ total }] = await as(() =>
      rows('SELECT COUNT(*) AS total FROM audit_logs WHERE tenant_id = ? AND entity_id = ?', [
        Current.tenantId,
        body.id,
      ])
    )
    assert.equal(Number(total), 1)
  })
})
