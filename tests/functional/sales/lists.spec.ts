import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { planOf, statementsOf } from '#tests/plans'
import { aCustomer, aShop, anInvoice, issued, ok } from './shop.js'

test.group('Lists of sales', () => {
  test('related records of a document are found by index, also in formerly empty tables', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const sale = await issued(shop, 1)
    ok(await shop.api.post(`/invoices/${sale.id}/credit-notes`, { reason: 'Back' }))
    const KEYS: [string, string[]][] = [
      ['/invoices', ['invoice_lines__invoice_id__unique']],
      ['/quotes', ['quote_lines__quote_id__unique']],
      ['/credit-notes', ['credit_note_lines__credit_note_id__unique']],
      ['/stock', ['stock_levels__product_id__unique']],
      [
        '/reports/receivables-aging',
        ['allocations__invoice_id__id', 'credit_notes__invoice_id__id'],
      ],
    ]
    for (const [path, keys] of KEYS) {
      const sql = (await statementsOf(() => shop.api.get(path))).find(
        (one) => !one.includes('FROM tenants')
      )!
      const used = (await shop.as(() => planOf(sql))).map(({ key }) => key)
      for (const key of keys) assert.include(used, key, path)
    }
  })

  test('the integrity check uses indexes, also after a thousandfold growth', async ({ assert }) => {
    const shop = await aShop({ stock: 10 })
    await issued(shop, 1)
    const asked = (await statementsOf(() => shop.api.get('/reports/integrity'))).flatMap((packet) =>
      packet.split(';')
    )
    const KEYS: [string, string[]][] = [
      ['goods <> moved', ['invoice_lines__invoice_id__unique', 'stock_movements__reference']],
      [
        'received_total <>',
        ['purchase_receipts__purchase_order_id', 'supplier_allocations__purchase_order_id__id'],
      ],
    ]
    for (const [part, keys] of KEYS) {
      const used = (await shop.as(() => planOf(asked.find((sql) => sql.includes(part))!))).map(
        ({ key }) => key
      )
      for (const key of keys) assert.include(used, key, part)
    }
  })

  test('invoices are listed by customer, status, method, day and name, in pages and by cursor', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const other = await aCustomer(shop, { name: 'Zapatería Núñez', taxId: '900555' })
    const first = await issued(shop, 1, { dueDate: '2031-01-01' })
    const second = await issued({ ...shop, customer: other }, 3, { paymentMethod: 'CREDIT' })
    const draft = await issued(shop, 2, { draft: true })
    ok(
      await shop.api.post('/payments', {
        invoiceId: first.id,
        amount: 29.75,
        paymentMethod: 'CASH',
      })
    )
    const today = todayIn('America/Bogota')
    const ids = async (query: string) =>
      ok(await shop.api.get(`/invoices?${query}`)).data.map(({ id }: any) => id)

    const CASES: [string, string[]][] = [
      ['', [draft.id, second.id, first.id]],
      [`customerId=${other.id}`, [second.id]],
      ['status=PAID', [first.id]],
      ['status=DRAFT', [draft.id]],
      ['paymentMethod=CREDIT', [second.id]],
      ['search=nunez', [second.id]],
      ['search=900555 zapateria', [second.id]],
      [`from=${today}&to=${today}`, [draft.id, second.id, first.id]],
      [`to=${addDays(today, -1)}`, []],
      ['sort=total', [first.id, draft.id, second.id]],
      ['sort=-balance', [second.id, draft.id, first.id]],
      ['sort=-dueDate&limit=1', [first.id]],
      ['cursor=&sort=number', [draft.id, first.id, second.id]],
    ]
    for (const [query, expected] of CASES) assert.deepEqual(await ids(query), expected, query)
    for (const query of ['status=OPEN', 'customerId=x', 'from=x', 'sort=notes', 'overdue=maybe'])
      assert.equal((await shop.api.get(`/invoices?${query}`)).status, 422, query)
  })

  test('payments, credit notes and quotes are listed by their filters', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const [one, two] = [await issued(shop, 2), await issued(shop, 2)]
    const [first, second] = [
      ok(
        await shop.api.post('/payments', {
          invoiceId: one.id,
          amount: 1,
          paymentMethod: 'CASH',
          reference: 'ABC-77',
        })
      ),
      ok(await shop.api.post('/payments', { invoiceId: two.id, amount: 2, paymentMethod: 'CARD' })),
    ]
    ok(await shop.api.post(`/payments/${second.id}/void`, {}))
    const note = ok(
      await shop.api.post(`/invoices/${one.id}/credit-notes`, {
        reason: 'x',
        items: [shop.goods.id],
      })
    )
    const quote = ok(await shop.api.post('/quotes', anInvoice(shop)))
    const ids = async (path: string) => ok(await shop.api.get(path)).data.map(({ id }: any) => id)

    assert.deepEqual(await ids(`/payments?invoiceId=${one.id}`), [first.id])
    assert.deepEqual(await ids('/payments?status=VOID'), [second.id])
    assert.deepEqual(await ids('/payments?search=abc-77'), [first.id])
    assert.deepEqual(await ids(`/payments?customerId=${shop.customer.id}&sort=amount`), [
      first.id,
      second.id,
    ])
    assert.deepEqual(await ids(`/credit-notes?invoiceId=${two.id}`), [])
    assert.deepEqual(await ids('/credit-notes'), [note.id])
    assert.deepEqual(await ids(`/quotes?customerId=${shop.customer.id}&status=DRAFT`), [quote.id])
  })

  test('the state machines are published', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { data } = ok(await shop.api.get('/meta/state-machines'))
    assert.includeMembers(
      data.map(({ resource }: any) => resource),
      ['quotes', 'invoices', 'payments']
    )
  })
})
