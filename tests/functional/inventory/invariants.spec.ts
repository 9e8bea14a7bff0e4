import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { integrity } from '#accounting/integrity'
import { aCompany, type Company } from '#tests/company'
import { aProduct, aWarehouse, move } from '#tests/functional/inventory/goods'

async function aTradingCompany() {
  const company = await aCompany()
  const { api } = company
  const product = await aProduct(api, { taxRate: 19 })
  const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
  await move(api, { productId: product.id, warehouseId: here.id, quantity: 3, unitCost: 33.3333 })
  await move(api, {
    type: 'TRANSFER',
    reason: 'TRANSFER',
    productId: product.id,
    fromWarehouseId: here.id,
    warehouseId: there.id,
    quantity: 2,
  })
  const { body: order } = await api.post('/purchase-orders', {
    warehouseId: there.id,
    items: [{ productId: product.id, quantity: 2 }],
  })
  for (const verb of ['order', 'receive']) await api.post(`/purchase-orders/${order.id}/${verb}`)
  await api.post(`/purchase-orders/${order.id}/payments`, { amount: 38 })
  return { ...company, product, here, order }
}

const RULES = [
  'inventory account = valuation',
  'stock in warehouses = movements',
  'stock of products = stock in warehouses',
  'payable account = open purchase orders',
]

async function findings({ as }: Pick<Company, 'as'>) {
  const { checks } = await as(integrity)
  return RULES.map((rule) => checks.find(({ name }) => name === rule)!)
}

test.group('Invariants of stock and purchases', () => {
  test('invariants of stock hold in a trading company', async ({ assert }) => {
    const company = await aTradingCompany()

    assert.deepEqual(
      (await findings(company)).map(({ left, right, ok, broken }) => [left, right, ok, broken]),
      [
        [300, 300, true, []],
        [5, 5, true, []],
        [5, 5, true, []],
        [200, 200, true, []],
      ]
    )
    assert.isTrue((await company.api.get('/reports/integrity')).body.ok)
  })

  test('each broken invariant names its records', async ({ assert }) => {
    const { as, tenant, product, here, order } = await aTradingCompany()
    await as(async () => {
      await execute('UPDATE products SET stock_value = stock_value + 0.01 WHERE tenant_id = ?', [
        tenant.id,
      ])
      await execute(
        'UPDATE stock_levels SET quantity = quantity + 1 WHERE tenant_id = ? AND warehouse_id = ?',
        [tenant.id, here.id]
      )
      await execute('UPDATE purchase_orders SET paid_amount = 40 WHERE tenant_id = ?', [tenant.id])
    })

    const [valued, moved, held, owed] = await findings({ as })
    assert.containsSubset(valued, {
      ok: false,
      left: 300,
      right: 300.01,
      broken: [{ productId: product.id, value: 300.01, moved: 300 }],
    })
    assert.containsSubset(moved, {
      ok: false,
      left: 6,
      right: 5,
      broken: [{ productId: product.id, warehouseId: here.id, quantity: 2, moved: 1 }],
    })
    assert.containsSubset(held, {
      ok: false,
      left: 5,
      right: 6,
      broken: [{ productId: product.id, stock: 5, inWarehouses: 6 }],
    })
    assert.containsSubset(owed, {
      ok: false,
      left: 200,
      right: 198,
      broken: [{ purchaseOrderId: order.id, paidAmount: 40 }],
    })
  })
})
