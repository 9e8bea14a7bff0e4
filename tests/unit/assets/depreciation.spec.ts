import Big from 'big.js'
import { test } from '@japa/runner'
import { Current } from '#core/current'
import { PLATFORM } from '#core/platform'
import { sum } from '#core/decimal'
import { scheduleOf, type Depreciable } from '#assets/depreciation'

const asset = (cost: number, months: number, salvage: number | null = null): Depreciable => ({
  purchaseDate: '2026-01-31T00:00:00.000Z',
  purchaseCost: new Big(cost),
  salvageValue: salvage === null ? null : new Big(salvage),
  usefulLifeMonths: months,
})

const schedule = (of: Depreciable, posted: Record<string, number> = {}) =>
  Current.run({ tenant: PLATFORM }, () => scheduleOf(of, new Map(Object.entries(posted).map(([month, amount]) => [month, new Big(amount)]))))

const amounts = (of: Depreciable, posted?: Record<string, number>) => schedule(of, posted).map(({ amount }) => amount.toNumber())

test.group('Depreciation', () => {
  test('equal parts, the month of the purchase first, and the last month takes the rest', ({ assert }) => {
    const months = schedule(asset(1000, 3))
    assert.deepEqual(months.map(({ month, amount, accumulated, bookValue }) => [month, ...[amount, accumulated, bookValue].map(Number)]), [
      ['2026-01', 333.33, 333.33, 666.67],
      ['2026-02', 333.33, 666.66, 333.34],
      ['2026-03', 333.34, 1000, 0],
    ])
    assert.deepEqual(amounts(asset(200, 3)), [66.67, 66.67, 66.66])
    assert.deepEqual(amounts(asset(1300, 4, 100)), [300, 300, 300, 300])
  })

  test('it never takes more than there is, and adds up to the cent', ({ assert }) => {
    for (const [cost, months, salvage] of [[0.5, 60, 0], [4_850_000.37, 36, 485_000], [9_999_999_999_999.99, 1200, 0], [0.01, 7, 0], [123.45, 1, 23.45]]) {
      const all = schedule(asset(cost, months, salvage))
      assert.lengthOf(all, months)
      assert.isTrue(all.every(({ amount }) => amount.gte(0) && amount.round(2).eq(amount)))
      assert.equal(Number(sum(all.map(({ amount }) => amount))), Number(new Big(cost).minus(salvage)), `${cost} over ${months}`)
      assert.equal(Number(all.at(-1)!.bookValue), salvage)
    }
    assert.deepEqual(amounts(asset(100, 2, 150)), [0, 0], 'worth more at its end than it cost')
  })

  test('what was posted stays, and the plan goes on as it was published', ({ assert }) => {
    const whole = amounts(asset(1000, 7))
    for (let posted = 1; posted < 7; posted++) {
      const past = Object.fromEntries(whole.slice(0, posted).map((amount, index) => [`2026-0${index + 1}`, amount]))
      assert.deepEqual(amounts(asset(1000, 7), past), whole)
    }
  })

  test('when cost or life change, what is left is spread over the months that are left', ({ assert }) => {
    const past = { '2026-01': 100, '2026-02': 100 }
    assert.deepEqual(amounts(asset(1200, 4), past), [100, 100, 500, 500])
    assert.deepEqual(amounts(asset(400, 6), past), [100, 100, 50, 50, 50, 50])
    assert.deepEqual(amounts(asset(150, 4), past), [100, 100, 0, 0], 'more was posted than there is to lose')
    assert.deepEqual(amounts(asset(200, 1), past), [100, 100], 'its life is over sooner')
  })
})
