import { test } from '@japa/runner'
import { aShop, anInvoice, ok, times } from '../sales/shop.js'

const HALVES = [{ percent: 50 }, { balance: true, days: 30 }]

test.group('Payment terms in parallel', () => {
  test('other lines and new invoices: every invoice has the rows of the lines that stay', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const more = { items: [shop.service.id] }
    const terms = ok(
      await api.post('/payment-terms', { name: 'Net 30', lines: [{ balance: true, days: 30 }] })
    )
    const path = `/payment-terms/${terms.id}`
    const [change, ...made] = await Promise.all([
      api.patch(path, { lines: HALVES }),
      ...Array.from({ length: 6 }, () =>
        api.post('/invoices', { ...anInvoice(shop), ...more, paymentTermsId: terms.id })
      ),
    ])
    assert.oneOf(change.status, [200, 422])
    const { lines } = ok(await api.get(path))
    assert.lengthOf(lines, change.status === 200 ? 2 : 1)
    for (const one of made) assert.lengthOf(ok(one).installments, lines.length)
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('a deletion and new invoices: terms that an invoice has stay', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const terms = ok(
      await api.post('/payment-terms', { name: 'Net 30', lines: [{ balance: true, days: 30 }] })
    )
    const sale = { ...anInvoice(shop), items: [shop.service.id], paymentTermsId: terms.id }
    const [gone, ...made] = await Promise.all([
      api.delete(`/payment-terms/${terms.id}`),
      ...Array.from({ length: 4 }, () => api.post('/invoices', sale)),
    ])
    const sold = made.filter(({ status }) => status === 201).length
    assert.equal(gone.status, sold ? 409 : 204)
    assert.isTrue(made.every(({ status }) => status === (sold ? 201 : 422)))
  })

  test('two payments with the discount: one takes it, the other changes nothing', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const terms = ok(
      await api.post('/payment-terms', {
        name: '2/10',
        lines: [{ balance: true, days: 30 }],
        discount: { percent: 2, days: 10 },
      })
    )
    const invoice = ok(
      await api.post('/invoices', {
        ...anInvoice(shop),
        items: [shop.service.id],
        paymentTermsId: terms.id,
      })
    )
    const all = await times(5, () =>
      api.post('/payments', {
        invoiceId: invoice.id,
        amount: 117,
        paymentMethod: 'CASH',
        deductions: [{ kind: 'EARLY_DISCOUNT', amount: 2 }],
      })
    )
    assert.deepEqual(all.map(({ status }) => status).sort(), [201, 409, 409, 409, 409])
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })
})
