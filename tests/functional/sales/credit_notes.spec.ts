import { test } from '@japa/runner'
import { aShop, entriesOf, issued, ok, owedBy, stockOf, theBooks } from './shop.js'

test.group('Credit notes', () => {
  test('one takes back a part: goods, debt and postings', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 4)
    const { status, body, headers } = await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Broken', items: [{ productId: shop.goods.id, quantity: 1 }] })

    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(headers.get('location'), `/api/v1/credit-notes/${body.id}`)
    assert.containsSubset(body, { number: 1, invoiceId: invoice.id, reason: 'Broken', subtotal: 25, taxTotal: 4.75, total: 29.75, items: [{ quantity: 1, total: 29.75 }] })
    assert.deepEqual(ok(await shop.api.get(`/credit-notes/${body.id}`)), body)
    assert.deepEqual(ok(await shop.api.get(`/invoices/${invoice.id}/credit-notes`)).data, [body])
    const after = ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(after, { status: 'ISSUED', total: 119, creditedAmount: 29.75, balance: 89.25, items: [{ creditedQuantity: 1 }] })
    assert.deepEqual(after.allowedActions, ['update', 'pay', 'credit', 'send'])
    assert.deepEqual((await shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'x' })).body.allowedActions, after.allowedActions)
    assert.equal(await stockOf(shop, shop.goods.id), 7)
    assert.equal(await owedBy(shop, shop.customer.id), 89.25)
    assert.sameMembers(await entriesOf(shop, body.id), ['Cr receivable 29.75', 'Dr income 25.00', 'Dr tax_payable 4.75', 'Cr cost_of_sales 10.00', 'Dr inventory 10.00'])
  })

  test('several give back exactly what was invoiced, whatever the rounding, and not a unit more', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items: [{ productId: shop.goods.id, quantity: 3, unitPrice: 0.335, discountRate: 33.3333 }] }))
    const credit = (body: object) => shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Back', ...body })

    const notes = [ok(await credit({ items: [shop.goods.id] })), ok(await credit({ items: [shop.goods.id] })), ok(await credit({}))]
    for (const key of ['subtotal', 'discountTotal', 'taxTotal', 'total']) assert.equal(Number(notes.reduce((sum, note) => sum + note[key], 0).toFixed(2)), invoice[key], key)
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), { status: 'PAID', balance: 0, creditedAmount: invoice.total })
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    assert.equal(await stockOf(shop, shop.goods.id), 10)

    const books = await theBooks(shop)
    for (const body of [{}, { items: [shop.goods.id] }]) assert.containsSubset((await credit(body)).body, { status: 409, code: 'INSUFFICIENT_QUANTITY' })
    assert.equal((await credit({ items: [shop.service.id] })).body.errors[0].code, 'NOT_FOUND')
    assert.deepEqual(await theBooks(shop), books)
  })

  test('of a paid invoice the customer has credit', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    ok(await shop.api.post('/payments', { invoiceId: invoice.id, amount: 59.5, paymentMethod: 'CARD' }))
    ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Back', items: [shop.goods.id] }))

    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), { status: 'PAID', balance: -29.75, paidAmount: 59.5 })
    assert.equal(await owedBy(shop, shop.customer.id), -29.75)
  })

  test('none of a draft or a void invoice', async ({ assert }) => {
    const shop = await aShop()
    const draft = await issued(shop, 1, { draft: true })
    const books = await theBooks(shop)
    assert.containsSubset((await shop.api.post(`/invoices/${draft.id}/credit-notes`, { reason: 'x' })).body, { status: 409, code: 'INVALID_TRANSITION', currentStatus: 'DRAFT' })
    assert.deepEqual(await theBooks(shop), books)
  })
})
