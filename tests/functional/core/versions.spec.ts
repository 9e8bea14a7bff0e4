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

  test('an update or deletion of an older version is a 412, and nothing changes', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())
    const path = `/customers/${body.id}`
    const { body: current } = await api.patch(path, { phone: '300' }, { 'if-match': '"1"' })

    for (const tag of ['"1"', '"3"', '1', 'x', '"1", "7"', '""']) {
      const answer = await api.patch(path, { phone: '301' }, { 'if-match': tag })
      isRefused(assert, answer, 412, 'VERSION_MISMATCH')
      isRefused(assert, await api.put(path, { phone: '301' }, { 'if-match': tag }), 412, 'VERSION_MISMATCH')
      isRefused(assert, await api.delete(path, undefined, { 'if-match': tag }), 412, 'VERSION_MISMATCH')
    }
    assert.deepEqual((await api.get(path)).body, current)

    assert.equal((await api.patch(path, { phone: '302' }, { 'if-match': '"1", "2"' })).body.version, 3)
    assert.equal((await api.patch(path, { phone: '303' }, { 'if-match': '*' })).body.version, 4)
    assert.equal((await api.patch(path, { phone: '304' }, { 'if-match': 'W/"4"' })).body.version, 5)
    assert.equal((await api.patch(path, { phone: '305' }, { 'if-match': '5' })).body.version, 6)
    assert.equal((await api.delete(path, undefined, { 'if-match': '"6"' })).status, 204)
    isRefused(assert, await api.patch(path, {}, { 'if-match': '"7"' }), 404, 'NOT_FOUND')
    isRefused(assert, await api.patch(`/customers/${NOBODYS_ID}`, {}, { 'if-match': '*' }), 404, 'NOT_FOUND')
  })

  test('of many updates of the same version at once, exactly one wins', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())

    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => api.patch(`/customers/${body.id}`, { phone: `won by ${index}` }, { 'if-match': '"1"' })))
    const winner = answers.filter(({ status }) => status === 200)
    assert.lengthOf(winner, 1)
    for (const answer of answers) if (answer.status !== 200) isRefused(assert, answer, 412, 'VERSION_MISMATCH')
    assert.deepEqual((await api.get(`/customers/${body.id}`)).body, winner[0].body)
  })

  test('without If-Match the last write wins, field by field', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())
    const changes: object[] = [{ name: 'Nuevo' }, { email: 'a@b.co' }, { phone: '300' }, { address: 'Calle 1' }, { creditLimit: 12.5 }]

    const answers = await Promise.all([...changes, ...changes].map((change) => api.patch(`/customers/${body.id}`, change)))
    assert.deepEqual(answers.map(({ status }) => status), answers.map(() => 200))

    const { body: now } = await api.get(`/customers/${body.id}`)
    assert.containsSubset(now, Object.assign({}, ...changes))
    assert.equal(now.taxId, body.taxId)
    assert.isAtLeast(now.version, 6)
  })

  test('an update that changes nothing is no new version, and leaves no audit row', async ({ assert }) => {
    const { api, as } = await aCompany()
    const { body } = await api.post('/products', aProduct({ sellingPrice: 1.5, taxRate: 19 }))

    assert.equal((await api.patch(`/products/${body.id}`, { sellingPrice: 1.5, name: body.name, taxRate: 19, isActive: true })).body.version, 1)
    const { rows } = await import('#core/database')
    const { Current } = await import('#core/current')
    const [{ total }] = await as(() => rows('SELECT COUNT(*) AS total FROM audit_logs WHERE tenant_id = ? AND entity_id = ?', [Current.tenantId, body.id]))
    assert.equal(Number(total), 1)
  })
})
