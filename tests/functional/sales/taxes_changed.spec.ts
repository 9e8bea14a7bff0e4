import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { aShop, ok, times } from './shop.js'
import { differences, taxIds, taxLinesOf } from './taxes.js'

test.group('Taxes that change', () => {
  test('sales that run while a tax is switched off are before it or after it, never half', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const ids = await taxIds(shop)
    const sell = () =>
      shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [
          { productId: shop.service.id, quantity: 1, unitPrice: 100, taxes: ['IVA5'] },
          { productId: shop.service.id, quantity: 2, unitPrice: 100, taxes: ['IVA5', 'INC8'] },
        ],
      })
    ok(await sell())

    const [answers, off] = await Promise.all([
      times(20, sell),
      shop.api.patch(`/taxes/${ids.IVA5}`, { active: false }),
    ])
    ok(off)
    const sales = answers.filter(({ status }) => status === 201)
    for (const { status, body } of answers)
      if (status !== 201) {
        assert.equal(status, 409, JSON.stringify(body))
        assert.equal(body.code, 'TAX_INACTIVE')
      }
    for (const { body } of sales) {
      assert.equal(body.total, 331)
      assert.lengthOf(await taxLinesOf(shop, body.id), 3)
    }
    const late = await sell()
    assert.equal(late.status, 409)
    assert.equal(late.body.code, 'TAX_INACTIVE')
    assert.equal(ok(await shop.api.get('/invoices?limit=100')).data.length, sales.length + 1)
    assert.isEmpty(await differences(shop))
  })

  test('a draft and a quote take the rate of the day of issue', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const items = [
      { productId: shop.service.id, quantity: 1, unitPrice: 100, taxes: ['IVA19'] },
      {
        productId: shop.service.id,
        quantity: 1,
        unitPrice: 121,
        priceIncludesTax: true,
        taxes: ['IVA19'],
      },
    ]
    const document = { customerId: shop.customer.id, items }
    const draft = ok(await shop.api.post('/invoices', { ...document, draft: true }))
    const quote = ok(await shop.api.post('/quotes', document))
    assert.equal(draft.total, 240)
    const { IVA19 } = await taxIds(shop)
    // As if today were the first day of a new rate.
    await shop.as(() =>
      execute('UPDATE tax_rates SET rate = 21 WHERE tenant_id = ? AND tax_id = ?', [
        Current.tenantId,
        IVA19,
      ])
    )
    ok(await shop.api.patch(`/taxes/${IVA19}`, { name: 'IVA 21 %' }))

    for (const invoice of [
      ok(await shop.api.post(`/invoices/${draft.id}/issue`)),
      ok(await shop.api.post(`/quotes/${quote.id}/convert`, {})),
    ]) {
      assert.containsSubset(invoice, {
        total: 242,
        taxTotal: 42,
        items: [
          { taxRate: 21, tax: 21, total: 121 },
          { taxRate: 21, subtotal: 100, total: 121 },
        ],
      })
      assert.deepEqual(ok(await shop.api.get(`/invoices/${invoice.id}`)).items, invoice.items)
    }
    assert.isEmpty(await differences(shop))
  })

  test('a document on a day without a rate is refused', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    ok(
      await shop.api.post('/taxes', {
        code: 'FUTURO',
        name: 'Futuro',
        kind: 'OTHER',
        category: 'S',
        rates: [{ validFrom: '2999-01-01', rate: 3 }],
      })
    )
    const { status, body } = await shop.api.post('/invoices', {
      customerId: shop.customer.id,
      items: [{ productId: shop.service.id, quantity: 1, taxes: ['FUTURO'] }],
    })
    assert.equal(status, 422)
    assert.containsSubset(body.errors, [{ field: 'items.0.taxes.0.code', code: 'NO_RATE' }])
  })
})
