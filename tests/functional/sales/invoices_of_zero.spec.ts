/**
 * Invoices whose total is 0: nothing is left to pay from their issue on. Goods leave and cost all
 * the same.
 */
import { test } from '@japa/runner'
import { listensTo } from '#tests/functional/announced'
import { entriesOf, anInvoice, aShop, ok, owedBy, receive, stockOf, type Shop } from './shop.js'

const free = ({ customer, goods }: Shop, more: object = {}) => ({
  customerId: customer.id,
  items: [{ productId: goods.id, quantity: 2, discountRate: 100 }],
  ...more,
})

const tied = async (assert: any, { api }: Shop) => {
  const { ok: isRight, checks } = ok(await api.get('/reports/integrity'))
  assert.isTrue(isRight, JSON.stringify(checks.filter((check: any) => !check.ok)))
}

test.group('Invoices over nothing', () => {
  test('an invoice over zero is paid when it is issued, also on credit', async ({
    assert,
    cleanup,
  }) => {
    const [issued, paid] = [
      listensTo('invoice.issued', cleanup),
      listensTo('invoice.paid', cleanup),
    ]
    const shop = await aShop()
    const { api, goods, customer } = shop

    const invoice = ok(await api.post('/invoices', free(shop, { paymentMethod: 'CREDIT' })))
    assert.containsSubset(invoice, {
      status: 'PAID',
      subtotal: 50,
      discountTotal: 50,
      total: 0,
      paidAmount: 0,
      balance: 0,
      overdue: false,
      allowedActions: ['update', 'credit', 'void', 'send'],
    })
    assert.deepEqual(ok(await api.get(`/invoices/${invoice.id}`)), invoice)
    const priceless = ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: goods.id, quantity: 1, unitPrice: 0 }],
      })
    )
    assert.equal(priceless.status, 'PAID')

    assert.deepEqual(await entriesOf(shop, invoice.id), [
      'Dr cost_of_sales 20.00',
      'Cr inventory 20.00',
    ])
    assert.deepEqual([await stockOf(shop, goods.id), await owedBy(shop, customer.id)], [7, 0])
    for (const told of [issued, paid])
      assert.deepEqual(
        (await told(shop)).map(({ invoiceId }) => invoiceId),
        [invoice.id, priceless.id]
      )
    assert.containsSubset(
      await api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' }),
      { status: 409, body: { code: 'INVALID_TRANSITION', currentStatus: 'PAID' } }
    )
    await tied(assert, shop)
  })

  test('a draft over nothing is paid when it is issued, and no sooner', async ({
    assert,
    cleanup,
  }) => {
    const paid = listensTo('invoice.paid', cleanup)
    const shop = await aShop()
    const draft = ok(await shop.api.post('/invoices', free(shop, { draft: true })))
    assert.equal(draft.status, 'DRAFT')
    assert.deepEqual(await paid(shop), [])

    assert.containsSubset(ok(await shop.api.post(`/invoices/${draft.id}/issue`)), {
      status: 'PAID',
      balance: 0,
    })
    assert.containsSubset(await paid(shop), [{ invoiceId: draft.id }])
  })

  test('a service that is free posts nothing at all', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.service.id, quantity: 1, discountRate: 100 }],
      })
    )
    assert.equal(invoice.status, 'PAID')
    assert.deepEqual(await entriesOf(shop, invoice.id), [])
    await tied(assert, shop)
  })

  test('an invoice over zero may be voided', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(await shop.api.post('/invoices', free(shop)))
    assert.containsSubset(
      ok(await shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'Error' })),
      { status: 'VOID', allowedActions: [] }
    )
    assert.equal(await stockOf(shop, shop.goods.id), 10)
    await tied(assert, shop)

    const paid = ok(await shop.api.post('/invoices', anInvoice(shop)))
    ok(
      await shop.api.post('/payments', {
        invoiceId: paid.id,
        amount: paid.total,
        paymentMethod: 'CASH',
      })
    )
    const refused = await shop.api.post(`/invoices/${paid.id}/void`, { reason: 'Error' })
    assert.containsSubset(refused, {
      status: 409,
      body: {
        code: 'INVALID_TRANSITION',
        currentStatus: 'PAID',
        allowedActions: ['update', 'credit', 'send'],
      },
    })
  })

  test('goods of an invoice over zero return by a credit note, and a void is refused then', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = ok(await shop.api.post('/invoices', free(shop)))
    const note = ok(
      await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Devolución',
        items: [{ lineId: invoice.items[0].id, quantity: 1 }],
      })
    )
    assert.equal(note.total, 0)
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: 0,
      allowedActions: ['update', 'credit', 'send'],
    })
    assert.equal(
      (await shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'Error' })).body.code,
      'INVALID_TRANSITION'
    )
    assert.equal(await stockOf(shop, shop.goods.id), 9)
    await tied(assert, shop)
  })

  test('an invoice changed to zero is paid, and owed again when changed back', async ({
    assert,
    cleanup,
  }) => {
    const paid = listensTo('invoice.paid', cleanup)
    const shop = await aShop()
    const { api, goods, customer } = shop
    const invoice = ok(await api.post('/invoices', anInvoice(shop, 2)))
    const [line] = invoice.items
    const change = async (discountRate: number) =>
      ok(
        await api.patch(`/invoices/${invoice.id}`, {
          items: [{ id: line.id, productId: goods.id, quantity: 2, discountRate }],
        })
      )

    assert.containsSubset(await change(100), {
      status: 'PAID',
      total: 0,
      balance: 0,
      items: [{ id: line.id }],
    })
    assert.equal(await owedBy(shop, customer.id), 0)
    assert.containsSubset(await change(0), { status: 'ISSUED', total: 59.5, balance: 59.5 })
    assert.equal(await owedBy(shop, customer.id), 59.5)
    assert.deepEqual(
      (await paid(shop)).map(({ invoiceId }) => invoiceId),
      [invoice.id]
    )
    await tied(assert, shop)
  })

  test('agings, statements and summaries take it as what it is', async ({ assert }) => {
    const shop = await aShop()
    const { api, customer } = shop
    ok(await api.post('/invoices', free(shop)))
    ok(await api.post('/invoices', anInvoice(shop, 1)))

    assert.containsSubset(ok(await api.get('/reports/receivables-aging')), {
      rows: [{ customerId: customer.id, total: 29.75 }],
      totals: { total: 29.75 },
    })
    assert.containsSubset(ok(await api.get(`/customers/${customer.id}/statement`)), {
      closingBalance: 29.75,
    })
    assert.containsSubset(ok(await api.get('/reports/sales-summary')).rows, [
      { invoices: 2, net: 25, tax: 4.75, total: 29.75 },
    ])
    assert.containsSubset(ok(await api.get('/invoices?status=PAID')), { meta: { total: 1 } })
  })

  test('parallel issues and voids of invoices over zero tie out', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    await receive(shop, shop.goods.id, shop.warehouse.id, 7, 3.33)
    const invoices = await Promise.all(
      Array.from({ length: 10 }, () => shop.api.post('/invoices', free(shop)).then(ok))
    )
    await Promise.all(
      invoices
        .slice(5)
        .map(({ id }) => shop.api.post(`/invoices/${id}/void`, { reason: 'Error' }).then(ok))
    )
    assert.equal(await stockOf(shop, shop.goods.id), 97)
    await tied(assert, shop)
  })
})
