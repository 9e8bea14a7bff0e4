import { test } from '@japa/runner'
import { listensTo } from '#tests/functional/announced'
import {
  aCustomer,
  aProduct,
  aShop,
  entriesOf,
  issued,
  ok,
  owedBy,
  receive,
  stockOf,
  theBooks,
} from './shop.js'

test.group('Changing an issued invoice', () => {
  test('other lines replace goods, postings and debt under the same number', async ({ assert }) => {
    const shop = await aShop()
    const { api, goods, customer, warehouse } = shop
    const other = await aProduct(shop, { sellingPrice: 40, taxRate: 0 })
    await receive(shop, other.id, warehouse.id, 5, 30)
    const invoice = await issued(shop, 4)

    const { status, body } = await api.patch(`/invoices/${invoice.id}`, {
      items: [
        { productId: other.id, quantity: 2 },
        { productId: goods.id, quantity: 1 },
      ],
    })
    assert.equal(status, 200)
    assert.containsSubset(body, {
      number: 1,
      status: 'ISSUED',
      subtotal: 105,
      taxTotal: 4.75,
      total: 109.75,
      balance: 109.75,
    })
    assert.equal(await stockOf(shop, goods.id), 9)
    assert.equal(await stockOf(shop, other.id), 3)
    assert.equal(await owedBy(shop, customer.id), 109.75)
    assert.sameMembers(await entriesOf(shop, invoice.id), [
      'Dr receivable 119.00',
      'Cr income 100.00',
      'Cr tax_payable 19.00',
      'Dr cost_of_sales 40.00',
      'Cr inventory 40.00',
      'Cr receivable 119.00',
      'Dr income 100.00',
      'Dr tax_payable 19.00',
      'Cr cost_of_sales 40.00',
      'Dr inventory 40.00',
      'Dr receivable 109.75',
      'Cr income 105.00',
      'Cr tax_payable 4.75',
      'Dr cost_of_sales 70.00',
      'Cr inventory 70.00',
    ])
    const [{ before, after }] = ok(
      await api.get(`/audit-logs?entityId=${invoice.id}&action=invoice.updated`)
    ).data
    assert.deepEqual(
      [before.total, before.items[0].quantity, after.total, after.items.length],
      [119, 4, 109.75, 2]
    )
    assert.equal((await issued(shop)).number, 2)
  })

  test('each change of an issued invoice is announced, and no change is not', async ({
    assert,
    cleanup,
  }) => {
    const told = listensTo('invoice.updated', cleanup)
    const shop = await aShop()
    const [invoice, draft] = [await issued(shop, 2), await issued(shop, 1, { draft: true })]
    const changes = [
      { items: [{ productId: shop.goods.id, quantity: 1 }] },
      { notes: 'Al lado' },
      { notes: 'Al lado' },
    ]
    for (const change of changes) ok(await shop.api.patch(`/invoices/${invoice.id}`, change))
    ok(await shop.api.patch(`/invoices/${invoice.id}`, { notes: 'x' }, { prefer: 'dry-run' }))
    ok(await shop.api.patch(`/invoices/${draft.id}`, { notes: 'x' }))

    assert.deepEqual(
      (await told(shop)).map(({ invoiceId }) => invoiceId),
      [invoice.id, invoice.id]
    )
  })

  test("a repeated change changes nothing, also with the product's price", async ({ assert }) => {
    const shop = await aShop()
    const { api, goods, service } = shop
    const [invoice, draft] = [await issued(shop, 4), await issued(shop, 4, { draft: true })]
    const quote = ok(
      await api.post('/quotes', {
        customerId: shop.customer.id,
        items: [{ productId: goods.id, quantity: 4 }],
      })
    )
    const change = { items: [{ productId: goods.id, quantity: 2 }, service.id] }

    for (const path of [
      `/invoices/${invoice.id}`,
      `/invoices/${draft.id}`,
      `/quotes/${quote.id}`,
    ]) {
      const { version } = ok(await api.patch(path, change))
      const books = await theBooks(shop)
      for (const again of [await api.patch(path, change), await api.put(path, change)])
        assert.equal(ok(again).version, version)
      assert.deepEqual(await theBooks(shop), books)
    }
    ok(await api.patch(`/products/${goods.id}`, { sellingPrice: 30 }))
    assert.equal(ok(await api.patch(`/invoices/${invoice.id}`, change)).items[0].unitPrice, 30)
  })

  test('another customer owes it, and the first does not', async ({ assert }) => {
    const shop = await aShop()
    const other = await aCustomer(shop, { name: 'Otra' })
    const invoice = await issued(shop, 1)

    const { body } = await shop.api.patch(`/invoices/${invoice.id}`, { customerId: other.id })
    assert.containsSubset(body, { customerId: other.id, customerName: 'Otra', total: 29.75 })
    assert.deepEqual(
      [await owedBy(shop, shop.customer.id), await owedBy(shop, other.id)],
      [0, 29.75]
    )
  })

  test('the first may be deleted then, unless a payment of theirs stands void', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [other, wrong] = [
      await aCustomer(shop, { name: 'Otra' }),
      await aCustomer(shop, { name: 'Por error' }),
    ]
    const [invoice, second] = [await issued(shop, 1), await issued({ ...shop, customer: wrong }, 1)]
    const payment = ok(
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' })
    )
    ok(await shop.api.post(`/payments/${payment.id}/void`, {}))
    for (const { id } of [invoice, second])
      ok(await shop.api.patch(`/invoices/${id}`, { customerId: other.id }))

    const refused = await shop.api.delete(`/customers/${shop.customer.id}`)
    assert.containsSubset(refused.body, { status: 409, code: 'IN_USE' })
    assert.equal(
      (await shop.api.get(`/customers/${shop.customer.id}/statement`)).body.rows.length,
      2
    )
    assert.equal((await shop.api.delete(`/customers/${wrong.id}`)).status, 204)
  })

  test('another warehouse gives the goods', async ({ assert }) => {
    const shop = await aShop()
    const second = ok(await shop.api.post('/warehouses', { name: 'Second' }))
    const invoice = await issued(shop, 3)

    ok(await shop.api.patch(`/invoices/${invoice.id}`, { warehouseId: second.id }))
    const { data } = ok(await shop.api.get(`/stock?productId=${shop.goods.id}`))
    assert.deepEqual(
      new Map(data.map(({ warehouseId, quantity }: any) => [warehouseId, quantity])),
      new Map([
        [shop.warehouse.id, 10],
        [second.id, -3],
      ])
    )
  })

  test('stock below zero after an update is a warning', async ({ assert }) => {
    const shop = await aShop({ stock: 2 })
    const invoice = await issued(shop, 1)
    const { body } = await shop.api.patch(`/invoices/${invoice.id}`, {
      items: [{ productId: shop.goods.id, quantity: 5 }],
    })
    assert.containsSubset(body.warnings, [{ code: 'NEGATIVE_STOCK', productId: shop.goods.id }])
  })

  test('lines of a paid, credited or void invoice do not change; texts do until it is void', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [paid, credited, gone] = [
      await issued(shop, 2),
      await issued(shop, 2),
      await issued(shop, 2),
    ]
    ok(await shop.api.post('/payments', { invoiceId: paid.id, amount: 1, paymentMethod: 'CASH' }))
    ok(
      await shop.api.post(`/invoices/${credited.id}/credit-notes`, {
        reason: 'Broken',
        items: [shop.goods.id],
      })
    )
    ok(await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'Twice' }))
    const books = await theBooks(shop)

    for (const { id } of [paid, credited, gone]) {
      const answer = await shop.api.patch(`/invoices/${id}`, {
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
      assert.containsSubset(answer.body, { status: 409, code: 'INVALID_TRANSITION' })
      assert.equal(
        (await shop.api.patch(`/invoices/${id}`, { status: 'DRAFT' })).body.errors[0].code,
        'IMMUTABLE_FIELD'
      )
    }
    assert.equal((await shop.api.patch(`/invoices/${gone.id}`, { notes: 'No' })).status, 409)
    assert.deepEqual(await theBooks(shop), books)
    assert.equal(
      ok(await shop.api.patch(`/invoices/${paid.id}`, { notes: 'Yes', dueDate: '2027-01-31' }))
        .dueDate,
      '2027-01-31'
    )
  })

  test('If-Match of an older version changes nothing', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    ok(await shop.api.patch(`/invoices/${invoice.id}`, { notes: 'One' }))
    const books = await theBooks(shop)
    assert.equal(
      (
        await shop.api.patch(
          `/invoices/${invoice.id}`,
          { items: [shop.service.id] },
          { 'if-match': '"1"' }
        )
      ).status,
      412
    )
    assert.deepEqual(await theBooks(shop), books)
  })
})

test.group('Voiding an invoice', () => {
  test('a void takes back goods, debt and postings', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 3)
    const { status, body } = await shop.api.post(`/invoices/${invoice.id}/void`, {
      reason: 'Wrong customer',
    })

    assert.equal(status, 200)
    assert.containsSubset(body, {
      status: 'VOID',
      number: 1,
      total: 89.25,
      balance: 0,
      voidReason: 'Wrong customer',
      allowedActions: [],
    })
    assert.isString(body.voidedAt)
    assert.equal(await stockOf(shop, shop.goods.id), 10)
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    assert.lengthOf(await entriesOf(shop, invoice.id), 10)
    const { data } = ok(await shop.api.get('/stock-movements?reason=VOID'))
    assert.containsSubset(data, [{ type: 'IN', quantity: 3, reference: invoice.id }])
    assert.equal((await issued(shop)).number, 2)
  })

  test('a void is refused without a reason, a second time, and after a payment', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [gone, paid] = [await issued(shop), await issued(shop)]
    ok(await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'Twice' }))
    ok(await shop.api.post('/payments', { invoiceId: paid.id, amount: 5, paymentMethod: 'CASH' }))
    const books = await theBooks(shop)

    assert.containsSubset(
      (await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'x' })).body,
      { status: 409, code: 'INVALID_TRANSITION', currentStatus: 'VOID' }
    )
    assert.containsSubset(
      (await shop.api.post(`/invoices/${paid.id}/void`, { reason: 'x' })).body,
      { status: 409, code: 'INVALID_TRANSITION', currentStatus: 'PARTIALLY_PAID' }
    )
    assert.equal(
      (await shop.api.post(`/invoices/${paid.id}/void`, {})).body.errors[0].field,
      'reason'
    )
    assert.equal((await shop.api.delete(`/invoices/${paid.id}`)).status, 405)
    assert.deepEqual(await theBooks(shop), books)
  })
})
