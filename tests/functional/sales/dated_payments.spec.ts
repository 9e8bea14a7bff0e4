import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { print } from '#tests/functional/documents/printed'
import { listensTo } from '#tests/functional/announced'
import { aShop, entriesOf, issued, ok, owedBy, theBooks, times, type Shop } from './shop.js'

const ZONE = 'America/Bogota'
const today = () => todayIn(ZONE)
const ago = (days: number) => addDays(today(), -days)
const travelTo = (days: number) => clock.travelTo(new Date(Date.now() - days * 86_400_000))

const paying = (invoiceId: string, more: object = {}) => ({
  invoiceId,
  amount: 10,
  paymentMethod: 'CASH',
  ...more,
})
const paid = async (shop: Shop, invoiceId: string, more: object = {}) =>
  ok(await shop.api.post('/payments', paying(invoiceId, more)))

/** An invoice of 59.50 that was issued so many days ago. */
async function issuedAgo(shop: Shop, days: number) {
  travelTo(days)
  const invoice = await issued(shop, 2)
  clock.travelTo(null)
  return invoice
}

const aBank = async ({ api }: Shop, name = 'Bancolombia') =>
  ok(await api.post('/bank-accounts', { name, type: 'BANK' }))
const entriesByDay = async (shop: Shop, reference: string) =>
  ok(await shop.api.get(`/journal-entries?reference=${reference}&sort=number`)).data.map(
    ({ entryDate, lines }: any) => [
      entryDate,
      ...lines.map(
        ({ accountCode, debitAmount, creditAmount }: any) =>
          `${accountCode} ${debitAmount - creditAmount}`
      ),
    ]
  )
const agingOf = async (shop: Shop, asOf: string) =>
  ok(await shop.api.get(`/reports/receivables-aging?asOf=${asOf}`)).totals.total
const closingOf = async (shop: Shop, code: string, to: string) =>
  ok(await shop.api.get(`/reports/trial-balance?from=2000-01-01&to=${to}`)).rows.find(
    (row: any) => row.code === code
  )?.closing ?? 0

test.group('Payments have a day', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('a payment counts from its day in books, bank, aging, statement and receipt', async ({
    assert,
  }) => {
    const shop = await aShop()
    const [invoice, bank] = [await issuedAgo(shop, 10), await aBank(shop)]
    const payment = await paid(shop, invoice.id, {
      amount: 59.5,
      paymentMethod: 'TRANSFER',
      bankAccountId: bank.id,
      date: ago(7),
    })
    assert.containsSubset(payment, { date: ago(7), number: 1, voidedOn: null })
    assert.deepEqual(await entriesByDay(shop, payment.id), [
      [ago(7), '11100501 59.5', '130505 -59.5'],
    ])

    const { data } = ok(await shop.api.get(`/bank-accounts/${bank.id}/transactions`))
    assert.deepEqual(
      data.map(({ entryDate, balance }: any) => [entryDate, balance]),
      [[ago(7), 59.5]]
    )
    assert.deepEqual(
      [await agingOf(shop, ago(8)), await agingOf(shop, ago(7)), await agingOf(shop, today())],
      [59.5, 0, 0]
    )
    for (const day of [ago(8), ago(7), today()])
      assert.equal(await closingOf(shop, '130505', day), await agingOf(shop, day), day)

    const statement = ok(
      await shop.api.get(`/customers/${shop.customer.id}/statement?to=${ago(7)}`)
    )
    assert.deepEqual(
      statement.rows.map(({ date, type, balance }: any) => [date, type, balance]),
      [
        [ago(10), 'INVOICE', 59.5],
        [ago(7), 'PAYMENT', 0],
      ]
    )
    assert.equal(
      ok(await shop.api.get(`/customers/${shop.customer.id}/statement?to=${ago(8)}`))
        .closingBalance,
      59.5
    )
    assert.deepEqual(
      ok(await shop.api.get('/reports/integrity')).checks.filter(({ ok }: any) => !ok),
      []
    )
  })

  test('without a day it is of today, and numbers go by when payments were recorded', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issuedAgo(shop, 10)
    const payments = [
      await paid(shop, invoice.id),
      await paid(shop, invoice.id, { date: ago(9) }),
      await paid(shop, invoice.id, { date: `${ago(5)}T23:00:00-05:00` }),
      await paid(shop, invoice.id, { date: null }),
    ]
    assert.deepEqual(
      payments.map(({ number, date }) => [number, date]),
      [
        [1, today()],
        [2, ago(9)],
        [3, ago(5)],
        [4, today()],
      ]
    )

    const listed = async (query: string) =>
      ok(await shop.api.get(`/payments?${query}`)).data.map(({ number }: any) => number)
    assert.deepEqual(await listed('sort=date'), [2, 3, 1, 4])
    assert.deepEqual(await listed(`from=${ago(9)}&to=${ago(5)}&sort=date`), [2, 3])
    assert.deepEqual(await listed(`from=${today()}`), [4, 1])
  })

  test("a payment before its invoice is an advance until the invoice's day", async ({ assert }) => {
    const shop = await aShop()
    const [invoice, bank] = [await issued(shop, 2), await aBank(shop)]
    const payment = await paid(shop, invoice.id, {
      amount: 59.5,
      bankAccountId: bank.id,
      date: ago(7),
    })
    assert.deepEqual(await entriesByDay(shop, payment.id), [
      [ago(7), '11100501 59.5', '280505 -59.5'],
      [today(), '280505 59.5', '130505 -59.5'],
    ])
    assert.containsSubset(ok(await shop.api.get(`/invoices/${invoice.id}`)), {
      status: 'PAID',
      balance: 0,
    })
    for (const [day, advances, receivable] of [
      [ago(8), 0, 0],
      [ago(7), -59.5, 0],
      [ago(1), -59.5, 0],
      [today(), 0, 0],
    ] as const) {
      assert.deepEqual(
        [
          await closingOf(shop, '280505', day),
          await closingOf(shop, '130505', day),
          await agingOf(shop, day),
        ],
        [advances, receivable, receivable],
        day
      )
    }
    assert.equal(
      ok(await shop.api.get(`/customers/${shop.customer.id}/statement?to=${ago(1)}`))
        .closingBalance,
      -59.5
    )
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)

    const voided = ok(await shop.api.post(`/payments/${payment.id}/void`, { date: ago(3) }))
    assert.equal(voided.voidedOn, ago(3))
    assert.deepEqual((await entriesByDay(shop, payment.id)).slice(2), [
      [ago(3), '11100501 -59.5', '280505 59.5'],
      [today(), '280505 -59.5', '130505 59.5'],
    ])
    for (const day of [ago(7), ago(3), ago(1), today()])
      assert.equal(await closingOf(shop, '130505', day), await agingOf(shop, day), day)
    assert.deepEqual(
      [
        await closingOf(shop, '280505', ago(4)),
        await closingOf(shop, '280505', ago(3)),
        await agingOf(shop, today()),
      ],
      [-59.5, 0, 59.5]
    )
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('a void counts from its own day, and earlier figures stay', async ({ assert, cleanup }) => {
    const told = listensTo('payment.voided', cleanup)
    const shop = await aShop()
    const invoice = await issuedAgo(shop, 10)
    const [bounced, late] = [
      await paid(shop, invoice.id, { amount: 20, date: ago(8) }),
      await paid(shop, invoice.id, { amount: 5, date: ago(8) }),
    ]
    const before = await times(11, (days) => agingOf(shop, ago(days)))

    ok(await shop.api.post(`/payments/${late.id}/void`, {}))
    assert.deepEqual(
      await times(10, (days) => agingOf(shop, ago(days + 1))),
      before.slice(1),
      'a void of today changes no day that is past'
    )
    assert.equal(await agingOf(shop, today()), before[0] + 5)

    assert.containsSubset(
      ok(await shop.api.post(`/payments/${bounced.id}/void`, { date: ago(4), reason: 'Bounced' })),
      { status: 'VOID', voidedOn: ago(4), voidReason: 'Bounced' }
    )
    assert.deepEqual([await agingOf(shop, ago(5)), await agingOf(shop, ago(4))], [34.5, 54.5])
    assert.equal(await owedBy(shop, shop.customer.id), 59.5)
    const { rows } = ok(await shop.api.get(`/customers/${shop.customer.id}/statement`))
    assert.deepEqual(
      rows.map(({ date, type }: any) => [date, type]),
      [
        [ago(10), 'INVOICE'],
        [ago(8), 'PAYMENT'],
        [ago(8), 'PAYMENT'],
        [ago(4), 'PAYMENT_VOIDED'],
        [today(), 'PAYMENT_VOIDED'],
      ]
    )
    assert.lengthOf(await told(shop), 2)
  })

  test('days that cannot be are refused, and nothing is left of it', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issuedAgo(shop, 10)
    const payment = await paid(shop, invoice.id, { date: ago(5) })
    ok(await shop.api.post('/fiscal-periods/close', { through: ago(9) }))
    const books = await theBooks(shop)

    const pay = (date: unknown) => shop.api.post('/payments', paying(invoice.id, { date }))
    const voids = (date: unknown) => shop.api.post(`/payments/${payment.id}/void`, { date })
    const refused: [any, number, string][] = [
      [await pay(addDays(today(), 1)), 422, 'FUTURE_DATE'],
      [await pay('2026-02-30'), 422, 'INVALID_DATE'],
      [await pay(20260101), 422, 'TYPE'],
      [await pay(ago(9)), 409, 'PERIOD_CLOSED'],
      [await voids(addDays(today(), 1)), 422, 'FUTURE_DATE'],
      [await voids(ago(6)), 422, 'INVALID'],
      [await voids(ago(9)), 422, 'INVALID'],
    ]
    for (const [{ status, body }, expected, code] of refused)
      assert.deepEqual(
        [status, body.errors[0].field, body.errors[0].code],
        [expected, 'date', code]
      )
    assert.deepEqual(await theBooks(shop), books)
    assert.equal((await pay(ago(8))).status, 201)
    assert.equal((await voids(ago(5))).status, 200)
  })

  test('the day stays: another one is refused, the same may be repeated', async ({ assert }) => {
    const shop = await aShop()
    const payment = await paid(shop, (await issuedAgo(shop, 5)).id, { date: ago(2) })
    assert.containsSubset(
      (await shop.api.patch(`/payments/${payment.id}`, { date: ago(1) })).body.errors,
      [{ field: 'date', code: 'IMMUTABLE_FIELD' }]
    )
    assert.equal(
      ok(
        await shop.api.patch(
          `/payments/${payment.id}`,
          { ...payment, notes: 'Seen' },
          { prefer: 'handling=strict' }
        )
      ).notes,
      'Seen'
    )
  })

  test('today is the day where the company is', async ({ assert }) => {
    const shop = await aShop()
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      ok(await shop.api.patch('/settings/tenant', { timezone }))
      const invoice = await issued(shop)
      const pay = (date: string) =>
        shop.api.post('/payments', paying(invoice.id, { amount: 1, date }))
      assert.equal(ok(await pay(todayIn(timezone))).date, todayIn(timezone))
      assert.equal((await pay(addDays(todayIn(timezone), 1))).body.errors[0].code, 'FUTURE_DATE')
    }
  })

  test('a payment of a later zone is voided on that day after a move west', async ({ assert }) => {
    const shop = await aShop()
    ok(await shop.api.patch('/settings/tenant', { timezone: 'Pacific/Kiritimati' }))
    const payment = await paid(shop, (await issued(shop)).id)
    ok(await shop.api.patch('/settings/tenant', { timezone: 'Pacific/Pago_Pago' }))

    const voided = ok(await shop.api.post(`/payments/${payment.id}/void`, {}))
    assert.equal(voided.voidedOn, payment.date)
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('the receipt is of that day, and an assistant may name it', async ({ assert }) => {
    const shop = await aShop()
    const payment = await paid(shop, (await issuedAgo(shop, 10)).id, { date: ago(7) })
    const [year, month, day] = ago(7).split('-')
    const { text } = await print(shop.api, `/payments/${payment.id}/pdf`)
    assert.include(text, `${day}/${month}/${year}`)

    const { data } = ok(await shop.api.get('/assistant/tools?toolsets=all'))
    for (const name of ['record_payment', 'void_payment', 'pay_supplier', 'void_supplier_payment'])
      assert.equal(
        data.find((tool: any) => tool.name === name).inputSchema.properties.date.format,
        'date',
        name
      )
    const invoice = await issuedAgo(shop, 3)
    const { result } = ok(
      await shop.api.post('/assistant/tools/record_payment/call', {
        invoiceId: invoice.id,
        amount: 1,
        paymentMethod: 'CASH',
        date: ago(2),
      })
    )
    assert.equal(result.date, ago(2))
  })

  test('a dry run shows both days of an advance, and does nothing', async ({ assert }) => {
    const shop = await aShop()
    const invoice = await issued(shop)
    const books = await theBooks(shop)
    const { body } = await shop.api.post('/payments', paying(invoice.id, { date: ago(3) }), {
      prefer: 'dry-run',
    })
    assert.deepEqual(
      body.effects.journal.map(({ date }: any) => date),
      [ago(3), today()]
    )
    assert.deepEqual(await theBooks(shop), books)
  })

  test('parallel payments before and after the invoice never exceed the balance', async ({
    assert,
  }) => {
    const shop = await aShop()
    const invoice = await issuedAgo(shop, 4)
    const answers = await times(12, (index) =>
      shop.api.post('/payments', paying(invoice.id, { amount: 10, date: ago(index % 8) }))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [
      ...Array(5).fill(201),
      ...Array(7).fill(409),
    ])
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
    assert.equal(await agingOf(shop, today()), 9.5)
    const voids = await times(10, (index) =>
      shop.api.post(
        `/payments/${answers.filter(({ status }) => status === 201)[index % 5].body.id}/void`,
        {}
      )
    )
    assert.lengthOf(
      voids.filter(({ status }) => status === 200),
      5
    )
    assert.equal(await agingOf(shop, today()), 59.5)
    assert.isTrue(ok(await shop.api.get('/reports/integrity')).ok)
  })

  test('a company whose chart is older gets the account of advances with the first of them', async ({
    assert,
  }) => {
    const shop = await aShop()
    await shop.as(async () => {
      await execute(
        "DELETE FROM account_roles WHERE tenant_id = ? AND role = 'customer_advances'",
        [Current.tenantId]
      )
      await execute('UPDATE ledgers SET version = version + 1 WHERE tenant_id = ?', [
        Current.tenantId,
      ])
    })
    assert.isNull(ok(await shop.api.get('/settings/accounting')).roles.customer_advances)
    const payment = await paid(shop, (await issued(shop)).id, { date: ago(1) })
    assert.sameMembers(await entriesOf(shop, payment.id), [
      'Dr cash 10.00',
      'Cr customer_advances 10.00',
      'Dr customer_advances 10.00',
      'Cr receivable 10.00',
    ])
    assert.isString(ok(await shop.api.get('/settings/accounting')).roles.customer_advances)
  })
})
