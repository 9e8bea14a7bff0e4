import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { ok, owedBy } from '../sales/shop.js'
import { journalOf } from '../sales/taxes.js'
import { aBogotaShop, brokenChecks, caseA, ofCaseA, withheldLines } from './withholding.js'

test.group('Withholdings of payments', (group) => {
  group.each.setup(() => clock.travelTo(new Date('2026-03-02T15:00:00Z')))
  group.each.teardown(() => clock.travelTo(null))

  test('withholdings of a payment come on top of the money', async ({ assert }) => {
    const shop = await aBogotaShop()
    const { api } = shop
    const invoice = ok(await caseA(shop))
    assert.containsSubset(invoice, { balance: 1_406_000, withholdings: [] })

    const paying = { invoiceId: invoice.id, paymentMethod: 'CASH', withholdings: ofCaseA(shop) }
    const more = await api.post('/payments', { ...paying, amount: 1_335_908.01 })
    assert.equal(more.body.code, 'OVERPAYMENT')

    const payment = ok(await api.post('/payments', { ...paying, amount: 1_335_908 }))
    assert.containsSubset(payment, { amount: 1_335_908, withheldTotal: 70_092 })
    assert.lengthOf(payment.withholdings, 3)
    assert.deepEqual(
      ok(await api.get(`/payments/${payment.id}`)).withholdings,
      payment.withholdings
    )
    assert.deepEqual(await journalOf(shop, payment.id), [
      'Dr 110505 1335908.00',
      'Dr 135515 30000.00',
      'Dr 135517 28500.00',
      'Dr 135518 11592.00',
      'Cr 130505 1406000.00',
    ])
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      paidAmount: 1_335_908,
      withheldTotal: 70_092,
      balance: 0,
    })
    assert.deepEqual(await brokenChecks(shop), [])

    ok(await api.post(`/payments/${payment.id}/void`, {}))
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      status: 'ISSUED',
      paidAmount: 0,
      withheldTotal: 0,
      balance: 1_406_000,
    })
    assert.deepEqual(await withheldLines(shop, payment.id), [])
    assert.equal(await owedBy(shop, shop.customer.id), 1_406_000)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('payments in parts withhold in proportion, and the last one the rest', async ({
    assert,
  }) => {
    const shop = await aBogotaShop()
    const { api } = shop
    const invoice = ok(await caseA(shop))
    const pay = async (amount: number) =>
      ok(
        await api.post('/payments', {
          ...{ invoiceId: invoice.id, amount, paymentMethod: 'CASH' },
          withholdings: ofCaseA(shop),
        })
      ).withheldTotal

    assert.equal(await pay(667_954), 35_046)
    const first = ok(await api.get(`/invoices/${invoice.id}`))
    assert.containsSubset(first, { status: 'PARTIALLY_PAID', balance: 703_000 })
    const second = await pay(300_000)
    const third = await pay(367_954)
    assert.closeTo(second + third, 35_046, 0.001)
    assert.containsSubset(ok(await api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: 0,
      withheldTotal: 70_092,
    })
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('amounts alone are parts of the base, up to what is left of it', async ({ assert }) => {
    const shop = await aBogotaShop()
    const { api, ids } = shop
    const invoice = ok(await caseA(shop))
    const pay = (amount: number, withheld: object) =>
      api.post('/payments', {
        ...{ invoiceId: invoice.id, amount, paymentMethod: 'CASH' },
        withholdings: [{ conceptId: ids['COMPRAS'], ...withheld }],
      })

    for (let part = 1; part <= 2; part++)
      assert.containsSubset(ok(await pay(600_000, { amount: 15_000 })), {
        withheldTotal: 15_000,
        withholdings: [{ code: 'COMPRAS', base: 600_000, rate: 2.5, amount: 15_000 }],
      })
    for (const more of [{}, { amount: 1_000 }, { base: 1 }])
      assert.containsSubset((await pay(10_000, more)).body, {
        status: 422,
        errors: [{ field: 'withholdings', code: 'TOO_LARGE' }],
      })
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('payments at once withhold a base once', async ({ assert }) => {
    const shop = await aBogotaShop()
    const { api, ids } = shop
    const invoice = ok(await caseA(shop))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.post('/payments', {
          ...{ invoiceId: invoice.id, amount: 100_000, paymentMethod: 'CASH' },
          withholdings: [{ conceptId: ids['COMPRAS'], base: 1_200_000 }],
        })
      )
    )
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 422, 422, 422, 422]
    )
    assert.equal(ok(await api.get(`/invoices/${invoice.id}`)).withheldTotal, 30_000)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('parts are whole pesos where the company rounds to pesos', async ({ assert }) => {
    const shop = await aBogotaShop({ withholdingRounding: 'PESO' })
    const invoice = ok(await caseA(shop))
    const pay = async (amount: number) =>
      ok(
        await shop.api.post('/payments', {
          ...{ invoiceId: invoice.id, amount, paymentMethod: 'CASH' },
          withholdings: ofCaseA(shop),
        })
      )

    const parts = [await pay(333_333), await pay(1_002_575)]
    for (const { withholdings } of parts)
      for (const { amount } of withholdings) assert.isTrue(Number.isInteger(amount), `${amount}`)
    assert.equal(parts[0].withheldTotal + parts[1].withheldTotal, 70_092)
    assert.equal(ok(await shop.api.get(`/invoices/${invoice.id}`)).balance, 0)
  })

  test('the void of a payment takes a self-withholding back, too', async ({ assert }) => {
    const shop = await aBogotaShop()
    const { api, ids } = shop
    const invoice = ok(await caseA(shop))
    const payment = ok(
      await api.post('/payments', {
        ...{ invoiceId: invoice.id, amount: 1_406_000, paymentMethod: 'CASH' },
        withholdings: [{ conceptId: ids['AUTORRENTA-0.55'] }],
      })
    )
    assert.equal(payment.withheldTotal, 0)
    assert.lengthOf(await withheldLines(shop, payment.id), 1)

    ok(await api.post(`/payments/${payment.id}/void`, {}))
    assert.lengthOf(await withheldLines(shop, payment.id), 0)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('the setting is for invoices: a payment withholds what it asks for', async ({ assert }) => {
    const shop = await aBogotaShop()
    const { api } = shop
    const [plain, asked] = [ok(await caseA(shop)), ok(await caseA(shop))]
    ok(await api.put('/settings/fiscal', { autoWithholdings: true }))

    const paying = { paymentMethod: 'CASH' }
    const full = ok(
      await api.post('/payments', { ...paying, invoiceId: plain.id, amount: 1_406_000 })
    )
    assert.containsSubset(full, { withheldTotal: 0, withholdings: [] })
    const auto = ok(
      await api.post('/payments', {
        ...{ ...paying, invoiceId: asked.id, amount: 1_317_908, autoWithholdings: true },
      })
    )
    assert.equal(auto.withheldTotal, 48_000 + 28_500 + 11_592)
    assert.deepEqual(await brokenChecks(shop), [])
  })

  test('the statement and the aging of a customer show the amount due', async ({ assert }) => {
    const shop = await aBogotaShop()
    const { api, customer } = shop
    const invoice = ok(await caseA(shop, { withholdings: ofCaseA(shop) }))
    const half = {
      reason: 'half',
      items: invoice.items.map(({ id }: any) => ({ lineId: id, quantity: 1 })),
    }
    ok(await api.post(`/invoices/${invoice.id}/credit-notes`, half))
    ok(
      await api.post('/payments', { invoiceId: invoice.id, amount: 67_954, paymentMethod: 'CASH' })
    )

    const statement = ok(await api.get(`/customers/${customer.id}/statement`))
    assert.equal(statement.closingBalance, 600_000)
    assert.equal(statement.openingBalance, 0)
    assert.deepEqual(
      statement.rows
        .map(({ debit, credit }: any) => debit - credit)
        .sort((a: number, b: number) => a - b),
      [-667_954, -67_954, 1_335_908]
    )
    const aging = ok(await api.get('/reports/receivables-aging'))
    assert.equal(aging.totals.total, 600_000)
    assert.equal(
      ok(await api.get('/reports/receivables-aging?asOf=2026-03-02')).totals.total,
      600_000
    )
  })
})
