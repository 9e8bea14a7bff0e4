import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { execute } from '#core/database/query'
import { aCompany } from '#tests/company'
import {
  aCustomer,
  aProduct,
  aShop,
  anInvoice,
  entriesOf,
  issued,
  ok,
  owedBy,
  stockOf,
  theBooks,
} from './shop.js'

test.group('Drafts of invoices', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a draft has no number, moves no goods and is not owed', async ({ assert }) => {
    const shop = await aShop()
    const before = await theBooks(shop)
    const draft = await issued(shop, 2, { draft: true })

    assert.containsSubset(draft, {
      number: null,
      status: 'DRAFT',
      total: 59.5,
      balance: 0,
      overdue: false,
      issuedAt: null,
      allowedActions: ['update', 'issue', 'void'],
    })
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
    assert.containsSubset(body, {
      id: draft.id,
      number: 1,
      status: 'ISSUED',
      balance: 59.5,
      version: 2,
    })
    assert.equal(headers.get('etag'), '"2"')
    assert.deepEqual(ok(await shop.api.get(`/invoices/${draft.id}`)), body)
    assert.equal(await stockOf(shop, shop.goods.id), 8)
    assert.equal(await owedBy(shop, shop.customer.id), 59.5)
    assert.lengthOf(await entriesOf(shop, draft.id), 5)

    const books = await theBooks(shop)
    const again = await shop.api.post(`/invoices/${draft.id}/issue`)
    assert.containsSubset(again.body, {
      status: 409,
      code: 'INVALID_TRANSITION',
      currentStatus: 'ISSUED',
    })
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a draft may be given other lines, customer, and up', async ({ assert }) => {
    const shop = await aShop()
    const draft = await issued(shop, 2, { draft: true })
    const other = await aProduct(shop, { sellingPrice: 7, taxRate: 0 })

    const { body } = await shop.api.patch(`/invoices/${draft.id}`, {
      items: [{ productId: other.id, quantity: 3 }],
      notes: 'Later',
    })
    assert.containsSubset(body, { status: 'DRAFT', total: 21, balance: 0, notes: 'Later' })
    assert.lengthOf(body.items, 1)

    const voided = await shop.api.post(`/invoices/${draft.id}/void`, { reason: 'Not wanted' })
    assert.containsSubset(voided.body, {
      status: 'VOID',
      number: null,
      balance: 0,
      voidReason: 'Not wanted',
    })
    assert.equal((await issued(shop)).number, 1)
  })

  test('a draft that is issued later is due from then on, unless it said when', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [plain, dated] = [
      await issued(shop, 1, { draft: true, paymentMethod: 'CREDIT' }),
      await issued(shop, 1, { draft: true, dueDate: '2031-01-01' }),
    ]
    const [today, zone] = [todayIn('America/Bogota'), 'America/Bogota']
    const old = addDays(today, -9)
    await shop.as(() =>
      execute('UPDATE invoices SET date = ?, due_date = ? WHERE tenant_id = ? AND id = ?', [
        old,
        sqlInstant(startOfDay(addDays(old, 30), zone)),
        Current.tenantId,
        plain.id,
      ])
    )

    assert.containsSubset(ok(await shop.api.post(`/invoices/${plain.id}/issue`)), {
      date: today,
      dueDate: addDays(today, 30),
    })
    assert.equal(ok(await shop.api.post(`/invoices/${dated.id}/issue`)).dueDate, '2031-01-01')
    assert.equal(
      ok(await shop.api.patch(`/invoices/${plain.id}`, { paymentMethod: 'CARD' })).dueDate,
      today
    )
  })

  test('a day that somebody said stays, also where it is the one that would be the default', async ({
    assert,
  }) => {
    const shop = await aShop()
    ok(await shop.api.patch('/settings/tenant', { timezone: 'UTC' }))
    clock.travelTo(new Date(Date.now() - 9 * 86_400_000))
    const [today, later] = [todayIn('UTC'), addDays(todayIn('UTC'), 30)]
    const draft = (more: object) =>
      issued(shop, 1, { draft: true, paymentMethod: 'CREDIT', ...more })
    const [plain, dated, cleared, changed, sentBack] = [
      await draft({}),
      await draft({ dueDate: later }),
      await draft({ dueDate: later }),
      await draft({}),
      await draft({}),
    ]
    for (const one of [plain, dated]) assert.equal(one.dueDate, later)
    ok(await shop.api.patch(`/invoices/${cleared.id}`, { dueDate: null }))
    ok(await shop.api.patch(`/invoices/${changed.id}`, { dueDate: addDays(later, 1) }))
    ok(await shop.api.patch(`/invoices/${changed.id}`, { dueDate: later }))
    ok(
      await shop.api.patch(`/invoices/${sentBack.id}`, {
        dueDate: sentBack.dueDate,
        notes: 'As it was read',
      })
    )

    clock.travelTo(null)
    const dueOf = async ({ id }: { id: string }) =>
      ok(await shop.api.post(`/invoices/${id}/issue`)).dueDate
    assert.deepEqual([await dueOf(dated), await dueOf(changed)], Array(2).fill(later))
    assert.deepEqual(
      [await dueOf(plain), await dueOf(cleared), await dueOf(sentBack)],
      Array(3).fill(addDays(today, 39))
    )
    assert.equal(
      ok(await shop.api.patch(`/invoices/${dated.id}`, { paymentMethod: 'CASH' })).dueDate,
      later
    )
    assert.equal(
      ok(await shop.api.patch(`/invoices/${plain.id}`, { paymentMethod: 'CASH' })).dueDate,
      addDays(today, 9)
    )
  })

  test('a day that is sent with other terms is said, though it is the one that was read', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [cash, credit] = [
      await issued(shop, 1, { draft: true, paymentMethod: 'CASH' }),
      await issued(shop, 1, { draft: true, paymentMethod: 'CREDIT' }),
    ]
    ok(await shop.api.patch(`/invoices/${cash.id}`, { ...cash, paymentMethod: 'CREDIT' }))
    ok(await shop.api.patch(`/invoices/${credit.id}`, { ...credit, paymentMethod: 'CASH' }))

    assert.equal(ok(await shop.api.post(`/invoices/${cash.id}/issue`)).dueDate, cash.dueDate)
    assert.equal(ok(await shop.api.post(`/invoices/${credit.id}/issue`)).dueDate, credit.dueDate)
  })

  test('null changes nothing of an invoice that is due by default, also where that was not written down', async ({
    assert,
  }) => {
    const shop = await aShop()
    for (const invoice of [
      await issued(shop),
      await issued(shop, 1, { draft: true, paymentMethod: 'CREDIT' }),
    ]) {
      await shop.as(() =>
        execute('UPDATE invoices SET due_by_default = NULL WHERE tenant_id = ? AND id = ?', [
          Current.tenantId,
          invoice.id,
        ])
      )
      const { dueDate, version } = ok(
        await shop.api.patch(`/invoices/${invoice.id}`, { dueDate: null })
      )
      assert.deepEqual({ dueDate, version }, { dueDate: invoice.dueDate, version: 1 })
    }
  })

  test('a draft of a company that moves before it is issued is due by the clocks of where it is then', async ({
    assert,
  }) => {
    const shop = await aShop()
    const draft = await issued(shop, 1, { draft: true, paymentMethod: 'CREDIT' })
    const invoice = await issued(shop, 1)
    ok(await shop.api.patch('/settings/tenant', { timezone: 'America/Los_Angeles' }))

    const today = todayIn('America/Los_Angeles')
    assert.equal(ok(await shop.api.post(`/invoices/${draft.id}/issue`)).dueDate, addDays(today, 30))
    assert.equal(
      ok(await shop.api.patch(`/invoices/${invoice.id}`, { notes: 'Thanks' })).dueDate,
      invoice.dueDate,
      'what is issued keeps its day'
    )
  })

  test('the lines that an update repeats are no change', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 2)
    const { products, stock_movements, journal_entries } = await theBooks(shop)

    const read = ok(await shop.api.get(`/invoices/${invoice.id}`))
    const { status, body } = await shop.api.patch(
      `/invoices/${invoice.id}`,
      { ...read, notes: 'Thanks' },
      { prefer: 'handling=strict' }
    )
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.notes, 'Thanks')
    assert.deepEqual(body.items, invoice.items)
    const after = await theBooks(shop)
    assert.deepEqual(
      [after.products, after.stock_movements, after.journal_entries],
      [products, stock_movements, journal_entries]
    )
  })

  test('a bare string is one of a product', async ({ assert }) => {
    const shop = await aShop()
    const invoice = ok(
      await shop.api.post(
        '/invoices',
        anInvoice(shop, 1, { items: [shop.goods.id, shop.goods.id] })
      )
    )
    assert.deepEqual(
      invoice.items.map(({ quantity }: any) => quantity),
      [1, 1]
    )
    assert.equal(await stockOf(shop, shop.goods.id), 8)
  })

  test('deleted goods are not sold by a draft or a quote', async ({ assert }) => {
    const shop = await aShop()
    const gone = await aProduct(shop)
    const items = [shop.goods.id, gone.id]
    const [draft, quote] = [
      await issued(shop, 1, { draft: true, items }),
      ok(await shop.api.post('/quotes', anInvoice(shop, 1, { items }))),
    ]
    assert.equal((await shop.api.delete(`/products/${gone.id}`)).status, 204)
    const books = await theBooks(shop)

    for (const path of [`/invoices/${draft.id}/issue`, `/quotes/${quote.id}/convert`]) {
      const refused = await shop.api.post(path, {})
      assert.containsSubset(
        refused,
        { status: 422, body: { errors: [{ field: 'items.1.productId', code: 'NOT_FOUND' }] } },
        refused.text
      )
    }
    assert.deepEqual(await theBooks(shop), books)

    ok(await shop.api.patch(`/invoices/${draft.id}`, { items: [shop.goods.id] }))
    assert.equal((await shop.api.post(`/invoices/${draft.id}/issue`)).status, 200)
  })

  test('a service that became goods leaves from the default warehouse', async ({ assert }) => {
    const company = await aCompany()
    const [product, customer] = [
      await aProduct(company, { isService: true }),
      await aCustomer(company),
    ]
    const draft = ok(
      await company.api.post('/invoices', {
        customerId: customer.id,
        draft: true,
        items: [product.id],
      })
    )
    assert.isNull(draft.warehouseId)
    ok(await company.api.patch(`/products/${product.id}`, { isService: false }))

    const sold = ok(await company.api.post(`/invoices/${draft.id}/issue`))
    const [warehouse] = ok(await company.api.get('/warehouses')).data
    assert.containsSubset(sold, {
      status: 'ISSUED',
      warehouseId: warehouse.id,
      warnings: [{ code: 'NEGATIVE_STOCK' }],
    })
    assert.equal(ok(await company.api.get(`/invoices/${draft.id}`)).warehouseId, warehouse.id)
    assert.equal(await stockOf(company, product.id), -1)
  })
})
