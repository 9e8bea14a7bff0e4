import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { listensTo } from '#tests/functional/announced'
import { postedOf } from './posted.js'
import { aShop, ok, owedBy, theBooks, times, type Shop } from './shop.js'

const today = () => todayIn('America/Bogota')
const ago = (days: number) => addDays(today(), -days)
/** Noon of a day in Bogotá. */
const travelTo = (day: string) => clock.travelTo(new Date(`${day}T17:00:00Z`))

const isWhole = async ({ api }: Shop) => {
  const { ok: whole, checks } = ok(await api.get('/reports/integrity'))
  return whole || JSON.stringify(checks.filter((one: any) => !one.ok))
}
const aBank = async ({ api }: Shop, name = 'Bancolombia') =>
  ok(await api.post('/bank-accounts', { name, type: 'BANK' }))
const customerOf = async ({ api, customer }: Shop) => ok(await api.get(`/customers/${customer.id}`))

const invoiced = async ({ api, service, customer }: Shop, net: number) =>
  ok(
    await api.post('/invoices', {
      ...{ customerId: customer.id, paymentMethod: 'CREDIT' },
      items: [{ productId: service.id, quantity: 1, unitPrice: net, taxRate: 19 }],
    })
  )

/** An advance: money that no invoice takes. */
const advanced = async ({ api, customer }: Shop, amount: number, more: object = {}) =>
  ok(
    await api.post('/payments', {
      ...{ customerId: customer.id, amount, paymentMethod: 'TRANSFER', ...more },
    })
  )
const refund = ({ api }: Shop, id: string, more: object = {}) =>
  api.post(`/payments/${id}/refunds`, { amount: 15_000, ...more })

const closingOf = async ({ api }: Shop, code: string, to: string) =>
  ok(await api.get(`/reports/trial-balance?from=2000-01-01&to=${to}`)).rows.find(
    (row: any) => row.code === code
  )?.closing ?? 0

test.group('Refunds', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('many invoices, an advance, its application and its refund are right to the cent (G1)', async ({
    assert,
  }) => {
    travelTo('2026-10-20')
    const shop = await aShop()
    const bank = await aBank(shop)
    const [a, b, c] = [
      await invoiced(shop, 1_000_000),
      await invoiced(shop, 500_000),
      await invoiced(shop, 200_000),
    ]
    travelTo('2026-11-03')
    const body = {
      ...{ customerId: shop.customer.id, amount: 2_000_000, paymentMethod: 'TRANSFER' },
      ...{ bankAccountId: bank.id, date: '2026-10-31' },
      allocations: [
        { invoiceId: a.id, amount: 1_190_000 },
        { invoiceId: b.id, amount: 595_000 },
      ],
    }
    assert.deepEqual((await shop.api.post('/payments', body)).body.code, 'UNALLOCATED')
    const payment = ok(await shop.api.post('/payments', { ...body, excess: 'ADVANCE' }))
    assert.equal(payment.unallocatedAmount, 215_000)
    assert.deepEqual(await postedOf(shop, payment.id), [
      ['2026-10-31', '11100501 2000000', '130505 -1785000', '280505 -215000'],
    ])

    travelTo('2026-11-05')
    const items = [{ invoiceId: c.id, amount: 200_000 }]
    ok(await shop.api.post(`/payments/${payment.id}/allocations`, { items }))
    assert.equal(ok(await shop.api.get(`/invoices/${c.id}`)).balance, 38_000)

    const paidBack = ok(await refund(shop, payment.id))
    assert.containsSubset(paidBack, {
      ...{ number: 1, status: 'PAID', source: 'PAYMENT', sourceId: payment.id, amount: 15_000 },
      ...{ bankAccountId: bank.id, date: '2026-11-05', allowedActions: ['void'] },
      warnings: [{ code: 'BANK_ACCOUNT_ASSUMED', bankAccountId: bank.id }],
    })
    assert.deepEqual(await postedOf(shop, paidBack.id), [
      ['2026-11-05', '280505 15000', '11100501 -15000'],
    ])
    const more = await refund(shop, payment.id, { amount: 0.01 })
    assert.deepEqual([more.status, more.body.code], [409, 'INSUFFICIENT_AMOUNT'])
    assert.containsSubset(ok(await shop.api.get(`/payments/${payment.id}`)), {
      ...{ unallocatedAmount: 15_000, refundedAmount: 15_000 },
    })
    assert.equal((await customerOf(shop)).advances, 0)

    travelTo('2026-11-06')
    const early = await shop.api.post(`/payments/${payment.id}/void`, {})
    assert.deepEqual([early.status, early.body.code], [409, 'IN_USE'])
    ok(await shop.api.post(`/refunds/${paidBack.id}/void`, { date: '2026-11-06' }))
    assert.equal((await customerOf(shop)).advances, 15_000)
    ok(await shop.api.post(`/payments/${payment.id}/void`, { date: '2026-11-06' }))
    assert.equal(await owedBy(shop, shop.customer.id), 2_023_000)
    for (const code of ['280505', '11100501'])
      assert.equal(await closingOf(shop, code, '2026-11-06'), 0, code)
    assert.equal(await closingOf(shop, '130505', '2026-11-06'), 2_023_000)
    assert.deepEqual(
      [
        await closingOf(shop, '280505', '2026-11-05'),
        await closingOf(shop, '11100501', '2026-11-05'),
      ],
      [0, 1_985_000]
    )
    assert.equal(await isWhole(shop), true)
  })

  test('a refund is read, found and voided once', async ({ assert, cleanup }) => {
    const told = await Promise.all(
      ['payment.refunded', 'refund.created', 'refund.voided'].map((event) =>
        listensTo(event, cleanup)
      )
    )
    const shop = await aShop()
    const payment = await advanced(shop, 100_000, { date: ago(5) })
    const made = ok(await refund(shop, payment.id, { date: ago(4), reference: 'TRX-90114' }))
    const { warnings, ...facts } = made
    assert.containsSubset(ok(await shop.api.get(`/refunds/${made.id}`)), facts)
    assert.deepEqual(warnings[0].bankAccountId, null)

    for (const query of [
      `sourceId=${payment.id}`,
      `customerId=${shop.customer.id}`,
      'reference=TRX-90114',
      'number=1',
      'search=trx-90114',
      `from=${ago(4)}&to=${ago(4)}`,
    ])
      assert.lengthOf(ok(await shop.api.get(`/refunds?${query}`)).data, 1, query)
    assert.lengthOf(ok(await shop.api.get(`/refunds?from=${ago(3)}`)).data, 0)

    const early = await shop.api.post(`/refunds/${made.id}/void`, { date: ago(5) })
    assert.deepEqual([early.status, early.body.errors[0].field], [422, 'date'])
    const voided = ok(
      await shop.api.post(`/refunds/${made.id}/void`, { date: ago(2), reason: 'Rebotó' })
    )
    assert.containsSubset(voided, {
      ...{ status: 'VOID', voidedOn: ago(2), voidReason: 'Rebotó', allowedActions: [] },
    })
    assert.deepEqual(await postedOf(shop, made.id), [
      [ago(4), '280505 15000', '110505 -15000'],
      [ago(2), '280505 -15000', '110505 15000'],
    ])
    const again = await shop.api.post(`/refunds/${made.id}/void`, {})
    assert.deepEqual([again.status, again.body.code], [409, 'INVALID_TRANSITION'])
    for (const messages of told) assert.lengthOf(await messages(shop), 1)
    assert.equal(await isWhole(shop), true)
  })

  test('refunds that cannot be are refused, and nothing is left of them', async ({ assert }) => {
    const shop = await aShop()
    const [bank, closed] = [await aBank(shop), await aBank(shop, 'Cerrado')]
    ok(await shop.api.patch(`/bank-accounts/${closed.id}`, { isActive: false }))
    const payment = await advanced(shop, 100_000, { bankAccountId: bank.id, date: ago(5) })
    const gone = await advanced(shop, 1_000)
    ok(await shop.api.post(`/payments/${gone.id}/void`, {}))
    ok(await shop.api.post('/fiscal-periods/close', { through: ago(4) }))
    const books = await theBooks(shop)
    const refused: [object, number, string, string | undefined][] = [
      [{ amount: 100_000.01 }, 409, 'INSUFFICIENT_AMOUNT', 'amount'],
      [{ amount: 0 }, 422, 'TOO_SMALL', 'amount'],
      [{ amount: 1.001 }, 422, 'TOO_PRECISE', 'amount'],
      [{ amount: null }, 422, 'REQUIRED', 'amount'],
      [{ date: addDays(today(), 1) }, 422, 'FUTURE_DATE', 'date'],
      [{ date: ago(6) }, 422, 'INVALID', 'date'],
      [{ date: ago(5) }, 409, 'PERIOD_CLOSED', 'date'],
      [{ bankAccountId: NOBODYS_ID }, 422, 'NOT_FOUND', 'bankAccountId'],
      [{ bankAccountId: closed.id }, 409, 'BANK_ACCOUNT_INACTIVE', 'bankAccountId'],
      [{ method: 'CASH' }, 422, 'UNKNOWN_FIELD', 'method'],
    ]
    for (const [more, status, code, field] of refused) {
      const answer = await refund(shop, payment.id, more)
      assert.deepEqual(
        [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field],
        [status, code, field],
        answer.text
      )
    }
    assert.equal((await refund(shop, gone.id)).body.code, 'INVALID_TRANSITION')
    assert.equal((await refund(shop, NOBODYS_ID)).status, 404)
    assert.deepEqual(await theBooks(shop), books)
  })

  test('without an account the money goes back where it came from', async ({ assert }) => {
    const shop = await aShop()
    const [first, second] = [await aBank(shop), await aBank(shop, 'Davivienda')]
    const byBank = await advanced(shop, 100_000, { bankAccountId: second.id })
    const inCash = await advanced(shop, 100_000, { paymentMethod: 'CASH' })
    assert.equal(ok(await refund(shop, byBank.id)).bankAccountId, second.id)
    const cash = ok(await refund(shop, inCash.id))
    assert.deepEqual([cash.bankAccountId, cash.warnings], [null, []])
    const named = ok(await refund(shop, byBank.id, { bankAccountId: first.id }))
    assert.deepEqual([named.bankAccountId, named.warnings], [first.id, []])
    assert.deepEqual([cash.number, named.number], [2, 3])
  })

  test('in parallel, the same money is refunded or allocated, never both', async ({ assert }) => {
    const shop = await aShop()
    const payment = await advanced(shop, 50_000)
    const invoices = await times(4, () => invoiced(shop, 100_000))
    const answers = await times(8, (index) =>
      index % 2
        ? refund(shop, payment.id, { amount: 20_000 })
        : shop.api.post(`/payments/${payment.id}/allocations`, {
            items: [{ invoiceId: invoices[index / 2].id, amount: 20_000 }],
          })
    )
    assert.deepEqual(
      answers.map(({ status }) => status).filter((status) => status >= 300),
      [409, 409, 409, 409, 409, 409]
    )
    assert.equal((await customerOf(shop)).advances, 10_000)
    const voids = await Promise.all([
      ...answers
        .filter(({ body }) => body.source)
        .flatMap(({ body }) => [1, 2].map(() => shop.api.post(`/refunds/${body.id}/void`, {}))),
      shop.api.post(`/payments/${payment.id}/void`, {}),
    ])
    assert.isTrue(voids.every(({ status }) => [200, 409].includes(status)))
    assert.equal(await isWhole(shop), true)
  })
})

test.group('Credits of a customer', () => {
  test('open credits are listed, oldest first, and applied to what is due first', async ({
    assert,
  }) => {
    const shop = await aShop()
    const credits = async () =>
      ok(await shop.api.get(`/customers/${shop.customer.id}/credits`)) as any
    assert.containsSubset(await credits(), { data: [], totals: { availableAmount: 0 } })

    const paid = await invoiced(shop, 100_000)
    await advanced(shop, 119_000, { customerId: undefined, invoiceId: paid.id })
    const note = ok(
      await shop.api.post(`/invoices/${paid.id}/credit-notes`, { reason: 'Devolución' })
    )
    const advance = await advanced(shop, 50_000, { date: ago(3) })
    assert.containsSubset(await credits(), {
      customerId: shop.customer.id,
      data: [
        {
          source: 'PAYMENT',
          sourceId: advance.id,
          number: 2,
          date: ago(3),
          availableAmount: 50_000,
        },
        { source: 'CREDIT_NOTE', sourceId: note.id, amount: 119_000, availableAmount: 119_000 },
      ],
      totals: { availableAmount: 169_000 },
    })

    const late = await invoiced(shop, 100_000)
    const soon = await invoiced(shop, 30_000)
    ok(await shop.api.patch(`/invoices/${soon.id}`, { dueDate: today() }))
    const path = `/customers/${shop.customer.id}/apply-credits`
    const applied = ok(await shop.api.post(path, {}))
    assert.containsSubset(applied, {
      data: [
        { source: 'PAYMENT', sourceId: advance.id, invoiceId: soon.id, amount: 35_700 },
        { source: 'PAYMENT', sourceId: advance.id, invoiceId: late.id, amount: 14_300 },
        { source: 'CREDIT_NOTE', sourceId: note.id, invoiceId: late.id, amount: 104_700 },
      ],
      totals: { amount: 154_700 },
    })
    assert.containsSubset(await credits(), { totals: { availableAmount: 14_300 } })
    assert.containsSubset(await customerOf(shop), { advances: 0, balance: -14_300 })
    assert.deepEqual(ok(await shop.api.post(path, {})).data, [])
    assert.equal(await isWhole(shop), true)

    const tomorrow = await shop.api.post(path, { date: addDays(today(), 1) })
    assert.deepEqual([tomorrow.status, tomorrow.body.errors[0].code], [422, 'FUTURE_DATE'])
    for (const { status } of [
      await shop.api.get(`/customers/${NOBODYS_ID}/credits`),
      await shop.api.post(`/customers/${NOBODYS_ID}/apply-credits`, {}),
    ])
      assert.equal(status, 404)
  })
})
