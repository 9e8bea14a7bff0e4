import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import {
  aProduct,
  aWarehouse,
  assertStockTies,
  booksOf,
  move,
} from '#tests/functional/inventory/goods'

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test.group('Stock under many hands', () => {
  test('the last unit is taken by one of twenty', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const at = { productId: product.id, warehouseId: warehouse.id, quantity: 1 }
    await move(api, at)

    const answers = await times(20, () => move(api, { ...at, type: 'OUT' }))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(19).fill(409)])
    for (const { status, body } of answers)
      if (status === 409)
        assert.containsSubset(body, { code: 'INSUFFICIENT_STOCK', available: 0, requested: 1 })

    assert.equal((await api.get(`/products/${product.id}`)).body.stock, 0)
    await assertStockTies(assert, company)
  })

  test('opposite transfers of the same goods meet without a deadlock that anybody sees', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const products = [await aProduct(api), await aProduct(api)]
    const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
    for (const { id } of products)
      for (const { id: warehouseId } of [here, there])
        await move(api, { productId: id, warehouseId, quantity: 20 })

    const answers = await times(40, (index) => {
      const [from, to] = index % 2 ? [here, there] : [there, here]
      return move(api, {
        type: 'TRANSFER',
        reason: 'TRANSFER',
        productId: products[(index >> 1) % 2].id,
        fromWarehouseId: from.id,
        warehouseId: to.id,
        quantity: 1,
      })
    })
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))

    const { data } = (await api.get('/stock')).body
    assert.deepEqual(
      data.map(({ quantity }: any) => quantity),
      [20, 20, 20, 20]
    )
    await assertStockTies(assert, company)
  })

  test('goods that come into a new warehouse at once make one row of stock', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]

    const answers = await times(16, (index) =>
      move(api, {
        productId: product.id,
        warehouseId: warehouse.id,
        quantity: 1,
        unitCost: 10 + index,
      })
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    const { data, meta } = (await api.get('/stock')).body
    assert.deepEqual([meta.total, data[0].quantity, data[0].value], [1, 16, 280])
    await assertStockTies(assert, company)
  })

  test('goods move once with one idempotency key', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]

    const answers = await times(6, () =>
      move(
        api,
        { productId: product.id, warehouseId: warehouse.id, quantity: 3 },
        { 'idempotency-key': 'once' }
      )
    )
    assert.lengthOf(
      new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)),
      1
    )
    assert.deepEqual((await booksOf(company)).movements, [{ count: 1 }])
    assert.equal((await api.get(`/products/${product.id}`)).body.stock, 3)
  })

  test('buying, moving, counting and editing the same goods at once fails for nobody, and the books tie', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const products = await times(4, () => aProduct(api, { minStock: 5 }))
    const warehouses = [await aWarehouse(api), await aWarehouse(api)]
    for (const { id } of products)
      for (const { id: warehouseId } of warehouses)
        await move(api, { productId: id, warehouseId, quantity: 50, unitCost: 3.3333 })
    const orders = await times(10, async (index) => {
      const ids = products.map(({ id }) => id)
      const { body } = await api.post('/purchase-orders', {
        warehouseId: warehouses[index % 2].id,
        items: index % 2 ? ids : ids.reverse(),
      })
      await api.post(`/purchase-orders/${body.id}/order`)
      return body.id
    })

    const answers = await times(80, (index) => {
      const [product, here, there] = [
        products[index % 4],
        warehouses[index % 2],
        warehouses[(index + 1) % 2],
      ]
      const at = { productId: product.id, warehouseId: here.id, quantity: 1 }
      if (index % 8 === 0) return api.post(`/purchase-orders/${orders[index / 8]}/receive`)
      if (index % 8 === 1) return api.patch(`/products/${product.id}`, { sellingPrice: index })
      if (index % 8 === 2)
        return api.patch(`/warehouses/${here.id}`, { location: `Calle ${index}` })
      if (index % 8 === 3) return api.get('/stock')
      if (index % 8 === 4) return move(api, { ...at, unitCost: index / 7 > 5 ? 7.7777 : 1.1111 })
      if (index % 8 === 5) return move(api, { ...at, type: 'OUT' })
      return move(api, { ...at, type: 'TRANSFER', reason: 'TRANSFER', fromWarehouseId: there.id })
    })
    assert.deepEqual(
      answers.filter(({ status }) => status >= 300).map(({ text }) => text),
      []
    )
    await assertStockTies(assert, company)
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })
})
