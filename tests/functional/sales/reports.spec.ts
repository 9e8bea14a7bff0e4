import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { rowsRead } from '#tests/plans'
import { aCustomer, aShop, issued, ok, owedBy } from './shop.js'

const ZONE = 'America/Bogota'
const today = () => todayIn(ZONE)
const csv = { accept: 'text/csv' }

test.group('Receivables aging', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('receivables are listed by days overdue', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const other = await aCustomer(shop, { name: 'Zapatería' })
    const due = (days: number) => startOfDay(addDays(today(), -days), ZONE)
    for (const days of [0, 1, 30, 31, 60, 61, 90, 91]) await issued(shop, 1, { dueDate: due(days) })
    const paid = await issued({ ...shop, customer: other }, 2, { dueDate: due(45) })
    ok(await shop.api.post('/payments', { invoiceId: paid.id, amount: 9.5, paymentMethod: 'CASH' }))
    await issued(shop, 1, { draft: true })
    ok(await shop.api.post(`/invoices/${(await issued(shop)).id}/void`, { reason: 'x' }))

    const report = ok(await shop.api.get('/reports/receivables-aging'))
    assert.deepEqual(report, {
      asOf: today(),
      currency: 'COP',
      rows: [
        {
          customerId: shop.customer.id,
          customerName: 'Café Ñandú',
          current: 29.75,
          days1To30: 59.5,
          days31To60: 59.5,
          days61To90: 59.5,
          over90: 29.75,
          total: 238,
        },
        {
          customerId: other.id,
          customerName: 'Zapatería',
          current: 0,
          days1To30: 0,
          days31To60: 50,
          days61To90: 0,
          over90: 0,
          total: 50,
        },
      ],
      totals: {
        current: 29.75,
        days1To30: 59.5,
        days31To60: 109.5,
        days61To90: 59.5,
        over90: 29.75,
        total: 288,
      },
    })
    assert.equal(
      report.totals.total,
      (await owedBy(shop, shop.customer.id)) + (await owedBy(shop, other.id))
    )

    const file = await shop.api.get('/reports/receivables-aging', csv)
    assert.match(file.headers.get('content-type')!, /^text\/csv/)
    assert.deepEqual(
      file.text.split('\r\n')[0],
      'customerId,customerName,current,days1To30,days31To60,days61To90,over90,total'
    )
    assert.equal(file.text.trim().split('\r\n').at(-1), ',,29.75,59.5,109.5,59.5,29.75,288')
  })

  test('a due date without a time is that day, also where the day begins later', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issued(shop, 1, { dueDate: today() })
    assert.isFalse(invoice.overdue)
    assert.containsSubset(ok(await shop.api.get('/reports/receivables-aging')).totals, {
      current: 29.75,
      total: 29.75,
    })
    assert.equal(ok(await shop.api.get('/invoices?overdue=true')).meta.total, 0)
    assert.isTrue((await issued(shop, 1, { dueDate: addDays(today(), -1) })).overdue)
    assert.containsSubset(ok(await shop.api.get('/reports/receivables-aging')).totals, {
      current: 29.75,
      days1To30: 29.75,
    })
  })

  test('an aging is of any day that there is', async ({ assert }) => {
    const shop = await aShop()
    await issued(shop)
    for (const [day, total] of [
      ['9999-12-31', 29.75],
      ['9999-12-30', 29.75],
      ['1000-01-01', 0],
    ]) {
      const { totals } = ok(await shop.api.get(`/reports/receivables-aging?asOf=${day}`))
      assert.containsSubset(totals, { total, over90: total })
    }
  })

  test('aging of a past day uses the due date of that day', async ({ assert }) => {
    const [shop, now] = [await aShop({ stock: 100 }), today()]
    const [day, travel] = [
      (ago: number) => addDays(now, -ago),
      (ago: number) => clock.travelTo(new Date(Date.now() - ago * 86_400_000)),
    ]
    travel(40)
    const [extended, credit, other, fresh] = [
      await issued(shop, 1),
      await issued(shop, 2, { paymentMethod: 'CREDIT' }),
      await issued(shop, 3, { dueDate: day(39) }),
      await issued(shop, 4),
    ]
    const change = async (id: string, changes: object) =>
      ok(await shop.api.patch(`/invoices/${id}`, changes))
    await change(fresh.id, { dueDate: day(5) })
    travel(20)
    await change(extended.id, { dueDate: day(10) })
    await change(extended.id, { dueDate: day(-5) })
    await change(credit.id, { paymentMethod: 'CASH' })
    travel(15)
    await change(other.id, { dueDate: day(2), items: [{ productId: shop.goods.id, quantity: 2 }] })
    await change(extended.id, { notes: 'x' })
    travel(8)
    await change(extended.id, { dueDate: null })
    clock.travelTo(null)
    ok(await shop.api.patch(`/invoices/${other.id}`, { dueDate: day(-30) }, { prefer: 'dry-run' }))

    const asOf: [number, object][] = [
      [40, { current: 297.5, days1To30: 0, total: 297.5 }],
      [39, { current: 267.75, days1To30: 29.75 }],
      [21, { current: 178.5, days1To30: 119 }],
      [20, { current: 148.75, days1To30: 148.75 }],
      [15, { current: 208.25, days1To30: 59.5 }],
      [9, { current: 208.25, days1To30: 0, days31To60: 59.5 }],
      [8, { current: 178.5, days1To30: 0, days31To60: 89.25 }],
      [0, { current: 0, days1To30: 178.5, days31To60: 89.25, total: 267.75 }],
    ]
    for (const [ago, totals] of asOf)
      assert.containsSubset(
        ok(await shop.api.get(`/reports/receivables-aging?asOf=${day(ago)}`)).totals,
        totals,
        `${ago} days ago`
      )
  })

  test('aging of a past day follows changed due dates, also when days ran backwards', async ({
    assert,
  }) => {
    const [shop, now] = [await aShop(), new Date().toISOString().slice(0, 10)]
    const day = (ago: number) => addDays(now, -ago)
    const travel = (ago: number) => clock.travelTo(new Date(`${day(ago)}T11:00:00.000Z`)) // 01:00 of the next day in the one zone, 00:00 in the other
    const moveTo = async (timezone: string) =>
      ok(await shop.api.patch('/settings/tenant', { timezone }))
    travel(60)
    await moveTo('Pacific/Kiritimati')
    const invoice = await issued(shop, 1, { dueDate: day(55) })
    travel(40)
    const change = async (dueDate: string) =>
      ok(await shop.api.patch(`/invoices/${invoice.id}`, { dueDate }))
    await change(day(-30))
    await moveTo('Pacific/Pago_Pago')
    await change(day(-60))
    clock.travelTo(null)

    for (const [ago, totals] of [
      [56, { current: 29.75 }],
      [50, { days1To30: 29.75 }],
      [42, { days1To30: 29.75 }],
      [30, { current: 29.75 }],
    ] as const) {
      assert.containsSubset(
        ok(await shop.api.get(`/reports/receivables-aging?asOf=${day(ago)}`)).totals,
        { ...totals, total: 29.75 },
        `${ago} days ago`
      )
    }
  })

  test('changes since a past day are read once for each invoice', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    clock.travelTo(new Date(Date.now() - 10 * 86_400_000))
    const invoices = []
    for (let nth = 0; nth < 40; nth++) invoices.push(await issued(shop, 1))
    clock.travelTo(null)
    for (const { id } of invoices) ok(await shop.api.patch(`/invoices/${id}`, { dueDate: today() }))

    const read = await rowsRead(
      shop,
      () => shop.api.get(`/reports/receivables-aging?asOf=${addDays(today(), -5)}`),
      (sql) => sql.includes('over90')
    )
    assert.isBelow(read, 25 * invoices.length, `reads ${read} rows`)
  })

  test('aging of a past day ignores later documents', async ({ assert }) => {
    const shop = await aShop()
    const first = addDays(today(), -10)
    clock.travelTo(new Date(Date.now() - 10 * 86_400_000))
    const [invoice, gone, changed] = [
      await issued(shop, 2),
      await issued(shop, 1),
      await issued(shop, 3),
    ]
    clock.travelTo(null)
    ok(
      await shop.api.post('/payments', {
        invoiceId: invoice.id,
        amount: 59.5,
        paymentMethod: 'CASH',
      })
    )
    ok(await shop.api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    ok(
      await shop.api.patch(`/invoices/${changed.id}`, {
        items: [{ productId: shop.goods.id, quantity: 1 }],
      })
    )
    const asOf = async (day: string) => {
      const [{ totals }, { rows }] = [
        ok(await shop.api.get(`/reports/receivables-aging?asOf=${day}`)),
        ok(await shop.api.get(`/reports/trial-balance?from=2000-01-01&to=${day}`)),
      ]
      assert.equal(rows.find(({ code }: any) => code === '130505')?.closing ?? 0, totals.total, day)
      return totals
    }

    assert.containsSubset(await asOf(today()), { days1To30: 29.75, total: 29.75 })
    assert.containsSubset(await asOf(addDays(today(), -1)), { days1To30: 178.5, total: 178.5 })
    assert.containsSubset(await asOf(first), { current: 178.5, total: 178.5 })
    assert.containsSubset(await asOf(addDays(first, -1)), { total: 0 })
    assert.equal((await shop.api.get('/reports/receivables-aging?asOf=x')).status, 422)
  })
})

test.group('Sales summary', () => {
  test('sales by month, day, customer and product are net of credits and voids', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const sale = ok(
      await shop.api.post('/invoices', {
        customerId: shop.customer.id,
        items: [
          { productId: shop.goods.id, quantity: 4 },
          { productId: shop.service.id, quantity: 1, discountRate: 10 },
        ],
      })
    )
    ok(
      await shop.api.post(`/invoices/${sale.id}/credit-notes`, {
        reason: 'x',
        items: [shop.goods.id],
      })
    )
    ok(await shop.api.post(`/invoices/${(await issued(shop)).id}/void`, { reason: 'x' }))
    await issued(shop, 1, { draft: true })
    const summary = async (query = '') => ok(await shop.api.get(`/reports/sales-summary${query}`))

    const sums = { net: 165, tax: 31.35, total: 196.35 }
    assert.deepEqual(await summary(), {
      from: `${today().slice(0, 8)}01`,
      to: today(),
      groupBy: 'month',
      currency: 'COP',
      rows: [{ period: today().slice(0, 7), invoices: 1, creditNotes: 1, ...sums }],
      totals: { invoices: 1, creditNotes: 1, ...sums },
    })
    assert.containsSubset((await summary('?groupBy=day')).rows, [{ period: today(), ...sums }])
    assert.containsSubset((await summary('?groupBy=customer')).rows, [
      { customerId: shop.customer.id, customerName: 'Café Ñandú', ...sums },
    ])
    const byProduct = await summary('?groupBy=product')
    assert.containsSubset(byProduct.rows, [
      {
        productId: shop.service.id,
        quantity: 1,
        net: 90,
        tax: 17.1,
        total: 107.1,
        cost: 0,
        margin: 90,
      },
      {
        productId: shop.goods.id,
        quantity: 3,
        net: 75,
        tax: 14.25,
        total: 89.25,
        cost: 30,
        margin: 45,
      },
    ])
    assert.containsSubset(byProduct.totals, { ...sums, cost: 30, margin: 135 })
    assert.lengthOf((await summary(`?to=${addDays(today(), -40)}`)).rows, 0)
    assert.equal(
      (await shop.api.get(`/reports/sales-summary?from=${today()}&to=${addDays(today(), -1)}`))
        .status,
      422
    )
    assert.equal(
      (await shop.api.get('/reports/sales-summary', csv)).text.split('\r\n')[0],
      'period,invoices,creditNotes,net,tax,total'
    )

    const { id } = ok(
      await shop.api.post('/customers', { taxId: '800-9', name: 'Quien más compra' })
    )
    ok(
      await shop.api.post('/invoices', {
        customerId: id,
        items: [{ productId: shop.service.id, quantity: 9 }],
      })
    )
    assert.deepEqual(
      (await summary('?groupBy=customer')).rows.map(({ customerName }: any) => customerName),
      ['Quien más compra', 'Café Ñandú']
    )
  })
})

test.group('Statement of a customer', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a statement shows invoices and payments with the balance after each', async ({
    assert,
  }) => {
    const shop = await aShop({ stock: 100 })
    const { api, customer } = shop
    clock.travelTo(new Date(Date.now() - 20 * 86_400_000))
    const old = await issued(shop, 2)
    clock.travelTo(null)
    const [sale, gone] = [await issued(shop, 4), await issued(shop)]
    const payment = ok(
      await api.post('/payments', { invoiceId: old.id, amount: 10, paymentMethod: 'CASH' })
    )
    const bounced = ok(
      await api.post('/payments', { invoiceId: sale.id, amount: 5, paymentMethod: 'CASH' })
    )
    const note = ok(
      await api.post(`/invoices/${sale.id}/credit-notes`, { reason: 'x', items: [shop.goods.id] })
    )
    ok(await api.post(`/payments/${bounced.id}/void`, {}))
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    const statement = async (query = '') =>
      ok(await api.get(`/customers/${customer.id}/statement${query}`))

    const all = await statement()
    assert.containsSubset(all, {
      customerId: customer.id,
      customerName: customer.name,
      currency: 'COP',
      from: null,
      to: null,
      openingBalance: 0,
      closingBalance: 138.75,
    })
    assert.equal(all.closingBalance, await owedBy(shop, customer.id))
    assert.deepEqual(
      all.rows.map(({ type, documentId, debit, credit, balance }: any) => [
        type,
        documentId,
        debit,
        credit,
        balance,
      ]),
      [
        ['INVOICE', old.id, 59.5, 0, 59.5],
        ['INVOICE', sale.id, 119, 0, 178.5],
        ['INVOICE', gone.id, 29.75, 0, 208.25],
        ['PAYMENT', payment.id, 0, 10, 198.25],
        ['PAYMENT', bounced.id, 0, 5, 193.25],
        ['CREDIT_NOTE', note.id, 0, 29.75, 163.5],
        ['INVOICE_VOIDED', gone.id, 0, 29.75, 133.75],
        ['PAYMENT_VOIDED', bounced.id, 5, 0, 138.75],
      ]
    )
    assert.deepEqual(all.totals, { debit: 213.25, credit: 74.5 })

    assert.containsSubset(await statement(`?from=${today()}`), {
      openingBalance: 59.5,
      closingBalance: 138.75,
    })
    assert.containsSubset(await statement(`?to=${addDays(today(), -1)}`), {
      openingBalance: 0,
      closingBalance: 59.5,
      totals: { debit: 59.5, credit: 0 },
    })
    assert.lengthOf(
      (await api.get(`/customers/${customer.id}/statement`, csv)).text.trim().split('\r\n'),
      10
    )
    assert.equal(
      (await api.get('/customers/019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90/statement')).status,
      404
    )
  })

  test('aging of each day equals the books, also for changed invoices', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const { api, customer, goods } = shop
    const [now, items] = [
      Date.now(),
      (quantity: number) => ({ items: [{ productId: goods.id, quantity }] }),
    ]
    const day = (ago: number) => addDays(today(), -ago)
    const travel = (ago: number) => clock.travelTo(new Date(now - ago * 86_400_000))

    travel(10)
    const [changed, gone, free] = [
      await issued(shop, 4),
      await issued(shop, 2),
      ok(
        await api.post('/invoices', {
          customerId: customer.id,
          items: [{ productId: shop.service.id, quantity: 1, unitPrice: 0 }],
        })
      ),
    ]
    ok(await api.patch(`/invoices/${gone.id}`, items(3)))
    travel(6)
    ok(await api.patch(`/invoices/${changed.id}`, items(1)))
    ok(await api.patch(`/invoices/${gone.id}`, items(5)))
    ok(await api.patch(`/invoices/${free.id}`, items(2)))
    travel(3)
    ok(await api.patch(`/invoices/${changed.id}`, items(6)))
    ok(await api.patch(`/invoices/${gone.id}`, items(1)))
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    clock.travelTo(null)
    ok(await api.post('/payments', { invoiceId: changed.id, amount: 100, paymentMethod: 'CASH' }))

    const statement = async (query = '') =>
      ok(await api.get(`/customers/${customer.id}/statement${query}`))
    for (const [ago, owed] of [
      [11, 0],
      [10, 208.25],
      [7, 208.25],
      [6, 238],
      [4, 238],
      [3, 238],
      [1, 238],
      [0, 138],
    ]) {
      const { rows } = ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${day(ago)}`))
      assert.equal(
        rows.find(({ code }: any) => code === '130505')?.closing ?? 0,
        owed,
        `the books ${ago} days ago`
      )
      assert.equal((await statement(`?to=${day(ago)}`)).closingBalance, owed, `to ${ago} days ago`)
      assert.equal(
        (await statement(`?from=${day(ago)}`)).openingBalance,
        (await statement(`?to=${day(ago + 1)}`)).closingBalance,
        `from ${ago} days ago`
      )
    }
    assert.deepEqual(
      (await statement()).rows.map(({ date, type, documentId, debit, credit }: any) => [
        date,
        type,
        documentId,
        debit,
        credit,
      ]),
      [
        [day(10), 'INVOICE', changed.id, 119, 0],
        [day(10), 'INVOICE', gone.id, 89.25, 0],
        [day(10), 'INVOICE', free.id, 0, 0],
        [day(6), 'INVOICE_CHANGED', changed.id, 0, 89.25],
        [day(6), 'INVOICE_CHANGED', gone.id, 59.5, 0],
        [day(6), 'INVOICE_CHANGED', free.id, 59.5, 0],
        [day(3), 'INVOICE_CHANGED', changed.id, 148.75, 0],
        [day(3), 'INVOICE_CHANGED', gone.id, 0, 119],
        [day(3), 'INVOICE_VOIDED', gone.id, 0, 29.75],
        [day(0), 'PAYMENT', (await api.get('/payments')).body.data[0].id, 0, 100],
      ]
    )
    const printed = await api.get(`/customers/${customer.id}/statement`, {
      accept: 'application/pdf',
    })
    assert.equal(printed.status, 200)
  })

  test('a manual entry that refers to a void invoice does not change the statement', async ({
    assert,
  }) => {
    const shop = await aShop()
    const { api, customer } = shop
    const [now, day] = [Date.now(), (ago: number) => addDays(today(), -ago)]
    clock.travelTo(new Date(now - 9 * 86_400_000))
    const gone = await issued(shop)
    clock.travelTo(new Date(now - 5 * 86_400_000))
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    clock.travelTo(null)
    const accountId = async (code: string) => ok(await api.get(`/accounts?code=${code}`)).data[0].id
    const lines = [
      { accountId: await accountId('530505'), debitAmount: 7 },
      { accountId: await accountId('110505'), creditAmount: 7 },
    ]
    ok(
      await api.post('/journal-entries', {
        entryDate: day(2),
        concept: 'Gastos de cobranza',
        reference: gone.id,
        lines,
      })
    )

    const statement = async (query = '') =>
      ok(await api.get(`/customers/${customer.id}/statement${query}`))
    assert.deepEqual(
      (await statement()).rows.map(({ date, type, debit, credit }: any) => [
        date,
        type,
        debit,
        credit,
      ]),
      [
        [day(9), 'INVOICE', 29.75, 0],
        [day(5), 'INVOICE_VOIDED', 0, 29.75],
      ]
    )
    assert.equal((await statement(`?to=${day(7)}`)).closingBalance, 29.75)
  })

  test('an invoice that moved is owed by each customer on its days', async ({ assert }) => {
    const shop = await aShop({ stock: 100 })
    const { api, customer: first, goods } = shop
    const [second, third] = [
      await aCustomer(shop, { name: 'Zapatería' }),
      await aCustomer(shop, { name: 'Óptica' }),
    ]
    const now = Date.now()
    const day = (ago: number) => addDays(today(), -ago)
    const travel = (ago: number) => clock.travelTo(new Date(now - ago * 86_400_000))
    const change = async (id: string, more: object) => ok(await api.patch(`/invoices/${id}`, more))
    const items = (quantity: number) => ({ items: [{ productId: goods.id, quantity }] })

    travel(10)
    const [moved, gone, stayed] = [
      await issued(shop, 4),
      await issued(shop, 2),
      await issued(shop, 1),
    ]
    const bounced = ok(
      await api.post('/payments', { invoiceId: moved.id, amount: 9, paymentMethod: 'CASH' })
    )
    const [changedAtOnce] = [await issued(shop, 8)]
    await change(changedAtOnce.id, { customerId: third.id })
    travel(9)
    ok(await api.post(`/payments/${bounced.id}/void`, {}))
    travel(8)
    await change(moved.id, items(2))
    travel(6)
    await change(moved.id, { customerId: second.id })
    await change(gone.id, { customerId: second.id, ...items(3) })
    travel(4)
    await change(moved.id, items(3))
    await change(gone.id, items(1))
    await change(gone.id, { customerId: third.id })
    await change(gone.id, { customerId: first.id, ...items(4) })
    travel(2)
    await change(moved.id, { customerId: first.id })
    await change(moved.id, { customerId: third.id, ...items(1) })
    ok(await api.post(`/invoices/${gone.id}/void`, { reason: 'x' }))
    clock.travelTo(null)
    ok(await api.post('/payments', { invoiceId: moved.id, amount: 9.75, paymentMethod: 'CASH' }))

    const owed: [number, number, number, number][] = [
      [11, 0, 0, 0],
      [10, 199.25, 0, 238],
      [9, 208.25, 0, 238],
      [8, 148.75, 0, 238],
      [7, 148.75, 0, 238],
      [6, 29.75, 148.75, 238],
      [5, 29.75, 148.75, 238],
      [4, 148.75, 89.25, 238],
      [3, 148.75, 89.25, 238],
      [2, 29.75, 0, 267.75],
      [1, 29.75, 0, 267.75],
      [0, 29.75, 0, 258],
    ]
    for (const [ago, ...amounts] of owed) {
      const aging = ok(await api.get(`/reports/receivables-aging?asOf=${day(ago)}`)).rows
      const { rows } = ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${day(ago)}`))
      assert.equal(
        rows.find(({ code }: any) => code === '130505')?.closing ?? 0,
        amounts.reduce((sum, amount) => sum + amount, 0),
        `the books ${ago} days ago`
      )
      for (const [index, { id, name }] of [first, second, third].entries()) {
        const statement = async (query: string) =>
          ok(await api.get(`/customers/${id}/statement?${query}`))
        assert.equal(
          (await statement(`to=${day(ago)}`)).closingBalance,
          amounts[index],
          `${name} to ${ago} days ago`
        )
        assert.equal(
          (await statement(`from=${day(ago - 1)}`)).openingBalance,
          amounts[index],
          `${name} from ${ago - 1} days ago`
        )
        assert.equal(
          aging.find(({ customerId }: any) => customerId === id)?.total ?? 0,
          amounts[index],
          `${name} in the aging of ${ago} days ago`
        )
      }
    }
    const rowsOf = async ({ id }: any) =>
      ok(await api.get(`/customers/${id}/statement`)).rows.map(
        ({ date, type, documentId, debit, credit }: any) => [date, type, documentId, debit, credit]
      )
    assert.deepEqual(await rowsOf(second), [
      [day(6), 'INVOICE_CHANGED', moved.id, 59.5, 0],
      [day(6), 'INVOICE_CHANGED', gone.id, 89.25, 0],
      [day(4), 'INVOICE_CHANGED', moved.id, 29.75, 0],
      [day(4), 'INVOICE_CHANGED', gone.id, 0, 89.25],
      [day(2), 'INVOICE_CHANGED', moved.id, 0, 89.25],
    ])
    assert.deepEqual(await rowsOf(first), [
      [day(10), 'INVOICE', moved.id, 119, 0],
      [day(10), 'INVOICE', gone.id, 59.5, 0],
      [day(10), 'INVOICE', stayed.id, 29.75, 0],
      [day(10), 'PAYMENT', bounced.id, 0, 9],
      [day(9), 'PAYMENT_VOIDED', bounced.id, 9, 0],
      [day(8), 'INVOICE_CHANGED', moved.id, 0, 59.5],
      [day(6), 'INVOICE_CHANGED', moved.id, 0, 59.5],
      [day(6), 'INVOICE_CHANGED', gone.id, 0, 59.5],
      [day(4), 'INVOICE_CHANGED', gone.id, 119, 0],
      [day(2), 'INVOICE_VOIDED', gone.id, 0, 119],
    ])
    assert.equal((await rowsOf(third)).length, 3)
    assert.equal((await api.delete(`/customers/${second.id}`)).body.code, 'IN_USE', 'who owed once')
  })
})
