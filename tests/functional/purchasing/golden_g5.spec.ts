/** Golden case G5: a bill of received goods at another price, both ways of posting receipts. */
import { test } from '@japa/runner'
import { balanceOf } from '#tests/functional/inventory/goods'
import { aCustomer, ok } from '../sales/shop.js'
import { postedBy, taxLinesOf } from '../tax/posted.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

/** 60 of 100 ordered at 10,000.00 came in, and 15 of them were sold. */
async function received(receiptPosting: 'PAYABLE' | 'ACCRUAL') {
  const buyer = await aBilledBuyer()
  const { api, goods } = buyer
  ok(await api.patch('/settings/accounting', { receiptPosting }))
  const order = await buyer.order([
    { productId: goods.id, quantity: 100, unitCost: 10_000, taxes: ['IVA19'] },
  ])
  const [{ id: lineId }] = order.items
  ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 60 }] }))
  const sold = ok(
    await api.post('/invoices', {
      customerId: (await aCustomer(buyer)).id,
      items: [{ productId: goods.id, quantity: 15, unitPrice: 20_000, taxRate: 19 }],
    })
  )
  const ofOrder = (quantity: number, unitCost: number) => ({
    ...{ number: 'FV-12', purchaseOrderId: order.id },
    items: [{ purchaseOrderLineId: lineId, quantity, unitCost }],
  })
  return { ...buyer, orderId: order.id as string, sold, ofOrder }
}

/** Quantity, value and average cost of the goods. */
async function stockOf(buyer: BilledBuyer) {
  const { stock, averageCost } = ok(await buyer.api.get(`/products/${buyer.goods.id}`))
  return [stock, await balanceOf(buyer, 'inventory'), averageCost]
}

const unbilledOf = async ({ api, supplier }: BilledBuyer) => {
  const { rows } = ok(await api.get('/reports/payables-aging'))
  const { unbilledReceipts, total } = rows.find((row: any) => row.supplierId === supplier.id)
  return [unbilledReceipts, total]
}

test.group('Golden case G5', () => {
  test('PAYABLE: the receipt is owed, and the bill posts only what differs', async ({ assert }) => {
    const buyer = await received('PAYABLE')
    assert.deepEqual(await postedBy(buyer, buyer.orderId), [
      ...['143505 D 600000', '240810 D 114000', '220505 C 714000'],
    ])
    assert.includeMembers(await postedBy(buyer, buyer.sold.id), [
      ...['613595 D 150000', '143505 C 150000'],
    ])
    assert.deepEqual(await stockOf(buyer), [45, 450_000, 10_000])
    assert.deepEqual(await unbilledOf(buyer), [714_000, 714_000])

    const bill = await buyer.posted(buyer.ofOrder(60, 10_500))
    assert.containsSubset(bill, {
      ...{ status: 'POSTED', subtotal: 630_000, taxTotal: 119_700, total: 749_700 },
      balance: 749_700,
    })
    assert.deepEqual(await postedBy(buyer, bill.id), [
      ...['143505 D 22500', '613595 D 7500', '240810 D 5700', '220505 C 35700'],
    ])
    assert.deepEqual(await taxLinesOf(buyer, bill.id), ['+1 IVA19 S GOODS 30000.00 5700.00 240810'])
    assert.deepEqual(await stockOf(buyer), [45, 472_500, 10_500])
    assert.deepEqual(await unbilledOf(buyer), [0, 749_700])
    assert.equal(await balanceOf(buyer, 'payable'), -749_700)
    assert.equal(await balanceOf(buyer, 'tax_recoverable'), 119_700)
    assert.equal(await balanceOf(buyer, 'cost_of_sales'), 157_500)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('ACCRUAL: the bill and the VALUE entry clear the goods received', async ({ assert }) => {
    const buyer = await received('ACCRUAL')
    assert.deepEqual(await postedBy(buyer, buyer.orderId), ['143505 D 600000', '233596 C 600000'])
    assert.deepEqual(await stockOf(buyer), [45, 450_000, 10_000])
    assert.equal(await balanceOf(buyer, 'payable'), 0)

    const bill = await buyer.posted(buyer.ofOrder(60, 10_500))
    assert.deepEqual(await postedBy(buyer, bill.id), [
      ...['233596 D 630000', '240810 D 119700', '220505 C 749700'],
      ...['143505 D 22500', '613595 D 7500', '233596 C 30000'],
    ])
    assert.equal(bill.balance, 749_700)
    assert.equal(await balanceOf(buyer, 'goods_received'), 0)
    assert.deepEqual(await stockOf(buyer), [45, 472_500, 10_500])
    assert.deepEqual(await unbilledOf(buyer), [0, 749_700])
    const { data } = ok(await buyer.api.get(`/stock-movements?productId=${buyer.goods.id}`))
    assert.containsSubset(data[0], { type: 'VALUE', quantity: 0, cost: 22_500 })
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  for (const receiptPosting of ['PAYABLE', 'ACCRUAL'] as const)
    test(`${receiptPosting}: a price 5 % higher, 61 units and a number given twice are refused`, async ({
      assert,
    }) => {
      const buyer = await received(receiptPosting)
      const { api, supplier } = buyer
      const books = async () => [await stockOf(buyer), await balanceOf(buyer, 'payable')]
      const before = await books()
      ok(await api.patch('/settings/accounting', { billPriceTolerance: 3 }))
      const dear = ok(await buyer.draft(buyer.ofOrder(60, 10_500)))
      const refused = await buyer.post(dear.id)
      assert.containsSubset(refused.body, {
        ...{ status: 409, code: 'NOT_MATCHED' },
        lines: [
          {
            ...{ field: 'items.0.unitCost', kind: 'PRICE', ordered: 100, received: 60, billed: 60 },
            ...{ price: 10_500, allowed: 10_300 },
          },
        ],
      })
      const many = ok(await buyer.draft({ ...buyer.ofOrder(61, 10_000), number: 'FV-13' }))
      assert.containsSubset((await buyer.post(many.id)).body, {
        ...{ status: 409, code: 'NOT_MATCHED' },
        lines: [{ kind: 'QUANTITY', received: 60, billed: 61 }],
      })
      assert.deepEqual(await books(), before)

      ok(await api.patch('/settings/accounting', { billPriceTolerance: 5 }))
      ok(await buyer.post(dear.id))
      const twin = { supplierId: supplier.id, number: 'fv-0012', date: buyer.today }
      const items = [{ accountId: buyer.fees, unitCost: 1 }]
      assert.containsSubset((await api.post('/bills', { ...twin, items })).body, {
        ...{ status: 409, code: 'DUPLICATE' },
        errors: [{ field: 'number', code: 'DUPLICATE' }],
      })
      assert.deepEqual(await brokenChecks(buyer), [])
    })
})
