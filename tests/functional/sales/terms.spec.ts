import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { aCustomer, aShop, anInvoice, issued, ok, owedBy, stockOf, theBooks } from './shop.js'

const BOGOTA = 'America/Bogota'

test.group('Terms of sale', () => {
  test('an invoice is due on the day itself, on credit 30 days later, or when it says', async ({
    assert,
  }) => {
    const shop = await aShop()
    const today = todayIn(BOGOTA)

    assert.equal((await issued(shop)).dueDate, today)
    assert.equal((await issued(shop, 1, { paymentMethod: 'CREDIT' })).dueDate, addDays(today, 30))
    assert.equal((await issued(shop, 1, { dueDate: '2027-03-01' })).dueDate, '2027-03-01')
    assert.equal(
      (await issued(shop, 1, { paymentMethod: 'CREDIT', dueDate: '2027-03-02T01:00:00Z' })).dueDate,
      '2027-03-01'
    )
  })

  test('an invoice is overdue from the day after its due date, while it is open', async ({
    assert,
  }) => {
    const shop = await aShop()
    const today = todayIn(BOGOTA)
    const invoice = await issued(shop)
    const isOverdue = async () => ok(await shop.api.get(`/invoices/${invoice.id}`)).overdue
    const listed = async (overdue: boolean) =>
      ok(await shop.api.get(`/invoices?overdue=${overdue}`)).meta.total
    assert.deepEqual([await isOverdue(), await listed(true), await listed(false)], [false, 0, 1])

    ok(
      await shop.api.patch(`/invoices/${invoice.id}`, {
        dueDate: startOfDay(addDays(today, -1), BOGOTA),
      })
    )
    assert.deepEqual([await isOverdue(), await listed(true), await listed(false)], [true, 1, 0])

    ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: invoice.total,
        paymentMethod: 'CASH',
      })
    )
    assert.deepEqual([await isOverdue(), await listed(true), await listed(false)], [false, 0, 1])
  })

  test('a sale below zero goes through with a warning, unless the company forbids it', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 2 })
    const invoice = await issued(shop, 5)
    assert.deepEqual(
      invoice.warnings.map(({ code, productId, warehouseId }: any) => ({
        code,
        productId,
        warehouseId,
      })),
      [{ code: 'NEGATIVE_STOCK', productId: shop.goods.id, warehouseId: shop.warehouse.id }]
    )
    assert.equal(await stockOf(shop, shop.goods.id), -3)
    assert.deepEqual(ok(await shop.api.get(`/invoices/${invoice.id}`)).warnings, [])

    const strict = await aShop({ stock: 2, settings: { allowNegativeStock: false } })
    const books = await theBooks(strict)
    const refused = await strict.api.post('/invoices', {
      customerId: strict.customer.id,
      items: [strict.service.id, { productId: strict.goods.id, quantity: 3 }],
    })
    assert.containsSubset(refused.body, {
      status: 409,
      code: 'INSUFFICIENT_STOCK',
      available: 2,
      errors: [{ field: 'items.1.quantity' }],
    })
    assert.deepEqual(await theBooks(strict), books)
    assert.lengthOf((await issued(strict, 2)).warnings, 0)
  })

  test('stock that is below zero may be corrected, but no more may leave', async ({ assert }) => {
    const shop = await aShop({ stock: 3 })
    const [other, elsewhere] = [
      await aCustomer(shop),
      ok(await shop.api.post('/warehouses', { name: 'Elsewhere' })),
    ]
    const invoice = await issued(shop, 8)
    ok(await shop.api.patch('/settings/tenant', { allowNegativeStock: false }))
    const change = (body: object) => shop.api.patch(`/invoices/${invoice.id}`, body)
    const items = (...quantities: number[]) => ({
      items: quantities.map((quantity) => ({ productId: shop.goods.id, quantity, unitPrice: 20 })),
    })

    assert.containsSubset(ok(await change({ customerId: other.id, ...items(5, 3) })), {
      customerId: other.id,
      subtotal: 160,
      warnings: [{ code: 'NEGATIVE_STOCK' }],
    })
    assert.equal(ok(await change(items(5, 2))).subtotal, 140)
    assert.equal(await stockOf(shop, shop.goods.id), -4)

    const books = await theBooks(shop)
    for (const body of [items(5, 2.0001), { warehouseId: elsewhere.id }])
      assert.containsSubset((await change(body)).body, { status: 409, code: 'INSUFFICIENT_STOCK' })
    assert.deepEqual(await theBooks(shop), books)
    assert.lengthOf(ok(await change(items(3))).warnings, 0)
    assert.equal((await change(items(3.0001))).body.code, 'INSUFFICIENT_STOCK')
  })

  test('two lines of the same goods are checked together against the stock', async ({ assert }) => {
    const shop = await aShop({ stock: 3, settings: { allowNegativeStock: false } })
    const books = await theBooks(shop)
    const refused = await shop.api.post(
      '/invoices',
      anInvoice(shop, 1, {
        items: [
          { productId: shop.goods.id, quantity: 2 },
          { productId: shop.goods.id, quantity: 2 },
        ],
      })
    )
    assert.containsSubset(refused.body, {
      status: 409,
      code: 'INSUFFICIENT_STOCK',
      available: 1,
      errors: [{ field: 'items.1.quantity' }],
    })
    assert.deepEqual(await theBooks(shop), books)
  })

  test('credit ends at the limit of the customer, to the cent', async ({ assert }) => {
    const shop = await aShop()
    const customer = await aCustomer(shop, { creditLimit: 59.5 })
    const onCredit = (quantity: number, more: object = {}) =>
      shop.api.post(
        '/invoices',
        anInvoice({ ...shop, customer }, quantity, { paymentMethod: 'CREDIT', ...more })
      )

    assert.equal((await onCredit(1)).status, 201)
    const books = await theBooks(shop)
    const refused = await onCredit(2)
    assert.containsSubset(refused.body, {
      status: 409,
      code: 'CREDIT_LIMIT_EXCEEDED',
      creditLimit: 59.5,
      balance: 29.75,
      amount: 59.5,
    })
    assert.deepEqual(await theBooks(shop), books)

    const second = ok(await onCredit(1))
    assert.equal(await owedBy(shop, customer.id), 59.5)
    assert.equal((await onCredit(1, { paymentMethod: 'CASH' })).status, 201)
    assert.containsSubset(
      (
        await shop.api.patch(`/invoices/${second.id}`, {
          items: [{ productId: shop.goods.id, quantity: 2 }],
        })
      ).body,
      { status: 409, code: 'CREDIT_LIMIT_EXCEEDED' }
    )
    assert.equal((await onCredit(1, { draft: true })).status, 201)
  })

  test('a debt above the limit may shrink, but not grow', async ({ assert }) => {
    const shop = await aShop()
    const [customer, other] = [
      await aCustomer(shop, { creditLimit: 100 }),
      await aCustomer(shop, { creditLimit: 10 }),
    ]
    const elsewhere = ok(await shop.api.post('/warehouses', { name: 'Elsewhere' }))
    const sale = ok(
      await shop.api.post(
        '/invoices',
        anInvoice({ ...shop, customer }, 3, { paymentMethod: 'CREDIT' })
      )
    )
    const inCash = ok(
      await shop.api.post(
        '/invoices',
        anInvoice({ ...shop, customer }, 2, { paymentMethod: 'CASH' })
      )
    )
    assert.equal(await owedBy(shop, customer.id), 148.75)

    const change = (invoice: { id: string }, body: object) =>
      shop.api.patch(`/invoices/${invoice.id}`, body)
    const items = (quantity: number) => ({ items: [{ productId: shop.goods.id, quantity }] })
    assert.equal(ok(await change(sale, items(2))).total, 59.5)
    assert.equal(ok(await change(sale, { warehouseId: elsewhere.id })).warehouseId, elsewhere.id)
    assert.equal(await owedBy(shop, customer.id), 119)

    const books = await theBooks(shop)
    for (const [invoice, body] of [
      [sale, items(3)],
      [sale, { customerId: other.id }],
      [inCash, { paymentMethod: 'CREDIT' }],
      [inCash, { paymentMethod: 'CREDIT', warehouseId: elsewhere.id }],
    ] as const) {
      assert.containsSubset((await change(invoice, body)).body, {
        status: 409,
        code: 'CREDIT_LIMIT_EXCEEDED',
      })
    }
    assert.deepEqual(await theBooks(shop), books)
  })

  test('a credit limit of 0 is no limit', async ({ assert }) => {
    const shop = await aShop()
    assert.equal(
      (await shop.api.post('/invoices', anInvoice(shop, 9, { paymentMethod: 'CREDIT' }))).status,
      201
    )
  })

  test('services need no warehouse; the first goods create one', async ({ assert }) => {
    const shop = await aShop({ stock: 0 })
    ok({ ...(await shop.api.delete(`/warehouses/${shop.warehouse.id}`)), body: {} })
    assert.isNull(
      ok(
        await shop.api.post('/invoices', { customerId: shop.customer.id, items: [shop.service.id] })
      ).warehouseId
    )
    assert.isString((await issued(shop)).warehouseId)
  })

  test('a dry run shows entry and stock, and does nothing', async ({ assert }) => {
    const shop = await aShop()
    const books = await theBooks(shop)
    const { status, body, headers } = await shop.api.post('/invoices', anInvoice(shop, 2), {
      prefer: 'dry-run',
    })

    assert.equal(status, 201)
    assert.equal(headers.get('preference-applied'), 'dry-run')
    assert.containsSubset(body, {
      number: 1,
      total: 59.5,
      effects: { stock: [{ productId: shop.goods.id, change: -2, quantityAfter: 8, cost: 20 }] },
    })
    const [{ lines }] = body.effects.journal
    assert.sameMembers(
      lines.map(({ debit, credit }: any) => debit - credit),
      [59.5, -50, -9.5, 20, -20]
    )
    assert.deepEqual(await theBooks(shop), books)
  })

  test('nothing is issued, paid, credited or voided in a closed period', async ({ assert }) => {
    const shop = await aShop()
    const [invoice, draft] = [await issued(shop), await issued(shop, 1, { draft: true })]
    const payment = ok(
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' })
    )
    const open = await issued(shop)
    await shop.as(async () => {
      await execute('UPDATE ledgers SET closed_through = ? WHERE tenant_id = ?', [
        addDays(todayIn(BOGOTA), 1),
        Current.tenantId,
      ])
    })
    const books = await theBooks(shop)

    const answers = [
      await shop.api.post('/invoices', anInvoice(shop)),
      await shop.api.post(`/invoices/${draft.id}/issue`),
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 1, paymentMethod: 'CASH' }),
      await shop.api.post(`/payments/${payment.id}/void`, {}),
      await shop.api.post(`/invoices/${open.id}/void`, { reason: 'x' }),
      await shop.api.post(`/invoices/${open.id}/credit-notes`, { reason: 'x' }),
      await shop.api.patch(`/invoices/${open.id}`, { items: [shop.service.id] }),
    ]
    for (const { body } of answers)
      assert.containsSubset(body, { status: 409, code: 'PERIOD_CLOSED' })
    assert.deepEqual(await theBooks(shop), books)
  })
})
