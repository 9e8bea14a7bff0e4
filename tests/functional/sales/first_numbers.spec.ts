import { test } from '@japa/runner'
import { aShop, anInvoice, issued, ok } from './shop.js'

const SETTINGS = '/settings/tenant'

/**
 * As an authority gives them out: the range begins beyond what fits beside another number in 53
 * bits.
 */
const RANGE = 990_000_001

test.group('Numbers that go on from another system', () => {
  test('begin where the company says, without gaps from there', async ({ assert }) => {
    const first = {
      firstInvoiceNumber: RANGE,
      firstCreditNoteNumber: 31,
      firstQuoteNumber: 500,
      firstPaymentNumber: 7_001,
      firstPurchaseOrderNumber: 88,
    }
    const shop = await aShop({ stock: 20, settings: first })
    assert.containsSubset(ok(await shop.api.get(SETTINGS)), first)

    const invoices = [await issued(shop), await issued(shop, 2)]
    const quote = { customerId: shop.customer.id, items: [shop.service.id] }
    const supplier = ok(await shop.api.post('/suppliers', { name: 'Proveedora' }))
    const made = [
      ok(
        await shop.api.post(`/invoices/${invoices[1].id}/credit-notes`, {
          reason: 'x',
          items: [shop.goods.id],
        })
      ),
      ok(await shop.api.post('/quotes', quote)),
      ok(
        await shop.api.post('/payments', {
          invoiceId: invoices[0].id,
          amount: 5,
          paymentMethod: 'CASH',
        })
      ),
      ok(
        await shop.api.post('/purchase-orders', {
          supplierId: supplier.id,
          warehouseId: shop.warehouse.id,
          items: [{ productId: shop.goods.id, quantity: 1, unitCost: 3 }],
        })
      ),
    ]
    assert.deepEqual(
      [...invoices, ...made].map(({ number }) => number),
      [RANGE, RANGE + 1, 31, 500, 7_001, 88]
    )

    const sold = await Promise.all(
      Array.from({ length: 6 }, () => shop.api.post('/invoices', anInvoice(shop)))
    )
    assert.deepEqual(
      sold.map((answer) => ok(answer).number).toSorted((a, b) => a - b),
      [2, 3, 4, 5, 6, 7].map((more) => RANGE + more)
    )
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('first numbers are set before the first document, and changed until then', async ({
    assert,
  }) => {
    const shop = await aShop()
    ok(await shop.api.patch(SETTINGS, { firstInvoiceNumber: 200 }))
    ok(await shop.api.patch(SETTINGS, { firstInvoiceNumber: 100, firstQuoteNumber: 9 }))
    ok(await shop.api.post('/invoices', anInvoice(shop, 1, { draft: true })))
    ok(await shop.api.patch(SETTINGS, { firstInvoiceNumber: null }))
    ok(await shop.api.patch(SETTINGS, { firstInvoiceNumber: 300 }, { prefer: 'dry-run' }))
    ok(await shop.api.patch(SETTINGS, { firstInvoiceNumber: 50 }))
    assert.equal((await issued(shop)).number, 50)

    const refused = await shop.api.patch(SETTINGS, {
      phone: '1',
      firstInvoiceNumber: 51,
      firstQuoteNumber: 10,
    })
    assert.equal(refused.status, 409)
    assert.containsSubset(refused.body, {
      code: 'NUMBERS_GIVEN',
      errors: [{ field: 'firstInvoiceNumber' }],
    })
    assert.containsSubset(ok(await shop.api.get(SETTINGS)), {
      firstInvoiceNumber: 50,
      firstQuoteNumber: 9,
      phone: null,
    })
    ok(await shop.api.patch(SETTINGS, { firstInvoiceNumber: 50, firstQuoteNumber: 10 }))
    assert.equal(
      ok(await shop.api.post('/quotes', { customerId: shop.customer.id, items: [shop.service.id] }))
        .number,
      10
    )
  })

  test('a company that has sold keeps its numbers, whatever is asked for', async ({ assert }) => {
    const shop = await aShop()
    assert.equal((await issued(shop)).number, 1)
    for (const firstInvoiceNumber of [2, 500])
      assert.equal(
        (await shop.api.patch(SETTINGS, { firstInvoiceNumber })).body.code,
        'NUMBERS_GIVEN'
      )
    for (const firstInvoiceNumber of [0, -1, 1.5, 1_000_000_000, '7'])
      assert.equal((await shop.api.patch(SETTINGS, { firstInvoiceNumber })).status, 422)
    assert.equal((await issued(shop)).number, 2)
  })

  test('parallel first sales use the old or the new first number, without gaps', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 20 })
    const [chosen, ...sold] = await Promise.all([
      shop.api.patch(SETTINGS, { firstInvoiceNumber: 700 }),
      ...Array.from({ length: 8 }, () => shop.api.post('/invoices', anInvoice(shop))),
    ])
    assert.include([200, 409], chosen.status, chosen.text)
    const first = chosen.status === 200 ? 700 : 1
    assert.deepEqual(
      sold.map((answer) => ok(answer).number).toSorted((a, b) => a - b),
      Array.from({ length: 8 }, (_, index) => first + index)
    )
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })
})
