import { test } from '@japa/runner'
import { addDays } from '#core/calendar/days'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { balanceOf } from '#tests/functional/inventory/goods'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'

test.group('Bills of purchase orders', () => {
  test('an order that was not placed, or was cancelled, has no bills', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, supplier, warehouse, service } = buyer
    const items = [{ productId: service.id, quantity: 1, unitCost: 100 }]
    const drafted = ok(
      await api.post('/purchase-orders', {
        ...{ supplierId: supplier.id, warehouseId: warehouse.id, items },
      })
    )
    const ofDraft = [{ purchaseOrderLineId: drafted.items[0].id, quantity: 1, unitCost: 100 }]
    const refused = await buyer.draft({ purchaseOrderId: drafted.id, items: ofDraft })
    isInvalid(assert, refused, 'purchaseOrderId', 'INVALID_TRANSITION', 409)
    const own = [{ accountId: buyer.fees, unitCost: 100 }]
    isRefused(
      assert,
      await buyer.draft({ purchaseOrderId: drafted.id, items: own }),
      409,
      'INVALID_TRANSITION'
    )
    isRefused(
      assert,
      await api.post(`/purchase-orders/${drafted.id}/bills`, {
        ...{ number: 'X', date: buyer.today, items: ofDraft },
      }),
      409,
      'INVALID_TRANSITION'
    )

    const order = ok(await api.post(`/purchase-orders/${drafted.id}/order`))
    const bill = ok(
      await buyer.draft({
        purchaseOrderId: order.id,
        items: [{ purchaseOrderLineId: order.items[0].id, quantity: 1, unitCost: 100 }],
      })
    )
    ok(await api.post(`/purchase-orders/${order.id}/cancel`))
    isRefused(
      assert,
      await buyer.post(bill.id, { accept: true, reason: 'x' }),
      409,
      'INVALID_TRANSITION'
    )
    const changing = (body: object) => api.patch(`/bills/${bill.id}`, body)
    const [{ id, purchaseOrderLineId, ...line }] = bill.items
    assert.containsSubset(ok(await changing({ notes: 'Anulada', dueDate: buyer.today })), {
      ...{ status: 'DRAFT', notes: 'Anulada' },
    })
    const same = { id, purchaseOrderLineId, quantity: 1, unitCost: line.unitCost }
    ok(await changing({ purchaseOrderId: order.id, items: [same] }))
    isInvalid(
      assert,
      await changing({ items: [{ ...same, unitCost: 99 }] }),
      ...(['purchaseOrderId', 'INVALID_TRANSITION', 409] as const)
    )
    assert.containsSubset(ok(await api.get(`/bills/${bill.id}`)), { status: 'DRAFT', total: 100 })
    ok(await changing({ purchaseOrderId: null, items: own }))
    isRefused(assert, await changing({ purchaseOrderId: order.id }), 409, 'INVALID_TRANSITION')
  })

  test('an order with billed units is cancelled once they are credited', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    ok(await api.patch('/settings/accounting', { receiptPosting: 'ACCRUAL' }))
    const order = await buyer.order([{ productId: buyer.goods.id, quantity: 2, unitCost: 100 }])
    const at = `/purchase-orders/${order.id}`
    const bill = ok(
      await buyer.draft({
        purchaseOrderId: order.id,
        items: [{ purchaseOrderLineId: order.items[0].id, quantity: 2, unitCost: 100 }],
      })
    )
    ok(await buyer.post(bill.id, { accept: true, reason: 'En camino' }))
    isRefused(assert, await api.post(`${at}/cancel`), 409, 'INVALID_TRANSITION')
    assert.notInclude(ok(await api.get(at)).allowedActions, 'cancel')
    ok(await api.post(`/bills/${bill.id}/credit-notes`, {}))
    assert.include(ok(await api.get(at)).allowedActions, 'cancel')
    ok(await api.post(`${at}/cancel`))
    assert.equal(await balanceOf(buyer, 'goods_received'), 0)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('billed units that come again are withheld by their bill', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const order = await buyer.order([{ productId: buyer.goods.id, quantity: 2, unitCost: 100 }])
    const at = `/purchase-orders/${order.id}`
    ok(await buyer.receive(order.id))
    const drafted = ok(await api.post(`${at}/bills`, { number: 'B-1', date: buyer.today }))
    ok(await buyer.post(drafted.id))
    ok(await api.post(`${at}/return`, { items: [{ lineId: order.items[0].id, quantity: 1 }] }))
    const withholdings = [{ conceptId: ids.COMPRAS, base: 100, amount: 2 }]
    isInvalid(assert, await buyer.receive(order.id, { withholdings }), 'withholdings', 'INVALID')
    ok(await buyer.receive(order.id))
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('what came in is billed also after its product was deleted', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, service } = buyer
    const order = await buyer.order([{ productId: service.id, quantity: 1, unitCost: 100 }])
    ok(await buyer.receive(order.id))
    assert.equal((await api.delete(`/products/${service.id}`)).status, 204)
    const direct = await buyer.draft({ items: [{ productId: service.id, unitCost: 100 }] })
    isInvalid(assert, direct, 'items.0.productId', 'NOT_FOUND')
    const path = `/purchase-orders/${order.id}/bills`
    const bill = ok(await api.post(path, { number: 'B-1', date: buyer.today }))
    assert.equal(ok(await buyer.post(bill.id)).balance, 100)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})

test.group('Bills', () => {
  test('a debit note is posted only while its bill stands', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 1_000 }]
    const bill = await buyer.posted({ items })
    const raise = (id: string) => buyer.draft({ type: 'DEBIT_NOTE', relatedBillId: id, items })
    const notes = [ok(await raise(bill.id)), ok(await raise(bill.id))]
    ok(await buyer.post(notes[0].id))
    isRefused(assert, await raise(notes[0].id), 409, 'INVALID_TRANSITION')
    ok(await buyer.api.post(`/bills/${notes[0].id}/void`))
    ok(await buyer.api.post(`/bills/${bill.id}/void`))
    const refused = await buyer.post(notes[1].id)
    isInvalid(assert, refused, 'relatedBillId', 'INVALID_TRANSITION', 409)
    assert.equal(await balanceOf(buyer, 'payable'), 0)
  })

  test('of a void and its debit note at once, one stands', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 1_000 }]
    for (let round = 0; round < 5; round++) {
      const bill = await buyer.posted({ items })
      const note = ok(await buyer.draft({ type: 'DEBIT_NOTE', relatedBillId: bill.id, items }))
      const answers = await Promise.all([
        buyer.post(note.id),
        buyer.api.post(`/bills/${bill.id}/void`),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    }
  })

  test('a number whose compared form is too long is refused', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const items = [{ accountId: buyer.fees, unitCost: 1_000 }]
    const refused = await buyer.draft({ number: '½'.repeat(60), items })
    isInvalid(assert, refused, 'number', 'TOO_LONG')
    ok(await buyer.draft({ number: '½'.repeat(30), items }))
  })

  test('amounts beyond what is kept are refused, also before a discount', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const line = { accountId: buyer.fees, quantity: 90_000, unitCost: 9_000_000_000 }
    for (const items of [[line], [{ ...line, discountRate: 100 }]])
      isInvalid(assert, await buyer.draft({ items }), 'items', 'TOO_LARGE')
    const discount = { rate: 100 }
    isInvalid(assert, await buyer.draft({ items: [line], discount }), 'items', 'TOO_LARGE')
  })

  test('payment terms of a change replace the due date of before', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, today } = buyer
    const terms = ok(
      await api.post('/payment-terms', { name: '30', lines: [{ balance: true, days: 30 }] })
    )
    const drafted = ok(
      await buyer.draft({
        dueDate: addDays(today, 7),
        items: [{ accountId: buyer.fees, unitCost: 1_000 }],
      })
    )
    const at = `/bills/${drafted.id}`
    const due = addDays(today, 30)
    const changed = ok(await api.patch(at, { paymentTermsId: terms.id }))
    assert.containsSubset(changed, { paymentTermsId: terms.id, dueDate: due })
    ok(await api.patch(at, { paymentTermsId: null, dueDate: addDays(today, 7) }))
    const read = ok(await api.get(at))
    const repeated = ok(await api.patch(at, { ...read, paymentTermsId: terms.id }))
    assert.equal(repeated.dueDate, due)
    const other = { paymentTermsId: terms.id, dueDate: addDays(today, 8) }
    isInvalid(assert, await api.patch(at, other), 'dueDate', 'CONTRADICTION')
    ok(await api.patch(at, { paymentTermsId: null }))
    const early = await api.patch(at, { dueDate: addDays(today, -1) })
    isInvalid(assert, early, 'dueDate', 'INVALID')
  })

  test('a bill that a withholding alone settles is not voided', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, ids } = buyer
    const order = await buyer.order([
      { productId: buyer.service.id, quantity: 100, unitCost: 1_000 },
    ])
    ok(await buyer.receive(order.id))
    ok(
      await api.post(`/purchase-orders/${order.id}/payments`, {
        amount: 92_000,
        withholdings: [{ conceptId: ids.SERVICIOS, base: 100_000, amount: 8_000 }],
      })
    )
    const bill = await buyer.posted({
      purchaseOrderId: order.id,
      items: [{ purchaseOrderLineId: order.items[0].id, quantity: 8, unitCost: 1_000 }],
    })
    assert.containsSubset(bill, { status: 'PAID', balance: 0 })
    isRefused(assert, await api.post(`/bills/${bill.id}/void`), 409, 'INVALID_TRANSITION')
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a line that stands twice in a credit note is credited twice', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, goods, warehouse } = buyer
    const bill = await buyer.posted({
      warehouseId: warehouse.id,
      items: [{ productId: goods.id, quantity: 10, unitCost: 1_000, taxRate: 19 }],
      withholdings: [{ conceptId: buyer.ids.COMPRAS, base: 10_000, amount: 250 }],
    })
    const credit = (items: object[]) => api.post(`/bills/${bill.id}/credit-notes`, { items })
    const [{ id: lineId, productId }] = bill.items
    const note = ok(
      await credit([
        { lineId, quantity: 1 },
        { productId, quantity: 2 },
        { lineId, quantity: 1 },
      ])
    )
    assert.containsSubset(note, { subtotal: 4_000, tax: 760, total: 4_760, withheldTotal: 100 })
    const after = ok(await api.get(`/bills/${bill.id}`))
    assert.equal(after.items[0].creditedQuantity, 4)
    assert.equal(ok(await api.get(`/products/${goods.id}`)).stock, 6)
    isRefused(
      assert,
      await credit([
        { lineId, quantity: 5 },
        { lineId, quantity: 2 },
      ]),
      409,
      'INSUFFICIENT_QUANTITY'
    )
    ok(
      await credit([
        { lineId, quantity: 5 },
        { lineId, quantity: 1 },
      ])
    )
    assert.containsSubset(ok(await api.get(`/bills/${bill.id}`)), {
      ...{ creditedAmount: 11_900, withheldTotal: 0, balance: 0 },
    })
    for (const role of ['payable', 'inventory', 'tax_recoverable'])
      assert.equal(await balanceOf(buyer, role), 0, role)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
