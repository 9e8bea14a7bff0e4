import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { aCompany, unique } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aCategory, aProduct } from '#tests/functional/core/samples'
import { aWarehouse, move } from '#tests/functional/inventory/goods'

test.group('Products', () => {
  test('a product is made with its defaults, read, changed and deleted', async ({ assert }) => {
    const { api } = await aCompany()
    const sku = unique('TAL')

    const made = await api.post('/products', {
      sku,
      name: 'Taladro',
      costPrice: 100.1234,
      sellingPrice: 150,
    })
    assert.equal(made.status, 201)
    assert.equal(made.headers.get('location'), `/api/v1/products/${made.body.id}`)
    const { id, createdAt, updatedAt, ...rest } = made.body
    assert.deepEqual(rest, {
      sku,
      name: 'Taladro',
      categoryId: null,
      costPrice: 100.1234,
      sellingPrice: 150,
      taxRate: 0,
      taxes: null,
      priceIncludesTax: null,
      withholdingConceptId: null,
      isService: false,
      unitOfMeasure: 'und',
      barcode: null,
      minStock: 0,
      isActive: true,
      stock: 0,
      averageCost: 0,
      externalId: null,
      metadata: {},
      version: 1,
    })
    assert.deepEqual((await api.get(`/products/${id}`)).body, made.body)

    const changed = await api.patch(`/products/${id}`, {
      isService: true,
      unitOfMeasure: 'h',
      taxRate: 19,
      minStock: 2.5,
      isActive: false,
    })
    assert.deepEqual(changed.body, {
      ...made.body,
      isService: true,
      unitOfMeasure: 'h',
      taxRate: 19,
      minStock: 2.5,
      isActive: false,
      version: 2,
      updatedAt: changed.body.updatedAt,
    })

    assert.equal((await api.delete(`/products/${id}`)).status, 204)
    isRefused(assert, await api.get(`/products/${id}`), 404, 'NOT_FOUND')
    assert.equal((await api.get('/products')).body.meta.total, 0)
  })

  test('sku, name, cost and price are required', async ({ assert }) => {
    const { api } = await aCompany()

    const answer = await api.post('/products', {})
    isRefused(assert, answer, 422, 'VALIDATION_FAILED')
    assert.sameMembers(
      answer.body.errors.map((one: any) => `${one.field} ${one.code}`),
      ['sku REQUIRED', 'name REQUIRED', 'costPrice REQUIRED', 'sellingPrice REQUIRED']
    )
  })

  test('a SKU is unique among the living of the company, and its case counts', async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const input = aProduct({ sku: unique('Sku') })
    const { body } = await ours.api.post('/products', input)

    const again = await ours.api.post('/products', { ...input, sku: ` ${input.sku} ` })
    isInvalid(assert, again, 'sku', 'DUPLICATE', 409)
    assert.equal(again.body.errors[0].field, 'sku')
    assert.equal(
      (await ours.api.post('/products', { ...input, sku: input.sku.toUpperCase() })).status,
      201
    )
    assert.equal((await theirs.api.post('/products', input)).status, 201)

    await ours.api.delete(`/products/${body.id}`)
    assert.equal((await ours.api.post('/products', input)).status, 201)
    isInvalid(assert, await ours.api.post('/products', input), 'sku', 'DUPLICATE', 409)
  })

  test('the category of a product is one for products', async ({ assert }) => {
    const { api } = await aCompany()
    const { body: forProducts } = await api.post('/categories', aCategory())
    const { body: forAssets } = await api.post('/categories', aCategory({ type: 'ASSET' }))
    const { body: product } = await api.post('/products', aProduct({ categoryId: forProducts.id }))

    assert.equal(product.categoryId, forProducts.id)
    isInvalid(
      assert,
      await api.post('/products', aProduct({ categoryId: forAssets.id })),
      'categoryId'
    )
    isInvalid(
      assert,
      await api.patch(`/products/${product.id}`, { categoryId: forAssets.id }),
      'categoryId'
    )
    assert.isNull(
      (await api.patch(`/products/${product.id}`, { categoryId: null })).body.categoryId
    )
  })

  test('goods stay goods and services stay services once they moved or were sold', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { body: customer } = await api.post('/customers', {
      taxId: unique('NIT'),
      name: 'Café Ñandú',
    })
    const make = async (more: object = {}) => (await api.post('/products', aProduct(more))).body
    const sell = (productId: string, more: object = {}) =>
      api.post('/invoices', { customerId: customer.id, items: [productId], ...more })
    const becomes = (id: string, isService: boolean) => api.patch(`/products/${id}`, { isService })
    const refused = async (id: string, isService: boolean) =>
      isInvalid(assert, await becomes(id, isService), 'isService', 'IN_USE', 409)
    const [moved, sold, drafted, work, unused] = [
      await make(),
      await make(),
      await make(),
      await make({ isService: true }),
      await make(),
    ]

    const warehouse = await aWarehouse(api)
    for (const type of ['IN', 'OUT'])
      assert.equal(
        (await move(api, { type, productId: moved.id, warehouseId: warehouse.id, quantity: 2 }))
          .status,
        201
      )
    const [{ body: invoice }] = [
      await sell(sold.id),
      await sell(work.id),
      await sell(drafted.id, { draft: true }),
    ]
    assert.equal((await api.post(`/invoices/${invoice.id}/void`, { reason: 'x' })).status, 200)

    await refused(moved.id, true)
    await refused(sold.id, true)
    await refused(work.id, false)
    assert.equal((await becomes(work.id, true)).status, 200)
    for (const { id } of [drafted, unused])
      for (const isService of [true, false])
        assert.equal((await becomes(id, isService)).body.isService, isService)

    // Goods that became a service while that was possible are put right.
    await company.as(() =>
      execute('UPDATE products SET is_service = 1 WHERE tenant_id = ? AND id = ?', [
        company.tenant.id,
        sold.id,
      ])
    )
    assert.equal((await becomes(sold.id, false)).status, 200)
  })

  test('a product in stock, short or on order is not deleted', async ({ assert }) => {
    const { api } = await aCompany()
    const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
    const { body: customer } = await api.post('/customers', {
      taxId: unique('NIT'),
      name: 'Café Ñandú',
    })
    const { body: product } = await api.post('/products', aProduct())
    const refused = async () =>
      isRefused(assert, await api.delete(`/products/${product.id}`), 409, 'IN_USE')

    await move(api, { productId: product.id, warehouseId: here.id, quantity: 3 })
    await refused()
    await api.post('/invoices', {
      customerId: customer.id,
      warehouseId: there.id,
      items: [{ productId: product.id, quantity: 3 }],
    })
    assert.equal((await api.get(`/products/${product.id}`)).body.stock, 0)
    await refused()
    await move(api, {
      type: 'TRANSFER',
      reason: 'TRANSFER',
      productId: product.id,
      fromWarehouseId: here.id,
      warehouseId: there.id,
      quantity: 3,
    })

    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: here.id,
      items: [{ productId: product.id, quantity: 2 }],
    })
    await refused()
    await api.post(`/purchase-orders/${order.id}/order`)
    await refused()
    await api.post(`/purchase-orders/${order.id}/receive`, {
      items: [{ productId: product.id, quantity: 1 }],
    })
    await move(api, { type: 'OUT', productId: product.id, warehouseId: here.id, quantity: 1 })
    await refused()
    await api.post(`/purchase-orders/${order.id}/receive`)
    await move(api, { type: 'OUT', productId: product.id, warehouseId: here.id, quantity: 1 })
    assert.equal((await api.delete(`/products/${product.id}`)).status, 204)
  })

  test('every filter narrows the list, and they add up', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { body: category } = await api.post('/categories', aCategory())
    const make = async (name: string, more: object = {}) =>
      (await api.post('/products', aProduct({ name, ...more }))).body
    const [hammer, saw, drill] = [
      await make('Martillo', { categoryId: category.id }),
      await make('Sierra', { categoryId: category.id, isActive: false }),
      await make('Taladro', { barcode: '7700001' }),
    ]
    // Stock has a door of its own; here it is put there.
    await company.as(() =>
      execute('UPDATE products SET stock = ? WHERE tenant_id = ? AND id = ?', [
        3,
        company.tenant.id,
        drill.id,
      ])
    )
    const found = async (query: string) => {
      const { body } = await api.get(`/products?sort=name&${query}`)
      assert.equal(body.meta.total, body.data.length, query)
      return body.data.map((one: any) => one.id)
    }

    assert.deepEqual(await found(''), [hammer.id, saw.id, drill.id])
    assert.deepEqual(await found(`category=${category.id}`), [hammer.id, saw.id])
    assert.deepEqual(await found(`category=${category.id.toUpperCase()}`), [hammer.id, saw.id])
    assert.deepEqual(await found('active=true'), [hammer.id, drill.id])
    assert.deepEqual(await found('active=false'), [saw.id])
    assert.deepEqual(await found('in_stock=true'), [drill.id])
    assert.deepEqual(await found('in_stock=false'), [hammer.id, saw.id])
    assert.deepEqual(await found(`category=${category.id}&active=true&search=martillo`), [
      hammer.id,
    ])
    assert.deepEqual(await found('search=77000&active=true&in_stock=true'), [drill.id])
    assert.deepEqual(await found('search=martillo&active=false'), [])
    assert.deepEqual(await found('category=019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'), [])
    assert.lengthOf(await found('category=&active=&in_stock=&search='), 3)
  })

  test('an unknown value of a filter is refused', async ({ assert }) => {
    const { api } = await aCompany()

    for (const value of ['1', '0', 'TRUE', 'yes', 'null']) {
      isInvalid(assert, await api.get(`/products?active=${value}`), 'active', 'INVALID_CHOICE')
      isInvalid(assert, await api.get(`/products?in_stock=${value}`), 'in_stock', 'INVALID_CHOICE')
    }
    isInvalid(assert, await api.get('/products?category=herramientas'), 'category', 'INVALID_UUID')
  })

  test('products are sorted by each documented sort', async ({ assert }) => {
    const { api } = await aCompany()
    for (const [sku, name, costPrice, sellingPrice] of [
      ['b', 'Álamo', 3, 10],
      ['a', 'cedro', 2, 9],
      ['C', 'Abedul', 1, 100],
    ] as const)
      await api.post('/products', aProduct({ sku, name, costPrice, sellingPrice }))
    const skus = async (sort: string) =>
      (await api.get(`/products?sort=${sort}`)).body.data.map((one: any) => one.sku).join('')

    assert.equal(await skus('name'), 'Cba')
    assert.equal(await skus('-name'), 'abC')
    assert.equal(await skus('sku'), 'Cab')
    assert.equal(await skus('costPrice'), 'Cab')
    assert.equal(await skus('sellingPrice'), 'abC')
    assert.equal(await skus('-sellingPrice'), 'Cba')
    assert.equal(await skus('createdAt'), 'baC')
    assert.equal(await skus('-createdAt'), 'Cab')
    assert.equal(await skus(''), 'Cab')
    assert.equal(await skus('-updatedAt'), 'Cab')
  })

  test('inventory:read does not allow writes', async ({ assert }) => {
    const company = await aCompany()
    const { body } = await company.api.post('/products', aProduct())
    const { api: viewer } = await company.aUser('VIEWER')

    assert.equal((await viewer.get(`/products/${body.id}`)).status, 200)
    for (const answer of [
      await viewer.post('/products', aProduct()),
      await viewer.patch(`/products/${body.id}`, { name: 'x' }),
      await viewer.delete(`/products/${body.id}`),
    ])
      isRefused(assert, answer, 403, 'FORBIDDEN')
    assert.deepEqual((await company.api.get('/products')).body.data, [body])
  })
})
