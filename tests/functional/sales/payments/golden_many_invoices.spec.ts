import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { ok } from '#tests/functional/sales/shop'
import { conceptIds } from '#tests/functional/tax/withholding'
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
} from './money.js'

test.group('Payments over many invoices', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('G1: three invoices, an advance, its application, the void', async ({ assert }) => {
    const seller = await aSeller()
    const { api, customer } = seller
    on('2026-10-20')
    const [a, b, c] = [
      await bill(seller, 1_190_000),
      await bill(seller, 595_000),
      await bill(seller, 238_000),
    ]

    on('2026-11-03')
    const body = {
      customerId: customer.id,
      amount: 2_000_000,
      date: '2026-10-31',
      allocations: [
        { invoiceId: a.id, amount: 1_190_000 },
        { invoiceId: b.id, amount: 595_000 },
      ],
    }
    const refused = await pay(seller, body)
    assert.containsSubset(refused.body, {
      status: 409,
      code: 'UNALLOCATED',
      unallocatedAmount: 215_000,
    })
    const payment = ok(await pay(seller, { ...body, excess: 'ADVANCE' }))
    assert.containsSubset(payment, {
      amount: 2_000_000,
      date: '2026-10-31',
      invoiceId: null,
      allocatedAmount: 1_785_000,
      unallocatedAmount: 215_000,
      refundedAmount: 0,
      allocations: [
        {
          invoiceId: a.id,
          invoiceNumber: 1,
          amount: 1_190_000,
          date: '2026-10-31',
          voidedOn: null,
        },
        { invoiceId: b.id, invoiceNumber: 2, amount: 595_000 },
      ],
      allowedActions: ['allocate', 'void'],
    })
    assert.deepEqual(ok(await api.get(`/payments/${payment.id}`)), { ...payment, warnings: [] })
    assert.deepEqual(await entriesOn(seller, payment.id), [
      ['2026-10-31', '11100501 2000000', '130505 -1785000', '280505 -215000'],
    ])
    for (const { id } of [a, b]) assert.equal(ok(await api.get(`/invoices/${id}`)).status, 'PAID')
    assert.equal(await agingOf(seller, '2026-10-31'), 238_000)
    assert.equal(await agingOf(seller, '2026-10-30'), 2_023_000)

    on('2026-11-05')
    const applied = ok(
      await api.post(`/payments/${payment.id}/allocations`, {
        items: [{ invoiceId: c.id, amount: 200_000 }],
      })
    )
    const [, , third] = applied.allocations
    assert.containsSubset(third, { invoiceId: c.id, date: '2026-11-05', amount: 200_000 })
    assert.containsSubset(applied, { allocatedAmount: 1_985_000, unallocatedAmount: 15_000 })
    assert.deepEqual(await entriesOn(seller, third.id), [
      ['2026-11-05', '280505 200000', '130505 -200000'],
    ])
    assert.equal(await balanceOf(seller, c.id), 38_000)
    assert.deepEqual(await brokenChecks(seller), [])
    const more = await api.post(`/payments/${payment.id}/allocations`, {
      items: [{ invoiceId: c.id, amount: 15_000.01 }],
    })
    assert.containsSubset(more.body, {
      status: 409,
      code: 'INSUFFICIENT_AMOUNT',
      available: 15_000,
      errors: [{ field: 'items.0.amount' }],
    })

    on('2026-11-08')
    ok(await api.post(`/payments/${payment.id}/void`, { date: '2026-11-06' }))
    for (const { id } of [a, b, c])
      assert.equal(ok(await api.get(`/invoices/${id}`)).status, 'ISSUED')
    for (const [invoice, amount] of [
      [a, 1_190_000],
      [b, 595_000],
      [c, 238_000],
    ] as const)
      assert.equal(await balanceOf(seller, invoice.id), amount)
    assert.deepEqual(
      [await agingOf(seller, '2026-11-05'), await agingOf(seller, '2026-11-06')],
      [38_000, 2_023_000]
    )
    for (const code of ['280505', '11100501']) assert.equal(await closingOf(seller, code), 0, code)
    assert.deepEqual(await brokenChecks(seller), [])
    assert.equal(ok(await api.get(`/customers/${customer.id}/statement`)).closingBalance, 2_023_000)
  })

  test('G2: withholdings and rounding', async ({ assert }) => {
    const seller = await aSeller()
    const { api } = seller
    ok(await api.put('/settings/fiscal', { municipality: '11001' }))
    const ids = await conceptIds(seller)
    const withheld = (code: string, base: number, amount: number) => ({
      ...{ kind: 'WITHHOLDING', conceptId: ids[code], base, amount },
    })
    const deductions = [
      withheld('COMPRAS', 1_000_000, 25_000),
      withheld('RETEIVA-SERVICIOS', 190_000, 28_500),
      withheld('ICA-BOG-1-SERVICIOS', 1_000_000, 9_660),
    ]
    const invoice = await bill(seller, 1_000_000, { productId: seller.taxed.id })
    assert.equal(invoice.total, 1_190_000)

    const rounded = (amount: number, rounding: number) =>
      pay(seller, {
        customerId: seller.customer.id,
        amount,
        allocations: [{ invoiceId: invoice.id, amount: 1_190_000 }],
        deductions: [...deductions, { kind: 'ROUNDING', amount: rounding }],
      })
    assert.containsSubset((await rounded(1_126_839.6, 0.4)).body, {
      status: 409,
      code: 'ROUNDING_TOO_LARGE',
      roundingLimit: 0,
      errors: [{ field: 'deductions.3.amount' }],
    })
    ok(await api.patch('/settings/accounting', { roundingLimit: 1 }))
    assert.equal(ok(await api.get('/settings/accounting')).roundingLimit, 1)
    const short = ok(await rounded(1_126_839.6, 0.4))
    assert.sameMembers((await entriesOn(seller, short.id))[0], [
      short.date,
      '11100501 1126839.6',
      '135515 25000',
      '135517 28500',
      '135518 9660',
      '429581 0.4',
      '130505 -1190000',
    ])
    assert.containsSubset(short, { deductedTotal: 0.4, withheldTotal: 63_160 })
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      ...{ status: 'PAID', balance: 0, paidAmount: 1_126_840 },
    })
    ok(await api.post(`/payments/${short.id}/void`, {}))

    const paid = ok(await pay(seller, { invoiceId: invoice.id, amount: 1_126_840, deductions }))
    assert.sameMembers((await entriesOn(seller, paid.id))[0], [
      paid.date,
      '11100501 1126840',
      '135515 25000',
      '135517 28500',
      '135518 9660',
      '130505 -1190000',
    ])
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: 0,
      paidAmount: 1_126_840,
      withheldTotal: 63_160,
    })
    assert.lengthOf(paid.withholdings, 3)
    assert.containsSubset(paid.deductions, [{ kind: 'WITHHOLDING', base: 190_000, amount: 28_500 }])
    assert.deepEqual(await brokenChecks(seller), [])
  })
})
