/**
 * Any goods, bought, sold before and after they came, taken back and moved: the inventory account
 * is the value of the stock after each step.
 */
import { test } from '@japa/runner'
import Big from 'big.js'
import { rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { transaction } from '#core/database/transaction/transaction'
import { credit, debit, post } from '#accounting/ledger'
import { lockGoods } from '#inventory/stock'
import { takenOut, putIn, type Holding } from '#inventory/stock/holding'
import { aCompany, type Company } from '#tests/company'
import { inCurrency } from '#tests/in_currency'
import { aProduct, aWarehouse, assertStockTies, move } from '#tests/functional/inventory/goods'

/** mulberry32: small, fast, and the same for the same seed. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    of: <T>(values: readonly T[]) => values[below(values.length)],
    decimal: (most: number, places: number) =>
      new Big(1 + below(most * 10 ** places - 1)).div(10 ** places),
  }
}

const newSeed = () => Number(process.env.SEED) || Date.now() % 2 ** 31

type Move = { productId: string; warehouseId: string; quantity: Big }

/**
 * As an invoice and its void do: goods go out below zero, and come back at the cost at which they
 * went.
 */
async function sell({ as }: Company, moves: Move[]): Promise<Big[]> {
  return as(() =>
    transaction(async () => {
      const goods = await lockGoods(
        moves.map(({ productId }) => productId),
        moves.map(({ warehouseId }) => warehouseId)
      )
      const reference = newId()
      const costs = moves.map(
        (one) => goods.takeOut({ ...one, reason: 'SALE', reference, allowNegative: true }).cost
      )
      const total = costs.reduce((sum, cost) => sum.plus(cost), new Big(0))
      await post({
        type: 'SALES',
        concept: 'Sold',
        reference,
        lines: [debit('cost_of_sales', total), credit('inventory', total)],
      })
      await goods.settle()
      return costs
    })
  )
}

/** An order that comes in, whole. */
async function buy({ api }: Company, warehouseId: string, items: object[]) {
  const { body } = await api.post('/purchase-orders', { warehouseId, items })
  await api.post(`/purchase-orders/${body.id}/order`)
  const received = await api.post(`/purchase-orders/${body.id}/receive`)
  if (received.status !== 200) throw new Error(received.text)
}

async function takeBack({ as }: Company, moves: Move[], costs: Big[]) {
  await as(() =>
    transaction(async () => {
      const goods = await lockGoods(
        moves.map(({ productId }) => productId),
        moves.map(({ warehouseId }) => warehouseId)
      )
      const reference = newId()
      moves.forEach((one, index) =>
        goods.takeIn({ ...one, cost: costs[index], reason: 'VOID', reference })
      )
      const total = costs.reduce((sum, cost) => sum.plus(cost), new Big(0))
      await post({
        type: 'SALES',
        concept: 'Taken back',
        reference,
        lines: [debit('inventory', total), credit('cost_of_sales', total)],
      })
      await goods.settle()
    })
  )
}

test.group('Average cost', () => {
  test('after any movement the inventory account is the value of the stock, to the cent', async ({
    assert,
  }) => {
    const seed = newSeed()
    console.log(`      seed ${seed}`)
    const { below, of, decimal } = randomOf(seed)
    const company = await aCompany()
    const { api, as, tenant } = company
    const products = [
      await aProduct(api, { costPrice: 7.7777 }),
      await aProduct(api, { costPrice: 0 }),
    ]
    const warehouses = [await aWarehouse(api), await aWarehouse(api)]
    const model = new Map<string, Big>()
    const add = (productId: string, warehouseId: string, quantity: Big) =>
      model.set(
        productId + warehouseId,
        (model.get(productId + warehouseId) ?? new Big(0)).plus(quantity)
      )
    const held = (productId: string, warehouseId: string) =>
      model.get(productId + warehouseId) ?? new Big(0)
    const sales: { moves: Move[]; costs: Big[] }[] = []

    const aMove = () => ({
      productId: of(products).id as string,
      warehouseId: of(warehouses).id as string,
      quantity: decimal(9, of([0, 1, 4])),
    })

    for (let step = 0; step < 120; step++) {
      const one = aMove()
      const kind = of(['buy', 'order', 'sell', 'sell', 'back', 'out', 'transfer'] as const)

      if (kind === 'buy') {
        const { status } = await move(api, {
          ...one,
          quantity: one.quantity.toNumber(),
          unitCost: decimal(20, of([0, 2, 4])).toNumber(),
        })
        assert.equal(status, 201)
        add(one.productId, one.warehouseId, one.quantity)
      } else if (kind === 'order') {
        const lines = [one, { ...aMove(), warehouseId: one.warehouseId }]
        await buy(
          company,
          one.warehouseId,
          lines.map(({ productId, quantity }) => ({
            productId,
            quantity: quantity.toNumber(),
            unitCost: decimal(20, of([0, 2, 4])).toNumber(),
            taxRate: of([0, 5, 19]),
          }))
        )
        for (const { productId, warehouseId, quantity } of lines)
          add(productId, warehouseId, quantity)
      } else if (kind === 'sell') {
        const moves = below(2) ? [one] : [one, aMove(), aMove()]
        sales.push({ moves, costs: await sell(company, moves) })
        for (const { productId, warehouseId, quantity } of moves)
          add(productId, warehouseId, quantity.neg())
      } else if (kind === 'back' && sales.length) {
        const [{ moves, costs }] = sales.splice(below(sales.length), 1)
        await takeBack(company, moves, costs)
        for (const { productId, warehouseId, quantity } of moves)
          add(productId, warehouseId, quantity)
      } else if (kind === 'out') {
        const { status } = await move(api, {
          ...one,
          type: 'OUT',
          quantity: one.quantity.toNumber(),
        })
        const isEnough = held(one.productId, one.warehouseId).gte(one.quantity)
        assert.equal(status, isEnough ? 201 : 409)
        if (isEnough) add(one.productId, one.warehouseId, one.quantity.neg())
      } else if (kind === 'transfer') {
        const from = warehouses.find(({ id }) => id !== one.warehouseId).id
        const { status } = await move(api, {
          ...one,
          type: 'TRANSFER',
          reason: 'TRANSFER',
          fromWarehouseId: from,
          quantity: one.quantity.toNumber(),
        })
        const isEnough = held(one.productId, from).gte(one.quantity)
        assert.equal(status, isEnough ? 201 : 409)
        if (isEnough) {
          add(one.productId, from, one.quantity.neg())
          add(one.productId, one.warehouseId, one.quantity)
        }
      }

      await assertStockTies(assert, company)
      const levels = await as(() =>
        rows('SELECT product_id, warehouse_id, quantity FROM stock_levels WHERE tenant_id = ?', [
          tenant.id,
        ])
      )
      for (const { product_id, warehouse_id, quantity } of levels)
        assert.equal(
          Number(quantity),
          held(product_id, warehouse_id).toNumber(),
          `step ${step}, seed ${seed}`
        )
    }
    const { body } = await api.get('/reports/integrity')
    assert.deepEqual(
      body.checks.filter(({ ok }: any) => !ok),
      [],
      `seed ${seed}`
    )
  }).timeout(60_000)

  test('goods sold before they came leave at the last cost, and are corrected later', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, as, tenant } = company
    const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
    const at = { productId: product.id, warehouseId: warehouse.id }
    const shown = async () => {
      const { stock, averageCost } = (await api.get(`/products/${product.id}`)).body
      return [stock, averageCost]
    }
    await move(api, { ...at, quantity: 2, unitCost: 10 })

    assert.deepEqual((await sell(company, [{ ...at, quantity: new Big(5) }])).map(Number), [50])
    assert.deepEqual(await shown(), [-3, 10])
    await move(api, { ...at, quantity: 4, unitCost: 12 })
    assert.deepEqual(await shown(), [1, 12])
    await assertStockTies(assert, company)

    const [correction] = await as(() =>
      rows(
        "SELECT total FROM journal_entries WHERE tenant_id = ? AND concept LIKE 'Costo de % vendido antes de su entrada'",
        [tenant.id]
      )
    )
    assert.equal(Number(correction.total), 6)
  })

  for (const [currency, decimals] of [
    ['COP', 2],
    ['CLP', 0],
  ] as const)
    test(`in ${currency} the value is never negative with goods in stock, nothing without, and never positive below zero`, ({
      assert,
    }) =>
      inCurrency(currency, () => {
        const seed = newSeed()
        const { below, of, decimal } = randomOf(seed)
        for (let run = 0; run < 300; run++) {
          let holding: Holding = { quantity: new Big(0), value: new Big(0), average: new Big(0) }
          for (let step = 0; step < 30; step++) {
            const quantity = of([
              decimal(5, 0),
              decimal(5, 4),
              holding.quantity.abs().gt(0) ? holding.quantity.abs() : new Big(1),
            ])
            const before = holding
            if (below(2)) {
              const cost = decimal(50, decimals)
              const { after, correction } = putIn(holding, quantity, cost)
              assert.isTrue(
                after.value.minus(before.value).eq(cost.minus(correction)),
                `seed ${seed}`
              )
              holding = after
            } else {
              const { after, cost } = takenOut(holding, quantity, new Big('3.3333'))
              assert.isTrue(cost.gte(0) && before.value.minus(after.value).eq(cost), `seed ${seed}`)
              holding = after
            }
            const sign = holding.quantity.cmp(0)
            const isRight =
              sign === 0
                ? holding.value.eq(0)
                : sign > 0
                  ? holding.value.gte(0)
                  : holding.value.lte(0)
            assert.isTrue(
              isRight && holding.value.round(decimals).eq(holding.value),
              `seed ${seed}: ${holding.quantity} worth ${holding.value}`
            )
          }
        }
      }))

  test('a ten thousandth of the dearest goods keeps its value, and so does the rest', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [product, warehouse] = [
      await aProduct(api, { costPrice: 99_999_999_999.9999 }),
      await aWarehouse(api),
    ]
    const [productId, warehouseId] = [product.id, warehouse.id]
    const { body: customer } = await api.post('/customers', { taxId: '1', name: 'Ana' })

    const first = await move(api, { productId, warehouseId, quantity: 0.0001 })
    assert.containsSubset(
      first,
      { status: 201, body: { cost: 10_000_000, unitCost: 99_999_999_999.9999 } },
      first.text
    )
    const { body: order } = await api.post('/purchase-orders', {
      warehouseId,
      items: [{ productId, quantity: 0.0001 }],
    })
    for (const verb of ['order', 'receive'])
      assert.equal((await api.post(`/purchase-orders/${order.id}/${verb}`)).status, 200)
    assert.equal((await move(api, { productId, warehouseId, quantity: 97 })).status, 201)
    assert.equal(
      (await move(api, { productId, warehouseId, quantity: 2, unitCost: 99_999_999_999.9999 }))
        .status,
      201
    )

    const sold = await api.post('/invoices', {
      customerId: customer.id,
      items: [{ productId, quantity: 98.0001, unitPrice: 1 }],
    })
    assert.equal(sold.status, 201, sold.text)
    assert.equal(
      (
        await api.post(`/invoices/${sold.body.id}/credit-notes`, {
          reason: 'x',
          items: [{ productId, quantity: 0.0001 }],
        })
      ).status,
      201
    )
    await assertStockTies(assert, company)
  })

  test('goods of more value than an entry holds do not leave with one invoice', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const warehouse = await aWarehouse(api)
    const goods = await Promise.all([1, 2].map(() => aProduct(api, { costPrice: 90_000_000_000 })))
    const { body: customer } = await api.post('/customers', { taxId: '1', name: 'Ana' })
    const sale = (quantity: number) =>
      api.post('/invoices', {
        customerId: customer.id,
        warehouseId: warehouse.id,
        items: goods.map(({ id }) => ({ productId: id, quantity, unitPrice: 1 })),
      })

    const refused = await sale(60)
    assert.containsSubset(
      refused,
      { status: 422, body: { errors: [{ field: 'items', code: 'TOO_LARGE' }] } },
      refused.text
    )
    assert.equal((await sale(50)).status, 201)
    await assertStockTies(assert, company)
  })
})
