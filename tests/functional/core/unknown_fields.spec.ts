import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid } from './refusals.js'
import { NOBODYS_ID, aCategory, aCustomer, aProduct, aNote } from './samples.js'

const STRICT = { prefer: 'handling=strict' }

test.group('Unknown fields', () => {
  test('are ignored', async ({ assert }) => {
    const { api } = await aCompany()

    const made = await api.post('/customers', aCustomer({ creditLimt: 1, tenantId: 1, balance: 77, version: 9, live: 0, searchText: 'x', createdAt: '2000-01-01' }))
    assert.equal(made.status, 201)
    assert.isNull(made.headers.get('preference-applied'))
    assert.containsSubset(made.body, { balance: 0, version: 1 })
    assert.notProperty(made.body, 'creditLimt')
    assert.containsSubset((await api.patch(`/customers/${made.body.id}`, { nme: 'x', balance: 5, version: 40, tenant_id: 3 })).body, { version: 1, balance: 0 })
  })

  test('are refused one by one in strict handling, and the answer says so', async ({ assert }) => {
    const { api } = await aCompany()

    const answer = await api.post('/customers', aCustomer({ creditLimt: 1, 'a/b~c': 2, name: '' }), STRICT)
    isInvalid(assert, answer, 'creditLimt', 'UNKNOWN_FIELD')
    assert.equal(answer.body.errors.find((one: any) => one.field === 'a/b~c').pointer, '/a~1b~0c')
    assert.equal(answer.body.errors.find((one: any) => one.field === 'name').code, 'REQUIRED')
    assert.equal(answer.headers.get('preference-applied'), 'handling=strict')
    assert.equal((await api.get('/customers')).body.meta.total, 0)
  })

  test('strict handling takes what is right', async ({ assert }) => {
    const { api } = await aCompany()

    for (const prefer of ['handling=strict', 'Handling="strict"', 'respond-async, handling=strict; wait=10']) {
      const answer = await api.post('/customers', aCustomer(), { prefer })
      assert.equal(answer.status, 201)
      assert.equal(answer.headers.get('preference-applied'), 'handling=strict')
    }
    assert.equal((await api.post('/customers', aCustomer({ x: 1 }), { prefer: 'handling=lenient' })).status, 201)
  })

  test('of a verb that takes nothing they are ignored and refused likewise, and another id always', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: product } = await api.post('/products', aProduct({ isService: true }))
    const { body: draft } = await api.post('/invoices', { customerId: customer.id, items: [product.id], draft: true })
    const issue = `/invoices/${draft.id}/issue`

    const strict = await api.post(issue, { dueDate: '2030-01-01' }, STRICT)
    isInvalid(assert, strict, 'dueDate', 'UNKNOWN_FIELD')
    assert.equal(strict.headers.get('preference-applied'), 'handling=strict')
    isInvalid(assert, await api.post(issue, { id: customer.id }), 'id', 'IMMUTABLE_FIELD')
    assert.equal((await api.get(`/invoices/${draft.id}`)).body.status, 'DRAFT')
    assert.equal((await api.post(issue, { id: draft.id, dueDate: '2030-01-01' })).body.status, 'ISSUED')
  })

  test('in the address of a read they are ignored and refused likewise; what is not there is not found', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const { body: invoice } = await api.post('/invoices', { customerId: customer.id, items: [(await api.post('/products', aProduct({ isService: true }))).body.id] })

    for (const path of [`/customers/${customer.id}`, `/invoices/${invoice.id}/pdf`, '/settings/tenant', '/modules', '/meta/state-machines', '/openapi.json', '/auth/me', '/imports/templates/customers', '/reports/integrity']) {
      const refused = await api.get(`${path}?expand=lines`, STRICT)
      isInvalid(assert, refused, 'expand', 'UNKNOWN_FIELD')
      assert.equal(refused.headers.get('content-type'), 'application/problem+json; charset=utf-8', path)
      assert.equal(refused.headers.get('preference-applied'), 'handling=strict')
      assert.isNull(refused.headers.get('etag'))
      assert.equal(refused.headers.get('cache-control'), 'no-store', path)

      assert.equal((await api.get(`${path}?expand=lines`)).status, 200)
      const strict = await api.get(path, STRICT)
      assert.deepEqual([strict.status, strict.headers.get('preference-applied')], [200, 'handling=strict'], path)
    }
    assert.equal((await api.get(`/customers/${NOBODYS_ID}?expand=lines`, STRICT)).status, 404)
  })

  test('both preferences may be asked for at once', async ({ assert }) => {
    const { api } = await aCompany()

    const answer = await api.post('/customers', aCustomer(), { prefer: 'dry-run, handling=strict' })
    assert.equal(answer.status, 201)
    assert.sameMembers(answer.headers.get('preference-applied')!.split(', '), ['dry-run', 'handling=strict'])
    isInvalid(assert, await api.post('/customers', aCustomer({ x: 1 }), { prefer: 'dry-run, handling=strict' }), 'x', 'UNKNOWN_FIELD')
  })

  test('a record that was read may be sent back, in strict handling too', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    const records = [
      ['/customers', (await api.post('/customers', aCustomer({ email: 'a@b.co', creditLimit: 1.5 }))).body],
      ['/customers', (await api.post('/customers', aCustomer())).body],
      ['/products', (await api.post('/products', aProduct({ categoryId: category.id, barcode: '1', taxRate: 4.5 }))).body],
      ['/categories', category],
    ] as const

    for (const [path, record] of records) {
      for (const headers of [{}, STRICT] as Record<string, string>[]) {
        const answer = await api.patch(`${path}/${record.id}`, record, headers)
        assert.equal(answer.status, 200, answer.text)
        assert.deepEqual({ ...answer.body, version: 0, updatedAt: '' }, { ...record, version: 0, updatedAt: '' })
      }
      isInvalid(assert, await api.patch(`${path}/${record.id}`, { ...record, mine: 1 }, STRICT), 'mine', 'UNKNOWN_FIELD')
    }
  })

  test('so may settings, and nothing has changed', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    const { body: accounts } = await api.get('/accounts?code=519595')
    assert.equal((await api.patch('/settings/accounting', { expenseAccounts: { [category.id]: accounts.data[0].id } })).status, 200)

    for (const path of ['/settings/tenant', '/settings/accounting', '/settings/payroll']) {
      const { body: settings } = await api.get(path)
      for (const headers of [{}, STRICT] as Record<string, string>[]) {
        const answer = await api.patch(path, settings, headers)
        assert.equal(answer.status, 200, `${path}: ${answer.text}`)
        assert.deepEqual(answer.body, settings)
      }
      isInvalid(assert, await api.patch(path, { ...settings, mine: 1 }, STRICT), 'mine', 'UNKNOWN_FIELD')
    }
  })

  test('unknown parameters of a list are ignored, and refused in strict handling', async ({ assert }) => {
    const { api } = await aCompany()
    await api.post('/customers', aCustomer())

    const lenient = await api.get('/customers?colour=red&_=1')
    assert.equal(lenient.body.meta.total, 1)
    const strict = await api.get('/customers?colour=red&limit=5', STRICT)
    isInvalid(assert, strict, 'colour', 'UNKNOWN_FIELD')
    assert.equal(strict.headers.get('preference-applied'), 'handling=strict')
    assert.equal((await api.get('/customers?limit=5&search=&sort=-name&page=1', STRICT)).status, 200)
  })

  test('so are parameters of a write that takes none, and what is sent with a deletion', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers?colour=red', aCustomer())
    const one = `/customers/${customer.id}`

    isInvalid(assert, await api.post('/customers?colour=red', aCustomer(), STRICT), 'colour', 'UNKNOWN_FIELD')
    isInvalid(assert, await api.patch(`${one}?colour=red`, { name: 'X' }, STRICT), 'colour', 'UNKNOWN_FIELD')
    isInvalid(assert, await api.delete(`${one}?force=true`, undefined, STRICT), 'force', 'UNKNOWN_FIELD')
    isInvalid(assert, await api.delete(one, { force: true }, STRICT), 'force', 'UNKNOWN_FIELD')
    assert.equal((await api.delete(`/customers/${NOBODYS_ID}?force=true`, { force: true }, STRICT)).status, 404)
    assert.deepEqual((await api.get(one)).body, customer)
    assert.equal((await api.delete(`${one}?force=true`, { force: true })).status, 204)
  })

  test('an interaction is strict as well', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())

    isInvalid(assert, await api.post(`/customers/${body.id}/interactions`, aNote({ author: NOBODYS_ID }), STRICT), 'author', 'UNKNOWN_FIELD')
    assert.equal((await api.post(`/customers/${body.id}/interactions`, aNote({ id: body.id }))).status, 201)
  })
})
