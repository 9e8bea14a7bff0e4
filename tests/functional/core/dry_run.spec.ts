import { test } from '@japa/runner'
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { isInvalid, isRefused } from './refusals.js'
import { leftBehind } from './left_behind.js'
import { NOBODYS_ID, aCategory, aCustomer, aProduct, aNote } from './samples.js'

const DRY = { prefer: 'dry-run' }

test.group('Dry run', () => {
  test('a dry run with any value is one, unless the value is false', async ({ assert }) => {
    const { api } = await aCompany()
    const writes = async (prefer: string) => {
      const before = (await api.get('/customers')).body.meta.total
      const { headers } = await api.post('/customers', aCustomer(), { prefer })
      return [
        headers.get('preference-applied'),
        (await api.get('/customers')).body.meta.total - before,
      ]
    }

    for (const prefer of [
      'dry-run=true',
      'dry-run=1',
      'dry-run="yes"',
      'Dry-Run=""',
      'respond-async; dry-run=true',
    ])
      assert.deepEqual(await writes(prefer), ['dry-run', 0], prefer)
    for (const prefer of ['dry-run=false', 'dry-run=0', 'dry-running'])
      assert.deepEqual(await writes(prefer), [null, 1], prefer)
  })

  test('a creation answers as for real and leaves nothing', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const before = await leftBehind(company)

    const input = aCustomer({ creditLimit: 5 })
    const dry = await api.post('/customers', input, DRY)
    assert.equal(dry.status, 201)
    assert.equal(dry.headers.get('preference-applied'), 'dry-run')
    assert.match(
      dry.headers.get('location') ?? '',
      new RegExp(`^/api/v1/customers/${dry.body.id}$`)
    )
    assert.containsSubset(dry.body, { ...input, version: 1, balance: 0 })
    assert.isObject(dry.body.effects)

    assert.deepEqual(await leftBehind(company), before)
    isRefused(assert, await api.get(`/customers/${dry.body.id}`), 404, 'NOT_FOUND')
    assert.equal((await api.get('/customers')).body.meta.total, 0)

    const real = await api.post('/customers', input)
    assert.equal(real.status, 201)
    assert.isNull(real.headers.get('preference-applied'))
    const { effects, ...shown } = dry.body
    assert.deepEqual(
      { ...shown, id: '', createdAt: '', updatedAt: '' },
      { ...real.body, id: '', createdAt: '', updatedAt: '' }
    )
  })

  test('a dry run shows effects as far as the caller may read them, and names the others', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { body: product } = await api.post('/products', aProduct())
    const { body: warehouse } = await api.post('/warehouses', { name: 'Bodega' })
    const effectsFor = async (...scopes: string[]) => {
      const { body: key } = await api.post('/api-keys', {
        name: unique('Key'),
        scopes: ['inventory:write', ...scopes],
      })
      const movement = {
        ...{ type: 'IN', reason: 'ADJUSTMENT', quantity: 2 },
        ...{ productId: product.id, warehouseId: warehouse.id },
      }
      return (await clientOf(key.key).post('/stock-movements', movement, DRY)).body.effects
    }

    const bare = await effectsFor()
    assert.sameMembers(bare.withheld, ['stock', 'journal'])
    assert.isUndefined(bare.stock)
    assert.lengthOf(bare.journal, 1)
    assert.notProperty(bare.journal[0], 'lines')
    const whole = await effectsFor('inventory:read', 'accounting:read')
    assert.containsSubset(whole, {
      stock: [{ productId: product.id, quantityAfter: 2 }],
      journal: [{ entryType: 'MANUAL', lines: [{ debit: 20 }, { credit: 20 }] }],
    })
    assert.notProperty(whole, 'withheld')
  })

  test('an update and a deletion answer as for real and change nothing', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body } = await api.post('/products', aProduct())
    const { body: category } = await api.post('/categories', aCategory())
    const before = await leftBehind(company)

    const changed = await api.patch(`/products/${body.id}`, { name: 'Otro', sellingPrice: 3 }, DRY)
    assert.equal(changed.status, 200)
    assert.containsSubset(changed.body, { id: body.id, name: 'Otro', sellingPrice: 3, version: 2 })
    assert.equal(changed.headers.get('preference-applied'), 'dry-run')

    for (const path of [`/products/${body.id}`, `/categories/${category.id}`]) {
      const deleted = await api.delete(path, undefined, DRY)
      assert.equal(deleted.status, 204)
      assert.equal(deleted.text, '')
      assert.equal(deleted.headers.get('preference-applied'), 'dry-run')
    }
    assert.deepEqual(await leftBehind(company), before)
    assert.deepEqual((await api.get(`/products/${body.id}`)).body, body)
    assert.deepEqual((await api.get(`/categories/${category.id}`)).body, category)
  })

  test('refusals are the same as for real', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: category } = await api.post('/categories', aCategory())
    const { body: asset } = await api.post('/categories', aCategory({ type: 'ASSET' }))
    const { body: product } = await api.post('/products', aProduct({ categoryId: category.id }))
    const { body: customer } = await api.post('/customers', aCustomer())
    const before = await leftBehind(company)

    const attempts: [string, string, any?, Record<string, string>?][] = [
      ['POST', '/products', { ...aProduct(), sku: product.sku }],
      ['POST', '/customers', { ...aCustomer(), taxId: customer.taxId }],
      ['POST', '/categories', { name: category.name }],
      ['POST', '/products', {}],
      ['POST', '/products', aProduct({ categoryId: NOBODYS_ID })],
      ['POST', '/products', aProduct({ categoryId: asset.id })],
      ['PATCH', `/products/${product.id}`, { categoryId: asset.id }],
      ['PATCH', `/products/${product.id}`, { name: '' }],
      ['PATCH', `/products/${product.id}`, { name: 'x' }, { 'if-match': '"9"' }],
      ['PATCH', `/products/${NOBODYS_ID}`, { name: 'x' }],
      ['DELETE', `/products/${NOBODYS_ID}`],
      ['DELETE', `/categories/${category.id}`],
      ['POST', `/customers/${NOBODYS_ID}/interactions`, aNote()],
    ]
    for (const [method, path, body, headers] of attempts) {
      const ask = (more: object) =>
        (method === 'POST' ? api.post : method === 'PATCH' ? api.patch : api.delete)(path, body, {
          ...headers,
          ...more,
        })
      const [dry, real] = [await ask(DRY), await ask({})]
      assert.isAtLeast(real.status, 400, `${method} ${path}`)
      assert.deepEqual({ ...dry.body, requestId: '' }, { ...real.body, requestId: '' })
      assert.equal(dry.status, real.status)
      assert.isNull(dry.headers.get('location'))
      assert.equal(dry.headers.get('preference-applied'), 'dry-run')
    }
    assert.deepEqual(await leftBehind(company), before)
  })

  test('a dry run of an update to a duplicate is a 409 on the field', async ({ assert }) => {
    const { api } = await aCompany()
    const [one, other] = [
      (await api.post('/products', aProduct())).body,
      (await api.post('/products', aProduct())).body,
    ]

    for (const headers of [DRY, undefined])
      isInvalid(
        assert,
        await api.patch(`/products/${one.id}`, { sku: other.sku }, headers),
        'sku',
        'DUPLICATE',
        409
      )
    assert.deepEqual((await api.get(`/products/${one.id}`)).body, one)
  })

  test('a dry run takes no Idempotency-Key', async ({ assert }) => {
    const { api } = await aCompany()
    const key = { 'idempotency-key': 'dry' }

    const dry = await api.post('/customers', aCustomer(), { ...DRY, ...key })
    assert.equal(dry.status, 201)
    const real = await api.post('/customers', aCustomer(), key)
    assert.equal(real.status, 201)
    assert.isNull(real.headers.get('idempotent-replayed'))
    assert.notEqual(real.body.id, dry.body.id)
  })

  test('a read takes no notice of it', async ({ assert }) => {
    const { api } = await aCompany()

    const { status, headers } = await api.get('/customers', DRY)
    assert.equal(status, 200)
    assert.isNull(headers.get('preference-applied'))
  })
})
