import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { aShop, ok } from '../sales/shop.js'

const at = (day: string) => clock.travelTo(new Date(`${day}T15:00:00Z`))

test.group('Credits by instalments', (group) => {
  group.each.setup(() => at('2025-01-31'))
  group.each.teardown(() => clock.travelTo(null))

  test('go to what is due first: a late instalment comes after an earlier invoice', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { api, customer } = shop
    const terms = ok(
      await api.post('/payment-terms', {
        name: 'Thirds',
        lines: [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }],
      })
    )
    const items = [{ productId: shop.service.id, quantity: 10, taxRate: 0 }]
    const sale = { customerId: customer.id, items }
    const thirds = ok(await api.post('/invoices', { ...sale, paymentTermsId: terms.id }))
    const soon = ok(await api.post('/invoices', { ...sale, dueDate: '2025-02-10' }))
    const last = ok(await api.post('/invoices', { ...sale, dueDate: '2025-03-31' }))
    const pays = (amount: number) =>
      api.post('/payments', { customerId: customer.id, amount, paymentMethod: 'CASH' })
    const apply = async () =>
      ok(await api.post(`/customers/${customer.id}/apply-credits`, {})).data.map(
        ({ invoiceId, amount }: any) => [invoiceId, amount]
      )
    const balances = async () =>
      Promise.all(
        [thirds, soon, last].map(async ({ id }) => ok(await api.get(`/invoices/${id}`)).balance)
      )

    ok(await pays(1_200))
    assert.deepEqual(await apply(), [
      [thirds.id, 300],
      [soon.id, 900],
    ])
    assert.deepEqual(await balances(), [700, 100, 1_000])

    ok(await pays(50))
    ok(await pays(450))
    assert.deepEqual(await apply(), [
      [soon.id, 50],
      [soon.id, 50],
      [thirds.id, 400],
    ])
    assert.deepEqual(await balances(), [300, 0, 1_000])
    assert.containsSubset(ok(await api.get(`/invoices/${thirds.id}`)).installments, [
      { dueDate: '2025-01-31', balance: 0 },
      { dueDate: '2025-02-28', balance: 0 },
      { dueDate: '2025-03-31', balance: 300 },
    ])

    ok(
      await api.post(`/invoices/${thirds.id}/credit-notes`, {
        ...{ reason: 'x', items: [{ lineId: thirds.items[0].id, quantity: 1 }] },
      })
    )
    ok(await pays(2_000))
    assert.deepEqual(await apply(), [
      [thirds.id, 200],
      [last.id, 1_000],
    ])
    assert.deepEqual(await balances(), [0, 0, 0])
    assert.equal(ok(await api.get(`/customers/${customer.id}`)).advances, 800)
    assert.isTrue(ok(await api.get('/reports/integrity')).ok)
  })

  test('take both parts of an invoice in one allocation', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { api, customer } = shop
    const lines = [{ percent: 50 }, { balance: true, months: 2 }]
    const terms = ok(await api.post('/payment-terms', { name: 'Halves', lines }))
    const items = [{ productId: shop.service.id, quantity: 10, taxRate: 0 }]
    const sale = { customerId: customer.id, items }
    const halves = ok(await api.post('/invoices', { ...sale, paymentTermsId: terms.id }))
    const between = ok(await api.post('/invoices', { ...sale, dueDate: '2025-02-28' }))
    const paid = { customerId: customer.id, amount: 1_700, paymentMethod: 'CASH' }
    const payment = ok(await api.post('/payments', paid))

    const { data } = ok(await api.post(`/customers/${customer.id}/apply-credits`, {}))
    assert.containsSubset(data, [
      { sourceId: payment.id, invoiceId: halves.id, amount: 700 },
      { sourceId: payment.id, invoiceId: between.id, amount: 1_000 },
    ])
    assert.lengthOf(data, 2)
    assert.lengthOf(ok(await api.get(`/payments/${payment.id}`)).allocations, 2)
  })
})
