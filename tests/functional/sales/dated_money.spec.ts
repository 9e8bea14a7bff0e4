import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { aShop, ok } from './shop.js'

const DAYS = 12
const STEPS = 60

/** Numbers below `count` that are the same each time, so that a failure can be seen again. */
function dice(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
}

type Bill = { id: string; day: string; total: number; credited: { amount: number; day: string }[] }
type Money = { id: string; bill: Bill; amount: number; day: string; voidedOn?: string }

const cents = (amount: number) => Math.round(amount * 100) / 100

test.group('Money of any day', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  for (const seed of [7, 2026]) {
    test(`payments and voids of random days (${seed}): on each day the account, the aging, the bank and the statement say the same`, async ({
      assert,
    }) => {
      const shop = await aShop({ stock: 10_000 })
      const roll = dice(seed)
      const bank = ok(await shop.api.post('/bank-accounts', { name: 'Bancolombia', type: 'BANK' }))
      const now = todayIn('America/Bogota')
      const day = (ago: number) => addDays(now, -ago)
      const bills: Bill[] = []
      const all: Money[] = []

      const open = ({ total, credited, id }: Bill) =>
        cents(
          total -
            credited.reduce((sum, { amount }) => sum + amount, 0) -
            all
              .filter(({ bill, voidedOn }) => bill.id === id && !voidedOn)
              .reduce((sum, { amount }) => sum + amount, 0)
        )

      for (let step = 0; step < STEPS; step++) {
        const ago = DAYS - Math.floor((step * DAYS) / STEPS)
        clock.travelTo(new Date(Date.now() - ago * 86_400_000))
        const what = bills.length ? roll(10) : 0
        const bill = bills[roll(bills.length || 1)]

        if (what < 3) {
          const { id, total } = ok(
            await shop.api.post('/invoices', {
              customerId: shop.customer.id,
              items: [{ productId: shop.goods.id, quantity: 1 + roll(5) }],
            })
          )
          bills.push({ id, total, day: day(ago), credited: [] })
        } else if (what < 7) {
          const most = open(bill)
          if (most <= 0) continue
          const amount = cents(Math.min(most, 1 + roll(6_000) / 100))
          const date = day(Math.min(DAYS + 3, ago + roll(8)))
          const { id } = ok(
            await shop.api.post('/payments', {
              invoiceId: bill.id,
              amount,
              paymentMethod: 'TRANSFER',
              bankAccountId: bank.id,
              date,
            })
          )
          all.push({ id, bill, amount, day: date })
        } else if (what < 9) {
          const standing = all.filter(({ voidedOn }) => !voidedOn)
          const one = standing[roll(standing.length || 1)]
          if (!one) continue
          const earlier = day(ago + roll(6))
          const date = earlier < one.day ? one.day : earlier
          assert.equal(ok(await shop.api.post(`/payments/${one.id}/void`, { date })).voidedOn, date)
          one.voidedOn = date
        } else {
          const { status, body } = await shop.api.post(`/invoices/${bill.id}/credit-notes`, {
            reason: 'x',
            items: [{ productId: shop.goods.id, quantity: 1 }],
          })
          if (status === 201) bill.credited.push({ amount: body.total, day: day(ago) })
        }
      }
      clock.travelTo(null)

      const stands = ({ day, voidedOn }: Money, on: string) =>
        day <= on && !(voidedOn && voidedOn <= on)
      const total = (amounts: number[]) => cents(amounts.reduce((sum, amount) => sum + amount, 0))
      for (let ago = DAYS + 4; ago >= 0; ago--) {
        const on = day(ago)
        const there = bills.filter((bill) => bill.day <= on)
        const sold =
          total(there.map(({ total }) => total)) -
          total(
            there.flatMap(({ credited }) =>
              credited.filter((note) => note.day <= on).map(({ amount }) => amount)
            )
          )
        const come = all.filter((money) => stands(money, on))
        const applied = total(come.filter(({ bill }) => bill.day <= on).map(({ amount }) => amount))
        const early = total(come.filter(({ bill }) => bill.day > on).map(({ amount }) => amount))

        const { rows } = ok(await shop.api.get(`/reports/trial-balance?from=2000-01-01&to=${on}`))
        const closing = (code: string) => rows.find((row: any) => row.code === code)?.closing ?? 0
        const owed = cents(sold - applied)
        assert.deepEqual(
          [closing('130505'), closing('280505'), closing('11100501')],
          [owed, cents(-early), cents(applied + early)].map((amount) => amount + 0),
          `the books on ${on}`
        )
        assert.equal(
          ok(await shop.api.get(`/reports/receivables-aging?asOf=${on}`)).totals.total,
          owed,
          `aging on ${on}`
        )
        assert.equal(
          ok(await shop.api.get(`/customers/${shop.customer.id}/statement?to=${on}`))
            .closingBalance,
          cents(owed - early),
          `statement on ${on}`
        )
        const sheet = ok(await shop.api.get(`/reports/balance-sheet?asOf=${on}`))
        assert.equal(sheet.totals.assets, sheet.totals.liabilitiesAndEquity, on)
      }
      assert.equal(
        ok(await shop.api.get(`/bank-accounts/${bank.id}`)).balance,
        total(all.filter(({ voidedOn }) => !voidedOn).map(({ amount }) => amount))
      )
      assert.deepEqual(
        ok(await shop.api.get('/reports/integrity')).checks.filter(({ ok }: any) => !ok),
        []
      )
    })
  }
})
