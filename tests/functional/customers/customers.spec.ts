import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'

const aCustomer = (more = {}) => ({ taxId: unique('NIT'), name: 'Café Ñandú S.A.S.', ...more })

test.group('Customers', () => {
  test('a customer is made, read, changed and listed', async ({ assert }) => {
    const { api } = await aCompany()

    const made = await api.post(
      '/customers',
      aCustomer({ creditLimit: 1500000.5, email: 'Compras@Nandu.co ' })
    )
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `/api/v1/customers/${made.body.id}`)
    assert.containsSubset(made.body, {
      creditLimit: 1500000.5,
      email: 'compras@nandu.co',
      balance: 0,
      version: 1,
      phone: null,
    })

    const read = await api.get(`/customers/${made.body.id}`)
    assert.deepEqual(read.body, made.body)
    assert.equal(read.headers.get('etag'), '"1"')

    const changed = await api.patch(
      `/customers/${made.body.id}`,
      { phone: '300', email: null },
      { 'if-match': '"1"' }
    )
    assert.equal(changed.status, 200)
    assert.containsSubset(changed.body, {
      phone: '300',
      email: null,
      version: 2,
      name: 'Café Ñandú S.A.S.',
    })
    assert.equal(
      (await api.patch(`/customers/${made.body.id}`, { phone: '301' }, { 'if-match': '"1"' })).body
        .code,
      'VERSION_MISMATCH'
    )

    const list = await api.get('/customers?search=CAFE%20nandu')
    assert.deepEqual(list.body, {
      data: [changed.body],
      meta: { page: 1, limit: 20, total: 1, totalPages: 1 },
    })
  })

  test('a deleted customer is gone from reads and lists, and its tax id is free again', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const input = aCustomer()
    const { body } = await api.post('/customers', input)

    assert.equal((await api.delete(`/customers/${body.id}`)).status, 204)
    assert.equal((await api.get(`/customers/${body.id}`)).status, 404)
    assert.equal((await api.get('/customers')).body.meta.total, 0)
    assert.equal((await api.delete(`/customers/${body.id}`)).status, 404)
    assert.equal((await api.post('/customers', input)).status, 201)
  })

  test('a tax id is unique in the company, and free in another', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const input = aCustomer()

    assert.equal((await ours.api.post('/customers', input)).status, 201)
    const again = await ours.api.post('/customers', input)
    assert.equal(again.status, 409)
    assert.containsSubset(again.body, {
      code: 'DUPLICATE',
      errors: [{ field: 'taxId', pointer: '/taxId' }],
    })
    assert.equal((await theirs.api.post('/customers', input)).status, 201)
    assert.equal((await ours.api.get('/customers')).body.meta.total, 1)
  })

  test('interactions are kept with their customer', async ({ assert }) => {
    const { api, admin } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())

    const made = await api.post(`/customers/${customer.id}/interactions`, {
      type: 'CALL',
      comment: 'Llamar el lunes',
      nextActionDate: '2026-11-23',
    })
    assert.equal(made.status, 201)
    assert.containsSubset(made.body, {
      customerId: customer.id,
      type: 'CALL',
      nextActionDate: '2026-11-23',
      createdBy: admin.id,
    })
    assert.deepEqual((await api.get(`/customers/${customer.id}/interactions`)).body.data, [
      made.body,
    ])
    assert.equal(
      (await api.post(`/customers/${customer.id}/interactions`, { type: 'SMS', comment: 'x' })).body
        .errors[0].field,
      'type'
    )
  })
})
