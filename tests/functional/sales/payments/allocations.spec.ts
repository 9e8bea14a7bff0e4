import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { listensTo } from '#tests/functional/announced'
import { aCustomer, ok, owedBy, times } from '#tests/functional/sales/shop'
import {
  agingOf,
  aSeller,
  balanceOf,
  bill,
  brokenChecks,
  closingOf,
  entriesOn,
  on,
  pay,
  type Seller,
} from './money.js'

const advance = async (seller: Seller, amount: number, more: object = {}) =>
  ok(await pay(seller, { customerId: seller.customer.id, amount, ...more }))

const allocate = (seller: Seller, paymentId: string, items: object[], more: object = {}) =>
  seller.api.post(`/payments/${paymentId}/allocations`, { items, ...more })

test.group('Allocations', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a customer alone is an advance, which invoices take later', async ({ assert, cleanup }) => {
    const told = listensTo('payment.allocated', cleanup)
    const paid = listensTo('invoice.paid', cleanup)
    const seller = await aSeller()
    const payment = await advance(seller, 100)
    assert.containsSubset(payment, {
      ...{ invoiceId: null, allocations: [], allocatedAmount: 0, unallocatedAmount: 100 },
    })
    assert.deepEqual((await entriesOn(seller, payment.id))[0].slice(1), [
      '11100501 100',
      '280505 -100',
    ])
    const [a, b] = [await bill(seller, 60), await bill(seller, 60)]
    const done = ok(
      await allocate(seller, payment.id, [
        { invoiceId: a.id, amount: 60 },
        { invoiceId: b.id, amount: 40 },
      ])
    )
    assert.containsSubset(done, { unallocatedAmount: 0, invoiceId: null, allowedActions: ['void'] })
    assert.deepEqual([await balanceOf(seller, a.id), await balanceOf(seller, b.id)], [0, 20])
    assert.deepEqual(
      [(await told(seller)).length, (await paid(seller)).map(({ invoiceId }) => invoiceId)],
      [1, [a.id]]
    )
    for (const { id } of [a, b])
      assert.deepEqual(
        ok(await seller.api.get(`/payments?invoiceId=${id}`)).data.map((one: any) => one.id),
        [payment.id]
      )
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('a payment of one invoice is one allocation, which is announced', async ({
    assert,
    cleanup,
  }) => {
    const told = listensTo('payment.allocated', cleanup)
    const seller = await aSeller()
    const { id: invoiceId } = await bill(seller, 60)
    const body = { invoiceId, amount: 60, paymentMethod: 'CASH' }
    const payment = ok(await seller.api.post('/payments', body))
    assert.containsSubset(payment.allocations, [{ invoiceId, amount: 60 }])
    assert.lengthOf(await told(seller), 1)
  })

  test('an allocation that is taken back frees its money from its day', async ({ assert }) => {
    const seller = await aSeller()
    on('2026-10-01')
    const [a, b] = [await bill(seller, 100), await bill(seller, 100)]
    const payment = ok(
      await pay(seller, { invoiceId: a.id, amount: 130, excess: 'ADVANCE', date: '2026-09-20' })
    )
    assert.containsSubset(payment.allocations, [{ date: '2026-10-01', amount: 100 }])
    on('2026-10-10')
    const [{ id }] = payment.allocations
    const path = `/payments/${payment.id}/allocations/${id}/void`
    const early = await seller.api.post(path, { date: '2026-09-30' })
    assert.containsSubset(early.body, { status: 422, errors: [{ field: 'date', code: 'INVALID' }] })
    const back = ok(await seller.api.post(path, { date: '2026-10-05' }))
    assert.containsSubset(back, {
      ...{ invoiceId: null, unallocatedAmount: 130, allocatedAmount: 0 },
      allocations: [{ id, voidedOn: '2026-10-05' }],
    })
    assert.deepEqual(await entriesOn(seller, id), [['2026-10-05', '130505 100', '280505 -100']])
    assert.containsSubset((await seller.api.post(path, {})).body, {
      status: 409,
      code: 'INVALID_TRANSITION',
    })
    assert.equal(
      (await seller.api.post(`/payments/${payment.id}/allocations/${a.id}/void`)).status,
      404
    )

    const again = ok(
      await allocate(seller, payment.id, [{ invoiceId: b.id, amount: 100 }], { date: '2026-10-07' })
    )
    assert.containsSubset(again, { invoiceId: b.id, unallocatedAmount: 30 })
    for (const [day, owed, advances] of [
      ['2026-09-20', 0, -130],
      ['2026-10-01', 100, -30],
      ['2026-10-05', 200, -130],
      ['2026-10-07', 100, -30],
    ] as const)
      assert.deepEqual(
        [
          await agingOf(seller, day),
          await closingOf(seller, '130505', day),
          await closingOf(seller, '280505', day),
        ],
        [owed, owed, advances],
        day
      )
    assert.deepEqual(await brokenChecks(seller), [])

    const [, own] = again.allocations
    ok(await seller.api.post(`/payments/${payment.id}/allocations/${own.id}/void`, {}))
    assert.equal(await closingOf(seller, '280505'), -130)
    ok(await seller.api.post(`/payments/${payment.id}/void`, { date: '2026-10-02' }))
    assert.deepEqual(
      [await closingOf(seller, '280505'), await owedBy(seller, seller.customer.id)],
      [0, 200]
    )
    assert.equal(
      await agingOf(seller, '2026-10-02'),
      await closingOf(seller, '130505', '2026-10-02')
    )
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('two allocations to one invoice are both taken back with their payment', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const [twice, once] = [await bill(seller, 100), await bill(seller, 100)]
    const payment = await advance(seller, 100)
    for (const invoiceId of [twice.id, once.id, twice.id])
      ok(await allocate(seller, payment.id, [{ invoiceId, amount: 30 }]))
    assert.equal(await balanceOf(seller, twice.id), 40)

    ok(await seller.api.post(`/payments/${payment.id}/void`, {}))
    for (const { id } of [twice, once])
      assert.containsSubset(ok(await seller.api.get(`/invoices/${id}`)), {
        ...{ balance: 100, paidAmount: 0, status: 'ISSUED' },
      })
    assert.equal(await owedBy(seller, seller.customer.id), 200)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('parallel allocations of one payment never take more than is free', async ({ assert }) => {
    const seller = await aSeller()
    const payment = await advance(seller, 100)
    const invoices = await times(12, () => bill(seller, 30))
    const answers = await times(12, (nth) =>
      allocate(seller, payment.id, [{ invoiceId: invoices[nth].id, amount: 30 }])
    )
    const taken = answers.filter(({ status }) => status === 200)
    assert.lengthOf(taken, 3)
    for (const { status, body } of answers)
      if (status !== 200) assert.equal(body.code, 'INSUFFICIENT_AMOUNT')
    const now = ok(await seller.api.get(`/payments/${payment.id}`))
    assert.deepEqual([now.allocatedAmount, now.unallocatedAmount], [90, 10])
    assert.equal(await owedBy(seller, seller.customer.id), 270)
    assert.deepEqual(await brokenChecks(seller), [])

    const ended = await times(12, (nth) =>
      seller.api.post(`/payments/${payment.id}/allocations/${now.allocations[nth % 3].id}/void`, {})
    )
    assert.lengthOf(
      ended.filter(({ status }) => status === 200),
      3
    )
    assert.equal(await owedBy(seller, seller.customer.id), 360)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('parallel payments and allocations to one invoice never exceed its balance', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const [invoice, other] = [await bill(seller, 100), await bill(seller, 1_000)]
    const advances = await times(6, () => advance(seller, 50))
    const answers = await times(12, (nth) =>
      nth % 2
        ? allocate(seller, advances[(nth - 1) / 2].id, [{ invoiceId: invoice.id, amount: 30 }])
        : pay(seller, {
            customerId: seller.customer.id,
            amount: 35,
            allocations: [
              { invoiceId: other.id, amount: 5 },
              { invoiceId: invoice.id, amount: 30 },
            ],
          })
    )
    assert.lengthOf(
      answers.filter(({ status }) => status < 300),
      3
    )
    assert.equal(await balanceOf(seller, invoice.id), 10)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test("allocations only take a customer's own open invoices", async ({ assert }) => {
    const seller = await aSeller()
    const payment = await advance(seller, 100)
    const invoice = await bill(seller, 30)
    const theirs = await bill(seller, 30, { customerId: (await aCustomer(seller)).id })
    const refused: [object[], number, string, string][] = [
      [[], 422, 'TOO_FEW_ITEMS', 'items'],
      [[{ invoiceId: theirs.id, amount: 1 }], 409, 'OTHER_CUSTOMER', 'items.0.invoiceId'],
      [[{ invoiceId: payment.id, amount: 1 }], 422, 'NOT_FOUND', 'items.0.invoiceId'],
      [[{ invoiceId: invoice.id, amount: 31 }], 409, 'OVERPAYMENT', 'items.0.amount'],
    ]
    for (const [items, status, code, field] of refused) {
      const { body, text } = await allocate(seller, payment.id, items)
      assert.containsSubset(body, { status, errors: [{ code, field }] }, text)
    }
    ok(await seller.api.post(`/payments/${payment.id}/void`, {}))
    assert.containsSubset(
      (await allocate(seller, payment.id, [{ invoiceId: invoice.id, amount: 1 }])).body,
      { status: 409, code: 'INVALID_TRANSITION' }
    )
    const echo = await seller.api.patch(
      `/payments/${payment.id}`,
      { ...ok(await seller.api.get(`/payments/${payment.id}`)), notes: 'x' },
      { prefer: 'handling=strict' }
    )
    assert.equal(echo.status, 200, echo.text)
  })
})
