/** Discounts of whole purchase orders: in lines, receipts, returns and bills. */
import { test } from '@japa/runner'
import { execute } from '#core/database/query'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { balanceOf } from '#tests/functional/inventory/goods'
import { aProduct, ok } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { thePurchases } from './the_purchases.js'

async function drafted({ api, supplier, warehouse }: BilledBuyer, body: object) {
  return ok(
    await api.post('/purchase-orders', {
      ...{ supplierId: supplier.id, warehouseId: warehouse.id },
      ...body,
    })
  )
}

async function ordered(buyer: BilledBuyer, body: object) {
  const { id } = await drafted(buyer, body)
  return ok(await buyer.api.post(`/purchase-orders/${id}/order`))
}

const billOf = ({ api, today }: BilledBuyer, id: string, number: string, more: object = {}) =>
  api.post(`/purchase-orders/${id}/bills`, { number, date: today, ...more })

test.group('Discounts of purchase orders', () => {
  test('a rate lowers cost and tax of what comes in, and its bill posts nothing more', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, goods } = buyer
    ok(await api.patch('/settings/accounting', { billPriceTolerance: 0 }))
    const order = await ordered(buyer, {
      discount: { rate: 10 },
      items: [{ productId: goods.id, quantity: 100, unitCost: 10_000, taxes: ['IVA19'] }],
    })
    assert.containsSubset(order, {
      discount: { rate: 10 },
      ...{ subtotal: 1_000_000, discountTotal: 100_000, taxTotal: 171_000, total: 1_071_000 },
      items: [{ subtotal: 1_000_000, documentDiscount: 100_000, tax: 171_000, total: 1_071_000 }],
    })
    const [{ id: lineId }] = order.items
    ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 60 }] }))
    assert.deepEqual(await postedBy(buyer, order.id), [
      ...['143505 D 540000', '240810 D 102600', '220505 C 642600'],
    ])
    const [receipt] = await buyer.receipts(order.id)
    assert.containsSubset(receipt, { subtotal: 540_000, tax: 102_600, total: 642_600 })
    assert.deepEqual(await taxLinesOf(buyer, receipt.id), [
      '+1 IVA19 S GOODS 540000.00 102600.00 240810',
    ])
    const bill = ok(await billOf(buyer, order.id, 'FV-1'))
    assert.containsSubset(bill, {
      discount: { rate: 10 },
      ...{ subtotal: 600_000, discountTotal: 60_000, total: 642_600 },
      match: { status: 'MATCHED' },
    })
    const posted = ok(await buyer.post(bill.id))
    assert.containsSubset(posted, { balance: 642_600 })
    assert.deepEqual(await postedBy(buyer, bill.id), [])
    assert.deepEqual(await brokenChecks(buyer), [])

    ok(await api.post(`/purchase-orders/${order.id}/return`, { items: [{ lineId, quantity: 10 }] }))
    assert.equal(await balanceOf(buyer, 'inventory'), 450_000)
    assert.equal(await balanceOf(buyer, 'payable'), -535_500)
    ok(await buyer.receive(order.id))
    assert.equal(await balanceOf(buyer, 'inventory'), 900_000)
    assert.equal(await balanceOf(buyer, 'payable'), -1_071_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('an amount is spread over the lines by what they come to (as G4)', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    ok(await api.patch('/settings/accounting', { receiptPosting: 'ACCRUAL' }))
    const [a, b, c] = [1, 2, 3].map(() => aProduct(buyer, { taxRate: 0 }))
    const order = await ordered(buyer, {
      discount: { amount: 10_000 },
      items: [
        { productId: (await a).id, quantity: 1, unitCost: 100_000, taxRate: 19 },
        { productId: (await b).id, quantity: 1, unitCost: 50_000, taxRate: 5 },
        { productId: (await c).id, quantity: 1, unitCost: 33_333.33, taxRate: 0 },
      ],
    })
    assert.deepEqual(
      order.items.map((line: any) => [line.documentDiscount, line.tax]),
      [
        [5_454.55, 17_963.64],
        [2_727.27, 2_363.64],
        [1_818.18, 0],
      ]
    )
    assert.containsSubset(order, { discount: { amount: 10_000 }, total: 193_660.61 })
    ok(await buyer.receive(order.id))
    assert.equal(await balanceOf(buyer, 'goods_received'), -173_333.33)
    assert.equal(await balanceOf(buyer, 'inventory'), 173_333.33)
    const bill = ok(await billOf(buyer, order.id, 'FV-1'))
    assert.containsSubset(bill, { discount: { amount: 10_000 }, total: 193_660.61 })
    ok(await buyer.post(bill.id))
    assert.equal(await balanceOf(buyer, 'goods_received'), 0)
    assert.equal(await balanceOf(buyer, 'inventory'), 173_333.33)
    assert.equal(await balanceOf(buyer, 'payable'), -193_660.61)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('bills of parts take their share of the amount, and all of it together', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { goods } = buyer
    const order = await ordered(buyer, {
      discount: { amount: 100 },
      items: [{ productId: goods.id, quantity: 3, unitCost: 1_000, taxRate: 0 }],
    })
    const [{ id: lineId }] = order.items
    const discounts: number[] = []
    for (const number of ['A-1', 'A-2', 'A-3']) {
      ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 1 }] }))
      const bill = ok(await billOf(buyer, order.id, number))
      discounts.push(bill.discountTotal)
      ok(await buyer.post(bill.id))
      assert.deepEqual(await postedBy(buyer, bill.id), [], number)
    }
    assert.deepEqual(discounts, [33.33, 33.34, 33.33])
    assert.equal(await balanceOf(buyer, 'inventory'), 2_900)
    assert.equal(await balanceOf(buyer, 'payable'), -2_900)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a bill that names its own discount or cost takes none of the order', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { goods } = buyer
    const order = await ordered(buyer, {
      discount: { rate: 10 },
      items: [{ productId: goods.id, quantity: 10, unitCost: 1_000 }],
    })
    ok(await buyer.receive(order.id))
    const [{ id: lineId }] = order.items
    const named = async (number: string, more: object) =>
      ok(await billOf(buyer, order.id, number, more))
    assert.containsSubset(await named('N-1', { discount: null }), { discount: null, total: 10_000 })
    assert.containsSubset(await named('N-2', { discount: { amount: 500 } }), { total: 9_500 })
    assert.containsSubset(await named('N-3', { items: [{ lineId, quantity: 5 }] }), {
      discount: { rate: 10 },
      total: 4_500,
    })
    assert.containsSubset(await named('N-4', { items: [{ lineId, quantity: 5, unitCost: 900 }] }), {
      discount: null,
      total: 4_500,
    })
    isInvalid(
      assert,
      await billOf(buyer, order.id, 'N-5', {
        items: [{ lineId, purchaseOrderLineId: goods.id, quantity: 1 }],
      }),
      'items.0.purchaseOrderLineId',
      'CONTRADICTION'
    )
  })

  test('the discount of a draft changes, and what was read may be sent back', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, goods } = buyer
    const order = await drafted(buyer, {
      discount: { rate: 10 },
      items: [{ productId: goods.id, quantity: 10, unitCost: 1_000, taxRate: 19 }],
    })
    const at = `/purchase-orders/${order.id}`
    assert.equal(ok(await api.patch(at, order)).version, order.version)
    const amount = ok(await api.patch(at, { discount: { amount: 1_000 } }))
    assert.containsSubset(amount, { discount: { amount: 1_000 }, total: 10_710 })
    assert.equal(amount.items[0].id, order.items[0].id)
    const more = ok(
      await api.patch(at, { items: [{ productId: goods.id, quantity: 20, unitCost: 1_000 }] })
    )
    assert.containsSubset(more, { discountTotal: 1_000, total: 19_000 })
    const none = ok(await api.patch(at, { discount: null }))
    assert.containsSubset(none, { discount: null, discountTotal: 0, total: 20_000 })
    ok(await api.post(`${at}/order`))
    assert.equal(
      ok(await api.patch(at, { discount: null, notes: 'Antes del viernes' })).discount,
      null
    )
    const before = await thePurchases(buyer)
    isRefused(assert, await api.patch(at, { discount: { rate: 5 } }), 409, 'INVALID_TRANSITION')
    assert.deepEqual(await thePurchases(buyer), before)
  })

  test('lines that an earlier release wrote anew are billed without the discount', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const order = await drafted(buyer, {
      discount: { rate: 10 },
      items: [{ productId: buyer.service.id, quantity: 1, unitCost: 1_000 }],
    })
    const bindings = [buyer.tenant.id, order.id]
    await buyer.as(async () => {
      await execute(
        `UPDATE purchase_order_lines SET document_discount = 0, subtotal = 1000, total = 1000
          WHERE tenant_id = ? AND purchase_order_id = ?`,
        bindings
      )
      await execute(
        'UPDATE purchase_orders SET subtotal = 1000, total = 1000 WHERE tenant_id = ? AND id = ?',
        bindings
      )
    })
    ok(await buyer.api.post(`/purchase-orders/${order.id}/order`))
    ok(await buyer.receive(order.id))
    const bill = ok(await billOf(buyer, order.id, 'FV-1'))
    assert.containsSubset(bill, { discount: null, total: 1_000, match: { status: 'MATCHED' } })
  })

  test('discounts that cannot be are refused, and no order is made', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, goods, warehouse } = buyer
    const post = (discount: object) =>
      api.post('/purchase-orders', {
        ...{ warehouseId: warehouse.id, discount },
        items: [{ productId: goods.id, quantity: 1, unitCost: 100 }],
      })
    isInvalid(assert, await post({}), 'discount.rate', 'REQUIRED')
    isInvalid(assert, await post({ rate: 1, amount: 1 }), 'discount.amount', 'CONTRADICTION')
    isInvalid(assert, await post({ amount: 100.01 }), 'discount.amount', 'TOO_LARGE')
    isInvalid(assert, await post({ rate: 100.01 }), 'discount.rate')
    isInvalid(assert, await post({ amount: -1 }), 'discount.amount')
    isInvalid(assert, await post({ rates: 1 }), 'discount.rates', 'UNKNOWN_FIELD')
    assert.equal(ok(await api.get('/purchase-orders')).meta.total, 0)
    assert.equal(ok(await post({ amount: 100 })).total, 0)
  })
})
