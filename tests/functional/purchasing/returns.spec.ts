import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany, type Company } from '#tests/company'
import { aProduct, aWarehouse, balanceOf, booksOf, move } from '#tests/functional/inventory/goods'
import { mustTieOut } from '#tests/functional/purchasing/tie_out'
import { listensTo } from '#tests/functional/announced'
import { aCustomer } from '#tests/functional/sales/shop'

type Item = { productId: string; quantity: number; unitCost?: number; taxRate?: number }

/** An order whose goods are there. */
async function aReceivedOrder({ api }: Company, items: Item[], warehouse?: { id: string }) {
  const { body } = await api.post('/purchase-orders', {
    warehouseId: (warehouse ?? (await aWarehouse(api))).id,
    items,
  })
  for (const verb of ['order', 'receive']) await api.post(`/purchase-orders/${body.id}/${verb}`)
  return {
    id: body.id as string,
    at: `/purchase-orders/${body.id}`,
    warehouseId: body.warehouseId as string,
    lines: body.items as { id: string }[],
  }
}

/** A company with ten of a product that came in otherwise. */
async function withTenAt(unitCost: number) {
  const company = await aCompany()
  const { api } = company
  const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
  await move(api, { productId: product.id, warehouseId: warehouse.id, quantity: 10, unitCost })
  return { company, api, product, warehouse }
}

test.group('Goods that go back to the supplier', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a partial return leaves at cost, reduces the debt, and may come again', async ({
    assert,
    cleanup,
  }) => {
    const told = listensTo('purchase_order.returned', cleanup)
    const company = await aCompany()
    const { api, tenant } = company
    const [drill, screw] = [await aProduct(api), await aProduct(api)]
    const order = await aReceivedOrder(company, [
      { productId: drill.id, quantity: 3, unitCost: 80, taxRate: 19 },
      { productId: screw.id, quantity: 7, unitCost: 0.3333, taxRate: 5 },
      { productId: screw.id, quantity: 2, unitCost: 1 },
    ])
    await mustTieOut(assert, company, 290.05)

    const [, seven, two] = order.lines
    const items = [
      { productId: drill.id, quantity: 1 },
      { lineId: two.id, quantity: 2 },
      { lineId: seven.id, productId: screw.id, quantity: 6 },
    ]
    const { status, body } = await api.post(`${order.at}/return`, {
      items,
      reason: 'Llegaron golpeados',
    })
    assert.equal(status, 200)
    assert.containsSubset(body, {
      status: 'PARTIALLY_RECEIVED',
      receivedTotal: 190.75,
      balance: 190.75,
      allowedActions: ['receive', 'return', 'close', 'pay'],
    })
    assert.deepEqual(
      body.items.map(({ receivedQuantity }: any) => receivedQuantity),
      [2, 1, 0]
    )
    assert.deepEqual(
      [
        await balanceOf(company, 'inventory'),
        await balanceOf(company, 'tax_recoverable'),
        await balanceOf(company, 'payable'),
      ],
      [160.33, 30.42, -190.75]
    )
    assert.containsSubset((await api.get(`/products/${drill.id}`)).body, {
      stock: 2,
      averageCost: 80,
    })
    assert.containsSubset((await api.get(`/products/${screw.id}`)).body, {
      stock: 1,
      averageCost: 0.33,
    })
    await mustTieOut(assert, company, 190.75)

    const [back, came] = (await api.get(`${order.at}/receipts`)).body.data
    assert.containsSubset(back, {
      type: 'RETURN',
      receivedOn: todayIn(tenant.timezone),
      subtotal: -84,
      tax: -15.3,
      total: -99.3,
      reason: 'Llegaron golpeados',
    })
    assert.containsSubset(came, {
      type: 'RECEIPT',
      subtotal: 244.33,
      tax: 45.72,
      total: 290.05,
      reason: null,
    })
    assert.containsSubset(await told(company), [{ purchaseOrderId: order.id, receiptId: back.id }])
    const [entry] = (await api.get(`/journal-entries?reference=${order.id}&sort=-number`)).body.data
    assert.containsSubset(entry, {
      entryType: 'PURCHASE',
      concept: 'Devolución de la orden de compra 1',
    })
    assert.deepEqual(
      (
        await api.get(`/stock-movements?reason=RETURN&reference=${order.id}&sort=createdAt`)
      ).body.data
        .map(({ type, quantity }: any) => [type, quantity])
        .sort(),
      [
        ['OUT', 1],
        ['OUT', 2],
        ['OUT', 6],
      ]
    )

    assert.containsSubset((await api.post(`${order.at}/receive`)).body, {
      status: 'RECEIVED',
      receivedTotal: 290.05,
    })
    await mustTieOut(assert, company, 290.05)
  })

  test('a full return restores stock and average, and the order may be cancelled', async ({
    assert,
  }) => {
    const { company, api, product, warehouse } = await withTenAt(100)
    const order = await aReceivedOrder(
      company,
      [{ productId: product.id, quantity: 10, unitCost: 200 }],
      warehouse
    )
    assert.equal((await api.get(`/products/${product.id}`)).body.averageCost, 150)

    const { body } = await api.post(`${order.at}/return`)
    assert.containsSubset(body, {
      status: 'ORDERED',
      receivedTotal: 0,
      balance: 0,
      allowedActions: ['receive', 'cancel'],
    })
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 10,
      averageCost: 100,
    })
    assert.equal(await balanceOf(company, 'cost_of_sales'), 0)
    await mustTieOut(assert, company, 0)

    assert.equal((await api.post(`${order.at}/return`)).body.code, 'INVALID_TRANSITION')
    assert.containsSubset((await api.post(`${order.at}/cancel`)).body, {
      status: 'CANCELLED',
      hasReceipts: true,
      allowedActions: [],
    })
    assert.containsSubset((await api.delete(order.at)).body, { status: 409, code: 'IN_USE' })
    assert.deepEqual((await api.get(order.at)).body.allowedActions, [])
    assert.containsSubset((await api.post(`${order.at}/receive`)).body, {
      code: 'INVALID_TRANSITION',
      currentStatus: 'CANCELLED',
      allowedActions: [],
    })

    const untouched = (
      await api.post('/purchase-orders', {
        supplierId: body.supplierId,
        warehouseId: warehouse.id,
        items: [{ productId: product.id, quantity: 1, unitCost: 1 }],
      })
    ).body
    assert.containsSubset((await api.post(`/purchase-orders/${untouched.id}/cancel`)).body, {
      hasReceipts: false,
      allowedActions: ['delete'],
    })
    assert.containsSubset((await api.post(`/purchase-orders/${untouched.id}/receive`)).body, {
      code: 'INVALID_TRANSITION',
      allowedActions: ['delete'],
    })
    assert.deepEqual(
      (await api.get('/purchase-orders?status=CANCELLED&sort=number')).body.data.map(
        ({ allowedActions }: any) => allowedActions
      ),
      [[], ['delete']]
    )
  })

  test('returns leave at average cost after a sale, and the difference is cost of sales', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const order = await aReceivedOrder(
      company,
      [{ productId: product.id, quantity: 10, unitCost: 100 }],
      warehouse
    )
    await move(api, {
      productId: product.id,
      warehouseId: warehouse.id,
      quantity: 10,
      unitCost: 10,
    })
    await move(api, { type: 'OUT', productId: product.id, warehouseId: warehouse.id, quantity: 12 })

    const { body } = await api.post(`${order.at}/return`, {
      items: [{ productId: product.id, quantity: 5 }],
    })
    assert.containsSubset(body, { receivedTotal: 500 })
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 3,
      averageCost: 55,
    })
    assert.equal(await balanceOf(company, 'cost_of_sales'), -225)
    await mustTieOut(assert, company, 500)

    await api.post(`${order.at}/return`, { items: [{ productId: product.id, quantity: 3 }] })
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 0,
      averageCost: 55,
    })
    assert.deepEqual(
      [await balanceOf(company, 'inventory'), await balanceOf(company, 'cost_of_sales')],
      [0, -360]
    )
    await mustTieOut(assert, company, 200)
  })

  test('the average of remaining goods stays, whatever the returned ones cost', async ({
    assert,
  }) => {
    const { company, api, product, warehouse } = await withTenAt(100)
    const cheap = await aReceivedOrder(
      company,
      [{ productId: product.id, quantity: 10, unitCost: 1 }],
      warehouse
    )
    await move(api, {
      type: 'OUT',
      productId: product.id,
      warehouseId: warehouse.id,
      quantity: 9.999,
    })

    assert.equal((await api.post(`${cheap.at}/return`)).status, 200)
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 0.001,
      averageCost: 50,
    })
    await mustTieOut(assert, company, 0)
  })

  test('goods that covered a shortage have left, so returns leave at average cost', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    await api.post('/invoices', {
      customerId: (await aCustomer(company)).id,
      warehouseId: warehouse.id,
      items: [{ productId: product.id, quantity: 5 }],
    })
    const short = await aReceivedOrder(
      company,
      [{ productId: product.id, quantity: 5, unitCost: 144 }],
      warehouse
    )
    const later = await aReceivedOrder(
      company,
      [{ productId: product.id, quantity: 9, unitCost: 81 }],
      warehouse
    )

    assert.equal((await api.post(`${short.at}/return`)).status, 200)
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 4,
      averageCost: 81,
    })
    assert.equal(await balanceOf(company, 'inventory'), 324)
    await mustTieOut(assert, company, 729)
    assert.equal(
      (await api.post(`${later.at}/return`, { items: [{ productId: product.id, quantity: 3 }] }))
        .status,
      200
    )
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 1,
      averageCost: 81,
    })
    await mustTieOut(assert, company, 486)
  })

  test('goods that cost nothing cost nothing after others went back', async ({ assert }) => {
    const { company, api, product, warehouse } = await withTenAt(0)
    const order = await aReceivedOrder(
      company,
      [{ productId: product.id, quantity: 10, unitCost: 100 }],
      warehouse
    )

    for (const quantity of [4, 6])
      await api.post(`${order.at}/return`, { items: [{ productId: product.id, quantity }] })
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 10,
      averageCost: 0,
    })
    assert.deepEqual(
      [await balanceOf(company, 'inventory'), await balanceOf(company, 'cost_of_sales')],
      [0, 0]
    )
    await mustTieOut(assert, company, 0)
  })

  test('the last receipt is returned first, so that older debts keep their age', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    clock.travelTo(new Date(Date.now() - 40 * 86_400_000))
    const { body } = await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [
        { productId: product.id, quantity: 2 },
        { productId: product.id, quantity: 2 },
      ],
    })
    const at = `/purchase-orders/${body.id}`
    await api.post(`${at}/order`)
    await api.post(`${at}/receive`, { items: [{ productId: product.id, quantity: 2 }] })
    clock.travelTo(null)
    await api.post(`${at}/receive`, { items: [{ productId: product.id, quantity: 1 }] })
    assert.containsSubset((await api.get('/reports/payables-aging')).body.totals, {
      current: 100,
      days31To60: 200,
    })

    const { body: after } = await api.post(`${at}/return`, {
      items: [{ productId: product.id, quantity: 1 }],
    })
    assert.deepEqual(
      after.items.map(({ receivedQuantity }: any) => receivedQuantity),
      [2, 0]
    )
    assert.containsSubset((await api.get('/reports/payables-aging')).body.totals, {
      current: 0,
      days31To60: 200,
    })
    await mustTieOut(assert, company, 200)
  })

  test('goods that are not replaced need not come: the order is closed', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const product = await aProduct(api)
    const order = await aReceivedOrder(company, [{ productId: product.id, quantity: 3 }])
    assert.equal((await api.post(`${order.at}/close`)).body.code, 'INVALID_TRANSITION')
    await api.post(`${order.at}/return`, { items: [{ productId: product.id, quantity: 1 }] })

    assert.containsSubset((await api.post(`${order.at}/close`)).body, {
      status: 'RECEIVED',
      receivedTotal: 200,
      total: 300,
      allowedActions: ['return', 'pay'],
    })
    assert.equal((await api.post(`${order.at}/receive`)).body.code, 'INVALID_TRANSITION')
    assert.containsSubset(
      (await api.post(`${order.at}/return`, { items: [{ productId: product.id, quantity: 1 }] }))
        .body,
      { status: 'RECEIVED', receivedTotal: 100, allowedActions: ['return', 'pay'] }
    )
    await move(api, {
      type: 'OUT',
      productId: product.id,
      warehouseId: order.warehouseId,
      quantity: 1,
    })
    assert.equal((await api.delete(`/products/${product.id}`)).status, 204)
    await mustTieOut(assert, company, 100)
  })

  test('payments for returned goods are a claim until they are voided', async ({ assert }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const today = todayIn(tenant.timezone)
    const product = await aProduct(api)
    clock.travelTo(new Date(Date.now() - 40 * 86_400_000))
    const order = await aReceivedOrder(company, [{ productId: product.id, quantity: 4 }])
    clock.travelTo(new Date(Date.now() - 39 * 86_400_000))
    const paid = await api.post(`${order.at}/payments`, { amount: 300 })
    clock.travelTo(null)

    const part = await api.post(`${order.at}/return`, {
      items: [{ productId: product.id, quantity: 1 }],
    })
    assert.containsSubset(part.body, { balance: 0, allowedActions: ['receive', 'return'] })
    const whole = await api.post(`${order.at}/return`)
    assert.containsSubset(whole.body, {
      status: 'ORDERED',
      balance: -300,
      allowedActions: ['receive'],
    })
    await mustTieOut(assert, company, -300)
    const { rows } = (await api.get('/reports/payables-aging')).body
    assert.containsSubset(rows, [{ current: -300, days31To60: 0, total: -300 }])
    const owedOn = async (daysAgo: number) =>
      (await api.get(`/reports/payables-aging?asOf=${addDays(today, -daysAgo)}`)).body.totals.total
    assert.deepEqual(
      [await owedOn(40), await owedOn(39), await owedOn(1), await owedOn(0)],
      [400, 100, 100, -300]
    )

    assert.containsSubset((await api.post(`${order.at}/payments`, { amount: 1 })).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
    })
    assert.containsSubset((await api.post(`${order.at}/cancel`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'ORDERED',
      allowedActions: ['receive'],
    })
    assert.equal((await api.post(`${order.at}/payments/${paid.body.id}/void`)).status, 200)
    assert.equal((await api.post(`${order.at}/cancel`)).body.status, 'CANCELLED')
    await mustTieOut(assert, company, 0)
  })

  test('aging by day equals the books when a company moved west', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const product = await aProduct(api)
    clock.travelTo(new Date('2026-11-20T12:00:00Z'))
    await api.patch('/settings/tenant', { timezone: 'Pacific/Kiritimati' })
    const [whole, part] = [
      await aReceivedOrder(company, [{ productId: product.id, quantity: 1 }]),
      await aReceivedOrder(company, [{ productId: product.id, quantity: 3 }]),
    ]
    await api.patch('/settings/tenant', { timezone: 'Pacific/Pago_Pago' })
    await api.post(`${whole.at}/return`)
    await api.post(`${part.at}/payments`, { amount: 120 })
    await api.post(`${part.at}/return`, { items: [{ productId: product.id, quantity: 1 }] })

    const owedOn = async (asOf: string) =>
      (await api.get(`/reports/payables-aging?asOf=${asOf}`)).body.totals.total
    const inBooks = async (to: string) =>
      (await api.get(`/reports/trial-balance?from=${to}&to=${to}`)).body.rows.find(
        ({ code }: any) => code === '220505'
      )?.closing
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
      assert.equal(await owedOn(day), -((await inBooks(day)) ?? 0), day)
    assert.equal(await owedOn('2026-11-21'), 80)
  })

  test('a service that is given back is an expense no longer', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const service = await aProduct(api, { isService: true, taxRate: 19 })
    const order = await aReceivedOrder(company, [{ productId: service.id, quantity: 1 }])
    assert.equal(await balanceOf(company, 'expense'), 100)
    assert.containsSubset((await api.patch(`/products/${service.id}`, { isService: false })).body, {
      status: 409,
      code: 'IN_USE',
      errors: [{ field: 'isService' }],
    })

    assert.containsSubset((await api.post(`${order.at}/return`)).body, {
      status: 'ORDERED',
      receivedTotal: 0,
    })
    assert.deepEqual(
      [
        await balanceOf(company, 'expense'),
        await balanceOf(company, 'tax_recoverable'),
        await balanceOf(company, 'payable'),
      ],
      [0, 0, 0]
    )
    await mustTieOut(assert, company, 0)
  })

  test('an impossible return and a dry run change nothing', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, other, warehouse] = [
      await aProduct(api),
      await aProduct(api),
      await aWarehouse(api),
    ]
    const order = await aReceivedOrder(
      company,
      [
        { productId: product.id, quantity: 3 },
        { productId: other.id, quantity: 1 },
      ],
      warehouse
    )
    await api.post('/invoices', {
      customerId: (await aCustomer(company)).id,
      warehouseId: warehouse.id,
      items: [{ productId: product.id, quantity: 2 }],
    })
    const draft = (
      await api.post('/purchase-orders', { warehouseId: warehouse.id, items: [product.id] })
    ).body
    const before = await booksOf(company)

    const refused = async (items: unknown) => (await api.post(`${order.at}/return`, { items })).body
    assert.containsSubset(await refused([{ productId: product.id, quantity: 2 }]), {
      status: 409,
      code: 'INSUFFICIENT_STOCK',
      productId: product.id,
      available: 1,
      requested: 2,
      errors: [{ field: 'items' }],
    })
    assert.containsSubset(
      await refused([
        { productId: other.id, quantity: 1 },
        { productId: product.id, quantity: 3.5 },
      ]),
      {
        status: 409,
        code: 'OVER_RETURN',
        received: 3,
        requested: 3.5,
        errors: [{ field: 'items.1.quantity' }],
      }
    )
    assert.containsSubset(await refused([{ productId: draft.id, quantity: 1 }]), {
      status: 422,
      errors: [{ field: 'items.0.productId', code: 'NOT_FOUND' }],
    })
    assert.containsSubset(await refused([]), { status: 422 })
    assert.containsSubset((await api.post(`/purchase-orders/${draft.id}/return`)).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'DRAFT',
    })
    assert.equal((await (await aCompany()).api.post(`${order.at}/return`)).status, 404)

    const tried = await api.post(
      `${order.at}/return`,
      { items: [{ productId: product.id, quantity: 1 }] },
      { prefer: 'dry-run' }
    )
    assert.containsSubset(tried.body, {
      status: 'PARTIALLY_RECEIVED',
      effects: {
        stock: [{ type: 'OUT', productId: product.id, change: -1, quantityAfter: 0, cost: 100 }],
      },
    })
    assert.deepEqual(await booksOf(company), before)

    await api.post('/fiscal-periods/close', { through: todayIn(company.tenant.timezone) })
    assert.containsSubset(
      (await api.post(`${order.at}/return`, { items: [{ productId: other.id, quantity: 1 }] }))
        .body,
      { status: 409, code: 'PERIOD_CLOSED' }
    )
    assert.deepEqual(await booksOf(company), before)
  })

  test('goods that cost nothing neither come nor go back on a closed day', async ({ assert }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const free = [{ productId: product.id, quantity: 3, unitCost: 0 }]
    const order = await aReceivedOrder(company, free, warehouse)
    const open = (await api.post('/purchase-orders', { warehouseId: warehouse.id, items: free }))
      .body
    await api.post(`/purchase-orders/${open.id}/order`)
    await api.post('/fiscal-periods/close', { through: todayIn(tenant.timezone) })
    const before = await booksOf(company)

    for (const path of [`${order.at}/return`, `/purchase-orders/${open.id}/receive`])
      assert.containsSubset(
        (await api.post(path)).body,
        { status: 409, code: 'PERIOD_CLOSED' },
        path
      )
    assert.deepEqual(await booksOf(company), before)
    assert.containsSubset((await api.get(`/purchase-orders/${open.id}`)).body, {
      status: 'ORDERED',
    })
  })

  test('goods of a deleted warehouse are not returned', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse, other] = [
      await aProduct(api),
      await aWarehouse(api),
      await aWarehouse(api),
    ]
    await api.patch(`/warehouses/${other.id}`, { isDefault: true })
    const order = await aReceivedOrder(company, [{ productId: product.id, quantity: 1 }], warehouse)
    await move(api, {
      type: 'TRANSFER',
      reason: 'TRANSFER',
      productId: product.id,
      fromWarehouseId: warehouse.id,
      warehouseId: other.id,
      quantity: 1,
    })
    assert.equal((await api.delete(`/warehouses/${warehouse.id}`)).status, 204)

    assert.containsSubset((await api.post(`${order.at}/return`)).body, {
      status: 409,
      code: 'INSUFFICIENT_STOCK',
      available: 0,
    })
    await mustTieOut(assert, company, 100)
  })

  test('returns, sales and deliveries at the same moment: each unit goes one way', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    await api.patch('/settings/tenant', { allowNegativeStock: false })
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const customer = await aCustomer(company)
    const order = await aReceivedOrder(company, [{ productId: product.id, quantity: 6 }], warehouse)
    const one = [{ productId: product.id, quantity: 1 }]

    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => api.post(`${order.at}/return`, { items: one })),
      ...Array.from({ length: 6 }, () =>
        api.post('/invoices', { customerId: customer.id, warehouseId: warehouse.id, items: one })
      ),
    ])
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [200, 201, 409])
    assert.lengthOf(
      answers.filter(({ status }) => status < 300),
      6
    )
    assert.deepEqual(
      [...new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))],
      ['INSUFFICIENT_STOCK']
    )
    const back = answers.slice(0, 6).filter(({ status }) => status === 200).length
    assert.equal((await api.get(`/products/${product.id}`)).body.stock, 0)
    await mustTieOut(assert, company, (6 - back) * 100)

    const all = await Promise.all(Array.from({ length: 6 }, () => api.post(`${order.at}/receive`)))
    assert.lengthOf(
      all.filter(({ status }) => status === 200),
      1
    )
    await mustTieOut(assert, company, 600)
  })
})
