import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { aProduct, aShop, anInvoice, issued, ok, theBooks } from './shop.js'

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

test.group('Refusals of sales', () => {
  test('an invoice or quote that is not right, field by field, and nothing is left of it', async ({
    assert,
  }) => {
    const shop = await aShop()
    const stranger = await aShop({ stock: 0 })
    const line = { productId: shop.goods.id, quantity: 1 }
    const with_ = (more: object) => anInvoice(shop, 1, more)
    const lineWith = (more: object) => with_({ items: [line, { ...line, ...more }] })
    const CASES: [body: object, field: string, code: string, alsoQuotes?: boolean][] = [
      [with_({ customerId: undefined }), 'customerId', 'REQUIRED', true],
      [with_({ customerId: NOBODY }), 'customerId', 'NOT_FOUND', true],
      [with_({ customerId: stranger.customer.id }), 'customerId', 'NOT_FOUND', true],
      [with_({ customerId: 'x' }), 'customerId', 'INVALID_UUID', true],
      [with_({ items: undefined }), 'items', 'REQUIRED', true],
      [with_({ items: [] }), 'items', 'TOO_FEW_ITEMS', true],
      [with_({ items: 'x' }), 'items', 'TYPE', true],
      [with_({ items: Array.from({ length: 501 }, () => line) }), 'items', 'TOO_MANY_ITEMS', true],
      [with_({ items: ['x'] }), 'items.0.productId', 'INVALID_UUID', true],
      [lineWith({ productId: NOBODY }), 'items.1.productId', 'NOT_FOUND', true],
      [lineWith({ productId: stranger.goods.id }), 'items.1.productId', 'NOT_FOUND', true],
      [lineWith({ quantity: 0 }), 'items.1.quantity', 'TOO_SMALL', true],
      [lineWith({ quantity: -1 }), 'items.1.quantity', 'TOO_SMALL', true],
      [lineWith({ quantity: undefined }), 'items.1.quantity', 'REQUIRED', true],
      [lineWith({ quantity: '1' }), 'items.1.quantity', 'TYPE', true],
      [lineWith({ quantity: 0.00001 }), 'items.1.quantity', 'TOO_PRECISE', true],
      [lineWith({ quantity: 1e11 }), 'items.1.quantity', 'TOO_LARGE', true],
      [lineWith({ unitPrice: -0.01 }), 'items.1.unitPrice', 'TOO_SMALL', true],
      [lineWith({ unitPrice: 1.00001 }), 'items.1.unitPrice', 'TOO_PRECISE', true],
      [lineWith({ taxRate: 101 }), 'items.1.taxRate', 'TOO_LARGE', true],
      [lineWith({ discountRate: 100.5 }), 'items.1.discountRate', 'TOO_LARGE', true],
      [lineWith({ discountRate: -1 }), 'items.1.discountRate', 'TOO_SMALL', true],
      [lineWith({ description: 'x'.repeat(401) }), 'items.1.description', 'TOO_LONG', true],
      [lineWith({ quantity: 9e10, unitPrice: 9e10 }), 'items.1.quantity', 'TOO_LARGE', true],
      [
        with_({
          items: Array.from({ length: 11 }, () => ({
            ...line,
            unitPrice: 9e10,
            quantity: 100,
            taxRate: 0,
          })),
        }),
        'items',
        'TOO_LARGE',
        true,
      ],
      [with_({ dueDate: 'tomorrow' }), 'dueDate', 'INVALID_DATE'],
      [with_({ paymentMethod: 'SHELLS' }), 'paymentMethod', 'INVALID_CHOICE'],
      [with_({ warehouseId: NOBODY }), 'warehouseId', 'NOT_FOUND'],
      [with_({ warehouseId: stranger.warehouse.id }), 'warehouseId', 'NOT_FOUND'],
      [with_({ draft: 'yes' }), 'draft', 'TYPE'],
    ]
    const books = await theBooks(shop)

    for (const [body, field, code, alsoQuotes] of CASES) {
      for (const path of alsoQuotes ? ['/invoices', '/quotes'] : ['/invoices']) {
        const answer = await shop.api.post(path, body)
        assert.equal(answer.status, 422, `${path} ${field} ${code}: ${answer.text}`)
        assert.containsSubset(
          answer.body.errors,
          [{ field, code }],
          `${path} ${field} ${answer.text}`
        )
      }
    }
    assert.containsSubset(
      (await shop.api.post('/quotes', anInvoice(shop, 1, { validUntil: 'x' }))).body.errors,
      [{ field: 'validUntil', code: 'INVALID_DATE' }]
    )
    assert.deepEqual(await theBooks(shop), books)
  })

  test('an update that is not right leaves the invoice as it was', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const books = await theBooks(shop)
    const CASES: [object, string, string][] = [
      [{ items: [] }, 'items', 'TOO_FEW_ITEMS'],
      [{ items: null }, 'items', 'REQUIRED'],
      [{ items: [{ productId: NOBODY, quantity: 1 }] }, 'items.0.productId', 'NOT_FOUND'],
      [{ customerId: NOBODY }, 'customerId', 'NOT_FOUND'],
      [{ customerId: null }, 'customerId', 'REQUIRED'],
      [{ warehouseId: NOBODY }, 'warehouseId', 'NOT_FOUND'],
      [{ status: 'PAID' }, 'status', 'IMMUTABLE_FIELD'],
      [{ id: NOBODY }, 'id', 'IMMUTABLE_FIELD'],
    ]
    for (const [change, field, code] of CASES) {
      const { status, body } = await shop.api.patch(`/invoices/${invoice.id}`, change)
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [{ field, code }])
    }
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a product that is not sold any more, by a document or a change', async ({ assert }) => {
    const shop = await aShop()
    const [inactive, deleted] = [await aProduct(shop, { isActive: false }), await aProduct(shop)]
    assert.equal((await shop.api.delete(`/products/${deleted.id}`)).status, 204)
    const books = await theBooks(shop)

    assert.containsSubset(
      (await shop.api.post('/invoices', anInvoice(shop, 1, { items: [inactive.id] }))).body,
      { status: 409, code: 'PRODUCT_INACTIVE', errors: [{ field: 'items.0.productId' }] }
    )
    assert.containsSubset(
      (await shop.api.post('/quotes', anInvoice(shop, 1, { items: [deleted.id] }))).body,
      { status: 422, errors: [{ field: 'items.0.productId', code: 'NOT_FOUND' }] }
    )
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a debt larger than can be kept', async ({ assert }) => {
    const shop = await aShop()
    const large = {
      customerId: shop.customer.id,
      items: [{ productId: shop.service.id, quantity: 90, unitPrice: 9.9e10, taxRate: 0 }],
    }
    ok(await shop.api.post('/invoices', large))
    const books = await theBooks(shop)
    assert.containsSubset((await shop.api.post('/invoices', large)).body, {
      status: 422,
      errors: [{ code: 'TOO_LARGE' }],
    })
    assert.deepEqual(await theBooks(shop), books)
  })

  test('documents of another company are not there, whatever is done to them', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    const quote = ok(await shop.api.post('/quotes', anInvoice(shop)))
    const payment = ok(
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' })
    )
    const books = await theBooks(shop)
    const { api } = await aCompany()

    const paths = {
      quotes: ['accept', 'reject', 'convert'],
      invoices: ['issue', 'void', 'credit-notes'],
      payments: ['void'],
    }
    for (const [collection, id] of [
      ['quotes', quote.id],
      ['invoices', invoice.id],
      ['payments', payment.id],
    ] as const) {
      assert.equal((await api.get(`/${collection}/${id}`)).status, 404)
      assert.equal((await api.patch(`/${collection}/${id}`, { notes: 'x' })).status, 404)
      for (const verb of paths[collection])
        assert.equal(
          (await api.post(`/${collection}/${id}/${verb}`, { reason: 'x' })).status,
          404,
          verb
        )
      assert.equal(ok(await api.get(`/${collection}`)).meta.total, 0)
    }
    assert.equal((await api.get(`/customers/${shop.customer.id}/statement`)).status, 404)
    assert.containsSubset(
      (await api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' }))
        .body,
      { status: 422, errors: [{ field: 'invoiceId', code: 'NOT_FOUND' }] }
    )
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a caller without the scope', async ({ assert }) => {
    const shop = await aShop()
    const [sales, viewer, inventory] = [
      await shop.aUser('SALES'),
      await shop.aUser('VIEWER'),
      await shop.aUser('INVENTORY'),
    ]

    assert.equal((await sales.api.post('/invoices', anInvoice(shop))).status, 201)
    assert.equal((await viewer.api.post('/invoices', anInvoice(shop))).status, 403)
    assert.equal((await viewer.api.get('/invoices')).status, 200)
    assert.equal((await inventory.api.get('/invoices')).status, 403)
  })

  test('a customer with documents is not deleted', async ({ assert }) => {
    const shop = await aShop()
    ok(await shop.api.post('/quotes', anInvoice(shop)))
    assert.containsSubset((await shop.api.delete(`/customers/${shop.customer.id}`)).body, {
      status: 409,
      code: 'IN_USE',
    })
  })
})
