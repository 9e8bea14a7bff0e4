import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { accountNamed } from '#tests/functional/accounting/books'
import { balanceOf } from '#tests/functional/inventory/goods'
import { aBuyer, type Buyer } from './buying.js'
import { ok } from '../sales/shop.js'
import { linesOf } from './posted.js'

/** Orders of these amounts, all received. */
async function received(buyer: Buyer, ...amounts: number[]) {
  const orders = []
  for (const unitCost of amounts) {
    const order = await buyer.order([{ productId: buyer.service.id, quantity: 1, unitCost }])
    ok(await buyer.receive(order.id))
    orders.push(order)
  }
  return orders
}

const pay = async ({ api }: Buyer, body: object) => ok(await api.post('/supplier-payments', body))

async function tiesOut(assert: any, buyer: Buyer, { owed, advances }: Record<string, number>) {
  const { ok: holds, checks } = ok(await buyer.api.get('/reports/integrity'))
  assert.isTrue(holds, JSON.stringify(checks.filter((one: any) => !one.ok)))
  assert.equal(await balanceOf(buyer, 'payable'), owed === 0 ? 0 : -owed)
  assert.equal(await balanceOf(buyer, 'supplier_advances'), advances)
  assert.equal(ok(await buyer.api.get(`/suppliers/${buyer.supplier.id}`)).advances, advances)
}

test.group('Payments to suppliers over many documents', () => {
  test('an advance is paid, applied, given back and voided, and nothing is left', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const [order] = await received(buyer, 300)
    const paid = await pay(buyer, { supplierId: supplier.id, amount: 500 })
    assert.containsSubset(paid, {
      number: 1,
      status: 'PAID',
      supplierId: supplier.id,
      purchaseOrderId: null,
      allocatedAmount: 0,
      unallocatedAmount: 500,
      refundedAmount: 0,
      allocations: [],
      allowedActions: ['allocate', 'refund', 'void'],
    })
    assert.deepEqual(ok(await api.get(`/supplier-payments/${paid.id}`)), paid)
    assert.sameMembers(await linesOf(buyer, paid.id), ['110505 -500', '133005 500'])
    await tiesOut(assert, buyer, { owed: 300, advances: 500 })

    const applied = ok(
      await api.post(`/supplier-payments/${paid.id}/allocations`, {
        items: [{ purchaseOrderId: order.id, amount: 300 }],
      })
    )
    assert.containsSubset(applied, {
      allocatedAmount: 300,
      unallocatedAmount: 200,
      allocations: [{ purchaseOrderId: order.id, purchaseOrderNumber: order.number, amount: 300 }],
    })
    assert.equal(ok(await api.get(`/purchase-orders/${order.id}`)).balance, 0)
    await tiesOut(assert, buyer, { owed: 0, advances: 200 })

    const back = ok(await api.post(`/supplier-payments/${paid.id}/refunds`, { amount: 50 }))
    assert.containsSubset(back, { number: 1, source: 'PAYMENT', sourceId: paid.id, amount: 50 })
    isRefused(
      assert,
      await api.post(`/supplier-payments/${paid.id}/refunds`, { amount: 150.01 }),
      409,
      'INSUFFICIENT_AMOUNT'
    )
    isRefused(assert, await api.post(`/supplier-payments/${paid.id}/void`, {}), 409, 'IN_USE')
    await tiesOut(assert, buyer, { owed: 0, advances: 150 })

    ok(await api.post(`/supplier-refunds/${back.id}/void`, {}))
    const voided = ok(await api.post(`/supplier-payments/${paid.id}/void`, {}))
    assert.containsSubset(voided, { status: 'VOID', allocatedAmount: 0, allowedActions: [] })
    assert.equal(voided.allocations[0].voidedOn, todayIn(buyer.tenant.timezone))
    assert.equal(ok(await api.get(`/purchase-orders/${order.id}`)).balance, 300)
    await tiesOut(assert, buyer, { owed: 300, advances: 0 })
    assert.equal(await balanceOf(buyer, 'cash'), 0)
  })

  test('one payment settles two orders, and the rest is an advance where it is asked', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const [a, b] = await received(buyer, 100, 200)
    const allocations = [
      { purchaseOrderId: a.id, amount: 100 },
      { purchaseOrderId: b.id, amount: 150 },
    ]
    isRefused(
      assert,
      await api.post('/supplier-payments', { amount: 300, allocations }),
      409,
      'UNALLOCATED'
    )
    isRefused(
      assert,
      await api.post('/supplier-payments', { amount: 200, allocations }),
      409,
      'INSUFFICIENT_AMOUNT'
    )
    const paid = await pay(buyer, { amount: 300, allocations, excess: 'ADVANCE' })
    assert.containsSubset(paid, { supplierId: supplier.id, unallocatedAmount: 50 })
    assert.sameMembers(await linesOf(buyer, paid.id), ['110505 -300', '133005 50', '220505 250'])
    for (const { id } of [a, b])
      assert.deepEqual(
        ok(await api.get(`/purchase-orders/${id}/payments`)).data.map((one: any) => one.id),
        [paid.id]
      )
    const [first] = paid.allocations
    const at = `/supplier-payments/${paid.id}/allocations/${first.id}/void`
    assert.containsSubset(ok(await api.post(at, {})), { unallocatedAmount: 150 })
    isRefused(assert, await api.post(at, {}), 409, 'INVALID_TRANSITION')
    await tiesOut(assert, buyer, { owed: 150, advances: 150 })
    ok(await api.post(`/supplier-payments/${paid.id}/void`, {}))
    await tiesOut(assert, buyer, { owed: 300, advances: 0 })
    assert.equal(await balanceOf(buyer, 'cash'), 0)
  })

  test('deductions and withholdings settle beside the money', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, ids } = buyer
    const [order] = await received(buyer, 200_000)
    const paid = await pay(buyer, {
      amount: 180_000,
      allocations: [{ purchaseOrderId: order.id, amount: 200_000 }],
      deductions: [
        { kind: 'WITHHOLDING', conceptId: ids.SERVICIOS, base: 200_000, amount: 8_000 },
        { kind: 'OTHER', amount: 10_000, accountId: await accountNamed(buyer, '421040') },
        { kind: 'BANK_FEE', amount: 2_000, description: 'Comisión' },
      ],
    })
    assert.containsSubset(paid, {
      deductedTotal: 12_000,
      withheldTotal: 8_000,
      unallocatedAmount: 0,
    })
    assert.containsSubset(paid.allocations, [{ amount: 200_000, withheldAmount: 8_000 }])
    assert.sameMembers(await linesOf(buyer, paid.id), [
      '110505 -180000',
      '220505 200000',
      '236525 -8000',
      '421040 -10000',
      '530505 -2000',
    ])
    assert.containsSubset(ok(await api.get(`/purchase-orders/${order.id}`)), {
      paidAmount: 192_000,
      withheldTotal: 8_000,
      balance: 0,
    })
    await tiesOut(assert, buyer, { owed: 0, advances: 0 })
  })

  test('bad input is refused on its field, and nothing changes', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const [order] = await received(buyer, 100)
    const other = ok(await api.post('/suppliers', { name: 'Otro' }))
    const item = { purchaseOrderId: order.id, amount: 100 }
    const post = (body: object) => api.post('/supplier-payments', { amount: 100, ...body })
    const someId = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

    isInvalid(assert, await post({}), 'supplierId', 'REQUIRED')
    isInvalid(assert, await post({ supplierId: someId }), 'supplierId', 'NOT_FOUND')
    isInvalid(
      assert,
      await post({ allocations: [{ amount: 1 }] }),
      'allocations.0.billId',
      'REQUIRED'
    )
    isInvalid(
      assert,
      await post({ allocations: [item, item] }),
      'allocations.1.purchaseOrderId',
      'DUPLICATE'
    )
    isInvalid(
      assert,
      await post({ allocations: [{ billId: someId, amount: 100 }] }),
      'allocations.0.billId',
      'NOT_FOUND'
    )
    const tomorrow = addDays(todayIn(buyer.tenant.timezone), 1)
    isInvalid(
      assert,
      await post({ supplierId: supplier.id, date: tomorrow }),
      'date',
      'FUTURE_DATE'
    )
    isInvalid(
      assert,
      await post({ allocations: [item], deductions: [{ kind: 'OTHER', amount: 1 }] }),
      'deductions.0.accountId',
      'REQUIRED'
    )
    isInvalid(
      assert,
      await post({ supplierId: supplier.id, deductions: [{ kind: 'BANK_FEE', amount: 1 }] }),
      'deductions',
      'TOO_LARGE'
    )
    isRefused(
      assert,
      await post({ supplierId: other.id, allocations: [item] }),
      409,
      'OTHER_SUPPLIER'
    )
    isRefused(
      assert,
      await post({ allocations: [{ ...item, amount: 100.01 }] }),
      409,
      'OVERPAYMENT'
    )
    isRefused(
      assert,
      await post({
        amount: 99,
        allocations: [item],
        deductions: [{ kind: 'ROUNDING', amount: 1 }],
      }),
      409,
      'ROUNDING_TOO_LARGE'
    )
    assert.equal(ok(await api.get('/supplier-payments')).data.length, 0)
    await tiesOut(assert, buyer, { owed: 100, advances: 0 })
  })
})

test.group('Payments to suppliers at the same time', () => {
  test('parallel allocations of one advance never take more than is free', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const orders = await received(buyer, 100, 100, 100, 100)
    const paid = await pay(buyer, { supplierId: supplier.id, amount: 250 })
    const answers = await Promise.all(
      orders.map(({ id }) =>
        api.post(`/supplier-payments/${paid.id}/allocations`, {
          items: [{ purchaseOrderId: id, amount: 100 }],
        })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409])
    for (const { status, body } of answers)
      if (status === 409) assert.equal(body.code, 'INSUFFICIENT_AMOUNT')
    await tiesOut(assert, buyer, { owed: 200, advances: 50 })
  })

  test('a void and allocations of one payment leave money, orders and books in step', async ({
    assert,
  }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const orders = await received(buyer, 100, 100, 100)
    const paid = await pay(buyer, { supplierId: supplier.id, amount: 300 })
    const [voided, ...others] = await Promise.all([
      api.post(`/supplier-payments/${paid.id}/void`, {}),
      ...orders.map(({ id }) =>
        api.post(`/supplier-payments/${paid.id}/allocations`, {
          items: [{ purchaseOrderId: id, amount: 100 }],
        })
      ),
      api.post(`/supplier-payments/${paid.id}/refunds`, { amount: 100 }),
    ])
    assert.include([200, 409], voided.status)
    for (const { status, body } of others)
      if (status >= 300) assert.include(['INVALID_TRANSITION', 'INSUFFICIENT_AMOUNT'], body.code)
    const { ok: holds, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(holds, JSON.stringify(checks.filter((one: any) => !one.ok)))
  })
})
