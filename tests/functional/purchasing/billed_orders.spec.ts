import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { addDays } from '#core/calendar/days'
import { allocateSupplierPaymentsOf } from '#database/old_supplier_payments/allocate'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok, stockOf } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks, withheldLines } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

const settle = (buyer: BilledBuyer, body: object) => buyer.api.patch('/settings/accounting', body)

/** 60 of 100 at 10,000 came in, and 15 of them left. */
async function aReceivedOrder(buyer: BilledBuyer) {
  const order = await buyer.order([
    { productId: buyer.goods.id, quantity: 100, unitCost: 10_000, taxes: ['IVA19'] },
  ])
  const [{ id: lineId }] = order.items
  ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 60 }] }))
  ok(
    await buyer.api.post('/stock-movements', {
      ...{ type: 'OUT', productId: buyer.goods.id, warehouseId: buyer.warehouse.id },
      ...{ quantity: 15, reason: 'DAMAGE' },
    })
  )
  return { order, lineId }
}

const ofOrder = (order: any, lineId: string, quantity: number, unitCost: number) => ({
  purchaseOrderId: order.id,
  items: [{ purchaseOrderLineId: lineId, quantity, unitCost }],
})

test.group('Bills of purchase orders', () => {
  test('a bill at another price posts only what differs (G5, PAYABLE)', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { order, lineId } = await aReceivedOrder(buyer)
    const bill = ok(await buyer.draft({ number: 'FV-12', ...ofOrder(order, lineId, 60, 10_500) }))
    assert.containsSubset(bill, { total: 749_700, match: { status: 'MATCHED', lines: [] } })
    const posted = ok(await buyer.post(bill.id))
    assert.containsSubset(posted, { status: 'POSTED', balance: 749_700 })
    assert.deepEqual(await postedBy(buyer, bill.id), [
      '143505 D 22500',
      '613595 D 7500',
      '240810 D 5700',
      '220505 C 35700',
    ])
    assert.deepEqual(await taxLinesOf(buyer, bill.id), ['+1 IVA19 S GOODS 30000.00 5700.00 240810'])
    assert.equal(await balanceOf(buyer, 'inventory'), 472_500)
    assert.equal(await balanceOf(buyer, 'payable'), -749_700)
    assert.equal(await stockOf(buyer, buyer.goods.id), 45)
    const { averageCost } = ok(await buyer.api.get(`/products/${buyer.goods.id}`))
    if (averageCost !== undefined) assert.equal(averageCost, 10_500)
    const now = ok(await buyer.api.get(`/purchase-orders/${order.id}`))
    assert.containsSubset(now, { balance: 0, billing: 'PARTIALLY_BILLED', receivedTotal: 714_000 })
    assert.equal(now.items[0].billedQuantity, 60)
    const { data } = ok(await buyer.api.get(`/stock-movements?productId=${buyer.goods.id}`))
    assert.containsSubset(data[0], {
      ...{ type: 'VALUE', quantity: 0, reason: 'PRICE_DIFFERENCE', cost: 22_500 },
    })
    const twin = await buyer.draft({ number: 'fv-0012', ...ofOrder(order, lineId, 1, 1) })
    assert.equal(twin.body.code, 'DUPLICATE')
    assert.deepEqual(await brokenChecks(buyer), [])

    ok(await buyer.api.post(`/bills/${bill.id}/void`, { reason: 'Error' }))
    assert.equal(await balanceOf(buyer, 'inventory'), 450_000)
    assert.equal(await balanceOf(buyer, 'payable'), -714_000)
    assert.deepEqual(await brokenChecks(buyer), [])
    const again = ok(
      await buyer.api.post(`/purchase-orders/${order.id}/bills`, {
        number: 'FV-13',
        date: buyer.today,
      })
    )
    assert.containsSubset(again, { total: 714_000, purchaseOrderId: order.id })
    ok(await buyer.post(again.id))
    assert.deepEqual(await postedBy(buyer, again.id), [])
    assert.deepEqual(await brokenChecks(buyer), [])
    const none = await buyer.api.post(`/purchase-orders/${order.id}/bills`, {
      number: 'X',
      date: buyer.today,
    })
    assert.equal(none.body.code, 'INVALID_TRANSITION')
  })

  test('a bill clears the account of goods received (G5, ACCRUAL)', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    ok(await settle(buyer, { receiptPosting: 'ACCRUAL' }))
    const { order, lineId } = await aReceivedOrder(buyer)
    assert.deepEqual(await postedBy(buyer, order.id), ['143505 D 600000', '233596 C 600000'])
    assert.equal(ok(await buyer.api.get(`/purchase-orders/${order.id}`)).balance, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
    const yesterday = addDays(buyer.today, -1)
    const bill = await buyer.posted({
      date: yesterday,
      postingDate: yesterday,
      ...ofOrder(order, lineId, 60, 10_500),
    })
    assert.containsSubset(bill, { balance: 749_700, postingDate: yesterday })
    assert.deepEqual(await postedBy(buyer, bill.id), [
      ...['233596 D 630000', '240810 D 119700', '220505 C 749700'],
      ...['143505 D 22500', '613595 D 7500', '233596 C 30000'],
    ])
    assert.equal(await balanceOf(buyer, 'goods_received'), 0)
    assert.equal(await balanceOf(buyer, 'inventory'), 472_500)
    assert.deepEqual(await brokenChecks(buyer), [])
    ok(await buyer.api.post(`/bills/${bill.id}/void`))
    assert.equal(await balanceOf(buyer, 'goods_received'), -600_000)
    assert.deepEqual(await brokenChecks(buyer), [])
    const kept = await settle(buyer, { receiptPosting: 'PAYABLE' })
    assert.equal(kept.body.code, 'IN_USE')
  })

  test('a bill must match what was ordered and received', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    ok(await settle(buyer, { billPriceTolerance: 3 }))
    const { order, lineId } = await aReceivedOrder(buyer)
    const dear = ok(await buyer.draft(ofOrder(order, lineId, 60, 10_500)))
    assert.equal(dear.match.status, 'MISMATCHED')
    const refused = await buyer.post(dear.id)
    assert.equal(refused.status, 409)
    assert.containsSubset(refused.body, {
      code: 'NOT_MATCHED',
      lines: [
        {
          ...{ field: 'items.0.unitCost', kind: 'PRICE', ordered: 100, received: 60, billed: 60 },
          ...{ price: 10_500, allowed: 10_300 },
        },
      ],
    })
    const { items } = ofOrder(order, lineId, 61, 10_000)
    const more = ok(await buyer.draft({ items }))
    assert.equal(more.purchaseOrderId, order.id)
    const tooMany = await buyer.post(more.id, { accept: true, reason: 'Llegan mañana' })
    assert.equal(tooMany.body.lines[0].kind, 'QUANTITY')

    const reasonless = await buyer.post(dear.id, { accept: true })
    assert.equal(reasonless.status, 422)
    const accepted = ok(await buyer.post(dear.id, { accept: true, reason: 'Subió el dólar' }))
    assert.containsSubset(accepted, {
      acceptReason: 'Subió el dólar',
      match: { status: 'ACCEPTED' },
    })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('payments of the order become those of the bill', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { order, lineId } = await aReceivedOrder(buyer)
    ok(await buyer.api.post(`/purchase-orders/${order.id}/payments`, { amount: 300_000 }))
    await Current.acrossTenants('payments of the previous release', () =>
      allocateSupplierPaymentsOf(buyer.tenant.id)
    )
    const bill = await buyer.posted(ofOrder(order, lineId, 60, 10_000))
    assert.containsSubset(bill, { paidAmount: 300_000, balance: 414_000, status: 'PARTIALLY_PAID' })
    const now = ok(await buyer.api.get(`/purchase-orders/${order.id}`))
    assert.containsSubset(now, { paidAmount: 300_000, balance: 0 })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('withholdings of receipts become those of the bill', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 2, unitCost: 1_000_000, taxes: ['IVA19'] },
    ])
    const named = { withholdings: [{ conceptId: buyer.ids.HONORARIOS }] }
    ok(await buyer.receive(order.id, named))
    const half = ofOrder(order, order.items[0].id, 1, 1_000_000)
    const first = await buyer.posted(half)
    assert.containsSubset(first, { withheldTotal: 110_000, balance: 1_080_000 })
    assert.deepEqual(await postedBy(buyer, first.id), [])
    assert.deepEqual(await brokenChecks(buyer), [])
    const second = await buyer.posted({
      ...ofOrder(order, order.items[0].id, 1, 1_200_000),
      ...named,
    })
    assert.containsSubset(second, { withheldTotal: 132_000 })
    assert.deepEqual(await postedBy(buyer, second.id), [
      ...['519595 D 200000', '240810 D 38000', '220505 C 216000', '236515 C 22000'],
    ])
    assert.lengthOf(await withheldLines(buyer, second.id), 1)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('billed goods go back, and come again, at the price of the bill', async ({ assert }) => {
    for (const receiptPosting of ['PAYABLE', 'ACCRUAL']) {
      const buyer = await aBilledBuyer()
      ok(await settle(buyer, { receiptPosting }))
      const order = await buyer.order([
        { productId: buyer.goods.id, quantity: 10, unitCost: 10_000, taxes: ['IVA19'] },
      ])
      const lineId = order.items[0].id
      ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 8 }] }))
      const bill = await buyer.posted(ofOrder(order, lineId, 6, 12_000))
      ok(
        await buyer.api.post(`/purchase-orders/${order.id}/return`, {
          items: [{ lineId, quantity: 5 }],
        })
      )
      assert.deepEqual(await brokenChecks(buyer), [], receiptPosting)
      const kept = await buyer.api.post(`/bills/${bill.id}/void`)
      assert.equal(kept.body.code, 'IN_USE')
      ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 6 }] }))
      assert.deepEqual(await brokenChecks(buyer), [], receiptPosting)
      const last = ok(
        await buyer.api.post(`/purchase-orders/${order.id}/bills`, {
          number: 'U-1',
          date: buyer.today,
        })
      )
      assert.equal(last.items[0].quantity, 3)
      ok(await buyer.post(last.id))
      assert.equal(ok(await buyer.api.get(`/purchase-orders/${order.id}`)).balance, 0)
      assert.equal(await balanceOf(buyer, 'goods_received'), 0)
      assert.equal(await balanceOf(buyer, 'payable'), -(6 * 12_000 + 3 * 10_000) * 1.19)
      assert.equal(await balanceOf(buyer, 'inventory'), 6 * 12_000 + 3 * 10_000)
      assert.deepEqual(await brokenChecks(buyer), [])
    }
  })

  test('under ACCRUAL a bill may come before its goods, when it is accepted', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    ok(await settle(buyer, { receiptPosting: 'ACCRUAL', billQuantityTolerance: 10 }))
    const order = await buyer.order([{ productId: buyer.goods.id, quantity: 10, unitCost: 1_000 }])
    const lineId = order.items[0].id
    const drafted = ok(await buyer.draft(ofOrder(order, lineId, 10, 1_100)))
    const refused = await buyer.post(drafted.id)
    assert.equal(refused.body.lines[0].kind, 'NOT_RECEIVED')
    ok(await buyer.post(drafted.id, { accept: true, reason: 'En camino' }))
    assert.equal(await balanceOf(buyer, 'goods_received'), 11_000)
    assert.deepEqual(await brokenChecks(buyer), [])
    ok(await buyer.receive(order.id))
    assert.equal(await balanceOf(buyer, 'goods_received'), 0)
    assert.equal(await balanceOf(buyer, 'inventory'), 11_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
