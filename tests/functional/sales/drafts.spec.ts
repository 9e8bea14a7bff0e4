import { test } from '@japa/runner'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { addDays, startOfDay, todayIn } from '#core/days'
import { execute } from '#core/database'
import { aCompany } from '#tests/company'
import { aCustomer, aProduct, aShop, anInvoice, entriesOf, issued, ok, owedBy, stockOf, theBooks } from './shop.js'

test.group('Drafts of invoices', () => {
  test('a draft has no number, moves nothing and is owed by nobody', async ({ assert }) => {
    const shop = await aShop()
    const before = await theBooks(shop)
    const draft = await issued(shop, 2, { draft: true })

    assert.containsSubset(draft, { number: null, status: 'DRAFT', total: 59.5, balance: 0, overdue: false, issuedAt: null, allowedActions: ['update', 'issue', 'void'] })
    const { invoices, invoice_lines, ...after } = await theBooks(shop)
    const { invoices: none, invoice_lines: noLines, ...rest } = before
    assert.deepEqual(after, rest)
    assert.lengthOf(invoices as object[], 1)
  })

  test('issuing it does all at once, and once', async ({ assert }) => {
    const shop = await aShop()
    const draft = await issued(shop, 2, { draft: true })
    const { body, status, headers } = await shop.api.post(`/invoices/${draft.id}/issue`)

    assert.equal(status, 200)
    assert.containsSubset(body, { id: draft.id, number: 1, status: 'ISSUED', balance: 59.5, version: 2 })
    assert.equal(headers.get('etag'), '"2"')
    assert.deepEqual(ok(await shop.api.get(`/invoices/${draft.id}`)), body)
    assert.equal(await stockOf(shop, shop.goods.id), 8)
    assert.equal(await owedBy(shop, shop.customer.id), 59.5)
    assert.lengthOf(await entriesOf(shop, draft.id), 5)

    const books = await theBooks(shop)
    const again = await shop.api.post(`/invoices/${draft.id}/issue`)
    assert.containsSubset(again.body, { status: 409, code: 'INVALID_TRANSITION', currentStatus: 'ISSUED' })
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a draft may be given other lines, customer, and up', async ({ assert }) => {
    const shop = await aShop()
    const draft = await issued(shop, 2, { draft: true })
    const other = await aProduct(shop, { sellingPrice: 7, taxRate: 0 })

    const { body } = await shop.api.patch(`/invoices/${draft.id}`, { items: [{ productId: other.id, quantity: 3 }], notes: 'Later' })
    assert.containsSubset(body, { status: 'DRAFT', total: 21, balance: 0, notes: 'Later' })
    assert.lengthOf(body.items, 1)

    const voided = await shop.api.post(`/invoices/${draft.id}/void`, { reason: 'Not wanted' })
    assert.containsSubset(voided.body, { status: 'VOID', number: null, balance: 0, voidReason: 'Not wanted' })
    assert.equal((await issued(shop)).number, 1)
  })

  test('a draft that is issued later is due from then on, unless it said when', async ({ assert }) => {
    const shop = await aShop()
    const [plain, dated] = [await issued(shop, 1, { draft: true, paymentMethod: 'CREDIT' }), await issued(shop, 1, { draft: true, dueDate: '2031-01-01' })]
    const [today, zone] = [todayIn('America/Bogota'), 'America/Bogota']
    const old = addDays(today, -9)
    await shop.as(() => execute('UPDATE invoices SET date = ?, due_date = ? WHERE tenant_id = ? AND id = ?', [old, sqlInstant(startOfDay(addDays(old, 30), zone)), Current.tenantId, plain.id]))

    assert.containsSubset(ok(await shop.api.post(`/invoices/${plain.id}/issue`)), { date: today, dueDate: startOfDay(addDays(today, 30), zone) })
    assert.equal(ok(await shop.api.post(`/invoices/${dated.id}/issue`)).dueDate, '2031-01-01T00:00:00.000Z')
    assert.equal(ok(await shop.api.patch(`/invoices/${plain.id}`, { paymentMethod: 'CARD' })).dueDate, startOfDay(today, zone))
  })

  test('the lines that an update repeats are no change', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const { products, stock_movements, journal_entries } = await theBooks(shop)

    const read = ok(await shop.api.get(`/invoices/${invoice.id}`))
    const { status, body } = await shop.api.patch(`/invoices/${invoice.id}`, { ...read, notes: 'Thanks' }, { prefer: 'handling=strict' })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.notes, 'Thanks')
    assert.deepEqual(body.items, invoice.items)
    const after = await theBooks(shop)
    assert.deepEqual([after.products, after.stock_movements, after.journal_entries], [products, stock_movements, journal_entries])
  })

  test('a bare string is one of a product', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(await shop.api.post('/invoices', anInvoice(shop, 1, { items: [shop.goods.id, shop.goods.id] })))
    assert.deepEqual(invoice.items.map(({ quantity }: any) => quantity), [1, 1])
    assert.equal(await stockOf(shop, shop.goods.id), 8)
  })

  test('goods that were deleted meanwhile are not sold, by a draft or a quote: nothing could put their stock right', async ({ assert }) => {
    const shop = await aShop()
    const gone = await aProduct(shop)
    const items = [shop.goods.id, gone.id]
    const [draft, quote] = [await issued(shop, 1, { draft: true, items }), ok(await shop.api.post('/quotes', anInvoice(shop, 1, { items })))]
    assert.equal((await shop.api.delete(`/products/${gone.id}`)).status, 204)
    const books = await theBooks(shop)

    for (const path of [`/invoices/${draft.id}/issue`, `/quotes/${quote.id}/convert`]) {
      const refused = await shop.api.post(path, {})
      assert.containsSubset(refused, { status: 422, body: { errors: [{ field: 'items.1.productId', code: 'NOT_FOUND' }] } }, refused.text)
    }
    assert.deepEqual(await theBooks(shop), books)

    ok(await shop.api.patch(`/invoices/${draft.id}`, { items: [shop.goods.id] }))
    assert.equal((await shop.api.post(`/invoices/${draft.id}/issue`)).status, 200)
  })

  test('a service that became goods leaves from the default warehouse, also where the draft was made before there was any', async ({ assert }) => {
    const company = await aCompany()
    const [product, customer] = [await aProduct(company, { isService: true }), await aCustomer(company)]
    const draft = ok(await company.api.post('/invoices', { customerId: customer.id, draft: true, items: [product.id] }))
    assert.isNull(draft.warehouseId)
    ok(await company.api.patch(`/products/${product.id}`, { isService: false }))

    const sold = ok(await company.api.post(`/invoices/${draft.id}/issue`))
    const [warehouse] = ok(await company.api.get('/warehouses')).data
    assert.containsSubset(sold, { status: 'ISSUED', warehouseId: warehouse.id, warnings: [{ code: 'NEGATIVE_STOCK' }] })
    assert.equal(ok(await company.api.get(`/invoices/${draft.id}`)).warehouseId, warehouse.id)
    assert.equal(await stockOf(company, product.id), -1)
  })
})
