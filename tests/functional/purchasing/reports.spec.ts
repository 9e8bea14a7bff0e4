import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { execute } from '#core/database/query'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany } from '#tests/company'
import { aProduct, aWarehouse, balanceOf, move } from '#tests/functional/inventory/goods'

test.group('Reports of stock and purchases', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('the valuation equals the inventory account, today and on any day before', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const [drill, screw, warehouse] = [
      await aProduct(api),
      await aProduct(api, { name: '=screw' }),
      await aWarehouse(api),
    ]
    const today = todayIn(tenant.timezone)
    clock.travelTo(new Date(Date.now() - 2 * 86_400_000))
    await move(api, {
      productId: drill.id,
      warehouseId: warehouse.id,
      quantity: 3,
      unitCost: 33.3333,
    })
    await move(api, {
      productId: screw.id,
      warehouseId: warehouse.id,
      quantity: 7,
      unitCost: 0.1449,
    })
    clock.travelTo(null)
    await move(api, { productId: drill.id, warehouseId: warehouse.id, type: 'OUT', quantity: 3 })

    const now = (await api.get('/reports/inventory-valuation')).body
    assert.deepEqual(now.rows, [
      {
        productId: screw.id,
        sku: screw.sku,
        name: '=screw',
        quantity: 7,
        averageCost: 0.1443,
        value: 1.01,
      },
    ])
    assert.equal(now.totals.value, await balanceOf(company, 'inventory'))
    const then = (await api.get(`/reports/inventory-valuation?asOf=${addDays(today, -1)}`)).body
    assert.containsSubset(then, { asOf: addDays(today, -1), totals: { value: 101.01 } })
    assert.lengthOf(then.rows, 2)
    assert.deepEqual(
      (await api.get(`/reports/inventory-valuation?asOf=${addDays(today, -3)}`)).body.rows,
      []
    )

    const csv = await api.get('/reports/inventory-valuation', { accept: 'text/csv' })
    assert.match(csv.headers.get('content-type')!, /^text\/csv/)
    assert.deepEqual(csv.text.trim().split('\r\n').slice(0, 2), [
      'productId,sku,name,quantity,averageCost,value',
      `${screw.id},${screw.sku},'=screw,7,0.1443,1.01`,
    ])
    assert.equal((await api.get('/reports/inventory-valuation?asOf=2026-02-30')).status, 422)
  })

  test('payables are listed by age, and their total is the payable account', async ({ assert }) => {
    const company = await aCompany()
    const { api, as, tenant } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const { body: supplier } = await api.post('/suppliers', { name: 'Mayorista' })
    const today = todayIn(tenant.timezone)
    const receive = async (quantity: number, daysAgo: number, more = {}) => {
      const { body } = await api.post('/purchase-orders', {
        warehouseId: warehouse.id,
        items: [{ productId: product.id, quantity }],
        ...more,
      })
      for (const verb of ['order', 'receive']) await api.post(`/purchase-orders/${body.id}/${verb}`)
      await as(() =>
        execute(
          'UPDATE purchase_receipts SET received_on = ? WHERE tenant_id = ? AND purchase_order_id = ?',
          [addDays(today, -daysAgo), tenant.id, body.id]
        )
      )
      return body.id
    }
    const fromSupplier = { supplierId: supplier.id }
    const paid = await receive(1, 100, fromSupplier)
    await receive(2, 91, fromSupplier)
    await receive(3, 30, fromSupplier)
    await receive(4, 31)
    await receive(5, 0)
    await api.post(`/purchase-orders/${paid}/payments`, { amount: 60 })

    const { body } = await api.get('/reports/payables-aging')
    assert.deepEqual(body.rows, [
      {
        supplierId: null,
        supplierName: null,
        current: 500,
        days1To30: 0,
        days31To60: 400,
        days61To90: 0,
        over90: 0,
        unbilledReceipts: 900,
        total: 900,
      },
      {
        supplierId: supplier.id,
        supplierName: 'Mayorista',
        current: 0,
        days1To30: 300,
        days31To60: 0,
        days61To90: 0,
        over90: 240,
        unbilledReceipts: 540,
        total: 540,
      },
    ])
    assert.equal(body.totals.total, -(await balanceOf(company, 'payable')))
    assert.containsSubset(
      (await api.get(`/reports/payables-aging?asOf=${addDays(today, -95)}`)).body,
      { totals: { total: 100, days1To30: 100 } }
    )
    assert.match(
      (await api.get('/reports/payables-aging', { accept: 'text/csv' })).text,
      /^supplierId,supplierName,current/
    )
  })
})
