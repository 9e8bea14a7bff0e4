import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID, aCustomer, aNote } from '#tests/functional/core/samples'

test.group('Interactions', () => {
  test('each type of interaction is accepted, others are refused; a comment is required', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())
    const path = `/customers/${customer.id}/interactions`

    for (const type of ['CALL', 'EMAIL', 'MEETING', 'WHATSAPP', 'NOTE'])
      assert.equal((await api.post(path, aNote({ type }))).body.type, type)
    isInvalid(assert, await api.post(path, aNote({ type: 'call' })), 'type', 'INVALID_CHOICE')
    isInvalid(assert, await api.post(path, { comment: 'x' }), 'type', 'REQUIRED')
    isInvalid(assert, await api.post(path, aNote({ comment: '  ' })), 'comment', 'REQUIRED')
    assert.equal((await api.get(path)).body.meta.total, 5)
  })

  test('a customer of nobody, of others or deleted has none', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { body: foreign } = await theirs.api.post('/customers', aCustomer())
    const { body: deleted } = await ours.api.post('/customers', aCustomer())
    await ours.api.post(`/customers/${deleted.id}/interactions`, aNote())
    assert.equal((await ours.api.delete(`/customers/${deleted.id}`)).status, 204)

    for (const id of [foreign.id, deleted.id, NOBODYS_ID, 'x']) {
      isRefused(assert, await ours.api.get(`/customers/${id}/interactions`), 404, 'NOT_FOUND')
      isRefused(
        assert,
        await ours.api.post(`/customers/${id}/interactions`, aNote()),
        404,
        'NOT_FOUND'
      )
      isRefused(
        assert,
        await ours.api.post(`/customers/${id}/interactions`, aNote(), { prefer: 'dry-run' }),
        404,
        'NOT_FOUND'
      )
    }
    assert.equal((await theirs.api.get(`/customers/${foreign.id}/interactions`)).body.meta.total, 0)
  })

  test('an id in the body does not choose another customer', async ({ assert }) => {
    const { api } = await aCompany()
    const [one, other] = [
      (await api.post('/customers', aCustomer())).body,
      (await api.post('/customers', aCustomer())).body,
    ]

    isInvalid(
      assert,
      await api.post(`/customers/${one.id}/interactions`, aNote({ customerId: other.id })),
      'customerId',
      'UNKNOWN_FIELD'
    )
    assert.equal(
      (await api.post(`/customers/${one.id}/interactions`, aNote({ customerId: one.id }))).body
        .customerId,
      one.id
    )
    isInvalid(
      assert,
      await api.post(`/customers/${one.id}/interactions`, aNote({ id: other.id })),
      'id',
      'IMMUTABLE_FIELD'
    )
    assert.equal((await api.get(`/customers/${other.id}/interactions`)).body.meta.total, 0)
  })

  test('the body may name the customer of the path, also in strict handling', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: customer } = await api.post('/customers', aCustomer())

    const made = await api.post(
      `/customers/${customer.id}/interactions`,
      aNote({ id: customer.id.toUpperCase() }),
      { prefer: 'handling=strict' }
    )
    assert.equal(made.status, 201)
    assert.notEqual(made.body.id, customer.id)
  })

  test('an interaction is found at its Location, below its own customer alone', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [one, other] = [
      (await api.post('/customers', aCustomer())).body,
      (await api.post('/customers', aCustomer())).body,
    ]
    const made = await api.post(`/customers/${one.id}/interactions`, aNote())

    const read = await api.get(made.headers.get('location')!)
    assert.equal(read.status, 200)
    assert.deepEqual(read.body, made.body)
    assert.equal(read.headers.get('etag'), made.headers.get('etag'))
    for (const path of [
      `${other.id}/interactions/${made.body.id}`,
      `${one.id}/interactions/${NOBODYS_ID}`,
      `${one.id}/interactions/x`,
      `${NOBODYS_ID}/interactions/${made.body.id}`,
    ]) {
      isRefused(assert, await api.get(`/customers/${path}`), 404, 'NOT_FOUND')
    }
    isRefused(
      assert,
      await api.delete(`/customers/${one.id}/interactions/${made.body.id}`),
      405,
      'METHOD_NOT_ALLOWED'
    )
  })

  test('adding an interaction needs customers:write', async ({ assert }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/customers', aCustomer())
    const { api: viewer } = await company.aUser('VIEWER')
    const { api: stock } = await company.aUser('INVENTORY')

    assert.equal((await viewer.get(`/customers/${body.id}/interactions`)).status, 200)
    isRefused(
      assert,
      await viewer.post(`/customers/${body.id}/interactions`, aNote()),
      403,
      'FORBIDDEN'
    )
    isRefused(
      assert,
      await stock.post(`/customers/${body.id}/interactions`, aNote()),
      403,
      'FORBIDDEN'
    )
  })
})
