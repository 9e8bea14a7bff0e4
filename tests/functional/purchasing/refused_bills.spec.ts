/** Refusals of bills: money, balances, stock and entries stay as they were. */
import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { accountNamed } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { thePurchases } from './the_purchases.js'

/** 60 of 100 at 10,000 came in. */
async function received(buyer: BilledBuyer) {
  const order = await buyer.order([
    { productId: buyer.goods.id, quantity: 100, unitCost: 10_000, taxes: ['IVA19'] },
  ])
  const [{ id: lineId }] = order.items
  ok(await buyer.receive(order.id, { items: [{ lineId, quantity: 60 }] }))
  return { order, lineId }
}

test.group('Refused bills', () => {
  test('a bill that does not match is refused with what differs (G5)', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    ok(await api.patch('/settings/accounting', { billPriceTolerance: 3 }))
    const { order, lineId } = await received(buyer)
    const other = await buyer.order([{ productId: buyer.goods.id, quantity: 5, unitCost: 100 }])
    const draft = async (id: string, line: string, quantity: number, unitCost: number) =>
      ok(
        await buyer.draft({
          purchaseOrderId: id,
          items: [{ lineId: line, quantity, unitCost, taxes: ['IVA19'] }],
        })
      )
    const dear = await draft(order.id, lineId, 60, 10_500)
    const cheap = await draft(order.id, lineId, 60, 9_600)
    const many = await draft(order.id, lineId, 61, 10_000)
    const early = await draft(other.id, other.items[0].id, 1, 100)
    const before = await thePurchases(buyer)
    for (const [bill, kind, facts] of [
      [dear, 'PRICE', { received: 60, billed: 60, price: 10_500, allowed: 10_300 }],
      [cheap, 'PRICE', { received: 60, billed: 60, price: 9_600, allowed: 9_700 }],
      [many, 'QUANTITY', { ordered: 100, received: 60, billed: 61, allowed: 60 }],
      [early, 'NOT_RECEIVED', { ordered: 5, received: 0, billed: 1, allowed: 0 }],
    ] as const) {
      const refused = await buyer.post(bill.id)
      isRefused(assert, refused, 409, 'NOT_MATCHED')
      assert.containsSubset(refused.body.lines, [{ kind, ...facts }])
    }
    isRefused(
      assert,
      await buyer.post(many.id, { accept: true, reason: 'Llegan mañana' }),
      409,
      'NOT_MATCHED'
    )
    isInvalid(assert, await buyer.post(dear.id, { accept: true }), 'reason', 'REQUIRED')
    assert.deepEqual(await thePurchases(buyer), before)
    ok(await buyer.post(dear.id, { accept: true, reason: 'Subió el dólar' }))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a number, a day, a supplier and an account that cannot be are refused', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, goods, warehouse, today } = buyer
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const yesterday = addDays(today, -1)
    const control = await accountNamed(buyer, '220505')
    const other = ok(await api.post('/suppliers', { name: 'Otro' }))
    const first = ok(await buyer.draft({ number: 'FV-12', items }))
    const twin = ok(await buyer.draft({ number: 'fv-0012', items }))
    ok(await buyer.post(first.id))
    const before = await thePurchases(buyer)
    isInvalid(assert, await buyer.post(twin.id), 'number', 'DUPLICATE', 409)
    isInvalid(assert, await buyer.draft({ number: 'FV.12', items }), 'number', 'DUPLICATE', 409)
    isInvalid(
      assert,
      await buyer.draft({
        ...{ warehouseId: warehouse.id, postingDate: yesterday },
        items: [{ productId: goods.id, quantity: 1, unitCost: 10 }],
      }),
      'postingDate',
      'STOCK_IS_NOW'
    )
    isInvalid(
      assert,
      await buyer.draft({ items, postingDate: addDays(today, 1) }),
      'postingDate',
      'FUTURE_DATE'
    )
    isInvalid(
      assert,
      await buyer.draft({ items: [{ accountId: control, unitCost: 1 }] }),
      'items.0.accountId',
      undefined,
      422
    )
    const { order } = await received(buyer)
    const now = await thePurchases(buyer)
    isRefused(
      assert,
      await buyer.draft({ supplierId: other.id, purchaseOrderId: order.id, items }),
      409,
      'OTHER_SUPPLIER'
    )
    assert.deepEqual(await thePurchases(buyer), now)
    assert.notDeepEqual(now, before)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('nothing is posted, paid or voided in a closed period', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const posted = await buyer.posted({ items })
    const draft = ok(await buyer.draft({ items }))
    ok(await api.post('/fiscal-periods/close', { through: today }))
    const before = await thePurchases(buyer)
    isRefused(assert, await buyer.post(draft.id), 409, 'PERIOD_CLOSED')
    isRefused(assert, await buyer.draft({ items }), 409, 'PERIOD_CLOSED')
    isRefused(assert, await api.post(`/bills/${posted.id}/void`), 409, 'PERIOD_CLOSED')
    isRefused(
      assert,
      await api.post('/supplier-payments', {
        amount: 100,
        allocations: [{ billId: posted.id, amount: 100 }],
      }),
      409,
      'PERIOD_CLOSED'
    )
    isRefused(
      assert,
      await api.post(`/bills/${posted.id}/credit-notes`, { net: 1 }),
      409,
      'PERIOD_CLOSED'
    )
    assert.deepEqual(await thePurchases(buyer), before)
  })

  test('a paid or credited bill is not void, and is not paid beyond its balance', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const items = [{ accountId: buyer.fees, unitCost: 100 }]
    const [paid, credited] = [await buyer.posted({ items }), await buyer.posted({ items })]
    const pay = (billId: string, amount: number) =>
      api.post('/supplier-payments', { amount, allocations: [{ billId, amount }] })
    ok(await pay(paid.id, 40))
    ok(await api.post(`/bills/${credited.id}/credit-notes`, { net: 10 }))
    const before = await thePurchases(buyer)
    for (const { id } of [paid, credited])
      isRefused(assert, await api.post(`/bills/${id}/void`), 409, 'INVALID_TRANSITION')
    isInvalid(assert, await pay(paid.id, 60.01), 'allocations.0.amount', 'OVERPAYMENT', 409)
    isInvalid(assert, await pay(credited.id, 90.01), 'allocations.0.amount', 'OVERPAYMENT', 409)
    isRefused(
      assert,
      await api.post(`/bills/${credited.id}/credit-notes`, { net: 90.01 }),
      409,
      'INSUFFICIENT_AMOUNT'
    )
    assert.deepEqual(await thePurchases(buyer), before)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a payment and a void of one bill at once leave one of both', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    for (const _ of [1, 2, 3]) {
      const { id } = await buyer.posted({ items: [{ accountId: buyer.fees, unitCost: 100 }] })
      const [paid, voided] = await Promise.all([
        api.post('/supplier-payments', { amount: 100, allocations: [{ billId: id, amount: 100 }] }),
        api.post(`/bills/${id}/void`),
      ])
      assert.include(['201 409', '409 200'], `${paid.status} ${voided.status}`)
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
