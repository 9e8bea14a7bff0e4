import { test } from '@japa/runner'
import { listensTo } from '#tests/functional/announced'
import {
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

test.group('Credit notes', () => {
  test('a credit note takes back a part: goods, debt and postings', async ({ assert, cleanup }) => {
    const told = listensTo('credit_note.created', cleanup)
    const shop = await aShop()
    const invoice = await issued(shop, 4)
    const { status, body, headers } = await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
      reason: 'Broken',
      items: [{ productId: shop.goods.id, quantity: 1 }],
    })

    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(headers.get('location'), `/api/v1/credit-notes/${body.id}`)
    assert.containsSubset(body, {
      number: 1,
      invoiceId: invoice.id,
      reason: 'Broken',
      subtotal: 25,
      taxTotal: 4.75,
      total: 29.75,
      items: [{ quantity: 1, total: 29.75 }],
    })
    assert.deepEqual(ok(await shop.api.get(`/credit-notes/${body.id}`)), body)
    assert.deepEqual(ok(await shop.api.get(`/invoices/${invoice.id}/credit-notes`)).data, [body])
    const after = ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(after, {
      status: 'ISSUED',
      total: 119,
      creditedAmount: 29.75,
      balance: 89.25,
      items: [{ creditedQuantity: 1 }],
    })
    assert.deepEqual(after.allowedActions, ['update', 'pay', 'credit', 'write-off', 'send'])
    assert.deepEqual(
      (await shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'x' })).body.allowedActions,
      after.allowedActions
    )
    assert.containsSubset(await told(shop), [{ creditNoteId: body.id, invoiceId: invoice.id }])
    assert.equal(await stockOf(shop, shop.goods.id), 7)
    assert.equal(await owedBy(shop, shop.customer.id), 89.25)
    assert.sameMembers(await entriesOf(shop, body.id), [
      'Cr receivable 29.75',
      'Dr sales_returns 25.00',
      'Dr tax_payable 4.75',
      'Cr cost_of_sales 10.00',
      'Dr inventory 10.00',
    ])
  })

  test('a credit note that settles the invoice announces invoice.paid once', async ({
    assert,
    cleanup,
  }) => {
    const paidOf = listensTo('invoice.paid', cleanup)
    const shop = await aShop()
    const told = async () => (await paidOf(shop)).map(({ invoiceId }) => invoiceId)
    const credit = ({ id }: { id: string }, quantity: number, headers = {}) =>
      shop.api.post(
        `/invoices/${id}/credit-notes`,
        { reason: 'Back', items: [{ productId: shop.goods.id, quantity }] },
        headers
      )
    const [partly, wholly, paid] = [
      await issued(shop, 2),
      await issued(shop, 1),
      await issued(shop, 1),
    ]
    for (const { id } of [partly, paid])
      ok(await shop.api.post('/payments', { invoiceId: id, amount: 29.75, paymentMethod: 'CASH' }))
    assert.deepEqual(await told(), [paid.id])

    ok(await credit(partly, 0.5))
    ok(await credit(partly, 0.5, { prefer: 'dry-run' }))
    assert.deepEqual(await told(), [paid.id])
    for (const [invoice, quantity] of [
      [partly, 0.5],
      [wholly, 1],
      [paid, 1],
    ] as const)
      ok(await credit(invoice, quantity))
    assert.equal(ok(await shop.api.get(`/invoices/${partly.id}`)).status, 'PAID')
    assert.equal((await credit(partly, 1)).status, 201)
    assert.deepEqual(await told(), [paid.id, partly.id, wholly.id])
  })

  test('several credit notes give back exactly the invoice, and not a unit more', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.goods.id, quantity: 3, unitPrice: 0.335, discountRate: 33.3333 }],
      })
    )
    const credit = (body: object) =>
      shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Back', ...body })

    const notes = [
      ok(await credit({ items: [shop.goods.id] })),
      ok(await credit({ items: [shop.goods.id] })),
      ok(await credit({})),
    ]
    for (const key of ['subtotal', 'discountTotal', 'taxTotal', 'total'])
      assert.equal(
        Number(notes.reduce((sum, note) => sum + note[key], 0).toFixed(2)),
        invoice[key],
        key
      )
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: 0,
      creditedAmount: invoice.total,
    })
    assert.equal(await owedBy(shop, shop.customer.id), 0)
    assert.equal(await stockOf(shop, shop.goods.id), 10)

    const books = await theBooks(shop)
    for (const body of [{}, { items: [shop.goods.id] }])
      assert.containsSubset((await credit(body)).body, {
        status: 409,
        code: 'INSUFFICIENT_QUANTITY',
      })
    assert.equal((await credit({ items: [shop.service.id] })).body.errors[0].code, 'NOT_FOUND')
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a credit note is never negative by the rounding of a discount', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [
          { productId: shop.service.id, quantity: 1, unitPrice: 0.1, taxRate: 0, discountRate: 50 },
        ],
      })
    )
    const credit = (quantity: number) =>
      shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Back',
        items: [{ productId: shop.service.id, quantity }],
      })

    const notes = [ok(await credit(0.45)), ok(await credit(0.05)), ok(await credit(0.5))]
    assert.deepEqual(
      notes.map(({ subtotal, discountTotal, total }) => [subtotal, discountTotal, total]),
      [
        [0.05, 0.03, 0.02],
        [0, 0, 0],
        [0.05, 0.02, 0.03],
      ]
    )
    assert.equal(await owedBy(shop, shop.customer.id), 0)
  })

  test('a credit note of a paid invoice gives the customer credit', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 59.5,
        paymentMethod: 'CARD',
      })
    )
    ok(
      await shop.api.post(`/invoices/${invoice.id}/credit-notes`, {
        reason: 'Back',
        items: [shop.goods.id],
      })
    )

    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: -29.75,
      paidAmount: 59.5,
    })
    assert.equal(await owedBy(shop, shop.customer.id), -29.75)
  })

  test('goods that were worth nothing come back once, too', async ({ assert }) => {
    for (const free of [{ discountRate: 100 }, { unitPrice: 0.001 }]) {
      const shop = await aShop()
      const gift = await aProduct(shop)
      await receive(shop, gift.id, shop.warehouse.id, 10)
      const items = [
        { productId: shop.goods.id, quantity: 1 },
        { productId: gift.id, quantity: 4, ...free },
      ]
      const { id, version } = ok(
        await shop.api.post('/invoices', { customerId: shop.customer.id, items })
      )
      assert.equal(
        ok(
          await shop.api.post(`/invoices/${id}/credit-notes`, {
            reason: 'Back',
            items: [{ productId: gift.id, quantity: 4 }],
          })
        ).total,
        0
      )

      const offered = ['update', 'pay', 'credit', 'write-off', 'send']
      const after = ok(await shop.api.get(`/invoices/${id}`))
      assert.containsSubset(after, {
        version: version + 1,
        status: 'ISSUED',
        creditedAmount: 0,
        balance: 29.75,
        allowedActions: offered,
      })
      assert.deepEqual(ok(await shop.api.get('/invoices')).data, [after])
      const books = await theBooks(shop)
      const refused = [
        await shop.api.post(`/invoices/${id}/void`, { reason: 'x' }),
        await shop.api.patch(`/invoices/${id}`, { items: [gift.id] }),
      ]
      for (const { body } of refused)
        assert.containsSubset(body, {
          status: 409,
          code: 'INVALID_TRANSITION',
          currentStatus: 'ISSUED',
          allowedActions: offered,
        })
      assert.deepEqual(await theBooks(shop), books)
      assert.equal(await stockOf(shop, gift.id), 10)
      assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
    }
  })

  test('the action is offered until all units are credited', async ({ assert }) => {
    const shop = await aShop()
    const items = [
      { productId: shop.goods.id, quantity: 1 },
      { productId: shop.service.id, quantity: 1, discountRate: 100 },
    ]
    const { id } = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items }))
    const actions = async () => ok(await shop.api.get(`/invoices/${id}`)).allowedActions

    ok(
      await shop.api.post(`/invoices/${id}/credit-notes`, {
        reason: 'Back',
        items: [shop.goods.id],
      })
    )
    assert.deepEqual(await actions(), ['update', 'credit', 'send'])
    ok(await shop.api.post(`/invoices/${id}/credit-notes`, { reason: 'Back' }))
    assert.deepEqual(await actions(), ['update', 'send'])
    assert.equal(
      (await shop.api.post(`/invoices/${id}/credit-notes`, { reason: 'Back' })).body.code,
      'INSUFFICIENT_QUANTITY'
    )
    const { body } = await shop.api.post('/payments', {
      invoiceId: id,
      amount: 1,
      paymentMethod: 'CASH',
    })
    assert.containsSubset(body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'PAID',
      allowedActions: ['update', 'send'],
    })

    const gift = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [{ productId: shop.goods.id, quantity: 1, discountRate: 100 }],
      })
    )
    ok(await shop.api.post(`/invoices/${gift.id}/credit-notes`, { reason: 'Back' }))
    assert.deepEqual(ok(await shop.api.get(`/invoices/${gift.id}`)).allowedActions, [
      'update',
      'send',
    ])
  })

  test('drafts and void invoices have no credit notes', async ({ assert }) => {
    const shop = await aShop()
    const draft = await issued(shop, 1, { draft: true })
    const books = await theBooks(shop)
    assert.containsSubset(
      (await shop.api.post(`/invoices/${draft.id}/credit-notes`, { reason: 'x' })).body,
      { status: 409, code: 'INVALID_TRANSITION', currentStatus: 'DRAFT' }
    )
    assert.deepEqual(await theBooks(shop), books)
  })

  test('returned goods of a deleted product may be moved until none is left', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 2 })
    const sold = await issued(shop, 2)
    const [productId, other] = [
      shop.goods.id,
      ok(await shop.api.post('/warehouses', { name: 'Returns' })),
    ]
    const move = (type: string, quantity: number, more: object = {}) =>
      shop.api.post('/stock-movements', {
        productId,
        warehouseId: shop.warehouse.id,
        type,
        quantity,
        reason: 'ADJUSTMENT',
        ...more,
      })
    assert.equal((await shop.api.delete(`/products/${productId}`)).status, 204)
    assert.equal((await move('IN', 1)).status, 422)

    ok(await shop.api.post(`/invoices/${sold.id}/credit-notes`, { reason: 'Back' }))
    assert.containsSubset(ok(await shop.api.get('/stock')).data, [
      { productId, quantity: 2, value: 20 },
    ])
    assert.containsSubset((await move('IN', 1)).body, {
      status: 422,
      errors: [{ field: 'productId', code: 'NOT_FOUND' }],
    })
    assert.equal(
      (await move('TRANSFER', 1, { warehouseId: other.id, fromWarehouseId: shop.warehouse.id }))
        .status,
      201
    )
    for (const { id } of [shop.warehouse, other])
      assert.equal((await move('OUT', 1, { warehouseId: id })).status, 201)

    assert.equal((await move('OUT', 1)).status, 422)
    assert.equal(ok(await shop.api.get('/reports/inventory-valuation')).totals.value, 0)
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })
})
