import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, addMonths, todayIn } from '#core/calendar/days'
import { aCustomer, ok } from '#tests/functional/sales/shop'
import { agingOf, aSeller, brokenChecks, closingOf, on, type Seller } from './money.js'
import { FACTS, OFTEN, pick } from './year_facts.js'

const MONTHS = 12
const EACH_MONTH = 28
const THIRDS = [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }]

/** Numbers below `count` that are the same each time, so that a failure can be seen again. */
function dice(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
}

/** The aging and the closing balances of statements at the end of a day. */
async function reportsOf(seller: Seller, customers: string[], day: string) {
  const aging = ok(await seller.api.get(`/reports/receivables-aging?asOf=${day}`))
  const statements = []
  for (const id of customers)
    statements.push(ok(await seller.api.get(`/customers/${id}/statement?to=${day}`)).closingBalance)
  return { aging: aging.rows, statements }
}

test.group('A year of money', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('no report of a closed month changes by what comes later, and each equals the books', async ({
    assert,
  }) => {
    const seller = await aSeller()
    const { api } = seller
    const customers = [seller.customer.id, (await aCustomer(seller)).id]
    const terms = ok(await api.post('/payment-terms', { name: 'Cuotas', lines: THIRDS }))
    const year = { seller, customers, paymentTermsId: terms.id, roll: dice(37) }
    const names = [...(Object.keys(FACTS) as (keyof typeof FACTS)[]), ...OFTEN]
    const first = addMonths(`${todayIn('America/Bogota').slice(0, 7)}-01`, -MONTHS)
    const closed = new Map<string, Awaited<ReturnType<typeof reportsOf>>>()
    const outcomes = new Map<string, number>()

    on(first)
    for (const name of ['bill', 'bill', 'advance', 'payMany'] as const)
      await FACTS[name](year, first)
    for (let month = 0; month < MONTHS; month++) {
      const begin = addMonths(first, month)
      for (let fact = 0; fact < EACH_MONTH; fact++) {
        const today = addDays(begin, Math.floor((fact * 28) / EACH_MONTH))
        on(today)
        const name = pick(year, names)
        const answer = await FACTS[name](year, addDays(today, -year.roll(12)))
        if (!answer) continue
        assert.include([200, 201, 409, 422], answer.status, `${name} ${answer.text}`)
        const key = `${name} ${answer.status < 300}`
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
      }
      const last = addDays(addMonths(begin, 1), -1)
      on(last)
      ok(await api.post('/fiscal-periods/close', { through: last }))
      closed.set(last, await reportsOf(seller, customers, last))
    }
    clock.travelTo(null)
    for (const name of new Set(names.filter((one) => one !== 'bill')))
      assert.isAbove(
        outcomes.get(`${name} true`) ?? 0,
        0,
        `${name}: ${JSON.stringify([...outcomes])}`
      )

    for (const [day, before] of closed) {
      const after = await reportsOf(seller, customers, day)
      assert.deepEqual(after, before, day)
      const [owed, advances] = [
        await closingOf(seller, '130505', day),
        await closingOf(seller, '280505', day),
      ]
      assert.equal(await agingOf(seller, day), owed, `aging on ${day}`)
      const net = after.statements.reduce((sum, one) => sum + one, 0)
      assert.equal(
        Math.round(net * 100),
        Math.round((owed + advances) * 100),
        `statements on ${day}`
      )
    }
    assert.deepEqual(await brokenChecks(seller), [])
  }).timeout(300_000)
})
