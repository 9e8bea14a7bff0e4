import { test } from '@japa/runner'
import { aProduct, aShop, ok, stockOf } from './shop.js'
import { differences, journalOf, taxLinesOf } from './taxes.js'

/** Three services at 19 %, 5 % and 0 %, less 10,000.00 of the document. */
async function discountedInvoice(more: object = {}) {
  const shop = await aShop({ stock: 0 })
  const other = async (taxRate: number) => aProduct(shop, { isService: true, taxRate })
  const [first, second, third] = [shop.service, await other(5), await other(0)]
  const items = [
    { productId: first.id, quantity: 1, unitPrice: 100_000, taxRate: 19 },
    { productId: second.id, quantity: 1, unitPrice: 50_000, taxRate: 5 },
    { productId: third.id, quantity: 1, unitPrice: 33_333.33, taxRate: 0 },
  ]
  const invoice = ok(
    await shop.api.post('/invoices', {
      customerId: shop.customer.id,
      items,
      discount: { amount: 10_000 },
      ...more,
    })
  )
  return { ...shop, items, invoice }
}

test.group('Golden case G4', () => {
  test('a discount of the document is spread over its lines before tax', async ({ assert }) => {
    const { api, invoice, ...shop } = await discountedInvoice()

    assert.containsSubset(invoice, {
      discount: { amount: 10_000 },
      subtotal: 183_333.33,
      discountTotal: 10_000,
      taxTotal: 20_327.28,
      total: 193_660.61,
      items: [
        { discount: 0, documentDiscount: 5454.55, tax: 17_963.64, total: 112_509.09 },
        { discount: 0, documentDiscount: 2727.27, tax: 2363.64, total: 49_636.37 },
        { discount: 0, documentDiscount: 1818.18, tax: 0, total: 31_515.15 },
      ],
    })
    assert.deepEqual(
      invoice.items.map(({ taxes }: any) => taxes.map(({ base }: any) => base)),
      [[94_545.45], [47_272.73], []]
    )
    assert.deepEqual(ok(await api.get(`/invoices/${invoice.id}`)), invoice)
    assert.sameMembers(await journalOf(shop, invoice.id), [
      'Dr 130505 193660.61',
      'Cr 413595 173333.33',
      'Cr 240805 20327.28',
    ])
    assert.deepEqual(
      (await taxLinesOf(shop, invoice.id)).map(({ base, amount }) => `${base} ${amount}`).sort(),
      ['31515.15 0.00', '47272.73 2363.64', '94545.45 17963.64']
    )
    assert.deepEqual(await differences(shop), [])
  })

  test('an amount of a line is credited, and what is left of it as a unit', async ({ assert }) => {
    const { api, invoice, service, ...shop } = await discountedInvoice()
    const [{ id: lineId }] = invoice.items
    const credit = (body: object) =>
      api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Price', ...body })
    const note = ok(await credit({ concept: 'PRICE', amounts: [{ lineId, net: 9454.55 }] }))

    assert.containsSubset(note, {
      concept: 'PRICE',
      restock: false,
      subtotal: 9454.55,
      discountTotal: 0,
      taxTotal: 1796.36,
      total: 11_250.91,
      items: [{ invoiceLineId: lineId, quantity: 0, tax: 1796.36, total: 11_250.91 }],
    })
    assert.sameMembers(await journalOf(shop, note.id), [
      'Cr 130505 11250.91',
      'Dr 413595 9454.55',
      'Dr 240805 1796.36',
    ])
    const credited = ok(await api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(credited, {
      creditedAmount: 11_250.91,
      balance: 182_409.7,
      items: [{ creditedQuantity: 0, creditedNet: 9454.55 }, { creditedNet: 0 }],
    })

    const tooMuch = await credit({ amounts: [{ invoiceLineId: lineId, net: 85_090.91 }] })
    assert.equal(tooMuch.status, 409)
    assert.containsSubset(tooMuch.body, {
      code: 'INSUFFICIENT_AMOUNT',
      available: 85_090.9,
      errors: [{ field: 'amounts.0.net', code: 'INSUFFICIENT_AMOUNT' }],
    })
    assert.equal((await credit({ net: 163_878.79 })).body.errors[0].field, 'net')

    const rest = ok(await credit({ items: [{ lineId, quantity: 1 }] }))
    assert.containsSubset(rest, { taxTotal: 16_167.28, total: 101_258.18 })
    assert.equal(Number((rest.subtotal - rest.discountTotal).toFixed(2)), 85_090.9)
    assert.equal(Number((note.subtotal + rest.subtotal).toFixed(2)), 100_000)
    assert.equal(rest.discountTotal, 5454.55)
    assert.equal(ok(await api.get(`/invoices/${invoice.id}`)).items[0].creditedNet, 94_545.45)
    ok(await credit({}))
    const last = ok(await api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(last, { balance: 0, status: 'PAID', creditedAmount: 193_660.61 })
    assert.deepEqual(await differences(shop), [])
  })

  test('an amount over all lines goes by what is left of each', async ({ assert }) => {
    const { api, invoice, ...shop } = await discountedInvoice()
    const credit = (body: object) =>
      api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'Discount', ...body })
    const first = ok(await credit({ concept: 'DISCOUNT', net: 10_000 }))
    assert.deepEqual(
      first.items.map(({ subtotal }: any) => subtotal),
      [5454.55, 2727.27, 1818.18]
    )
    const rest = ok(await credit({ net: 163_333.33 }))
    assert.equal(Number((first.total + rest.total).toFixed(2)), invoice.total)
    assert.equal(ok(await api.get(`/invoices/${invoice.id}`)).balance, 0)
    assert.equal((await credit({ net: 0.01 })).body.code, 'INSUFFICIENT_AMOUNT')
    assert.deepEqual(await differences(shop), [])
  })

  test('an amount of goods is credited without stock and cost', async ({ assert }) => {
    const { api, goods, customer, ...shop } = await aShop()
    const items = [{ productId: goods.id, quantity: 4 }]
    const invoice = ok(await api.post('/invoices', { customerId: customer.id, items }))
    const movements = async () => ok(await api.get('/stock-movements')).meta.total
    const before = await movements()
    const [{ id: lineId }] = invoice.items
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        ...{ reason: 'Price', concept: 'PRICE', amounts: [{ lineId, net: 40 }] },
      })
    )
    assert.sameMembers(await journalOf(shop, note.id), [
      'Cr 130505 47.60',
      'Dr 413595 40.00',
      'Dr 240805 7.60',
    ])
    assert.equal(await movements(), before)
    assert.equal(ok(await api.get(`/products/${goods.id}`)).stock, 6)
    assert.deepEqual(await differences(shop), [])
  })

  test('units are credited without their goods', async ({ assert }) => {
    const shop = await aShop()
    const { api, goods, customer } = shop
    const invoice = ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [{ productId: goods.id, quantity: 4 }],
      })
    )
    const note = ok(
      await api.post(`/invoices/${invoice.id}/credit-notes`, {
        ...{ reason: 'Broken, and thrown away', restock: false },
        items: [{ productId: goods.id, quantity: 1 }],
      })
    )

    assert.containsSubset(note, { restock: false, concept: 'RETURN', total: 29.75 })
    assert.equal(await stockOf(shop, goods.id), 6)
    assert.sameMembers(await journalOf(shop, note.id), [
      'Cr 130505 29.75',
      'Dr 417505 25.00',
      'Dr 240805 4.75',
    ])
    ok(await api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'The rest' }))
    assert.equal(await stockOf(shop, goods.id), 9)
    const report = ok(await api.get('/reports/integrity'))
    assert.deepEqual(
      report.checks.filter(({ ok: isRight }: any) => !isRight),
      []
    )
  })
})
