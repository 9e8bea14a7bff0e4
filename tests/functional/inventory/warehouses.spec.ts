import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { transaction } from '#core/database/transaction/transaction'
import { defaultWarehouseId } from '#inventory/stock'
import { aCompany } from '#tests/company'
import { aProduct, aWarehouse, move } from '#tests/functional/inventory/goods'
import { aShop, issued } from '#tests/functional/sales/shop'

test.group('Warehouses', () => {
  test('the first one is the default, until another is chosen', async ({ assert }) => {
    const { api } = await aCompany()
    const [first, second] = [await aWarehouse(api, { location: 'Calle 13' }), await aWarehouse(api)]
    assert.containsSubset(first, { isDefault: true, location: 'Calle 13', parentWarehouseId: null })
    assert.isFalse(second.isDefault)

    assert.isTrue((await api.patch(`/warehouses/${second.id}`, { isDefault: true })).body.isDefault)
    assert.isFalse((await api.get(`/warehouses/${first.id}`)).body.isDefault)

    const { body: chosen } = await api.get(`/warehouses/${second.id}`)
    assert.deepEqual(
      (await api.patch(`/warehouses/${second.id}`, chosen)).body,
      chosen,
      'Sent back as it was read, it stays the default'
    )
    assert.deepEqual((await api.get(`/warehouses/${second.id}`)).body, chosen)
    assert.isTrue(
      (await api.patch(`/warehouses/${second.id}`, { isDefault: true, location: 'Calle 80' })).body
        .isDefault
    )
    assert.isFalse((await api.get(`/warehouses/${first.id}`)).body.isDefault)
    assert.equal((await api.delete(`/warehouses/${second.id}`)).status, 204)
    assert.isTrue((await api.get(`/warehouses/${first.id}`)).body.isDefault)
  })

  test('the oldest, which is the default because none was chosen, is sent back without a change', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [first, second] = [await aWarehouse(api), await aWarehouse(api)]
    for (const warehouse of [first, second])
      assert.deepEqual(
        (await api.put(`/warehouses/${warehouse.id}`, warehouse, { 'if-match': '"1"' })).body,
        warehouse
      )
    assert.equal(
      (await api.get(`/audit-logs?entityId=${first.id}`)).body.meta.total,
      1,
      'Made, and nothing since'
    )

    assert.isTrue((await api.patch(`/warehouses/${second.id}`, { isDefault: true })).body.isDefault)
    assert.isFalse((await api.get(`/warehouses/${first.id}`)).body.isDefault)
    const { body: chosen, headers } = await api.get(`/warehouses/${second.id}`)
    assert.isTrue((await api.patch(`/warehouses/${first.id}`, { isDefault: true })).body.isDefault)
    assert.isFalse(
      (await api.get(`/warehouses/${second.id}`, { 'if-none-match': headers.get('etag')! })).body
        .isDefault
    )
    assert.equal(
      (await api.put(`/warehouses/${second.id}`, chosen, { 'if-match': headers.get('etag')! }))
        .status,
      412,
      'What was read before does not take the default back'
    )
    assert.isTrue((await api.get(`/warehouses/${first.id}`)).body.isDefault)
    const [told] = (await api.get(`/audit-logs?entityId=${second.id}`)).body.data
    assert.deepEqual([told.before, told.after], [{ isDefault: true }, { isDefault: false }])
  })

  test('the oldest warehouse gets a new version when it becomes or stops being the default', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [first, second] = [await aWarehouse(api), await aWarehouse(api)]
    const seen = async ({ id }: { id: string }) => {
      const { body, headers } = await api.get(`/warehouses/${id}`)
      return { version: body.version, isDefault: body.isDefault, tag: headers.get('etag')! }
    }

    const { tag } = await seen(first)
    await api.patch(`/warehouses/${second.id}`, { isDefault: true })
    assert.equal(
      (await api.get(`/warehouses/${first.id}`, { 'if-none-match': tag })).status,
      200,
      'it is the default no more'
    )
    assert.containsSubset(await seen(first), { version: 2, isDefault: false })
    await api.patch(`/warehouses/${second.id}`, { isDefault: false })
    assert.containsSubset(
      [await seen(first), await seen(second)],
      [
        { version: 3, isDefault: true },
        { version: 3, isDefault: false },
      ]
    )

    const { body: third } = await api.post('/warehouses', { name: 'Nueva', isDefault: true })
    assert.containsSubset(
      [await seen(first), await seen(second)],
      [
        { version: 4, isDefault: false },
        { version: 3, isDefault: false },
      ]
    )
    assert.equal((await api.delete(`/warehouses/${third.id}`)).status, 204)
    assert.containsSubset(
      [await seen(first), await seen(second)],
      [
        { version: 5, isDefault: true },
        { version: 3, isDefault: false },
      ]
    )
    assert.equal((await api.delete(`/warehouses/${first.id}`)).status, 204)
    assert.containsSubset(await seen(second), { version: 4, isDefault: true })

    const { body: log } = await api.get(
      `/audit-logs?entity=warehouse&entityId=${first.id}&action=warehouse.updated`
    )
    assert.deepEqual(
      log.data.map(({ before, after }: any) => [before, after]).reverse(),
      [false, true, false, true].map((isDefault) => [{ isDefault: !isDefault }, { isDefault }])
    )
  })

  test('warehouses are sorted by name or by their last change', async ({ assert, cleanup }) => {
    cleanup(() => clock.travelTo(null))
    const { api } = await aCompany()
    const [south, north] = [
      await aWarehouse(api, { name: 'Sur' }),
      await aWarehouse(api, { name: 'Norte' }),
    ]
    clock.travelTo(new Date(Date.now() + 60_000))
    await api.patch(`/warehouses/${south.id}`, { location: 'Calle 13' })

    const by = async (sort: string) =>
      (await api.get(`/warehouses?sort=${sort}`)).body.data?.map(({ id }: any) => id)
    assert.deepEqual(await by('name'), [north.id, south.id])
    assert.deepEqual(await by('updatedAt'), [north.id, south.id])
    assert.deepEqual(await by('-updatedAt'), [south.id, north.id])
  })

  test('exactly one of several parallel defaults stands', async ({ assert }) => {
    const { api } = await aCompany()
    const made = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/warehouses', { name: 'Bodega', isDefault: true }))
    )
    assert.deepEqual(
      made.map(({ status }) => status),
      Array(8).fill(201)
    )

    const { data } = (await api.get('/warehouses')).body
    assert.lengthOf(
      data.filter(({ isDefault }: any) => isDefault),
      1
    )
  })

  test('warehouses lie within warehouses, never in a ring', async ({ assert }) => {
    const { api } = await aCompany()
    const top = await aWarehouse(api)
    const middle = await aWarehouse(api, { parentWarehouseId: top.id })
    const low = await aWarehouse(api, { parentWarehouseId: middle.id })
    assert.deepEqual((await api.get(`/warehouses?parentWarehouseId=${top.id}`)).body.data, [middle])

    for (const [parentWarehouseId, code] of [
      [top.id, 'INVALID'],
      [middle.id, 'INVALID'],
      [low.id, 'INVALID'],
      [randomUUID(), 'NOT_FOUND'],
    ]) {
      const refused = await api.patch(`/warehouses/${top.id}`, { parentWarehouseId })
      assert.deepEqual(
        [refused.status, refused.body.errors[0].field, refused.body.errors[0].code],
        [422, 'parentWarehouseId', code]
      )
    }
    assert.deepEqual((await api.get(`/warehouses/${top.id}`)).body, top)
    assert.isNull(
      (await api.patch(`/warehouses/${low.id}`, { parentWarehouseId: null })).body.parentWarehouseId
    )
  })

  test('two that are put into each other at once make no ring', async ({ assert }) => {
    const { api } = await aCompany()
    const [one, other] = [await aWarehouse(api), await aWarehouse(api)]

    const answers = await Promise.all([
      api.patch(`/warehouses/${one.id}`, { parentWarehouseId: other.id }),
      api.patch(`/warehouses/${other.id}`, { parentWarehouseId: one.id }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  })

  test('a warehouse with stock, children or an open order is not deleted', async ({ assert }) => {
    const { api } = await aCompany()
    const [stocked, parent, ordered] = [
      await aWarehouse(api),
      await aWarehouse(api),
      await aWarehouse(api),
    ]
    const product = await aProduct(api)
    const at = { productId: product.id, warehouseId: stocked.id, quantity: 2 }
    await move(api, at)
    const child = await aWarehouse(api, { parentWarehouseId: parent.id })
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId: ordered.id,
      items: [product.id],
    })

    for (const { id } of [stocked, parent, ordered]) {
      const refused = await api.delete(`/warehouses/${id}`)
      assert.deepEqual([refused.status, refused.body.code], [409, 'IN_USE'])
      assert.equal((await api.get(`/warehouses/${id}`)).status, 200)
    }

    await move(api, { ...at, type: 'OUT' })
    await api.delete(`/warehouses/${child.id}`)
    await api.post(`/purchase-orders/${order.id}/cancel`)
    for (const { id } of [stocked, parent, ordered])
      assert.equal((await api.delete(`/warehouses/${id}`)).status, 204)
    assert.equal((await move(api, at)).body.errors[0].code, 'NOT_FOUND')
  })

  test('goods that come in while it is deleted are never lost in it', async ({ assert }) => {
    const { api } = await aCompany()
    const product = await aProduct(api)

    for (let round = 0; round < 8; round++) {
      const { id } = await aWarehouse(api)
      const [moved, deleted] = await Promise.all([
        move(api, { productId: product.id, warehouseId: id, quantity: 1 }),
        api.delete(`/warehouses/${id}`),
      ])
      assert.include(['201 409', '422 204'], `${moved.status} ${deleted.status}`)
    }
  })
})

test.group('A company without warehouses', () => {
  test('gets its first one when it sells, once, and again when that was deleted', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    const sell = () => as(() => transaction(async () => defaultWarehouseId()))
    const warehouses = async () => (await api.get('/warehouses')).body

    const ids = await Promise.all(Array.from({ length: 10 }, sell))
    assert.deepEqual(new Set(ids), new Set([tenant.publicId]))
    assert.containsSubset(await warehouses(), {
      data: [{ id: tenant.publicId, isDefault: true }],
      meta: { total: 1 },
    })

    const {
      data: [first],
    } = await warehouses()
    assert.equal((await api.delete(`/warehouses/${tenant.publicId}`)).status, 204)
    await Promise.all(Array.from({ length: 10 }, sell))
    assert.containsSubset(await warehouses(), {
      data: [{ id: tenant.publicId, version: first.version + 2 }],
      meta: { total: 1 },
    })
    const {
      data: [again],
    } = await warehouses()
    assert.isAbove(
      Date.parse(again.updatedAt),
      Date.parse(first.updatedAt),
      'who follows warehouses sees that it is back'
    )
    assert.equal(
      (
        await api.patch(`/warehouses/${tenant.publicId}`, {
          name: 'Norte',
          location: 'Calle 1',
          parentWarehouseId: (await aWarehouse(api)).id,
        })
      ).status,
      200
    )
    for (const { id } of (await warehouses()).data.sort((one: any) =>
      one.id === tenant.publicId ? -1 : 1
    ))
      assert.equal((await api.delete(`/warehouses/${id}`)).status, 204)
    await sell()
    assert.containsSubset((await warehouses()).data, [
      {
        id: tenant.publicId,
        name: first.name,
        location: null,
        parentWarehouseId: null,
        isDefault: true,
      },
    ])
    const own = await aWarehouse(api, { isDefault: true })
    assert.equal(await sell(), own.id)
  })
})

test.group('Products with stock', () => {
  test('products with stock are neither deleted nor turned into services', async ({ assert }) => {
    const { api } = await aCompany()
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    await move(api, { productId: product.id, warehouseId: warehouse.id, quantity: 2 })

    assert.deepEqual((await api.delete(`/products/${product.id}`)).body.code, 'IN_USE')
    const changed = await api.patch(`/products/${product.id}`, { isService: true })
    assert.deepEqual([changed.status, changed.body.errors[0].field], [409, 'isService'])
  })

  test('a product that is short in one warehouse and lies in another is not deleted, though its stock is zero', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { api, goods, warehouse } = shop
    const elsewhere = await aWarehouse(api)
    await issued(shop)
    await move(api, { productId: goods.id, warehouseId: elsewhere.id, quantity: 1 })
    assert.equal((await api.get(`/products/${goods.id}`)).body.stock, 0)

    const refused = await api.delete(`/products/${goods.id}`)
    assert.deepEqual([refused.status, refused.body.code], [409, 'IN_USE'])
    await move(api, {
      ...{ type: 'TRANSFER', reason: 'TRANSFER', productId: goods.id, quantity: 1 },
      ...{ fromWarehouseId: elsewhere.id, warehouseId: warehouse.id },
    })
    assert.equal((await api.delete(`/products/${goods.id}`)).status, 204)
  })
})
