import { test } from '@japa/runner'
import { print } from '#tests/functional/documents/printed'
import { aBogotaShop, brokenChecks, caseA } from '#tests/functional/tax/withholding'
import { aProduct, aShop, entriesOf, ok, theBooks, type Shop } from './shop.js'
import { differences, taxLinesOf } from './taxes.js'

const cents = (amount: number) => Math.round(amount * 100)

const sale = ({ customer, service }: Shop, more: object = {}) => ({
  customerId: customer.id,
  items: [
    { productId: service.id, quantity: 3, unitPrice: 100, taxRate: 19, discountRate: 10 },
    { productId: service.id, quantity: 1, unitPrice: 30, taxRate: 5 },
  ],
  ...more,
})

/** Each line is its amounts, and the document is the sum of its lines. */
function mustAddUp(document: any) {
  const sum = (key: string) =>
    document.items.reduce((total: number, line: any) => total + cents(line[key]), 0)
  const said = {
    subtotal: sum('subtotal') - cents(document.subtotal),
    discounts: sum('discount') + sum('documentDiscount') - cents(document.discountTotal),
    tax: sum('tax') - cents(document.taxTotal),
    total: sum('total') - cents(document.total),
  }
  const lines = document.items.map(
    ({ subtotal, discount, documentDiscount, tax, total }: any) =>
      cents(subtotal) - cents(discount) - cents(documentDiscount) + cents(tax) - cents(total)
  )
  return [...Object.values(said), ...lines].filter((rest) => rest !== 0)
}

test.group('Discounts of documents', () => {
  test('a rate is of what the lines come to after their own discounts, rounded once', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const invoice = ok(await shop.api.post('/invoices', sale(shop, { discount: { rate: 7.5 } })))

    assert.containsSubset(invoice, {
      discount: { rate: 7.5 },
      subtotal: 330,
      discountTotal: 52.5,
      items: [
        { discount: 30, documentDiscount: 20.25, tax: 47.45 },
        { discount: 0, documentDiscount: 2.25, tax: 1.39 },
      ],
      taxTotal: 48.84,
      total: 326.34,
    })
    assert.deepEqual(mustAddUp(invoice), [])
    assert.deepEqual(await differences(shop), [])
    const found = ok(await shop.api.get(`/invoices?fields=id,discount`)).data
    assert.deepEqual(found, [{ id: invoice.id, discount: { rate: 7.5 } }])
  })

  test('the discount of a quote goes with it, and of a draft until it is issued', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const quote = ok(await api.post('/quotes', sale(shop, { discount: { amount: 33.33 } })))
    assert.containsSubset(quote, { discount: { amount: 33.33 }, discountTotal: 63.33 })
    assert.deepEqual(mustAddUp(quote), [])

    const changed = ok(await api.patch(`/quotes/${quote.id}`, { discount: { rate: 50 } }))
    assert.containsSubset(changed, { discount: { rate: 50 }, discountTotal: 180 })
    assert.equal(ok(await api.patch(`/quotes/${quote.id}`, changed)).version, changed.version)
    ok(await api.post(`/quotes/${quote.id}/accept`))
    const draft = ok(await api.post(`/quotes/${quote.id}/convert`, { draft: true }))
    for (const key of ['discount', 'discountTotal', 'taxTotal', 'total'])
      assert.deepEqual(draft[key], changed[key], key)

    const issued = ok(await api.post(`/invoices/${draft.id}/issue`))
    assert.deepEqual(mustAddUp(issued), [])
    assert.equal(issued.total, changed.total)
    assert.deepEqual(ok(await api.get(`/invoices/${draft.id}`)).items, issued.items)
  })

  test('another discount posts the invoice anew, and none brings its amounts back', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 0 })
    const { api } = shop
    const plain = ok(await api.post('/invoices', sale(shop)))
    const patch = async (changes: object) => ok(await api.patch(`/invoices/${plain.id}`, changes))
    const less = await patch({ discount: { amount: 100 } })
    assert.containsSubset(less, { discountTotal: 130, discount: { amount: 100 } })
    assert.deepEqual(mustAddUp(less), [])
    const posted = await entriesOf(shop, plain.id)
    assert.equal((await patch({ notes: 'Only a note' })).total, less.total)
    assert.equal((await patch(less)).total, less.total)
    assert.deepEqual(await entriesOf(shop, plain.id), posted)

    const [line] = less.items
    const other = await patch({ items: [{ ...line, quantity: 2 }] })
    assert.containsSubset(other, { discountTotal: 120, items: [{ documentDiscount: 100 }] })
    const same = await patch({ items: sale(shop).items, discount: null })
    for (const key of ['discount', 'discountTotal', 'taxTotal', 'total'])
      assert.deepEqual(same[key], plain[key], key)
    assert.deepEqual(await differences(shop), [])
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('inclusive prices and several taxes are taxed after the discount', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const line = { productId: shop.service.id, quantity: 1, priceIncludesTax: true }
    const invoice = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [
          { ...line, unitPrice: 31_500, taxes: ['IVA19'] },
          { ...line, unitPrice: 12_700, taxes: ['IVA19', 'INC8'] },
          { ...line, unitPrice: 0 },
        ],
        discount: { rate: 10 },
      })
    )

    assert.containsSubset(invoice.items, [
      { subtotal: 26_470.59, documentDiscount: 2647.06, tax: 4526.47, total: 28_350 },
      {
        ...{ subtotal: 10_000, documentDiscount: 1000, tax: 2430, total: 11_430 },
        taxes: [
          { code: 'IVA19', base: 9000, amount: 1710 },
          { code: 'INC8', base: 9000, amount: 720 },
        ],
      },
      { documentDiscount: 0, total: 0 },
    ])
    assert.deepEqual(mustAddUp(invoice), [])
    const lines = await taxLinesOf(shop, invoice.id)
    assert.includeMembers(
      lines.map(({ code, base }) => `${code} ${base}`),
      ['IVA19 23823.53', 'IVA19 9000.00', 'INC8 9000.00']
    )
    ok(await shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'All' }))
    assert.equal(ok(await shop.api.get(`/invoices/${invoice.id}`)).balance, 0)
    assert.deepEqual(await differences(shop), [])
  })

  test('goods are credited in parts that add up, with their share in the discount', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, customer, goods } = shop
    const invoice = ok(
      await api.post('/invoices', {
        customerId: customer.id,
        items: [
          { productId: goods.id, quantity: 3, discountRate: 33.3333 },
          { productId: (await aProduct(shop, { isService: true })).id, quantity: 1 },
        ],
        discount: { amount: 10.01 },
      })
    )
    const notes = []
    for (const body of [{ items: [goods.id] }, { items: [goods.id] }, {}])
      notes.push(
        ok(await api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x', ...body }))
      )
    for (const note of notes) assert.deepEqual(mustAddUp(note), [])
    for (const key of ['subtotal', 'discountTotal', 'taxTotal', 'total'])
      assert.equal(
        notes.reduce((sum, note) => sum + cents(note[key]), 0),
        cents(invoice[key]),
        key
      )
    assert.equal((await entriesOf(shop, invoice.id)).length, 5)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('withholdings are of the base after the discount', async ({ assert }) => {
    const shop = await aBogotaShop()
    const invoice = ok(
      await caseA(shop, {
        withholdings: [{ conceptId: shop.ids.COMPRAS }],
        discount: { amount: 200_000 },
      })
    )
    assert.containsSubset(invoice.withholdings, [{ base: 1_000_000, amount: 25_000 }])
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('a wrong discount is refused with its field, and changes nothing', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const before = await theBooks(shop)
    for (const [discount, field, code] of [
      [{ amount: 300.01 }, 'discount.amount', 'TOO_LARGE'],
      [{ rate: 100.1 }, 'discount.rate', 'TOO_LARGE'],
      [{ amount: -1 }, 'discount.amount', 'TOO_SMALL'],
      [{ rate: 1, amount: 1 }, 'discount.amount', 'CONTRADICTION'],
      [{}, 'discount.rate', 'REQUIRED'],
      [{ percent: 1 }, 'discount.percent', 'UNKNOWN_FIELD'],
      [10, 'discount', 'TYPE'],
    ] as const)
      for (const path of ['/invoices', '/quotes']) {
        const { status, body } = await shop.api.post(path, sale(shop, { discount }))
        assert.equal(status, 422, JSON.stringify(discount))
        assert.include(
          body.errors.map((one: any) => `${one.field} ${one.code}`),
          `${field} ${code}`
        )
      }
    assert.deepEqual(await theBooks(shop), before)
  })

  test('a document prints a line of its discount', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    const { id } = ok(await shop.api.post('/invoices', sale(shop, { discount: { rate: 10 } })))
    const { text } = await print(shop.api, `/invoices/${id}/pdf`)
    assert.match(text, /Descuento\n-30,00\nDescuento del documento\n-30,00\n/)
    assert.match(text, /IVA 19% de 243,00\n46,17/)
  })
})
