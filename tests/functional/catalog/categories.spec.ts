import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aCategory, aProduct } from '#tests/functional/core/samples'

test.group('Categories', () => {
  test('a category is for products unless it says otherwise', async ({ assert }) => {
    const { api } = await aCompany()

    const made = await api.post('/categories', { name: 'Herramientas' })
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `/api/v1/categories/${made.body.id}`)
    assert.sameMembers(Object.keys(made.body), [
      'id',
      'name',
      'type',
      'version',
      'createdAt',
      'updatedAt',
    ])
    assert.equal(made.body.type, 'PRODUCT')
    assert.equal(
      (await api.post('/categories', { name: 'Vehículos', type: 'ASSET' })).body.type,
      'ASSET'
    )
    isInvalid(
      assert,
      await api.post('/categories', { name: 'x', type: 'asset' }),
      'type',
      'INVALID_CHOICE'
    )
    isInvalid(assert, await api.post('/categories', { type: 'ASSET' }), 'name', 'REQUIRED')
  })

  test('a name is taken once for each type', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]

    assert.equal((await ours.api.post('/categories', { name: 'Equipos' })).status, 201)
    isInvalid(
      assert,
      await ours.api.post('/categories', { name: ' Equipos ' }),
      'name',
      'DUPLICATE',
      409
    )
    assert.equal(
      (await ours.api.post('/categories', { name: 'Equipos', type: 'ASSET' })).status,
      201
    )
    assert.equal((await theirs.api.post('/categories', { name: 'Equipos' })).status, 201)

    const { body } = await ours.api.post('/categories', { name: 'Otros' })
    isInvalid(
      assert,
      await ours.api.patch(`/categories/${body.id}`, { name: 'Equipos' }),
      'name',
      'DUPLICATE',
      409
    )
    assert.equal((await ours.api.patch(`/categories/${body.id}`, { name: 'Otros' })).status, 200)
  })

  test('a category with products is not deleted; an empty one is', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    const { body: product } = await api.post('/products', aProduct({ categoryId: category.id }))

    isRefused(assert, await api.delete(`/categories/${category.id}`), 409, 'IN_USE')
    assert.deepEqual((await api.get(`/categories/${category.id}`)).body, category)

    await api.patch(`/products/${product.id}`, { categoryId: null })
    assert.equal((await api.delete(`/categories/${category.id}`)).status, 204)
    isRefused(assert, await api.get(`/categories/${category.id}`), 404, 'NOT_FOUND')
    assert.equal((await api.get('/categories')).body.meta.total, 0)
  })

  test('a category with products keeps its type', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: category } = await api.post('/categories', aCategory())
    assert.equal(
      (await api.patch(`/categories/${category.id}`, { type: 'ASSET' })).body.type,
      'ASSET'
    )
    assert.equal(
      (await api.patch(`/categories/${category.id}`, { type: 'PRODUCT' })).body.type,
      'PRODUCT'
    )
    await api.post('/products', aProduct({ categoryId: category.id }))

    isRefused(
      assert,
      await api.patch(`/categories/${category.id}`, { type: 'ASSET' }),
      409,
      'IN_USE'
    )
    assert.equal((await api.get(`/categories/${category.id}`)).body.type, 'PRODUCT')
  })

  test('the list takes a type', async ({ assert }) => {
    const { api } = await aCompany()
    for (const type of ['PRODUCT', 'ASSET', 'ASSET'])
      await api.post('/categories', aCategory({ type }))

    assert.equal((await api.get('/categories?type=ASSET')).body.meta.total, 2)
    assert.equal((await api.get('/categories?type=PRODUCT')).body.meta.total, 1)
    assert.equal((await api.get('/categories?type=')).body.meta.total, 3)
    isInvalid(assert, await api.get('/categories?type=OTHER'), 'type', 'INVALID_CHOICE')
  })
})
