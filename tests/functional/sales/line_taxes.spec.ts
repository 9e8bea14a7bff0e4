import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { aProduct, aShop, ok, theBooks, type Shop } from './shop.js'
import { differences, taxIds, taxLinesOf } from './taxes.js'

const sold = (shop: Shop, items: object[], more: object = {}) =>
  shop.api.post('/invoices', { customerId: shop.customer.id, items, ...more })

test.group('Taxes of lines', () => {
  test('a line has several taxes, and the document sums them by tax and rate', async ({
    assert,
  }) => {
    const shop = await aShop()
    const ids = await taxIds(shop)
    const line = { productId: shop.service.id, quantity: 1, unitPrice: 1000 }
    const invoice = ok(
      await sold(shop, [
        { ...line, taxes: [{ taxId: ids.IVA19 }, { code: 'INC8' }] },
        { ...line, taxes: ['IVA19'], discountRate: 10 },
        { ...line, taxes: [] },
      ])
    )

    const iva = { taxId: ids.IVA19, code: 'IVA19', category: 'S', rate: 19 }
    const inc = { taxId: ids.INC8, code: 'INC8', category: 'E', rate: 8 }
    assert.containsSubset(invoice.items, [
      {
        taxRate: 19,
        tax: 270,
        total: 1270,
        taxes: [
          { ...iva, base: 1000, amount: 190 },
          { ...inc, base: 1000, amount: 80 },
        ],
      },
      { taxRate: 19, tax: 171, total: 1071, taxes: [{ ...iva, base: 900, amount: 171 }] },
      { taxRate: 0, tax: 0, total: 1000 },
    ])
    assert.deepEqual(invoice.items[2].taxes, [])
    assert.deepEqual(invoice.taxes, [
      { ...iva, base: 1900, amount: 361 },
      { ...inc, base: 1000, amount: 80 },
    ])
    assert.containsSubset(invoice, { subtotal: 3000, taxTotal: 441, total: 3341 })
    assert.deepEqual(ok(await shop.api.get(`/invoices/${invoice.id}`)), invoice)
    assert.deepEqual(ok(await shop.api.get('/invoices?fields=id,taxes')).data, [
      { id: invoice.id, taxes: invoice.taxes },
    ])
    assert.lengthOf(await taxLinesOf(shop, invoice.id), 4)
    assert.isEmpty(await differences(shop))
  })

  test('a rate alone is the VAT of that rate, which is made by its first use', async ({
    assert,
  }) => {
    const shop = await aShop()
    const line = { productId: shop.service.id, quantity: 1, unitPrice: 100 }
    const { items } = ok(
      await sold(shop, [
        { ...line, taxRate: 19 },
        { ...line, taxRate: 16 },
        { ...line, taxRate: 0 },
      ])
    )

    const ids = await taxIds(shop)
    assert.containsSubset(items[0].taxes, [{ taxId: ids.IVA19, code: 'IVA19', category: 'S' }])
    assert.containsSubset(items[1].taxes, [{ taxId: ids['VAT-16'], rate: 16, amount: 16 }])
    assert.deepEqual(items[2].taxes, [])
    const again = ok(await sold(shop, [{ ...line, taxRate: 16 }]))
    assert.equal(again.items[0].taxes[0].taxId, ids['VAT-16'])
  })

  test('a line takes the taxes of its product, and whether its price includes them', async ({
    assert,
  }) => {
    const shop = await aShop()
    const meal = await aProduct(shop, {
      isService: true,
      sellingPrice: 10_000,
      taxes: ['INC8'],
      priceIncludesTax: true,
      taxRate: undefined,
    })
    const { items } = ok(
      await sold(shop, [
        meal.id,
        { productId: meal.id, quantity: 1, unitPrice: 5_000 },
        { productId: meal.id, quantity: 1, priceIncludesTax: false },
        { productId: meal.id, quantity: 1, taxRate: 0 },
      ])
    )

    assert.containsSubset(items, [
      { subtotal: 9259.26, tax: 740.74, total: 10_000, priceIncludesTax: true, taxRate: 0 },
      { total: 5_000, priceIncludesTax: true },
      { subtotal: 10_000, tax: 800, total: 10_800, priceIncludesTax: false },
      { tax: 0, total: 10_000 },
    ])
  })

  test('taxes that contradict each other, or are not there, are refused on their field', async ({
    assert,
  }) => {
    const shop = await aShop()
    const ids = await taxIds(shop)
    const before = await theBooks(shop)
    const refused = async (line: object, field: string, code: string) => {
      const { status, body } = await sold(shop, [
        { productId: shop.service.id, quantity: 1, ...line },
      ])
      assert.equal(status, 422, JSON.stringify(body))
      assert.containsSubset(body.errors, [{ field, code }])
    }
    const unknown = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

    await refused({ taxRate: 5, taxes: ['IVA19'] }, 'items.0.taxRate', 'CONTRADICTION')
    await refused({ taxRate: 19, taxes: [] }, 'items.0.taxRate', 'CONTRADICTION')
    await refused(
      { taxes: [{ taxId: ids.IVA19, code: 'IVA5' }] },
      'items.0.taxes.0.code',
      'CONTRADICTION'
    )
    await refused({ taxes: [{ taxId: unknown }] }, 'items.0.taxes.0.taxId', 'NOT_FOUND')
    await refused({ taxes: ['INC8', 'NOPE'] }, 'items.0.taxes.1.code', 'NOT_FOUND')
    await refused({ taxes: [{}] }, 'items.0.taxes.0.taxId', 'REQUIRED')
    await refused({ taxes: [{ taxId: 7 }] }, 'items.0.taxes.0.taxId', 'TYPE')
    await refused({ taxes: [{ rate: 19 }] }, 'items.0.taxes.0.rate', 'UNKNOWN_FIELD')
    await refused({ priceIncludesTax: 'yes' }, 'items.0.priceIncludesTax', 'TYPE')
    await refused({ costCenterId: unknown }, 'items.0.costCenterId', 'NOT_FOUND')
    for (const taxes of [
      ['IVA19', 'IVA5'],
      ['INC8', 'inc8'],
    ])
      assert.equal(
        (await sold(shop, [{ productId: shop.service.id, quantity: 1, taxes }])).status,
        422
      )
    assert.deepEqual(await theBooks(shop), before)
  })

  test('what was read may be sent back, and other taxes are a change', async ({ assert }) => {
    const shop = await aShop()
    const line = { productId: shop.service.id, quantity: 2, unitPrice: 1190 }
    const first = ok(
      await sold(shop, [
        { ...line, taxes: ['IVA19', 'INC8'], priceIncludesTax: true },
        { ...line, taxRate: 0 },
      ])
    )
    const path = `/invoices/${first.id}`
    const { version } = first
    assert.equal(ok(await shop.api.patch(path, first)).version, version)
    const quote = ok(
      await shop.api.post('/quotes', { customerId: shop.customer.id, items: [shop.service.id] })
    )
    assert.equal(ok(await shop.api.patch(`/quotes/${quote.id}`, quote)).version, quote.version)

    const [kept, other] = first.items
    const { taxes: _, ...rate } = kept
    const changed = ok(await shop.api.patch(path, { items: [{ ...rate, taxRate: 19 }, other] }))
    assert.equal(changed.items[0].taxes.length, 1)
    assert.containsSubset(changed.items[0], { id: kept.id, total: 2380, subtotal: 2000 })
    const sendBack = async (change: object) => {
      const [line] = ok(await shop.api.get(path)).items
      return ok(await shop.api.patch(path, { items: [{ ...line, ...change }, other] })).items[0]
    }
    assert.containsSubset(await sendBack({ taxRate: 5 }), { taxRate: 5, total: 2380, tax: 113.33 })
    assert.containsSubset(await sendBack({ taxes: ['EXENTO'] }), {
      taxRate: 0,
      taxes: [{ code: 'EXENTO', category: 'Z', rate: 0, base: 2380, amount: 0 }],
    })
    assert.containsSubset(await sendBack({ taxRate: 19 }), { id: kept.id, taxRate: 19, tax: 380 })
    const exclusive = ok(
      await shop.api.patch(path, {
        items: [{ ...changed.items[0], priceIncludesTax: false }, other],
      })
    )
    assert.containsSubset(exclusive.items[0], { id: kept.id, subtotal: 2380, total: 2832.2 })
    assert.isEmpty(await differences(shop))
  })

  test('lines of earlier releases are answered by their rate, sent back, copied and credited', async ({
    assert,
  }) => {
    const shop = await aShop()
    const items = [{ productId: shop.service.id, quantity: 2, unitPrice: 100, taxRate: 19 }]
    const quote = ok(await shop.api.post('/quotes', { customerId: shop.customer.id, items }))
    const { id, total } = ok(await sold(shop, items))
    const draft = ok(await sold(shop, items, { draft: true }))
    for (const table of ['quote_lines', 'invoice_lines'])
      await shop.as(() =>
        execute(`UPDATE ${table} SET taxes = NULL WHERE tenant_id = ?`, [Current.tenantId])
      )

    const old = ok(await shop.api.get(`/invoices/${id}`))
    const tax = { taxId: null, code: null, category: 'S', rate: 19, base: 200, amount: 38 }
    assert.deepEqual(old.items[0].taxes, [tax])
    assert.deepEqual(old.taxes, [tax])
    assert.equal(ok(await shop.api.patch(`/invoices/${id}`, old)).version, old.version)
    const ids = await taxIds(shop)
    const issued = ok(await shop.api.post(`/invoices/${draft.id}/issue`))
    assert.containsSubset(issued, { total, items: [{ taxes: [{ taxId: ids.IVA19, amount: 38 }] }] })
    const converted = ok(await shop.api.post(`/quotes/${quote.id}/convert`, {}))
    assert.equal(converted.items[0].taxes[0].taxId, ids.IVA19)

    const line = { ...old.items[0], quantity: 3 }
    assert.equal(ok(await shop.api.patch(`/invoices/${id}`, { items: [line] })).total, 357)
    assert.containsSubset(
      ok(await shop.api.post(`/invoices/${id}/credit-notes`, { reason: 'x' })),
      {
        total: 357,
        taxes: [{ taxId: ids.IVA19, base: 300, amount: 57 }],
      }
    )
    assert.isEmpty(await differences(shop))
  })
})
