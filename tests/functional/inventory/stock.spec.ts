import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { rows } from '#core/database/query'
import { listen } from '#core/jobs/outbox'
import { aCompany } from '#tests/company'
import { aProduct, aWarehouse, move } from '#tests/functional/inventory/goods'

test.group('Stock', () => {
  test('the rows of a product add up to its value, to the cent', async ({ assert }) => {
    const { api } = await aCompany()
    const product = await aProduct(api)
    const warehouses = [await aWarehouse(api), await aWarehouse(api), await aWarehouse(api)]
    await move(api, {
      productId: product.id,
      warehouseId: warehouses[0].id,
      quantity: 3,
      unitCost: 33.3367,
    })
    for (const to of warehouses.slice(1))
      await move(api, {
        type: 'TRANSFER',
        reason: 'TRANSFER',
        productId: product.id,
        fromWarehouseId: warehouses[0].id,
        warehouseId: to.id,
        quantity: 1,
      })

    const { data } = (await api.get('/stock')).body
    assert.lengthOf(data, 3)
    assert.equal(
      Math.round(data.reduce((sum: number, { value }: any) => sum + value * 100, 0)),
      10001
    )
    for (const { value } of data) assert.closeTo(value, 33.34, 0.011)
  })

  test('stock is listed by product and warehouse, sorted and in pages', async ({ assert }) => {
    const { api } = await aCompany()
    const [one, other] = [await aProduct(api), await aProduct(api)]
    const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
    for (const [product, warehouse, quantity] of [
      [one, here, 3],
      [one, there, 1],
      [other, here, 2],
    ] as const)
      await move(api, { productId: product.id, warehouseId: warehouse.id, quantity })

    const quantities = async (query: string) =>
      (await api.get(`/stock?${query}`)).body.data.map(({ quantity }: any) => quantity)
    assert.deepEqual(await quantities('sort=-quantity'), [3, 2, 1])
    assert.deepEqual(await quantities('sort=quantity&limit=1&page=2'), [2])
    assert.deepEqual(await quantities(`productId=${one.id}&sort=quantity`), [1, 3])
    assert.deepEqual(await quantities(`warehouseId=${here.id}&sort=quantity`), [2, 3])
    assert.deepEqual(await quantities(`warehouseId=${there.id}&productId=${other.id}`), [])
    assert.equal((await api.get('/stock?sort=colour')).status, 422)
    assert.equal((await api.get('/stock?productId=7')).status, 422)
  })

  test('updatedSince of products includes stock movements', async ({ assert, cleanup }) => {
    const { api } = await aCompany()
    const [moved, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    cleanup(() => clock.travelTo(null))
    clock.travelTo(new Date(Date.now() + 60_000))
    await move(api, { productId: moved.id, warehouseId: warehouse.id, quantity: 1 })

    const { data } = (await api.get('/products?sort=-updatedAt')).body
    assert.deepEqual(
      data.map(({ id, updatedAt }: any) => [id, updatedAt]),
      [
        [moved.id, clock.now().toISOString()],
        [other.id, other.updatedAt],
      ]
    )
  })

  test('a product below its minimum is in the alerts until it recovers', async ({ assert }) => {
    const { api } = await aCompany()
    const [product, warehouse] = [await aProduct(api, { minStock: 5 }), await aWarehouse(api)]
    await aProduct(api, { minStock: 5, isService: true })
    await aProduct(api, { minStock: 5, isActive: false })
    const at = { productId: product.id, warehouseId: warehouse.id }
    const alerts = async () => (await api.get('/stock/alerts')).body

    assert.containsSubset(await alerts(), {
      data: [{ productId: product.id, sku: product.sku, quantity: 0, minStock: 5, missing: 5 }],
      meta: { total: 1 },
    })
    await move(api, { ...at, quantity: 5 })
    assert.deepEqual((await alerts()).data, [])
    await move(api, { ...at, type: 'OUT', quantity: 0.5 })
    assert.containsSubset((await alerts()).data, [{ quantity: 4.5, missing: 0.5 }])
    assert.isTrue((await api.get('/stock')).body.data[0].belowMinimum)
  })

  test('stock and alerts are sorted by their visible columns', async ({ assert }) => {
    const { api } = await aCompany()
    const warehouse = await aWarehouse(api)
    for (const [name, quantity] of [
      ['Broca', 2],
      ['Alicate', 3],
      ['Cincel', 1],
    ] as const) {
      const { id: productId } = await aProduct(api, { name, minStock: 5 })
      await move(api, { productId, warehouseId: warehouse.id, quantity })
    }
    const by = async (sort: string) =>
      (await api.get(`/stock/alerts?sort=${sort}`)).body.data?.map((row: any) => row.productName)
    const orders = {
      'productName': ['Alicate', 'Broca', 'Cincel'],
      '-productName': ['Cincel', 'Broca', 'Alicate'],
      'quantity': ['Cincel', 'Broca', 'Alicate'],
      '-quantity': ['Alicate', 'Broca', 'Cincel'],
    }
    for (const [sort, order] of Object.entries(orders)) {
      assert.deepEqual(await by(sort), order, sort)
      const { meta, data } = (await api.get(`/stock/alerts?limit=2&cursor=&sort=${sort}`)).body
      const { data: rest } = (
        await api.get(`/stock/alerts?limit=2&cursor=${meta.nextCursor}&sort=${sort}`)
      ).body
      assert.deepEqual(
        [...data, ...rest].map((row: any) => row.productName),
        order,
        `${sort} by cursor`
      )
    }
    for (const [sort, of] of [
      ['name', 'productName'],
      ['stock', 'quantity'],
    ])
      assert.deepEqual(await by(sort), await by(of), 'by the names of the product, too')

    const { data: rows } = (await api.get('/stock?sort=createdAt')).body
    assert.deepEqual(
      rows.map(({ createdAt }: any) => createdAt),
      rows.map(({ createdAt }: any) => createdAt).sort()
    )
    for (const { createdAt, updatedAt } of rows)
      assert.isAtMost(Date.parse(createdAt), Date.parse(updatedAt))
  })

  test('low stock is announced once', async ({ assert, cleanup }) => {
    cleanup(listen('stock.low', { queue: 'webhooks' as any, job: 'test.stock_low' }))
    const { api, as, tenant } = await aCompany()
    const [product, warehouse] = [await aProduct(api, { minStock: 5 }), await aWarehouse(api)]
    const at = { productId: product.id, warehouseId: warehouse.id }
    const told = () =>
      as(() =>
        rows(
          "SELECT data FROM outbox_messages WHERE tenant_id = ? AND job = 'test.stock_low' ORDER BY id",
          [tenant.id]
        )
      )

    await move(api, { ...at, quantity: 7 })
    await move(api, { ...at, type: 'OUT', quantity: 2 })
    assert.lengthOf(await told(), 0)
    await move(api, { ...at, type: 'OUT', quantity: 1 })
    await move(api, { ...at, type: 'OUT', quantity: 1 })
    assert.lengthOf(await told(), 1)
    await move(api, { ...at, quantity: 2 })
    await move(api, { ...at, type: 'OUT', quantity: 2 })
    assert.lengthOf(await told(), 2)
    assert.containsSubset(JSON.parse((await told())[0].data), {
      productId: product.id,
      stock: 4,
      minStock: 5,
    })
  })
})
