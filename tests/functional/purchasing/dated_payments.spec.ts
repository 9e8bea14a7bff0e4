import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany, type Company } from '#tests/company'
import { aProduct, aWarehouse, booksOf } from '#tests/functional/inventory/goods'
import { mustTieOut } from '#tests/functional/purchasing/tie_out'

const ok = ({ status, body, text }: any) => {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return body
}

/** An order of which goods of 100 come in on each of these days before today. */
async function received({ api }: Company, ...daysAgo: number[]) {
  const [product, warehouse] = [await aProduct(api), await aWarehouse(api)]
  clock.travelTo(new Date(Date.now() - daysAgo[0] * 86_400_000))
  const order = ok(
    await api.post('/purchase-orders', {
      warehouseId: warehouse.id,
      items: [{ productId: product.id, quantity: daysAgo.length }],
    })
  )
  ok(await api.post(`/purchase-orders/${order.id}/order`))
  for (const ago of daysAgo) {
    clock.travelTo(new Date(Date.now() - ago * 86_400_000))
    ok(
      await api.post(`/purchase-orders/${order.id}/receive`, {
        items: [{ productId: product.id, quantity: 1 }],
      })
    )
  }
  clock.travelTo(null)
  return `/purchase-orders/${order.id}`
}

test.group('Payments to suppliers have a day', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a payment counts from the day on which the money left: in the books, at the bank and in aging', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const [order, ago] = [
      await received(company, 10),
      (days: number) => addDays(todayIn(tenant.timezone), -days),
    ]
    const bank = ok(await api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
    const payment = ok(
      await api.post(`${order}/payments`, { amount: 60, bankAccountId: bank.id, date: ago(7) })
    )
    assert.containsSubset(payment, { date: ago(7), paymentDate: ago(7) })
    assert.deepEqual(
      ok(await api.get(`/journal-entries?reference=${payment.id}`)).data.map(
        ({ entryDate }: any) => entryDate
      ),
      [ago(7)]
    )
    assert.containsSubset(ok(await api.get(`/bank-accounts/${bank.id}/transactions`)).data, [
      { entryDate: ago(7), balance: -60 },
    ])

    const asOf = async (day: string) => {
      const [{ totals }, { rows }] = [
        ok(await api.get(`/reports/payables-aging?asOf=${day}`)),
        ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${day}`)),
      ]
      assert.equal(
        rows.find(({ code }: any) => code === '220505')?.closing ?? 0,
        -totals.total,
        day
      )
      return totals.total
    }
    assert.deepEqual(
      [await asOf(ago(11)), await asOf(ago(10)), await asOf(ago(7)), await asOf(ago(0))],
      [0, 100, 40, 40]
    )

    const voided = ok(
      await api.post(`${order}/payments/${payment.id}/void`, { date: ago(4), reason: 'Returned' })
    )
    assert.containsSubset(voided, { status: 'VOID', voidedOn: ago(4), voidReason: 'Returned' })
    assert.deepEqual(
      [
        await asOf(ago(10)),
        await asOf(ago(7)),
        await asOf(ago(5)),
        await asOf(ago(4)),
        await asOf(ago(0)),
      ],
      [100, 40, 40, 100, 100]
    )
    await mustTieOut(assert, company, 100)
  })

  test('money may leave before the goods come: until then the supplier owes it', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const ago = (days: number) => addDays(todayIn(tenant.timezone), -days)
    const order = await received(company, 5, 2)
    ok(await api.post(`${order}/payments`, { amount: 150, date: ago(8) }))

    const expected: [days: number, owed: number][] = [
      [9, 0],
      [8, -150],
      [6, -150],
      [5, -50],
      [3, -50],
      [2, 50],
      [0, 50],
    ]
    for (const [days, owed] of expected) {
      const { totals } = ok(await api.get(`/reports/payables-aging?asOf=${ago(days)}`))
      const { rows } = ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${ago(days)}`))
      assert.deepEqual(
        [totals.total, 0 - (rows.find(({ code }: any) => code === '220505')?.closing ?? 0)],
        [owed, owed],
        `${days} days ago`
      )
    }
    await mustTieOut(assert, company, 50)
  })

  test('the former name of the date works; two different days are refused', async ({ assert }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const [order, ago] = [
      await received(company, 3),
      (days: number) => addDays(todayIn(tenant.timezone), -days),
    ]
    assert.equal(
      ok(await api.post(`${order}/payments`, { amount: 1, paymentDate: ago(2) })).date,
      ago(2)
    )
    assert.equal(
      ok(await api.post(`${order}/payments`, { amount: 1, date: ago(1), paymentDate: ago(1) }))
        .date,
      ago(1)
    )
    assert.equal(ok(await api.post(`${order}/payments`, { amount: 1 })).date, ago(0))

    const listed = async (query: string) =>
      ok(await api.get(`${order}/payments?${query}`)).data.map(({ date }: any) => date)
    assert.deepEqual(await listed('sort=date'), [ago(2), ago(1), ago(0)])
    assert.deepEqual(await listed(`from=${ago(1)}&sort=-date`), [ago(0), ago(1)])
    assert.deepEqual(await listed(`to=${ago(1)}&sort=date&status=PAID`), [ago(2), ago(1)])

    const { body: refused } = await api.post(`${order}/payments`, {
      amount: 1,
      date: ago(1),
      paymentDate: ago(2),
    })
    assert.containsSubset(refused, {
      status: 422,
      errors: [{ field: 'paymentDate', code: 'CONTRADICTION' }],
    })
  })

  test('days that cannot be are refused, and nothing is left of it', async ({ assert }) => {
    const company = await aCompany()
    const { api, tenant } = company
    const [order, ago] = [
      await received(company, 10),
      (days: number) => addDays(todayIn(tenant.timezone), -days),
    ]
    const payment = ok(await api.post(`${order}/payments`, { amount: 10, date: ago(5) }))
    ok(await api.post('/fiscal-periods/close', { through: ago(9) }))
    const before = await booksOf(company)

    const refused: [string, object, number, string, string][] = [
      [`${order}/payments`, { amount: 1, date: ago(-1) }, 422, 'date', 'FUTURE_DATE'],
      [`${order}/payments`, { amount: 1, paymentDate: ago(-1) }, 422, 'paymentDate', 'FUTURE_DATE'],
      [`${order}/payments`, { amount: 1, date: ago(9) }, 409, 'date', 'PERIOD_CLOSED'],
      [
        `${order}/payments`,
        { amount: 1, paymentDate: ago(9) },
        409,
        'paymentDate',
        'PERIOD_CLOSED',
      ],
      [`${order}/payments/${payment.id}/void`, { date: ago(-1) }, 422, 'date', 'FUTURE_DATE'],
      [`${order}/payments/${payment.id}/void`, { date: ago(6) }, 422, 'date', 'INVALID'],
    ]
    for (const [path, body, status, field, code] of refused) {
      const answer = await api.post(path, body)
      assert.deepEqual(
        [answer.status, answer.body.errors?.[0].field, answer.body.errors?.[0].code],
        [status, field, code],
        JSON.stringify(body)
      )
    }
    assert.deepEqual(await booksOf(company), before)
  })
})
