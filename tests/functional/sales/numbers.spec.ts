import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { unique } from '#tests/company'
import { aShop, ok } from './shop.js'

test.group('Numbers that the database fills in', () => {
  test('an invoice has its number in answer, replay, audit log and books', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const notes = 'Pedido 4503599627370497, "urgente" y \'ya\''
    const sell = (key: string) =>
      shop.api.post(
        '/invoices',
        {
          customerId: shop.customer.id,
          paymentMethod: 'CREDIT',
          notes,
          items: [{ productId: shop.goods.id, quantity: 1 }],
        },
        { 'idempotency-key': key }
      )
    const key = unique()
    const [first, other] = [await sell(key), await sell(unique())]
    const again = await sell(key)

    const { id, number } = ok(first)
    assert.isAtMost(number, 1000)
    assert.equal(ok(other).number, number + 1)
    assert.deepEqual(
      [again.status, again.text, again.headers.get('idempotent-replayed')],
      [201, first.text, 'true']
    )
    assert.containsSubset((await shop.api.get(`/invoices/${id}`)).body, { number, notes })

    const { data: audits } = (await shop.api.get(`/audit-logs?entityId=${id}`)).body
    assert.equal(audits[0].after.number, number)
    const { data: entries } = (await shop.api.get('/journal-entries?sort=-number&limit=100')).body
    const entry = entries.find(({ reference }: any) => reference === id)
    assert.equal(entry.concept, `Factura ${number}`)
    const [audit] = (await shop.api.get(`/audit-logs?entityId=${entry.id}`)).body.data
    assert.containsSubset(audit.after, { number: entry.number, concept: entry.concept })
  })

  test('a payment has its number everywhere, and no placeholder is stored', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        paymentMethod: 'CREDIT',
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
    )
    const pay = (key: string) =>
      shop.api.post(
        '/payments',
        { invoiceId: invoice.id, amount: 5, paymentMethod: 'CASH' },
        { 'idempotency-key': key }
      )
    const key = unique()
    const [first, second] = [await pay(key), await pay(unique())]

    assert.equal(ok(second).number, ok(first).number + 1)
    assert.equal((await pay(key)).text, first.text)
    const [{ most }] = await shop.as(() =>
      rows(
        `SELECT GREATEST(${['invoices', 'payments', 'journal_entries'].map((series) => `(SELECT MAX(number) FROM ${series} WHERE tenant_id = ${Current.tenantId})`).join()}) AS most`
      )
    )
    assert.isAtMost(Number(most), 1000)
  })
})
