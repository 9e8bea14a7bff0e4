import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from './refusals.js'
import { NOBODYS_ID, aCategory, aCustomer, aProduct, aNote } from './samples.js'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const NO_IDS = [
  'x',
  '1',
  'not-a-uuid',
  '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b9',
  "'%20or%201=1%20--",
  '%00',
  '..%2f..',
  '%F0%9F%98%80',
  'null',
  '{}',
  '%20',
]

test.group('Ids', () => {
  test('every record gets a UUIDv7 in lower case, whose time is the time of its creation', async ({
    assert,
  }) => {
    const { api } = await aCompany()

    for (const [path, body] of [
      ['/customers', aCustomer()],
      ['/products', aProduct()],
      ['/categories', aCategory()],
    ] as const) {
      const { body: record } = await api.post(path, { ...body, id: NOBODYS_ID })
      assert.match(record.id, UUID_V7)
      assert.notEqual(record.id, NOBODYS_ID)
      assert.equal(
        Number.parseInt(record.id.replaceAll('-', '').slice(0, 12), 16),
        Date.parse(record.createdAt)
      )
    }
  })

  test('a path id is taken in upper case, and answered in lower case', async ({ assert }) => {
    const { api } = await aCompany()
    const { body } = await api.post('/customers', aCustomer())
    const path = `/customers/${body.id.toUpperCase()}`

    assert.deepEqual((await api.get(path)).body, body)
    assert.equal(
      (await api.patch(path, { id: body.id.toUpperCase(), phone: '1' })).body.id,
      body.id
    )
    assert.equal((await api.post(`${path}/interactions`, aNote())).body.customerId, body.id)
    assert.equal((await api.delete(path)).status, 204)
  })

  test('unknown, malformed and foreign ids are not found, in the same words', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { body: foreign } = await theirs.api.post('/customers', aCustomer())
    const { body: deleted } = await ours.api.post('/customers', aCustomer())
    await ours.api.delete(`/customers/${deleted.id}`)
    const { requestId: _, ...expected } = (await ours.api.get(`/customers/${NOBODYS_ID}`)).body

    for (const id of [foreign.id, deleted.id, NOBODYS_ID, ...NO_IDS]) {
      const answers = [
        await ours.api.get(`/customers/${id}`),
        await ours.api.patch(`/customers/${id}`, { name: 'x' }),
        await ours.api.put(`/customers/${id}`, { name: 'x' }),
        await ours.api.delete(`/customers/${id}`),
        await ours.api.get(`/customers/${id}/interactions`),
        await ours.api.post(`/customers/${id}/interactions`, aNote()),
      ]
      for (const answer of answers) {
        isRefused(assert, answer, 404, 'NOT_FOUND')
        const { requestId, ...body } = answer.body
        assert.deepEqual(body, expected, id)
      }
    }
    assert.deepEqual((await theirs.api.get(`/customers/${foreign.id}`)).body, foreign)
  })

  test('a body id that this company does not have is a 422 on its field', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const { body: foreign } = await theirs.api.post('/categories', aCategory())
    const { body: product } = await ours.api.post('/products', aProduct())

    for (const categoryId of [foreign.id, NOBODYS_ID]) {
      isInvalid(
        assert,
        await ours.api.post('/products', aProduct({ categoryId })),
        'categoryId',
        'NOT_FOUND'
      )
      isInvalid(
        assert,
        await ours.api.patch(`/products/${product.id}`, { categoryId }),
        'categoryId',
        'NOT_FOUND'
      )
    }
    isInvalid(
      assert,
      await ours.api.post('/products', aProduct({ categoryId: 'x' })),
      'categoryId',
      'INVALID_UUID'
    )
    isInvalid(
      assert,
      await ours.api.post('/products', aProduct({ categoryId: 7 })),
      'categoryId',
      'TYPE'
    )
    assert.deepEqual((await ours.api.get(`/products/${product.id}`)).body, product)
  })

  test('a body id may come in upper case', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())

    assert.equal(
      (await api.post('/products', aProduct({ categoryId: category.id.toUpperCase() }))).body
        .categoryId,
      category.id
    )
  })

  test('an id in the body of an update must be the one in the path', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: product } = await api.post('/products', aProduct())

    assert.equal(
      (await api.patch(`/products/${product.id}`, { id: product.id, name: 'A' })).status,
      200
    )
    for (const id of [NOBODYS_ID, null, 7, {}, ''])
      isInvalid(
        assert,
        await api.patch(`/products/${product.id}`, { id, name: 'B' }),
        'id',
        'IMMUTABLE_FIELD'
      )
    assert.equal((await api.get(`/products/${product.id}`)).body.name, 'A')
  })
})
