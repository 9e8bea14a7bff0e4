import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { postedOf } from '../sales/posted.js'
import { aProduct, aShop, entriesOf, ok, owedBy, theBooks, type Shop } from '../sales/shop.js'

const at = (day: string) => clock.travelTo(new Date(`${day}T15:00:00Z`))
const refused = ({ status, body }: any) => [status, body.errors?.[0]?.field, body.errors?.[0]?.code]

/** The invoice of G2: net 1,000,000.00, IVA 190,000.00, issued on 1 October, 2 % within 10 days. */
async function discounted(shop: Shop, discount: object = {}, more: object = {}) {
  const terms = ok(
    await shop.api.post('/payment-terms', {
      name: `2/10 net 30 ${JSON.stringify(discount)}`,
      lines: [{ balance: true, days: 30 }],
      discount: { percent: 2, days: 10, ...discount },
    })
  )
  const service = await aProduct(shop, { isService: true, sellingPrice: 1_000_000, taxRate: 19 })
  return ok(
    await shop.api.post('/invoices', {
      customerId: shop.customer.id,
      items: [{ productId: service.id, quantity: 1 }],
      paymentTermsId: terms.id,
      ...more,
    })
  )
}

const pays = ({ api }: Shop, { id }: { id: string }, amount: number, discount: number, more = {}) =>
  api.post('/payments', {
    invoiceId: id,
    amount,
    paymentMethod: 'CASH',
    deductions: [{ kind: 'EARLY_DISCOUNT', amount: discount }],
    ...more,
  })
const byBank = async ({ api }: Shop) => ({
  paymentMethod: 'TRANSFER',
  bankAccountId: ok(await api.post('/bank-accounts', { name: 'Banco', type: 'BANK' })).id,
})
const read = async ({ api }: Shop, { id }: { id: string }) => ok(await api.get(`/invoices/${id}`))

async function mustBeWell({ api }: Shop, assert: any) {
  const { ok: isWell, checks } = ok(await api.get('/reports/integrity'))
  assert.isTrue(isWell, JSON.stringify(checks.filter((one: any) => !one.ok)))
}

test.group('Early discounts', (group) => {
  group.each.setup(() => at('2025-10-01'))
  group.each.teardown(() => clock.travelTo(null))

  test('G3 under NEVER: the discount is of the net, and an expense', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = await discounted(shop)
    assert.deepEqual(invoice.earlyDiscount, { amount: 20_000, until: '2025-10-11' })
    assert.deepEqual((await read(shop, invoice)).earlyDiscount, invoice.earlyDiscount)

    at('2025-10-11')
    const payment = ok(await pays(shop, invoice, 1_170_000, 20_000, await byBank(shop)))
    assert.deepEqual(await postedOf(shop, payment.id), [
      ['2025-10-11', '11100501 1170000', '530535 20000', '130505 -1190000'],
    ])
    const after = await read(shop, invoice)
    assert.containsSubset(after, {
      status: 'PAID',
      balance: 0,
      earlyDiscount: null,
      paidAmount: 1_190_000,
    })
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    await mustBeWell(shop, assert)
  })

  test('G3 under ON_EARLY_PAYMENT: the deduction has its tax, and a tax line goes back', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = await discounted(shop, { taxTreatment: 'ON_EARLY_PAYMENT' })
    assert.deepEqual(invoice.earlyDiscount, { amount: 23_800, until: '2025-10-11' })
    assert.deepEqual((await read(shop, invoice)).earlyDiscount, invoice.earlyDiscount)

    at('2025-10-11')
    const payment = ok(await pays(shop, invoice, 1_166_200, 23_800, await byBank(shop)))
    assert.deepEqual(await postedOf(shop, payment.id), [
      ['2025-10-11', '11100501 1166200', '530535 20000', '240805 3800', '130505 -1190000'],
    ])
    const taxes = async () =>
      ok(await shop.api.get('/reports/tax-lines?from=2025-10-01&to=2025-10-31')).rows.map(
        ({ documentType, sign, base, amount }: any) => [documentType, sign, base, amount]
      )
    const standing = [
      ['INVOICE', 1, 1_000_000, 190_000],
      ['PAYMENT', -1, 20_000, 3_800],
    ]
    assert.deepEqual(await taxes(), standing)
    await mustBeWell(shop, assert)

    at('2025-10-12')
    ok(await shop.api.post(`/payments/${payment.id}/void`, {}))
    assert.deepEqual(await taxes(), [...standing, ['PAYMENT', 1, 20_000, 3_800]])
    assert.containsSubset(await read(shop, invoice), {
      balance: 1_190_000,
      earlyDiscount: { amount: 23_800 },
    })
    await mustBeWell(shop, assert)
  })

  test('end after their last day and after a part payment; a dated payment counts by its day', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const [late, partly, dated] = [
      await discounted(shop),
      await discounted(shop, { days: 11 }),
      await discounted(shop, { days: 9 }),
    ]
    at('2025-10-05')
    ok(
      await shop.api.post('/payments', {
        invoiceId: partly.id,
        amount: 500_000,
        paymentMethod: 'CASH',
      })
    )
    assert.isNull((await read(shop, partly)).earlyDiscount)

    at('2025-10-12')
    const before = await theBooks(shop)
    for (const [invoice, amount] of [
      [late, 1_170_000],
      [partly, 670_000],
    ] as const)
      assert.deepEqual(refused(await pays(shop, invoice, amount, 20_000)), [
        409,
        'deductions.0.amount',
        'DISCOUNT_EXPIRED',
      ])
    assert.deepEqual(await theBooks(shop), before)
    ok(await pays(shop, dated, 1_170_000, 20_000, { date: '2025-10-10' }))
    ok(
      await shop.api.post('/payments', {
        invoiceId: late.id,
        amount: 1_190_000,
        paymentMethod: 'CASH',
      })
    )
  })

  test('are refused above what is offered, and for less than all that is left', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = await discounted(shop)
    const other = await discounted(shop, { days: 5 })
    const none = ok(
      await shop.api.post('/invoices', { customerId: shop.customer.id, items: [shop.service.id] })
    )
    const before = await theBooks(shop)
    const field = 'deductions.0.amount'
    const cases: [any, number, number, string][] = [
      [invoice, 1_169_999.99, 20_000.01, 'TOO_LARGE'],
      [invoice, 1_170_000, 20_000.01, 'TOO_LARGE'],
      [invoice, 1_000_000, 20_000, 'INVALID'],
      [none, 117, 2, 'TOO_LARGE'],
    ]
    for (const [of, amount, discount, code] of cases)
      assert.deepEqual(
        refused(await pays(shop, of, amount, discount)),
        [422, field, code],
        `${amount} ${discount}`
      )
    const many = {
      invoiceId: undefined,
      customerId: shop.customer.id,
      allocations: [invoice, other].map(({ id }) => ({ invoiceId: id, amount: 1_190_000 })),
    }
    const twice = (ids: (string | undefined)[]) => ({
      ...many,
      deductions: ids.map((invoiceId) => ({ kind: 'EARLY_DISCOUNT', amount: 20_000, invoiceId })),
    })
    const both = (ids: (string | undefined)[]) => pays(shop, invoice, 2_340_000, 0, twice(ids))
    assert.deepEqual(refused(await both([invoice.id, undefined])), [
      422,
      'deductions.1.invoiceId',
      'REQUIRED',
    ])
    assert.deepEqual(refused(await both([invoice.id, invoice.id])), [
      422,
      'deductions.1.invoiceId',
      'DUPLICATE',
    ])
    assert.deepEqual(await theBooks(shop), before)
    ok(await both([invoice.id, other.id]))
    await mustBeWell(shop, assert)
  })

  test('follow what credit notes leave', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = await discounted(shop, { taxTreatment: 'ON_EARLY_PAYMENT' })
    const [{ id: lineId }] = invoice.items
    ok(
      await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'x',
        items: [{ lineId, quantity: 0.25 }],
      })
    )
    assert.deepEqual((await read(shop, invoice)).earlyDiscount, {
      amount: 17_850,
      until: '2025-10-11',
    })
    assert.deepEqual(refused(await pays(shop, invoice, 868_700, 23_800)), [
      422,
      'deductions.0.amount',
      'TOO_LARGE',
    ])
    const payment = ok(await pays(shop, invoice, 874_650, 17_850))
    assert.includeMembers(await entriesOf(shop, payment.id), [
      'Dr early_discount_granted 15000.00',
      'Dr tax_payable 2850.00',
    ])
    await mustBeWell(shop, assert)
  })
})
