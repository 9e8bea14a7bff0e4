import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { transaction } from '#core/database/transaction/transaction'
import { ledgerReads } from '#accounting/ledger'
import Warehouse from '#inventory/models/warehouse'
import type { Answer } from '#tests/api'
import { eventually } from '#tests/eventually'
import { assertStockTies } from '#tests/functional/inventory/goods'
import {
  aCustomer,
  aProduct,
  aShop,
  anInvoice,
  issued,
  ok,
  owedBy,
  receive,
  stockOf,
  times,
  type Shop,
} from './shop.js'

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const many = (count: number, status: number) => Array.from({ length: count }, () => status)

/** The invariants that must hold whatever happened at once. */
async function mustTieOut(shop: Shop, assert: any) {
  await shop.as(async () => {
    const { tenantId } = Current
    const [books] = await rows(
      `SELECT (SELECT COALESCE(SUM(balance), 0) FROM invoices WHERE tenant_id = ?) AS open, (SELECT COALESCE(SUM(balance), 0) FROM customers WHERE tenant_id = ?) AS owed,
              (SELECT COALESCE(SUM(b.debit - b.credit), 0) FROM account_balances b JOIN account_roles r ON r.tenant_id = b.tenant_id AND r.account_id = b.account_id WHERE b.tenant_id = ? AND r.role = 'receivable') AS receivable,
              (SELECT COALESCE(SUM(b.debit - b.credit), 0) FROM account_balances b JOIN account_roles r ON r.tenant_id = b.tenant_id AND r.account_id = b.account_id WHERE b.tenant_id = ? AND r.role = 'inventory') AS inventory,
              (SELECT COALESCE(SUM(stock_value), 0) FROM products WHERE tenant_id = ?) AS valuation,
              (SELECT COALESCE(SUM(paid_amount), 0) FROM invoices WHERE tenant_id = ?) AS paid, (SELECT COALESCE(SUM(amount), 0) FROM payments WHERE tenant_id = ? AND status = 'RECEIVED') AS received`,
      Array.from({ length: 7 }, () => tenantId)
    )
    assert.deepEqual([books.owed, books.receivable], [books.open, books.open])
    assert.equal(books.inventory, books.valuation)
    assert.equal(books.paid, books.received)

    for (const table of ['invoices', 'payments', 'journal_entries']) {
      const numbers = (
        await rows(
          `SELECT number FROM ${table} WHERE tenant_id = ? AND number IS NOT NULL ORDER BY number`,
          [tenantId]
        )
      ).map(({ number }) => Number(number))
      assert.deepEqual(
        numbers,
        numbers.map((_, index) => index + 1),
        table
      )
    }
  })
}

test.group('Races in sales', () => {
  test('one of 20 parallel buyers gets the last unit', async ({ assert }) => {
    const shop = await aShop({ stock: 1, settings: { allowNegativeStock: false } })
    const customers = await times(4, () => aCustomer(shop))

    const answers = await times(20, (index) =>
      shop.api.post('/invoices', anInvoice({ ...shop, customer: customers[index % 4] }))
    )
    assert.deepEqual(statusesOf(answers), [201, ...many(19, 409)])
    for (const { status, body } of answers)
      if (status === 409) assert.containsSubset(body, { code: 'INSUFFICIENT_STOCK', available: 0 })
    assert.equal(await stockOf(shop, shop.goods.id), 0)
    await mustTieOut(shop, assert)
  })

  test('sales of the same goods in opposite order all go through', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const other = await aProduct(shop)
    await receive(shop, other.id, shop.warehouse.id, 100)
    const customers = await times(3, () => aCustomer(shop))
    const both = [shop.goods, other].map(({ id }) => id)

    const answers = await times(30, (index) =>
      shop.api.post('/invoices', {
        customerId: customers[index % 3].id,
        items: index % 2 ? both : both.toReversed(),
      })
    )
    assert.deepEqual(statusesOf(answers), many(30, 201))
    assert.deepEqual([await stockOf(shop, shop.goods.id), await stockOf(shop, other.id)], [70, 70])
    await mustTieOut(shop, assert)
  })

  test('a quote that 5 convert at once becomes one invoice', async ({ assert }) => {
    const shop = await aShop()
    const quote = ok(await shop.api.post('/quotes', anInvoice(shop, 2)))

    const answers = await times(5, () => shop.api.post(`/quotes/${quote.id}/convert`))
    assert.deepEqual(statusesOf(answers), [201, ...many(4, 409)])
    assert.equal(ok(await shop.api.get('/invoices')).meta.total, 1)
    assert.equal(await stockOf(shop, shop.goods.id), 8)
    await mustTieOut(shop, assert)
  })

  test('an invoice that 10 pay at once is never paid too much', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 4)

    const whole = await times(10, () =>
      shop.api.post('/payments', { invoiceId: invoice.id, amount: 119, paymentMethod: 'CASH' })
    )
    assert.deepEqual(statusesOf(whole), [201, ...many(9, 409)])

    const next = await issued(shop, 4)
    const parts = await times(10, () =>
      shop.api.post('/payments', { invoiceId: next.id, amount: 30, paymentMethod: 'CASH' })
    )
    assert.deepEqual(statusesOf(parts), [...many(3, 201), ...many(7, 409)])
    for (const { status, body } of parts)
      if (status === 409) assert.containsSubset(body, { code: 'OVERPAYMENT', balance: 29 })
    assert.containsSubset(ok(await shop.api.get(`/invoices/${next.id}`)), {
      status: 'PARTIALLY_PAID',
      paidAmount: 90,
      balance: 29,
    })
    assert.equal(await owedBy(shop, shop.customer.id), 29)
    await mustTieOut(shop, assert)
  })

  test('one of a parallel void and payment happens', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    await times(8, async () => {
      const invoice = await issued(shop)
      const [gone, paid] = await Promise.all([
        shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'x' }),
        shop.api.post('/payments', { invoiceId: invoice.id, amount: 29.75, paymentMethod: 'CASH' }),
      ])
      assert.deepEqual(
        [gone.status === 200, paid.status === 201].sort(),
        [false, true],
        `${gone.text} ${paid.text}`
      )
    })
    await mustTieOut(shop, assert)
  })

  test('one of a parallel void and credit note happens, and one of two voids of a payment', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    await times(4, async () => {
      const invoice = await issued(shop)
      const [gone, credited] = await Promise.all([
        shop.api.post(`/invoices/${invoice.id}/void`, { reason: 'x' }),
        shop.api.post(`/invoices/${invoice.id}/credit-notes`, { reason: 'x' }),
      ])
      assert.deepEqual([gone.status === 200, credited.status === 201].sort(), [false, true])
    })
    const invoice = await issued(shop)
    const payment = ok(
      await shop.api.post('/payments', { invoiceId: invoice.id, amount: 5, paymentMethod: 'CASH' })
    )
    assert.deepEqual(
      statusesOf(await times(5, () => shop.api.post(`/payments/${payment.id}/void`, {}))),
      [200, ...many(4, 409)]
    )
    await mustTieOut(shop, assert)
  })

  test('a draft that 5 issue at once is issued once', async ({ assert }) => {
    const shop = await aShop()
    const draft = await issued(shop, 1, { draft: true })
    assert.deepEqual(
      statusesOf(await times(5, () => shop.api.post(`/invoices/${draft.id}/issue`))),
      [200, ...many(4, 409)]
    )
    assert.equal(await stockOf(shop, shop.goods.id), 9)
    await mustTieOut(shop, assert)
  })

  test('of parallel updates of a posted invoice the last one stands, in books, taxes and stock', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const invoice = await issued(shop, 4)
    const answers = await times(8, (index) =>
      shop.api.patch(`/invoices/${invoice.id}`, {
        items: [{ productId: shop.goods.id, quantity: index + 1, unitPrice: 10, taxRate: 19 }],
      })
    )
    assert.deepEqual(statusesOf(answers), many(8, 200))
    const { items, total, balance, taxes } = ok(await shop.api.get(`/invoices/${invoice.id}`))
    assert.lengthOf(items, 1)
    const net = items[0].quantity * 10
    assert.deepEqual(
      [total, balance],
      [net * 1.19, net * 1.19].map((sum) => Number(sum.toFixed(2)))
    )
    assert.equal(taxes[0].base, net)
    assert.equal(await stockOf(shop, shop.goods.id), 100 - items[0].quantity)
    await mustTieOut(shop, assert)
    const report = ok(await shop.api.get('/reports/integrity'))
    assert.isTrue(report.ok, JSON.stringify(report.checks))
  })

  test('credit is exact when several sell on it at once', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const customer = await aCustomer(shop, { creditLimit: 100 })
    const answers = await times(10, () =>
      shop.api.post('/invoices', anInvoice({ ...shop, customer }, 1, { paymentMethod: 'CREDIT' }))
    )
    assert.deepEqual(statusesOf(answers), [...many(3, 201), ...many(7, 409)])
    assert.equal(await owedBy(shop, customer.id), 89.25)
    await mustTieOut(shop, assert)
  })

  test('numbers have no gaps, whatever fails among 40 at once', async ({ assert }) => {
    const shop = await aShop({ stock: 25, settings: { allowNegativeStock: false } })
    const customers = await times(5, () => aCustomer(shop))
    const ways: ((index: number) => object)[] = [
      (index) => anInvoice({ ...shop, customer: customers[index % 5] }),
      () => ({
        customerId: shop.customer.id,
        items: [{ productId: shop.goods.id, quantity: 1000 }],
      }),
      (index) => ({ customerId: customers[index % 5].id, items: [shop.service.id] }),
      () => ({ customerId: shop.goods.id, items: [shop.goods.id] }),
    ]
    const answers = await times(40, (index) =>
      shop.api.post(
        '/invoices',
        ways[index % 4](index),
        index % 8 === 2 ? { prefer: 'dry-run' } : {}
      )
    )

    assert.deepEqual(statusesOf(answers), [...many(20, 201), ...many(10, 409), ...many(10, 422)])
    assert.equal(ok(await shop.api.get('/invoices')).meta.total, 15)
    await mustTieOut(shop, assert)
  })

  test('everything at once: sales, changes, payments, voids and credit notes', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 50 })
    const other = await aProduct(shop, { sellingPrice: 3.33, taxRate: 5 })
    const customers = await times(2, () => aCustomer(shop))
    const invoices = await times(8, (index) =>
      issued({ ...shop, customer: customers[index % 2] }, 2)
    )

    const answers = await times(48, (index) => {
      const { id } = invoices[index % 8]
      const items = index % 2 ? [shop.goods.id, other.id] : [other.id, shop.goods.id]
      return [
        () => shop.api.post('/invoices', { customerId: customers[index % 2].id, items }),
        () =>
          shop.api.patch(`/invoices/${id}`, { items, customerId: customers[(index + 1) % 2].id }),
        () => shop.api.post('/payments', { invoiceId: id, amount: 1.5, paymentMethod: 'CASH' }),
        () =>
          shop.api.post(`/invoices/${id}/credit-notes`, { reason: 'x', items: [shop.goods.id] }),
        () => shop.api.post(`/invoices/${id}/void`, { reason: 'x' }),
      ][index % 5]()
    })
    assert.deepEqual(
      answers.filter(({ status }) => ![200, 201, 409].includes(status)).map(({ text }) => text),
      []
    )
    assert.isAbove(answers.filter(({ status }) => status < 300).length, 10)
    await mustTieOut(shop, assert)
  })

  test('selling, buying, moving, counting and paying for the same goods at once: no deadlock reaches anybody', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 60 })
    const { api, warehouse: here } = shop
    const [there, other] = [
      ok(await api.post('/warehouses', { name: 'Shop' })),
      await aProduct(shop),
    ]
    await receive(shop, other.id, there.id, 60)
    const [both, customers] = [[shop.goods.id, other.id], await times(3, () => aCustomer(shop))]
    const orders = await times(8, async (index) => {
      const { id } = ok(
        await api.post('/purchase-orders', {
          warehouseId: index % 2 ? here.id : there.id,
          items: index % 2 ? both : both.toReversed(),
        })
      )
      return ok(await api.post(`/purchase-orders/${id}/order`)).id as string
    })

    const answers = await times(64, (index) => {
      const [order, items, at] = [
        orders[index >> 3],
        index % 16 < 8 ? both : both.toReversed(),
        { productId: both[(index >> 3) % 2], quantity: 1 },
      ]
      const [from, to] = index % 16 < 8 ? [here.id, there.id] : [there.id, here.id]
      return [
        () =>
          api.post('/invoices', { customerId: customers[index % 3].id, items, warehouseId: from }),
        () => api.post(`/purchase-orders/${order}/receive`),
        () =>
          api.post('/stock-movements', {
            ...at,
            type: 'TRANSFER',
            reason: 'TRANSFER',
            fromWarehouseId: from,
            warehouseId: to,
          }),
        () =>
          api.post('/stock-movements', { ...at, type: 'OUT', reason: 'DAMAGE', warehouseId: to }),
        () =>
          api.post('/stock-movements', {
            ...at,
            type: 'IN',
            reason: 'ADJUSTMENT',
            warehouseId: from,
            unitCost: 9.3333,
          }),
        () => api.post(`/purchase-orders/${order}/payments`, { amount: 5 }),
        () =>
          api.post('/invoices', {
            customerId: customers[index % 3].id,
            items: items.toReversed(),
            warehouseId: to,
            paymentMethod: 'CREDIT',
          }),
        () => api.post('/quotes', { customerId: customers[index % 3].id, items }),
      ][index % 8]()
    })
    const refused = answers.filter(({ status }) => status >= 300)
    assert.deepEqual(
      refused
        .filter(
          ({ status, body }) =>
            status !== 409 || !['INVALID_TRANSITION', 'INSUFFICIENT_STOCK'].includes(body.code)
        )
        .map(({ text }) => text),
      []
    )
    assert.isAbove(answers.length - refused.length, 40)
    const { ok: isSound, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })
  test('a sale leaves from the warehouse that it read; a new default counts for the next', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 10 })
    const between = newId()
    const last = ok(await shop.api.post('/warehouses', { name: 'Zona franca' }))
    const waits = (what: string, sql: string) =>
      eventually(
        what,
        async () =>
          (
            await rows(
              `SELECT 1 FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '${sql}'`
            )
          ).length > 0
      )
    let sale: Promise<Answer>
    let change: Promise<unknown>
    await shop.as(() =>
      transaction(async () => {
        await rows('SELECT id FROM warehouses WHERE tenant_id = ? AND id = ? FOR UPDATE', [
          shop.tenant.id,
          last.id,
        ])
        await Current.run({ tenant: shop.tenant }, async () => {
          sale = shop.api.post('/invoices', anInvoice(shop))
          await waits(
            'the sale has seen the first warehouse and waits for the last',
            '%FROM warehouses%LOCK IN SHARE MODE'
          )
          change = transaction(() =>
            Warehouse.create({ id: between, name: 'Norte', isDefault: true })
          )
          await waits('the change waits for the sale', '%UPDATE ledgers SET warehouses_version%')
        })
      })
    )
    assert.equal(ok(await sale!).warehouseId, shop.warehouse.id)
    assert.deepEqual(
      ok(await shop.api.get('/stock')).data.map(({ warehouseId, quantity }: any) => [
        warehouseId,
        quantity,
      ]),
      [[shop.warehouse.id, 9]]
    )
    await change!
    assert.equal(ok(await shop.api.post('/invoices', anInvoice(shop))).warehouseId, between)
    await assertStockTies(assert, shop)
  })

  test('while the default warehouse changes, every sale is taken from stock once', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 20 })
    const { api, warehouse: here } = shop
    const there = ok(await api.post('/warehouses', { name: 'Shop' }))
    await receive(shop, shop.goods.id, there.id, 20)
    const customers = await times(4, () => aCustomer(shop))

    const changing = (async () => {
      const changes = []
      for (let n = 0; n < 9; n++)
        changes.push(
          await (n % 3 < 2
            ? api.patch(`/warehouses/${n % 3 ? here.id : there.id}`, { isDefault: true })
            : api.post('/warehouses', { name: `Otra ${n}`, isDefault: true }))
        )
      return changes
    })()
    const sales = await times(45, (index) =>
      api.post('/invoices', anInvoice({ ...shop, customer: customers[index % 4] }))
    )
    const answers = [...sales, ...(await changing)]
    assert.deepEqual(
      answers.filter(({ status }) => status >= 300).map(({ text }) => text),
      []
    )
    assert.equal(await stockOf(shop, shop.goods.id), -5)
    await assertStockTies(assert, shop)
    const { ok: isSound, checks } = ok(await api.get('/reports/integrity'))
    assert.isTrue(isSound, JSON.stringify(checks))
  })

  test('a request that waits for a closing locks no goods that others need', async ({ assert }) => {
    const shop = await aShop({ stock: 10 })
    const { api, goods, warehouse } = shop
    const quote = ok(
      await api.post('/quotes', { customerId: (await aCustomer(shop)).id, items: [goods.id] })
    )
    const order = ok(
      await api.post('/purchase-orders', { warehouseId: warehouse.id, items: [goods.id] })
    )
    ok(await api.post(`/purchase-orders/${order.id}/order`, {}))
    const waitingFor = async (sql: string) =>
      Number(
        (
          await rows(
            `SELECT COUNT(*) AS waiting FROM information_schema.PROCESSLIST WHERE ID <> CONNECTION_ID() AND INFO LIKE '${sql}'`
          )
        )[0].waiting
      )
    let answers: Promise<Answer>[] = []

    await shop.as(() =>
      transaction(async () => {
        await rows(...ledgerReads())
        await Current.run({ tenant: shop.tenant }, async () => {
          answers = [api.post('/fiscal-periods/close', { through: '2020-12-31' })]
          await eventually(
            'the closing waits',
            async () => (await waitingFor('%FROM ledgers%FOR UPDATE')) > 0
          )
          answers.push(
            api.post('/invoices', anInvoice(shop)),
            api.post('/stock-movements', {
              productId: goods.id,
              warehouseId: warehouse.id,
              type: 'OUT',
              reason: 'DAMAGE',
              quantity: 1,
            }),
            api.post(`/quotes/${quote.id}/convert`, {}),
            api.post(`/purchase-orders/${order.id}/receive`, {})
          )
          await eventually(
            'all wait behind it',
            async () => (await waitingFor('%ledgers%LOCK IN SHARE MODE')) === 4
          )
        })
        await rows('SELECT id FROM products WHERE tenant_id = ? AND id = ? FOR UPDATE NOWAIT', [
          shop.tenant.id,
          goods.id,
        ])
        await rows('SELECT id FROM warehouses WHERE tenant_id = ? AND id = ? FOR UPDATE NOWAIT', [
          shop.tenant.id,
          warehouse.id,
        ])
      })
    )
    assert.deepEqual(
      (await Promise.all(answers)).map(({ status }) => status),
      [200, 201, 201, 201, 200]
    )
  })
})
