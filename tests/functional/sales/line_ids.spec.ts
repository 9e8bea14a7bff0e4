/** Lines are named by their ids, where their product stands on several. */
import { test } from '@japa/runner'
import { anInvoice, aShop, ok, stockOf, theBooks, type Shop } from './shop.js'

const UUID_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Five at 100 and five at 80 of one product. */
async function atTwoPrices(shop: Shop) {
  const { customer, service } = shop
  const items = [100, 80].map((unitPrice) => ({
    productId: service.id,
    quantity: 5,
    unitPrice,
    taxRate: 0,
  }))
  const invoice = ok(await shop.api.post('/invoices', { customerId: customer.id, items }))
  return { invoice, dear: invoice.items[0], cheap: invoice.items[1] }
}

const credit = ({ api }: Shop, { id }: { id: string }, ...items: object[]) =>
  api.post(`/invoices/${id}/credit-notes`, { reason: 'Devolución', items })

test.group('Lines of invoices', () => {
  test('a credit note takes back the line that it names, at its price', async ({ assert }) => {
    const shop = await aShop()
    const { invoice, dear, cheap } = await atTwoPrices(shop)

    const note = ok(await credit(shop, invoice, { lineId: cheap.id, quantity: 1 }))
    assert.containsSubset(note, {
      total: 80,
      items: [{ invoiceLineId: cheap.id, quantity: 1, unitPrice: 80 }],
    })
    assert.match(note.items[0].id, UUID_7)
    assert.deepEqual(ok(await shop.api.get(`/credit-notes/${note.id}`)), note)
    assert.containsSubset(
      ok(
        await credit(shop, invoice, {
          invoiceLineId: dear.id,
          productId: dear.productId,
          quantity: 2,
          unitPrice: 100,
        })
      ),
      { total: 200 }
    )
    assert.deepEqual(
      ok(await shop.api.get(`/invoices/${invoice.id}`)).items.map((line: any) => [
        line.id,
        line.creditedQuantity,
      ]),
      [
        [dear.id, 2],
        [cheap.id, 1],
      ]
    )
  })

  test('a product that stands on several lines at different prices, taxes or discounts is ambiguous', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { invoice, dear, cheap } = await atTwoPrices(shop)
    const before = await theBooks(shop)

    for (const more of [{}, { unitPrice: 80 }]) {
      const { status, body } = await credit(shop, invoice, {
        productId: shop.service.id,
        quantity: 1,
        ...more,
      })
      assert.equal(status, 422)
      assert.containsSubset(body.errors, [
        { field: 'items.0.productId', pointer: '/items/0/productId', code: 'AMBIGUOUS' },
      ])
      const [{ message, meta }] = body.errors
      assert.deepEqual(
        meta.lines,
        [dear, cheap].map(({ id, unitPrice }) => ({
          lineId: id,
          unitPrice,
          taxRate: 0,
          discountRate: 0,
        }))
      )
      for (const said of [dear.id, cheap.id, 'unitPrice 100', 'unitPrice 80', 'lineId'])
        assert.include(message, said)
    }
    assert.deepEqual(await theBooks(shop), before)

    for (const differing of [{ taxRate: 5 }, { discountRate: 10 }]) {
      const items = [
        { productId: shop.service.id, quantity: 1 },
        { productId: shop.service.id, quantity: 1, ...differing },
      ]
      const other = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items }))
      assert.containsSubset(
        (await credit(shop, other, { productId: shop.service.id, quantity: 1 })).body,
        { errors: [{ code: 'AMBIGUOUS' }] }
      )
    }
  })

  test('at equal prices a product goes from line to line, as before', async ({ assert }) => {
    const shop = await aShop()
    const items = [
      { productId: shop.goods.id, quantity: 2, description: 'Rojo' },
      { productId: shop.goods.id, quantity: 3, description: 'Azul' },
    ]
    const invoice = ok(await shop.api.post('/invoices', { customerId: shop.customer.id, items }))
    const note = ok(await credit(shop, invoice, { productId: shop.goods.id, quantity: 4 }))
    assert.deepEqual(
      note.items.map((line: any) => [line.invoiceLineId, line.quantity]),
      [
        [invoice.items[0].id, 2],
        [invoice.items[1].id, 2],
      ]
    )
    assert.containsSubset(ok(await credit(shop, invoice, shop.goods.id)), {
      items: [{ invoiceLineId: invoice.items[1].id, quantity: 1 }],
    })
    assert.equal(await stockOf(shop, shop.goods.id), 10)
  })

  test('contradictory and unknown lines are refused by field, and change nothing', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { invoice, dear, cheap } = await atTwoPrices(shop)
    const other = ok(await shop.api.post('/invoices', anInvoice(shop)))
    const before = await theBooks(shop)

    const refused: [item: object, field: string, code: string][] = [
      [{ quantity: 1 }, 'items.0.productId', 'REQUIRED'],
      [{ lineId: null, productId: null, quantity: 1 }, 'items.0.productId', 'REQUIRED'],
      [
        { lineId: dear.id, invoiceLineId: cheap.id, quantity: 1 },
        'items.0.invoiceLineId',
        'CONTRADICTION',
      ],
      [
        { lineId: dear.id, productId: shop.goods.id, quantity: 1 },
        'items.0.productId',
        'CONTRADICTION',
      ],
      [{ lineId: cheap.id, quantity: 1, unitPrice: 100 }, 'items.0.unitPrice', 'CONTRADICTION'],
      [{ lineId: other.items[0].id, quantity: 1 }, 'items.0.lineId', 'NOT_FOUND'],
      [{ invoiceLineId: other.items[0].id, quantity: 1 }, 'items.0.invoiceLineId', 'NOT_FOUND'],
      [{ productId: shop.goods.id, quantity: 1 }, 'items.0.productId', 'NOT_FOUND'],
      [{ lineId: 'x', quantity: 1 }, 'items.0.lineId', 'INVALID_UUID'],
    ]
    for (const [item, field, code] of refused) {
      const { status, body, text } = await credit(shop, invoice, item)
      assert.equal(status, 422, text)
      assert.containsSubset(body.errors, [{ field, code }], text)
    }
    assert.containsSubset(await credit(shop, invoice, { lineId: cheap.id, quantity: 5.5 }), {
      status: 409,
      body: {
        code: 'INSUFFICIENT_QUANTITY',
        available: 5,
        errors: [{ field: 'items.0.quantity' }],
      },
    })
    assert.containsSubset(
      await credit(
        shop,
        invoice,
        { lineId: cheap.id, quantity: 3 },
        { lineId: cheap.id, quantity: 3 }
      ),
      { status: 409, body: { available: 2, errors: [{ field: 'items.1.quantity' }] } }
    )
    assert.deepEqual(await theBooks(shop), before)
  })

  test('ten credits of one line at once never take back more than it has', async ({ assert }) => {
    const shop = await aShop()
    const { invoice, cheap } = await atTwoPrices(shop)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => credit(shop, invoice, { lineId: cheap.id, quantity: 0.75 }))
    )

    const notes = answers.filter(({ status }) => status === 201).map(({ body }) => body)
    assert.lengthOf(notes, 6)
    assert.isTrue(
      answers.every(
        ({ status, body }) =>
          status === 201 ||
          (status === 409 && body.code === 'INSUFFICIENT_QUANTITY' && body.available === 0.5)
      )
    )
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      creditedAmount: 360,
      items: [{ creditedQuantity: 0 }, { creditedQuantity: 4.5 }],
    })
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  for (const resource of ['quotes', 'invoices'] as const) {
    test(`lines of ${resource} that name their id keep it when the document changes`, async ({
      assert,
    }) => {
      const shop = await aShop()
      const { api, goods, service, customer } = shop
      const made = ok(
        await api.post(`/${resource}`, {
          customerId: customer.id,
          items: [
            { productId: goods.id, quantity: 1 },
            { productId: service.id, quantity: 1 },
          ],
        })
      )
      const [first, second] = made.items
      for (const { id } of made.items) assert.match(id, UUID_7)

      const items = [
        { ...second, quantity: 3 },
        { productId: goods.id, quantity: 2 },
        { ...first, taxRate: 5 },
      ]
      const changed = ok(await api.patch(`/${resource}/${made.id}`, { items }))
      assert.deepEqual([changed.items[0].id, changed.items[2].id], [second.id, first.id])
      assert.match(changed.items[1].id, UUID_7)
      assert.lengthOf([...new Set(changed.items.map(({ id }: any) => id))], 3)
      assert.containsSubset(changed.items, [
        { quantity: 3, subtotal: 300 },
        { quantity: 2 },
        { taxRate: 5, total: 26.25 },
      ])
      assert.deepEqual(ok(await api.get(`/${resource}/${made.id}`)), changed)

      const same = ok(await api.patch(`/${resource}/${made.id}`, changed))
      assert.deepEqual([same.version, same.items], [changed.version, changed.items])
      const twice = ok(
        await api.patch(`/${resource}/${made.id}`, {
          items: [
            { ...first, quantity: 4 },
            { ...first, quantity: 5 },
          ],
        })
      )
      assert.equal(twice.items[0].id, first.id)
      assert.notEqual(twice.items[1].id, first.id)
      assert.containsSubset(
        await api.patch(`/${resource}/${made.id}`, { items: [{ ...first, id: 'x' }] }),
        { status: 422, body: { errors: [{ field: 'items.0.id', code: 'INVALID_UUID' }] } }
      )
    })
  }
})
