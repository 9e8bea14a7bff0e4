import { test } from '@japa/runner'
import { assertStockTies } from '#tests/functional/inventory/goods'
import { aCustomer, aProduct, aShop, issued, ok, type Shop } from './shop.js'
import { aCompany } from '#tests/company'

/** A warehouse that documents name, and that is deleted then. */
async function aGoneWarehouse<T>(shop: Shop, naming: (id: string) => Promise<T>): Promise<T> {
  const { id } = ok(await shop.api.post('/warehouses', { name: 'Bodega vieja' }))
  const named = await naming(id)
  ok(await shop.api.delete(`/warehouses/${id}`))
  return named
}

const isRefused = {
  status: 422,
  errors: [{ field: 'warehouseId', pointer: '/warehouseId', code: 'NOT_FOUND' }],
}

test.group('Documents whose warehouse was deleted', () => {
  test('a draft that names none leaves from the default of when it is issued', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const { api, warehouse } = shop
    const quote = ok(
      await api.post('/quotes', { customerId: shop.customer.id, items: [shop.goods.id] })
    )
    const drafts = [
      await issued(shop, 1, { draft: true }),
      await issued(shop, 1, { draft: true }),
      ok(await api.post(`/quotes/${quote.id}/convert`, { draft: true })),
    ]
    assert.deepEqual(
      drafts.map(({ warehouseId }) => warehouseId),
      [null, null, null]
    )
    assert.isNull(
      ok(
        await api.patch(`/invoices/${drafts[1].id}`, {
          items: [{ productId: shop.goods.id, quantity: 2 }],
        })
      ).warehouseId
    )
    assert.isNull(
      ok(await api.patch(`/invoices/${drafts[1].id}`, { ...drafts[1], notes: 'x' })).warehouseId
    )

    const next = ok(await api.post('/warehouses', { name: 'Nueva', isDefault: true }))
    ok(
      await api.post('/stock-movements', {
        productId: shop.goods.id,
        fromWarehouseId: warehouse.id,
        warehouseId: next.id,
        type: 'TRANSFER',
        reason: 'TRANSFER',
        quantity: 10,
      })
    )
    ok(await api.delete(`/warehouses/${warehouse.id}`))
    for (const { id } of drafts)
      assert.containsSubset(ok(await api.post(`/invoices/${id}/issue`)), {
        status: 'ISSUED',
        warehouseId: next.id,
      })
    await assertStockTies(assert, shop)
  })

  test('a deleted warehouse is not replaced silently: the refusal says what to do', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const { api, goods, warehouse } = shop
    const [draft, other, sold] = await aGoneWarehouse(shop, async (warehouseId) => {
      const named = [
        await issued(shop, 1, { draft: true, warehouseId }),
        await issued(shop, 1, { draft: true, warehouseId }),
        await issued(shop, 1, { warehouseId }),
      ]
      ok(
        await api.post('/stock-movements', {
          productId: goods.id,
          warehouseId,
          type: 'IN',
          reason: 'ADJUSTMENT',
          quantity: 1,
        })
      )
      return named
    })

    const refused = (await api.post(`/invoices/${draft.id}/issue`)).body
    assert.containsSubset(refused, isRefused)
    assert.match(refused.errors[0].message, /name another/)
    assert.equal(ok(await api.patch(`/invoices/${draft.id}`, { ...draft, notes: 'x' })).notes, 'x')
    ok(await api.patch(`/invoices/${draft.id}`, { warehouseId: null }))
    assert.equal(ok(await api.post(`/invoices/${draft.id}/issue`)).warehouseId, warehouse.id)
    ok(await api.patch(`/invoices/${other.id}`, { warehouseId: warehouse.id }))
    assert.equal(ok(await api.post(`/invoices/${other.id}/issue`)).warehouseId, warehouse.id)

    const items = [{ productId: goods.id, quantity: 3 }]
    assert.match(
      (await api.patch(`/invoices/${sold.id}`, { items })).body.errors[0].message,
      /name another/
    )
    assert.equal(
      ok(await api.patch(`/invoices/${sold.id}`, { items, warehouseId: null })).warehouseId,
      warehouse.id
    )
    await assertStockTies(assert, shop)
  })

  test('a draft creates no first warehouse; issuing does', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const draft = ok(
      await api.post('/invoices', {
        customerId: (await aCustomer(company)).id,
        items: [(await aProduct(company)).id],
        draft: true,
      })
    )
    assert.equal(ok(await api.get('/warehouses')).meta.total, 0)
    const { warehouseId } = ok(await api.post(`/invoices/${draft.id}/issue`))
    assert.deepEqual(
      ok(await api.get('/warehouses')).data.map(({ id }: any) => id),
      [warehouseId]
    )
  })
})
