import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { aShop, ok } from '../sales/shop.js'

const THIRDS = [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }]
const at = (day: string) => clock.travelTo(new Date(`${day}T15:00:00Z`))

test.group('The aging of instalments', (group) => {
  group.each.setup(() => at('2025-01-31'))
  group.each.teardown(() => clock.travelTo(null))

  test('has each in the age of its own day, also of a past day', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const terms = ok(await api.post('/payment-terms', { name: 'Thirds', lines: THIRDS }))
    const items = [{ productId: shop.service.id, quantity: 10, taxRate: 0 }]
    const sale = { customerId: shop.customer.id, items }
    const invoice = ok(await api.post('/invoices', { ...sale, paymentTermsId: terms.id }))
    ok(await api.post('/invoices', { ...sale, dueDate: '2025-02-10' }))
    const aged = async (asOf?: string) => {
      const { current, days1To30, days31To60, days61To90, over90, total } = ok(
        await api.get(`/reports/receivables-aging${asOf ? `?asOf=${asOf}` : ''}`)
      ).totals
      return [current, days1To30, days31To60, days61To90, over90, total]
    }
    assert.deepEqual(await aged('2025-01-31'), [2_000, 0, 0, 0, 0, 2_000])

    at('2025-03-02')
    const before: [string, number[]][] = [
      ['2025-01-31', [2_000, 0, 0, 0, 0, 2_000]],
      ['2025-02-01', [1_700, 300, 0, 0, 0, 2_000]],
      ['2025-02-28', [700, 1_300, 0, 0, 0, 2_000]],
      ['2025-03-02', [400, 1_600, 0, 0, 0, 2_000]],
    ]
    for (const [day, ages] of before) assert.deepEqual(await aged(day), ages, day)

    ok(await api.post('/payments', { invoiceId: invoice.id, amount: 350, paymentMethod: 'CASH' }))
    assert.deepEqual(await aged(), [400, 1_250, 0, 0, 0, 1_650])
    at('2025-03-03')
    ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'x',
        items: [{ lineId: invoice.items[0].id, quantity: 5 }],
      })
    )
    assert.deepEqual(await aged(), [0, 1_150, 0, 0, 0, 1_150])
    for (const [day, ages] of before.slice(0, 3)) assert.deepEqual(await aged(day), ages, day)
    assert.deepEqual(await aged('2025-03-02'), [400, 1_250, 0, 0, 0, 1_650])

    at('2025-06-01')
    assert.deepEqual(await aged(), [0, 0, 0, 0, 1_150, 1_150])
    ok(
      await api.post(`/payments`, {
        invoiceId: invoice.id,
        amount: 150,
        paymentMethod: 'CASH',
      })
    )
    assert.deepEqual(await aged(), [0, 0, 0, 0, 1_000, 1_000])
    assert.deepEqual(await aged('2025-03-03'), [0, 1_150, 0, 0, 0, 1_150])
  })

  test('of a past day stays when items or terms change later', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const terms = ok(await api.post('/payment-terms', { name: 'Thirds', lines: THIRDS }))
    const net = ok(
      await api.post('/payment-terms', { name: 'Net 10', lines: [{ balance: true, days: 10 }] })
    )
    const items = [{ productId: shop.service.id, quantity: 10, taxRate: 0 }]
    const sale = { customerId: shop.customer.id, items }
    const invoice = ok(await api.post('/invoices', { ...sale, paymentTermsId: terms.id }))
    const other = ok(await api.post('/invoices', { ...sale, dueDate: '2025-02-03' }))
    const days = ['2025-01-31', '2025-02-02', '2025-02-05']
    const aged = async () => {
      const all = []
      for (const day of days)
        all.push(ok(await api.get(`/reports/receivables-aging?asOf=${day}`)).totals)
      return all
    }
    at('2025-02-06')
    const before = await aged()
    assert.containsSubset(before, [
      { current: 2_000 },
      { current: 1_700, days1To30: 300 },
      { current: 700, days1To30: 1_300 },
    ])
    const change = async ({ id }: { id: string }, body: object) =>
      ok(await api.patch(`/invoices/${id}`, body))
    await change(invoice, { items: [{ ...invoice.items[0], quantity: 20 }] })
    assert.deepEqual(await aged(), before)
    await change(other, { paymentTermsId: terms.id })
    assert.deepEqual(await aged(), before)
    at('2025-02-07')
    await change(invoice, { paymentTermsId: net.id })
    await change(other, { paymentTermsId: null, dueDate: '2025-12-31' })
    assert.deepEqual(await aged(), before)
    const present = ok(await api.get('/reports/receivables-aging')).totals
    assert.containsSubset(present, { current: 3_000, days1To30: 0, total: 3_000 })
  })
})
