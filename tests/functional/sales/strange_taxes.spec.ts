import { test } from '@japa/runner'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aBagTax, aTax } from '#tests/functional/tax/a_tax'
import { aProduct, aShop, ok, type Shop } from './shop.js'
import { differences, taxIds } from './taxes.js'

const sold = (shop: Shop, line: object, more: object = {}) =>
  shop.api.post('/invoices', {
    customerId: shop.customer.id,
    items: [{ productId: shop.service.id, quantity: 1, ...line }],
    ...more,
  })

const cents = (amount: number) => Math.round(amount * 100)

test.group('Taxes at their edges', () => {
  test('no portion of an inclusive line is negative, and all add up', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const bag = ok(
      await shop.api.post(
        '/taxes',
        aBagTax({ rates: [{ validFrom: '2020-01-01', amount: 0.003 }] })
      )
    )
    const lines = [
      { quantity: 1, unitPrice: 0.1, taxes: ['IVA19'] },
      { quantity: 1, unitPrice: 0.07, taxes: ['IVA19', 'INC8'] },
      { quantity: 1, unitPrice: 0.09, discountRate: 33.3, taxes: ['IVA5', 'INC8', bag.code] },
    ]
    const items = lines.map((line) => ({
      productId: shop.service.id,
      priceIncludesTax: true,
      ...line,
    }))
    const invoice = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items }))
    const notes: any[] = []
    for (let part = 0; part < 16; part++)
      notes.push(
        ok(
          await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
            reason: 'x',
            items: invoice.items.map(({ id }: any) => ({ lineId: id, quantity: 1 / 16 })),
          })
        )
      )

    for (const { subtotal, discountTotal, taxTotal, total, items: credited } of notes) {
      for (const amount of [subtotal - discountTotal, taxTotal, total])
        assert.isAtLeast(cents(amount), 0)
      for (const { subtotal: gross, discount, taxes } of credited) {
        assert.isAtLeast(cents(gross - discount), 0)
        for (const { amount } of taxes) assert.isAtLeast(cents(amount), 0)
      }
    }
    for (const field of ['subtotal', 'discountTotal', 'taxTotal', 'total'])
      assert.equal(
        notes.reduce((sum, note) => sum + cents(note[field]), 0),
        cents(invoice[field]),
        field
      )
    assert.isEmpty(await differences(shop))
  })

  test('a rate that lines cannot keep is refused, and the highest one works', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const post = (rate: number) =>
      shop.api.post(
        '/taxes',
        aTax({ code: `T${rate}`, rates: [{ validFrom: '2020-01-01', rate }] })
      )
    isInvalid(assert, await post(1_000), 'rates.0.rate', 'TOO_LARGE')
    isInvalid(assert, await post(19.00001), 'rates.0.rate', 'TOO_PRECISE')
    const { code } = ok(await post(999.9999))
    const invoice = ok(await sold(shop, { unitPrice: 1000, taxes: [code] }))
    assert.containsSubset(invoice, { taxTotal: 10_000, taxes: [{ rate: 999.9999 }] })
    const inclusive = ok(await sold(shop, { unitPrice: 11, taxes: [code], priceIncludesTax: true }))
    assert.equal(inclusive.total, 11)
    assert.isEmpty(await differences(shop))
  })

  test('bad taxes of lines are refused and never an error of ours', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const ids = await taxIds(shop)
    const bad: unknown[] = [
      'IVA19;IVA5',
      { taxId: ids.IVA19 },
      [null],
      [[]],
      [true],
      [19],
      [{ taxId: ids.IVA19, code: 'IVA5' }],
      [{ taxId: 'IVA19' }],
      [{ code: '' }],
      [{ code: ' ' }],
      [{ code: 'x'.repeat(65) }],
      [{ code: 'IVA\u0000' }],
      [{ code: '😀' }],
      [{ code: { $ne: null } }],
      Array(11).fill('INC8'),
      [{ taxId: ids.IVA19 }, { code: 'iva19' }],
    ]
    for (const path of ['/invoices', '/quotes'])
      for (const taxes of bad) {
        const { status, body } = await shop.api.post(path, {
          customerId: shop.customer.id,
          items: [{ productId: shop.service.id, quantity: 1, taxes }],
        })
        assert.equal(status, 422, `${path} ${JSON.stringify(taxes)} ${JSON.stringify(body)}`)
        assert.isNotEmpty(body.errors)
      }
    for (const taxRate of [-1, 100.5, 1e9, '19,0,0', 19.12345, [], true])
      assert.equal((await sold(shop, { taxRate })).status, 422, JSON.stringify(taxRate))
  })

  test('a tax that ends, or is switched off, stops drafts and quotes by name', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const tax = ok(await shop.api.post('/taxes', aTax()))
    const line = { taxes: [tax.code], unitPrice: 100 }
    const draft = ok(await sold(shop, line, { draft: true }))
    const issued = ok(await sold(shop, line))
    const quote = ok(
      await shop.api.post('/quotes', {
        customerId: shop.customer.id,
        items: [{ productId: shop.service.id, quantity: 1, ...line }],
      })
    )
    ok(
      await shop.api.patch(`/taxes/${tax.id}`, {
        rates: [{ validFrom: '2020-01-01', validUntil: '2020-12-31', rate: 12 }],
      })
    )
    isInvalid(assert, await sold(shop, line), 'items.0.taxes.0.code', 'NO_RATE')
    isInvalid(
      assert,
      await shop.api.post(`/invoices/${draft.id}/issue`),
      'items.0.taxes.0.taxId',
      'NO_RATE'
    )

    ok(await shop.api.patch(`/taxes/${tax.id}`, { rates: tax.rates, active: false }))
    isRefused(assert, await sold(shop, line), 409, 'TAX_INACTIVE')
    isRefused(assert, await shop.api.post(`/invoices/${draft.id}/issue`), 409, 'TAX_INACTIVE')
    ok(await shop.api.patch(`/quotes/${quote.id}`, { notes: 'still there' }))
    ok(await shop.api.patch(`/invoices/${issued.id}`, { notes: 'still there' }))
    const note = ok(await shop.api.post(`/invoices/${issued.id}/credit-notes`, { reason: 'x' }))
    assert.equal(note.taxTotal, 12)
    assert.isEmpty(await differences(shop))
  })

  test('an inclusive quote becomes an invoice of the same total, with several taxes', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const fixed = ok(
      await shop.api.post(
        '/taxes',
        aTax({
          kind: 'OTHER',
          category: null,
          calculation: 'FIXED',
          rates: [{ validFrom: '2020-01-01', amount: 250 }],
        })
      )
    )
    const bag = ok(await shop.api.post('/taxes', aBagTax()))
    const items = [
      {
        productId: shop.service.id,
        quantity: 7,
        unitPrice: 1990,
        discountRate: 12.5,
        priceIncludesTax: true,
        taxes: [{ code: 'IVA19' }, { code: 'inc8' }, { taxId: fixed.id }, bag.code],
      },
    ]
    const quote = ok(await shop.api.post('/quotes', { customerId: shop.customer.id, items }))
    assert.equal(quote.total, 12_188.75)
    assert.containsSubset(quote.taxes, [
      { code: fixed.code, amount: 250, rate: null },
      { code: bag.code, amount: 511, base: 7, rate: null },
    ])
    ok(await shop.api.patch(`/customers/${shop.customer.id}`, { email: 'ana@cafe.test' }))
    ok(await shop.api.post(`/quotes/${quote.id}/send`))
    ok(await shop.api.post(`/quotes/${quote.id}/accept`))
    const invoice = ok(await shop.api.post(`/quotes/${quote.id}/convert`))
    for (const field of ['subtotal', 'discountTotal', 'taxTotal', 'total', 'taxes'])
      assert.deepEqual(invoice[field], quote[field], field)
    const paths = [`/quotes/${quote.id}/pdf`, `/invoices/${invoice.id}/pdf`]
    for (const path of paths) assert.equal((await shop.api.get(path)).status, 200)
    assert.isEmpty(await differences(shop))
  })

  test('the taxes of an issued invoice change like its lines', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = ok(await sold(shop, { unitPrice: 1000, taxes: ['IVA19'] }))
    const [{ id }] = invoice.items
    const change = (line: object) =>
      shop.api.patch(`/invoices/${invoice.id}`, {
        items: [{ id, productId: shop.service.id, quantity: 1, unitPrice: 1000, ...line }],
      })
    assert.equal(ok(await change({ taxes: ['IVA5', 'INC8'] })).total, 1130)
    assert.equal(ok(await change({ taxes: ['IVA19'], priceIncludesTax: true })).total, 1000)
    assert.equal(ok(await change({ taxes: [], priceIncludesTax: true })).taxTotal, 0)
    isInvalid(
      assert,
      await change({ taxes: ['IVA19'], taxRate: 5 }),
      'items.0.taxRate',
      'CONTRADICTION'
    )
    const zero = ok(await change({ taxRate: 0 }))
    assert.deepEqual(zero.items[0].taxes, [])
    assert.isEmpty(await differences(shop))
    assert.equal(ok(await shop.api.get(`/customers/${shop.customer.id}`)).balance, zero.total)
  })

  test('a zero rate takes the category of the product, else of the company', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    ok(await shop.api.patch('/settings/fiscal', { zeroRateCategory: 'E' }))
    const exempt = await aProduct(shop, { isService: true, taxes: ['EXENTO'], taxRate: undefined })
    const of = async (line: object) => ok(await sold(shop, line)).items[0].taxes[0]?.category
    assert.equal(await of({ taxRate: 0 }), 'E')
    assert.equal(await of({ taxes: [] }), 'E')
    assert.equal(await of({ productId: exempt.id }), 'Z')
    assert.equal(await of({ productId: exempt.id, taxRate: 0 }), 'Z')
    ok(await shop.api.patch('/settings/fiscal', { zeroRateCategory: null }))
    assert.isUndefined(await of({ taxRate: 0 }))
  })
})
