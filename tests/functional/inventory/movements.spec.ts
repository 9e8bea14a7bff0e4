import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { todayIn } from '#core/calendar/days'
import { aCompany } from '#tests/company'
import {
  aProduct,
  aWarehouse,
  assertStockTies,
  balanceOf,
  booksOf,
  move,
} from '#tests/functional/inventory/goods'

test.group('Stock movements', () => {
  test('goods come in at their cost, go out at the average, and each movement is posted', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, admin } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const at = { productId: product.id, warehouseId: warehouse.id }

    const first = await move(api, { ...at, quantity: 10 })
    assert.equal(first.status, 201)
    assert.containsSubset(first.body, {
      ...at,
      type: 'IN',
      reason: 'ADJUSTMENT',
      quantity: 10,
      unitCost: 100,
      cost: 1000,
      quantityAfter: 10,
      fromWarehouseId: null,
      reference: null,
      createdBy: admin.id,
      version: 1,
    })
    assert.deepEqual((await api.get(first.headers.get('location')!)).body, first.body)

    await move(api, { ...at, quantity: 5, unitCost: 130 })
    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 15,
      averageCost: 110,
    })
    const out = await move(api, { ...at, type: 'OUT', reason: 'DAMAGE', quantity: 4 })
    assert.containsSubset(out.body, { unitCost: 110, cost: 440, quantityAfter: 11 })

    assert.containsSubset((await api.get(`/products/${product.id}`)).body, {
      stock: 11,
      averageCost: 110,
    })
    assert.equal(await balanceOf(company, 'inventory'), 1210)
    assert.equal(await balanceOf(company, 'stock_adjustment'), -1210)
    await assertStockTies(assert, company)
  })

  test('a transfer moves goods, and changes neither value nor cost nor the books', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const product = await aProduct(api)
    const [from, to] = [await aWarehouse(api), await aWarehouse(api)]
    await move(api, { productId: product.id, warehouseId: from.id, quantity: 3, unitCost: 33.3333 })
    const { entries } = await booksOf(company)

    const moved = await move(api, {
      type: 'TRANSFER',
      reason: 'TRANSFER',
      productId: product.id,
      fromWarehouseId: from.id,
      warehouseId: to.id,
      quantity: 2,
    })
    assert.equal(moved.status, 201)
    assert.containsSubset(moved.body, {
      warehouseId: to.id,
      fromWarehouseId: from.id,
      quantityAfter: 2,
    })

    const stock = (await api.get(`/stock?productId=${product.id}&sort=quantity`)).body.data
    assert.deepEqual(
      stock.map((row: any) => [row.warehouseId, row.quantity]),
      [
        [from.id, 1],
        [to.id, 2],
      ]
    )
    assert.equal(
      Math.round(stock.reduce((sum: number, row: any) => sum + row.value, 0) * 100),
      10000
    )
    assert.containsSubset(stock[0], {
      productName: product.name,
      sku: product.sku,
      warehouseName: from.name,
      averageCost: 33.3333,
      minStock: 0,
      belowMinimum: false,
    })
    assert.deepEqual((await booksOf(company)).entries, entries)
    await assertStockTies(assert, company)
  })

  test('a refused movement leaves stock, numbers and books unchanged', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, service] = [await aProduct(api), await aProduct(api, { isService: true })]
    const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
    const at = { productId: product.id, warehouseId: here.id }
    await move(api, { ...at, quantity: 5 })
    const before = await booksOf(company)

    const refusals: [Record<string, unknown>, number, string, string][] = [
      [{ ...at, type: 'OUT', quantity: 5.0001 }, 409, 'INSUFFICIENT_STOCK', 'quantity'],
      [
        { ...at, warehouseId: there.id, type: 'OUT', quantity: 1 },
        409,
        'INSUFFICIENT_STOCK',
        'quantity',
      ],
      [
        { ...at, type: 'TRANSFER', warehouseId: there.id, fromWarehouseId: here.id, quantity: 6 },
        409,
        'INSUFFICIENT_STOCK',
        'quantity',
      ],
      [
        { ...at, type: 'TRANSFER', fromWarehouseId: here.id, quantity: 1 },
        422,
        'INVALID',
        'fromWarehouseId',
      ],
      [{ ...at, type: 'TRANSFER', quantity: 1 }, 422, 'REQUIRED', 'fromWarehouseId'],
      [
        { ...at, type: 'TRANSFER', fromWarehouseId: randomUUID(), quantity: 1 },
        422,
        'NOT_FOUND',
        'fromWarehouseId',
      ],
      [{ ...at, productId: service.id, quantity: 1 }, 422, 'INVALID', 'productId'],
      [{ ...at, productId: randomUUID(), quantity: 1 }, 422, 'NOT_FOUND', 'productId'],
      [{ ...at, warehouseId: randomUUID(), quantity: 1 }, 422, 'NOT_FOUND', 'warehouseId'],
      [{ ...at, quantity: 0 }, 422, 'TOO_SMALL', 'quantity'],
      [{ ...at, quantity: -1 }, 422, 'TOO_SMALL', 'quantity'],
      [{ ...at, quantity: '1' }, 422, 'TYPE', 'quantity'],
      [{ ...at, quantity: 1.00001 }, 422, 'TOO_PRECISE', 'quantity'],
      [{ ...at, quantity: 99999999999, unitCost: 99999999999 }, 422, 'TOO_LARGE', 'quantity'],
      [{ ...at, quantity: 1, unitCost: -1 }, 422, 'TOO_SMALL', 'unitCost'],
      [{ ...at, quantity: 1, reason: 'GIFT' }, 422, 'INVALID_CHOICE', 'reason'],
      [{ ...at, quantity: 1, type: 'UP' }, 422, 'INVALID_CHOICE', 'type'],
    ]
    for (const [input, status, code, field] of refusals) {
      const { status: answered, body } = await move(api, input)
      assert.deepEqual(
        [answered, body.errors?.[0]?.code, body.errors?.[0]?.field],
        [status, code, field],
        JSON.stringify(input)
      )
    }
    const short = await move(api, { ...at, type: 'OUT', quantity: 6 })
    assert.containsSubset(short.body, {
      code: 'INSUFFICIENT_STOCK',
      available: 5,
      requested: 6,
      productId: product.id,
      warehouseId: here.id,
    })
    assert.deepEqual(await booksOf(company), before)
  })

  test('a movement in a closed period is refused, and moves nothing', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    await company.as(async () => {
      const { execute } = await import('#core/database/query')
      await execute("UPDATE ledgers SET closed_through = '2999-12-31' WHERE tenant_id = ?", [
        company.tenant.id,
      ])
    })
    const before = await booksOf(company)

    const refused = await move(api, {
      productId: product.id,
      warehouseId: warehouse.id,
      quantity: 1,
    })
    assert.deepEqual([refused.status, refused.body.code], [409, 'PERIOD_CLOSED'])
    assert.deepEqual(await booksOf(company), before)
  })

  test('goods without value do not move on a closed day', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, here, there] = [
      await aProduct(api),
      await aWarehouse(api),
      await aWarehouse(api),
    ]
    assert.equal(
      (await move(api, { productId: product.id, warehouseId: here.id, quantity: 5, unitCost: 0 }))
        .status,
      201
    )
    await api.post('/fiscal-periods/close', { through: todayIn(company.tenant.timezone) })
    const valuation = async () =>
      (await api.get(`/reports/inventory-valuation?asOf=${todayIn(company.tenant.timezone)}`)).body
    const before = [await valuation(), await booksOf(company)]

    for (const what of [
      { quantity: 2, unitCost: 0 },
      { type: 'OUT', quantity: 2 },
    ]) {
      const refused = await move(api, { productId: product.id, warehouseId: here.id, ...what })
      assert.deepEqual([refused.status, refused.body.code], [409, 'PERIOD_CLOSED'])
    }
    assert.deepEqual([await valuation(), await booksOf(company)], before)

    assert.equal(
      (
        await move(api, {
          type: 'TRANSFER',
          productId: product.id,
          fromWarehouseId: here.id,
          warehouseId: there.id,
          quantity: 2,
        })
      ).status,
      201,
      'it changes no valuation'
    )
    assert.deepEqual(await valuation(), before[0])
  })

  test('movements are neither changed nor deleted', async ({ assert }) => {
    const { api } = await aCompany()
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const { body } = await move(api, {
      productId: product.id,
      warehouseId: warehouse.id,
      quantity: 1,
    })

    assert.equal((await api.patch(`/stock-movements/${body.id}`, { quantity: 2 })).status, 405)
    assert.equal((await api.delete(`/stock-movements/${body.id}`)).status, 405)
  })

  test('an assistant moves goods at the cost of the product, and cannot name another', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const asked = {
      type: 'IN',
      reason: 'ADJUSTMENT',
      productId: product.id,
      warehouseId: warehouse.id,
      quantity: 3,
    }
    const ask = (args: object) => api.post('/assistant/tools/move_stock/call', args)
    const before = await booksOf(company)

    assert.containsSubset((await ask({ ...asked, unitCost: 1 })).body, {
      status: 422,
      errors: [{ field: 'unitCost', code: 'UNKNOWN_FIELD' }],
    })
    assert.deepEqual(await booksOf(company), before)
    assert.containsSubset((await ask(asked)).body.result, { unitCost: 100, cost: 300 })
  })

  test('movements are listed by product, by either warehouse, type, reason and day', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [product, other] = [await aProduct(api), await aProduct(api)]
    const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
    await move(api, { productId: product.id, warehouseId: here.id, quantity: 5 })
    await move(api, { productId: other.id, warehouseId: here.id, quantity: 5 })
    await move(api, {
      productId: product.id,
      type: 'TRANSFER',
      reason: 'TRANSFER',
      fromWarehouseId: here.id,
      warehouseId: there.id,
      quantity: 1,
    })

    const total = async (query: string) =>
      (await api.get(`/stock-movements?${query}`)).body.meta.total
    assert.equal(await total(''), 3)
    assert.equal(await total(`productId=${product.id}`), 2)
    assert.equal(await total(`warehouseId=${here.id}`), 3)
    assert.equal(await total(`warehouseId=${there.id}`), 1)
    assert.equal(await total('type=TRANSFER'), 1)
    assert.equal(await total('reason=ADJUSTMENT'), 2)
    assert.equal(await total('from=2000-01-01&to=2000-01-02'), 0)
  })

  test('a dry run shows stock and postings, and changes nothing', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const before = await booksOf(company)

    const { status, body } = await move(
      api,
      { productId: product.id, warehouseId: warehouse.id, quantity: 2 },
      { prefer: 'dry-run' }
    )
    assert.equal(status, 201)
    assert.containsSubset(body.effects.stock, [
      { productId: product.id, change: 2, quantityAfter: 2, cost: 200 },
    ])
    assert.lengthOf(body.effects.journal, 1)
    assert.deepEqual(await booksOf(company), before)
  })
})
