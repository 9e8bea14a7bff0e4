/** Property 7: the price difference of a bill never leaves value without quantity. */
import { test } from '@japa/runner'
import { rows } from '#core/database/query'
import { balanceOf } from '#tests/functional/inventory/goods'
import { aCustomer, ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

const POSTINGS = ['PAYABLE', 'ACCRUAL'] as const

/** 10 came in at 1,000, and `sold` of them left; below zero where more were sold. */
async function received(receiptPosting: (typeof POSTINGS)[number], sold: number) {
  const buyer = await aBilledBuyer()
  ok(await buyer.api.patch('/settings/accounting', { receiptPosting }))
  const order = await buyer.order([{ productId: buyer.goods.id, quantity: 10, unitCost: 1_000 }])
  ok(await buyer.receive(order.id))
  const customer = await aCustomer(buyer)
  const items = [{ productId: buyer.goods.id, quantity: sold, unitPrice: 5_000 }]
  if (sold) ok(await buyer.api.post('/invoices', { customerId: customer.id, items }))
  return { ...buyer, orderId: order.id, lineId: order.items[0].id, customer }
}

type Received = Awaited<ReturnType<typeof received>>

const billed = ({ posted, orderId, lineId }: Received, unitCost: number, quantity = 10) =>
  posted({
    purchaseOrderId: orderId,
    items: [{ purchaseOrderLineId: lineId, quantity, unitCost }],
  })

/** Stock and its value, then the accounts of inventory and cost of sales. */
async function standingOf({ as, tenant, goods, ...company }: BilledBuyer) {
  const [{ stock, stock_value: value }] = await as(() =>
    rows('SELECT stock, stock_value FROM products WHERE tenant_id = ? AND id = ?', [
      tenant.id,
      goods.id,
    ])
  )
  const of = (role: string) => balanceOf({ as, tenant, ...company }, role)
  return [Number(stock), Number(value), await of('inventory'), await of('cost_of_sales')]
}

test.group('Value adjustments', () => {
  for (const receiptPosting of POSTINGS) {
    test(`of goods that all left go to cost of sales (${receiptPosting})`, async ({ assert }) => {
      const buyer = await received(receiptPosting, 10)
      const bill = await billed(buyer, 1_100)
      assert.deepEqual(await standingOf(buyer), [0, 0, 0, 11_000])
      const { data } = ok(await buyer.api.get(`/stock-movements?productId=${buyer.goods.id}`))
      assert.notInclude(
        data.map(({ type }: any) => type),
        'VALUE'
      )
      assert.deepEqual(await brokenChecks(buyer), [])

      ok(await buyer.api.post(`/bills/${bill.id}/void`))
      assert.deepEqual(await standingOf(buyer), [0, 0, 0, 10_000])
      await billed(buyer, 900)
      assert.deepEqual(await standingOf(buyer), [0, 0, 0, 9_000])
      assert.deepEqual(await brokenChecks(buyer), [])
    })

    test(`of goods that were sold before they came go to cost of sales (${receiptPosting})`, async ({
      assert,
    }) => {
      const buyer = await received(receiptPosting, 15)
      assert.deepEqual(await standingOf(buyer), [-5, -5_000, -5_000, 15_000])
      await billed(buyer, 1_100)
      assert.deepEqual(await standingOf(buyer), [-5, -5_000, -5_000, 16_000])

      const order = await buyer.order([{ productId: buyer.goods.id, quantity: 5, unitCost: 1_200 }])
      ok(await buyer.receive(order.id))
      assert.deepEqual(await standingOf(buyer), [0, 0, 0, 17_000])
      assert.deepEqual(await brokenChecks(buyer), [])
    })

    test(`never make goods in stock worth less than nothing (${receiptPosting})`, async ({
      assert,
    }) => {
      const buyer = await received(receiptPosting, 0)
      const { goods, warehouse } = buyer
      const order = await buyer.order([{ productId: goods.id, quantity: 90, unitCost: 1 }])
      ok(await buyer.receive(order.id))
      const invoiced = { productId: goods.id, quantity: 90, unitPrice: 5_000 }
      ok(await buyer.api.post('/invoices', { customerId: buyer.customer.id, items: [invoiced] }))
      const [stock, value] = await standingOf(buyer)
      assert.deepEqual([stock, value], [10, 1_009])

      await billed(buyer, 1)
      assert.deepEqual(await standingOf(buyer), [10, 0, 0, 100])
      ok(
        await buyer.api.post('/stock-movements', {
          ...{ type: 'OUT', productId: goods.id, warehouseId: warehouse.id },
          ...{ quantity: 10, reason: 'DAMAGE' },
        })
      )
      assert.deepEqual((await standingOf(buyer)).slice(0, 3), [0, 0, 0])
      assert.deepEqual(await brokenChecks(buyer), [])
    })
  }
})
