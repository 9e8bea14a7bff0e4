/** Payables of past days never change by what is recorded later. */
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, addMonths, todayIn } from '#core/calendar/days'
import { isInvalid } from '#tests/functional/core/refusals'
import { closingOf, on } from '#tests/functional/sales/payments/money'
import { brokenChecks } from '../tax/withholding.js'
import { ok } from '../sales/shop.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { seeded } from './seeded.js'
import { FACTS, OFTEN, pick } from './year_facts.js'

const MONTHS = 12
const EACH_MONTH = 24
const THIRDS = [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }]

const cents = (amount: number) => Math.round(amount * 100)

const agingOn = async ({ api }: BilledBuyer, day: string) =>
  ok(await api.get(`/reports/payables-aging?asOf=${day}`))

const PAST_STAYS =
  'a year of random facts leaves aging and statements of each closed month as they were, ' +
  'and each equals the books'

test.group('Payables of past days', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test(PAST_STAYS, async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, tenant } = buyer
    const other = ok(await api.post('/suppliers', { name: 'Papelería Ñandú' }))
    const terms = ok(await api.post('/payment-terms', { name: 'Cuotas', lines: THIRDS }))
    const suppliers = [buyer.supplier.id, other.id]
    const year = { buyer, suppliers, paymentTermsId: terms.id, next: seeded(37) }
    const names = [...(Object.keys(FACTS) as (keyof typeof FACTS)[]), ...OFTEN]
    const first = addMonths(`${todayIn(tenant.timezone).slice(0, 7)}-01`, -MONTHS)
    const reportsOn = async (day: string) => {
      const statements = suppliers.map((id) => api.get(`/suppliers/${id}/statement?to=${day}`))
      const closing = (await Promise.all(statements)).map((one) => ok(one).closingBalance)
      return { aging: await agingOn(buyer, day), closing: closing as number[] }
    }
    const closed = new Map<string, Awaited<ReturnType<typeof reportsOn>>>()
    const outcomes = new Map<string, number>()

    for (let month = 0; month < MONTHS; month++) {
      const begin = addMonths(first, month)
      for (let fact = 0; fact < EACH_MONTH; fact++) {
        const today = addDays(begin, Math.floor((fact * 28) / EACH_MONTH))
        on(today)
        const name = pick(year, names)
        const date = addDays(today, -Math.floor(year.next() * 12))
        const answer = await FACTS[name](year, date < first ? first : date)
        if (!answer) continue
        assert.include([200, 201, 409, 422], answer.status, `${name} ${answer.text}`)
        const key = `${name} ${answer.status < 300}`
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
      }
      const last = addDays(addMonths(begin, 1), -1)
      on(last)
      ok(await api.post('/fiscal-periods/close', { through: last }))
      closed.set(last, await reportsOn(last))
    }
    clock.travelTo(null)
    for (const name of new Set(names))
      assert.isAbove(
        outcomes.get(`${name} true`) ?? 0,
        0,
        `${name}: ${JSON.stringify([...outcomes])}`
      )

    for (const [day, before] of closed) {
      assert.deepEqual(await reportsOn(day), before, day)
      const [payable, advances] = [
        await closingOf(buyer, '220505', day),
        await closingOf(buyer, '133005', day),
      ]
      assert.equal(cents(before.aging.totals.total), -cents(payable), `aging on ${day}`)
      const owed = before.closing.reduce((all, one) => all + cents(one), 0)
      assert.equal(owed, -cents(payable) - cents(advances), `statements on ${day}`)
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  }).timeout(300_000)

  test('bills age from their due day, and what was not billed has a column of its own', async ({
    assert,
  }) => {
    const buyer = await aBilledBuyer()
    const { api, supplier, today } = buyer
    await buyer.posted({
      date: addDays(today, -50),
      dueDate: addDays(today, -20),
      items: [{ accountId: buyer.fees, unitCost: 1_000 }],
    })
    const order = await buyer.order([{ productId: buyer.goods.id, quantity: 1, unitCost: 500 }])
    ok(await buyer.receive(order.id))
    assert.containsSubset((await agingOn(buyer, today)).rows, [
      {
        supplierId: supplier.id,
        current: 500,
        days1To30: 1_000,
        unbilledReceipts: 500,
        total: 1_500,
      },
    ])
    assert.containsSubset((await agingOn(buyer, addDays(today, -20))).totals, {
      current: 1_000,
      days1To30: 0,
      total: 1_000,
    })
    assert.equal((await agingOn(buyer, addDays(today, -51))).totals.total, 0)

    ok(await api.post('/supplier-payments', { supplierId: supplier.id, amount: 300 }))
    const statement = ok(await api.get(`/suppliers/${supplier.id}/statement?from=${today}`))
    assert.containsSubset(statement, { openingBalance: 1_000, closingBalance: 1_200 })
    assert.deepEqual(
      statement.rows.map(({ type, debit, credit, balance }: any) => [type, debit, credit, balance]),
      [
        ['RECEIPT', 0, 500, 1_500],
        ['PAYMENT', 300, 0, 1_200],
      ]
    )
    const at = `/suppliers/${supplier.id}/statement?from=${today}&to=${addDays(today, -1)}`
    isInvalid(assert, await api.get(at), 'to', 'INVALID')
    assert.equal((await api.get(`/suppliers/${order.id}/statement`)).status, 404)
  })
})
