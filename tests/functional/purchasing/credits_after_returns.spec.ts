/** Credit notes of suppliers for units that went back: what each way of posting receipts posts. */
import { test } from '@japa/runner'
import { isRefused } from '#tests/functional/core/refusals'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'
import { linesOf } from './posted.js'
import { thePurchases } from './the_purchases.js'

/** 8 of 10 came in at 10,000 and were billed; 3 went back. */
async function aReturn(receiptPosting: string, unitCost = 10_000) {
  const buyer = await aBilledBuyer()
  const { api, goods } = buyer
  ok(await api.patch('/settings/accounting', { receiptPosting }))
  const order = await buyer.order([
    { productId: goods.id, quantity: 10, unitCost: 10_000, taxes: ['IVA19'] },
  ])
  const [{ id: lineId }] = order.items
  ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 8 }] }))
  const bill = await buyer.posted({
    purchaseOrderId: order.id,
    items: [{ lineId, quantity: 8, unitCost }],
  })
  ok(await api.post(`/purchase-orders/${order.id}/return`, { items: [{ lineId, quantity: 3 }] }))
  const credit = (quantity?: number) =>
    api.post(`/bills/${bill.id}/credit-notes`, {
      number: 'NC-1',
      ...(quantity && { items: [{ lineId: bill.items[0].id, quantity }] }),
    })
  const orderNow = async () => ok(await api.get(`/purchase-orders/${order.id}`))
  const billNow = async () => ok(await api.get(`/bills/${bill.id}`))
  return { ...buyer, order: { ...order, lineId }, bill, credit, orderNow, billNow }
}

test.group('Credit notes after returns', () => {
  test('under PAYABLE the return has posted it, and the credit note posts nothing', async ({
    assert,
  }) => {
    const buyer = await aReturn('PAYABLE')
    assert.equal((await buyer.orderNow()).balance, -35_700)
    assert.equal((await buyer.billNow()).balance, 95_200)
    const before = await thePurchases(buyer)
    isRefused(assert, await buyer.credit(3.0001), 409, 'INSUFFICIENT_QUANTITY')
    assert.deepEqual(await thePurchases(buyer), before)

    const note = ok(await buyer.credit(3))
    assert.containsSubset(note, { concept: 'RETURN', total: 35_700, items: [{ quantity: 3 }] })
    assert.deepEqual(await linesOf(buyer, note.id), [])
    assert.equal(await balanceOf(buyer, 'payable'), -59_500)
    assert.equal((await buyer.billNow()).balance, 59_500)
    const order = await buyer.orderNow()
    assert.containsSubset(order, { balance: 0, billing: 'PARTIALLY_BILLED' })
    assert.equal(order.items[0].billedQuantity, 5)
    assert.deepEqual(await brokenChecks(buyer), [])
    isRefused(assert, await buyer.credit(), 409, 'INSUFFICIENT_QUANTITY')

    ok(await buyer.api.post(`/supplier-credit-notes/${note.id}/void`, {}))
    assert.equal((await buyer.billNow()).balance, 95_200)
    assert.equal((await buyer.orderNow()).balance, -35_700)
    assert.equal(await balanceOf(buyer, 'payable'), -59_500)
    assert.deepEqual(await brokenChecks(buyer), [])
    ok(await buyer.credit())
    assert.equal((await buyer.billNow()).balance, 59_500)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('under ACCRUAL it clears goods received: payable against it and tax', async ({ assert }) => {
    const buyer = await aReturn('ACCRUAL')
    assert.equal(await balanceOf(buyer, 'goods_received'), 30_000)
    assert.equal(await balanceOf(buyer, 'payable'), -95_200)
    assert.deepEqual(await brokenChecks(buyer), [])
    const before = await thePurchases(buyer)
    isRefused(assert, await buyer.credit(4), 409, 'INSUFFICIENT_QUANTITY')
    assert.deepEqual(await thePurchases(buyer), before)

    const some = ok(await buyer.credit(1))
    assert.sameMembers(await linesOf(buyer, some.id), [
      ...['220505 11900', '233596 -10000', '240810 -1900'],
    ])
    assert.equal(await balanceOf(buyer, 'goods_received'), 20_000)
    const rest = ok(await buyer.credit())
    assert.containsSubset(rest, { items: [{ quantity: 2 }], total: 23_800 })
    assert.sameMembers(await linesOf(buyer, rest.id), [
      ...['220505 23800', '233596 -20000', '240810 -3800'],
    ])
    assert.equal(await balanceOf(buyer, 'goods_received'), 0)
    assert.equal(await balanceOf(buyer, 'inventory'), 50_000)
    assert.containsSubset(await buyer.billNow(), { balance: 59_500, creditedAmount: 35_700 })
    assert.equal((await buyer.orderNow()).balance, 0)
    assert.deepEqual(await brokenChecks(buyer), [])
    const statement = ok(await buyer.api.get(`/suppliers/${buyer.supplier.id}/statement`))
    assert.deepEqual(
      statement.rows.map(({ type, debit, credit }: any) => [type, debit, credit]),
      [
        ['BILL', 0, 95_200],
        ['CREDIT_NOTE', 11_900, 0],
        ['CREDIT_NOTE', 23_800, 0],
      ]
    )

    ok(await buyer.api.post(`/supplier-credit-notes/${rest.id}/void`, {}))
    assert.equal(await balanceOf(buyer, 'goods_received'), 20_000)
    assert.equal((await buyer.billNow()).balance, 83_300)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('goods billed at another price go back and are credited at that price', async ({
    assert,
  }) => {
    for (const receiptPosting of ['PAYABLE', 'ACCRUAL']) {
      const buyer = await aReturn(receiptPosting, 12_000)
      const note = ok(await buyer.credit())
      assert.equal(note.total, 42_840, receiptPosting)
      assert.equal(await balanceOf(buyer, 'goods_received'), 0, receiptPosting)
      assert.equal(await balanceOf(buyer, 'inventory'), 60_000, receiptPosting)
      assert.equal(await balanceOf(buyer, 'payable'), -71_400, receiptPosting)
      assert.equal((await buyer.billNow()).balance, 71_400, receiptPosting)
      assert.deepEqual(await brokenChecks(buyer), [], receiptPosting)
    }
  })

  test('a credit note is not void after its units came in again and are not billed', async ({
    assert,
  }) => {
    const buyer = await aReturn('PAYABLE')
    const note = ok(await buyer.credit())
    const { lineId } = buyer.order
    ok(await buyer.receive(buyer.order.id, { items: [{ lineId, quantity: 2 }] }))
    const before = await thePurchases(buyer)
    const path = `/supplier-credit-notes/${note.id}/void`
    isRefused(assert, await buyer.api.post(path, {}), 409, 'IN_USE')
    assert.deepEqual(await thePurchases(buyer), before)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a credit note of returned units is not void after their order was cancelled', async ({
    assert,
  }) => {
    for (const receiptPosting of ['PAYABLE', 'ACCRUAL']) {
      const buyer = await aReturn(receiptPosting)
      const { api, order } = buyer
      const items = [{ lineId: order.lineId, quantity: 5 }]
      ok(await api.post(`/purchase-orders/${order.id}/return`, { items }))
      const note = ok(await buyer.credit())
      ok(await api.post(`/purchase-orders/${order.id}/cancel`))
      const before = await thePurchases(buyer)
      const path = `/supplier-credit-notes/${note.id}/void`
      isRefused(assert, await api.post(path, {}), 409, 'INVALID_TRANSITION')
      assert.deepEqual(await thePurchases(buyer), before)
      assert.deepEqual(await brokenChecks(buyer), [])
    }
  })

  test('units that two items name are credited together', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const bill = await buyer.posted({
      items: [{ accountId: buyer.fees, quantity: 3, unitCost: 33.335, taxRate: 19 }],
    })
    const lineId = bill.items[0].id
    const path = `/bills/${bill.id}/credit-notes`
    const one = { lineId, quantity: 1 }
    const note = ok(await buyer.api.post(path, { items: [one, one] }))
    assert.containsSubset(note, { items: [{ quantity: 2 }] })
    assert.lengthOf(note.items, 1)
    ok(await buyer.api.post(path, {}))
    const now = ok(await buyer.api.get(`/bills/${bill.id}`))
    assert.containsSubset(now, { balance: 0, creditedAmount: bill.total })
    assert.equal(await balanceOf(buyer, 'tax_recoverable'), 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
