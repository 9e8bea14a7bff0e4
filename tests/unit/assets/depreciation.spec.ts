import Big from 'big.js'
import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { sum } from '#core/primitives/decimal'
import { inCurrency } from '#tests/in_currency'
import {
  isUnkept,
  scheduleOf,
  type Basis,
  type Depreciable,
  type Month,
} from '#assets/depreciation/depreciation'

const asset = (cost: number, months: number, salvage: number | null = null): Depreciable => ({
  purchaseDate: '2026-01-31T00:00:00.000Z',
  purchaseCost: new Big(cost),
  salvageValue: salvage === null ? null : new Big(salvage),
  usefulLifeMonths: months,
})

const amountsIn = (posted: Record<string, number>) =>
  new Map(Object.entries(posted).map(([month, amount]) => [month, new Big(amount)]))

const schedule = (of: Depreciable, posted: Record<string, number> = {}, books: object = {}) =>
  Current.run({ tenant: PLATFORM }, () => scheduleOf(of, amountsIn(posted), books))

/** Estimate for an asset without salvage value. */
const basis = (until: string, usefulLifeMonths: number): Basis => ({
  until,
  usefulLifeMonths,
  salvageValue: null,
})

const amounts = (of: Depreciable, posted?: Record<string, number>) =>
  schedule(of, posted).map(({ amount }) => amount.toNumber())

test.group('Depreciation', () => {
  test('depreciation takes equal parts from the month of purchase on, and the last month takes the rest', ({
    assert,
  }) => {
    const months = schedule(asset(1000, 3))
    assert.deepEqual(
      months.map(({ month, amount, accumulated, bookValue }) => [
        month,
        ...[amount, accumulated, bookValue].map(Number),
      ]),
      [
        ['2026-01', 333.33, 333.33, 666.67],
        ['2026-02', 333.33, 666.66, 333.34],
        ['2026-03', 333.34, 1000, 0],
      ]
    )
    assert.deepEqual(amounts(asset(200, 3)), [66.67, 66.67, 66.66])
    assert.deepEqual(amounts(asset(1300, 4, 100)), [300, 300, 300, 300])
  })

  test('in a currency without decimals each part is whole, and the last month takes the rest', ({
    assert,
  }) => {
    const inPesos = (of: Depreciable) =>
      inCurrency('CLP', () => scheduleOf(of)).map(({ amount }) => amount.toNumber())
    assert.deepEqual(inPesos(asset(1000, 3)), [333, 333, 334])
    assert.deepEqual(inPesos(asset(200, 3)), [67, 67, 66])
    assert.deepEqual(inPesos(asset(4, 10)), [0, 0, 0, 0, 0, 0, 0, 0, 0, 4])
    for (const [cost, months, salvage] of [
      [4_850_000, 36, 485_000],
      [999_999, 84, 0],
      [7, 1200, 0],
      [123, 1, 23],
    ]) {
      const all = inPesos(asset(cost, months, salvage))
      assert.isTrue(all.every((amount) => amount >= 0 && Number.isInteger(amount)))
      assert.equal(
        all.reduce((total, amount) => total + amount, 0),
        cost - salvage
      )
    }
  })

  test('depreciation never exceeds cost less salvage, and adds up to it to the cent', ({
    assert,
  }) => {
    for (const [cost, months, salvage] of [
      [0.5, 60, 0],
      [4_850_000.37, 36, 485_000],
      [9_999_999_999_999.99, 1200, 0],
      [0.01, 7, 0],
      [123.45, 1, 23.45],
    ]) {
      const all = schedule(asset(cost, months, salvage))
      assert.lengthOf(all, months)
      assert.isTrue(all.every(({ amount }) => amount.gte(0) && amount.round(2).eq(amount)))
      assert.equal(
        Number(sum(all.map(({ amount }) => amount))),
        Number(new Big(cost).minus(salvage)),
        `${cost} over ${months}`
      )
      assert.equal(Number(all.at(-1)!.bookValue), salvage)
    }
    assert.deepEqual(amounts(asset(100, 2, 150)), [0, 0], 'worth more at its end than it cost')
  })

  test('posted months stay, and the plan continues as it was published', ({ assert }) => {
    const whole = amounts(asset(1000, 7))
    for (let posted = 1; posted < 7; posted++) {
      const past = Object.fromEntries(
        whole.slice(0, posted).map((amount, index) => [`2026-0${index + 1}`, amount])
      )
      assert.deepEqual(amounts(asset(1000, 7), past), whole)
    }
  })

  test('after a change of cost or life the remaining value is spread over the remaining months', ({
    assert,
  }) => {
    const past = { '2026-01': 100, '2026-02': 100 }
    assert.deepEqual(amounts(asset(1200, 4), past), [100, 100, 500, 500])
    assert.deepEqual(amounts(asset(400, 6), past), [100, 100, 50, 50, 50, 50])
    assert.deepEqual(
      amounts(asset(150, 4), past),
      [100, 100, 0, 0],
      'more was posted than there is to lose'
    )
    assert.deepEqual(amounts(asset(200, 1), past), [100, 100], 'its life is over sooner')
  })

  test('a life that ends early gets one additional month, which takes the remaining value', ({
    assert,
  }) => {
    const past = { '2026-01': 100, '2026-02': 100 }
    const after = (books: object) =>
      schedule(asset(1200, 2), past, books)
        .slice(2)
        .map(({ month, amount, bookValue }) => [month, Number(amount), Number(bookValue)])
    assert.deepEqual(after({}), [['2026-03', 1000, 0]])
    assert.deepEqual(after({ from: '2026-01', lastOver: '2026-02' }), [['2026-03', 1000, 0]])
    assert.deepEqual(
      after({ from: '2026-01', lastOver: '2029-07' }),
      [['2029-07', 1000, 0]],
      'not in a year that is long over'
    )
    assert.deepEqual(
      after({ from: '2026-09', lastOver: '2026-07' }),
      [['2026-09', 1000, 0]],
      'not in a month that is booked elsewhere'
    )
  })

  test('months booked elsewhere stay when life or salvage change, and follow a correction of the cost', ({
    assert,
  }) => {
    const books = { bases: [basis('2026-07', 12)], from: '2026-07' }
    const elsewhere = [100, 100, 100, 100, 100, 100]
    const told = (of: Depreciable, posted: Record<string, number>) =>
      schedule(of, posted, books).map(({ amount }) => amount.toNumber())

    assert.deepEqual(
      told(asset(1200, 12), { '2026-07': 100 }),
      amounts(asset(1200, 12)),
      'nothing has changed'
    )
    assert.deepEqual(
      told(asset(1200, 17), { '2026-07': 100 }),
      [...elsewhere, 100, ...Array(10).fill(50)],
      'a longer life'
    )
    assert.deepEqual(
      told(asset(1200, 12, 250), { '2026-07': 100 }),
      [...elsewhere, 100, ...Array(5).fill(50)],
      'a salvage value'
    )
    assert.deepEqual(
      told(asset(1200, 4), { '2026-07': 100 }),
      [...elsewhere, 100, 500],
      'a life that is over already'
    )
    assert.deepEqual(
      told(asset(1200, 4), {}),
      [...elsewhere, 600],
      'one of an asset of which nothing was posted yet'
    )
    assert.deepEqual(
      told(asset(1200, 12), { '2026-07': 1000 }),
      [...elsewhere, 1000, 0, 0, 0, 0, 0],
      'a cost that was mistyped as 12,000'
    )
    assert.deepEqual(
      told(asset(1200, 12), { '2026-07': 10 }),
      [...elsewhere, 10, 118, 118, 118, 118, 118],
      'a cost that was mistyped as 120'
    )
    assert.deepEqual(
      told(asset(2400, 24), { '2026-07': 100 }).slice(0, 8),
      [200, 200, 200, 200, 200, 200, 100, 64.71],
      'both'
    )
  })

  test('omitted months before the first month posted here are booked elsewhere by their old estimate', ({
    assert,
  }) => {
    const posted = { '2026-01': 100, '2026-02': 100, '2026-06': 100 }
    const bases = [basis('2026-06', 12), basis('2026-02', 3)]
    assert.deepEqual(
      schedule(asset(1200, 15), posted, { bases, from: '2026-06' }).map(({ amount }) =>
        amount.toNumber()
      ),
      [100, 100, 100, 100, 100, 100, ...Array(8).fill(66.67), 66.64]
    )
    const again = schedule(asset(1200, 15), posted, { bases, from: '2026-04' }).map(({ amount }) =>
      amount.toNumber()
    )
    assert.deepEqual(
      again.slice(0, 6),
      [100, 100, 100, 72.73, 72.73, 100],
      'what the company says it posts here after all has its share of what is left'
    )
    assert.equal(
      sum(
        schedule(asset(1200, 15), posted, { bases, from: '2026-04' }).map(({ amount }) => amount)
      ).toNumber(),
      1200
    )
  })

  test('an estimate is kept once for each first month, for assets bought before it', ({
    assert,
  }) => {
    const found = (bases: Basis[], from: string) =>
      Current.run({ tenant: PLATFORM }, () => isUnkept(asset(400, 4), bases, from))
    assert.isFalse(found([], '2026-01'))
    assert.isTrue(found([], '2026-02'))
    assert.isFalse(found([basis('2026-03', 9)], '2026-03'))
    assert.isFalse(found([basis('2026-03', 9)], '2026-02'))
    assert.isTrue(found([basis('2026-03', 9)], '2026-05'))
  })

  test('a longer life books no loss elsewhere for months omitted after full depreciation', ({
    assert,
  }) => {
    const posted = Object.fromEntries(
      ['2026-01', '2026-02', '2026-03', '2026-04'].map((month) => [month, 100])
    )
    const now = schedule(asset(800, 8), posted, { bases: [basis('2026-07', 4)], from: '2026-07' })
    assert.deepEqual(
      now.map(({ amount }) => amount.toNumber()),
      [100, 100, 100, 100, 0, 0, 200, 200]
    )
  })

  test('after any changes booked months stay, the total is cost less salvage, and the rest is in equal parts', ({
    assert,
  }) => {
    let seed = 20261123
    const upTo = (most: number) => (seed = (seed * 48271) % 2147483647) % (most + 1)

    for (let round = 0; round < 60; round++) {
      const [before, life] = [upTo(40), 1 + upTo(60)]
      let now = {
        cost: new Big(upTo(9_999_999)).div(100).plus(100),
        salvage: new Big(upTo(5_000)).div(100),
        life,
      }
      const from = monthAt(before)
      const bases: Basis[] = before
        ? [{ until: from, usefulLifeMonths: life, salvageValue: now.salvage }]
        : []
      const then = { ...now }
      const posted = new Map<string, Big>()

      for (let at = before; at < before + 30; at++) {
        const chance = upTo(9)
        if (chance === 0) now = { ...now, life: 1 + upTo(80) }
        if (chance === 1) now = { ...now, salvage: new Big(upTo(9_000)).div(100) }
        if (chance === 2) now = { ...now, cost: now.cost.plus(upTo(100_000)) }
        const { cost, salvage } = now
        const of: Depreciable = {
          purchaseDate: '2026-01-31T00:00:00.000Z',
          purchaseCost: cost,
          salvageValue: salvage,
          usefulLifeMonths: now.life,
        }
        const months = Current.run({ tenant: PLATFORM }, () =>
          scheduleOf(of, posted, { bases, from, lastOver: monthAt(at) })
        )
        const amountOf = new Map(months.map(({ month, amount }) => [month, amount]))

        const elsewhere = partsOf(cost.minus(then.salvage), then.life).slice(0, before)
        const told = elsewhere.map((_, index) => amountOf.get(monthAt(index))!)
        assert.deepEqual(
          told.map(String),
          elsewhere.map(String),
          `${round}: what was booked elsewhere`
        )
        for (const [month, amount] of posted)
          assert.isTrue(amountOf.get(month)!.eq(amount), `${round}: what was posted`)

        const booked = sum([...elsewhere, ...posted.values()])
        const left = cost.minus(salvage).minus(booked)
        assert.equal(
          months.at(-1)!.accumulated.toString(),
          (left.gt(0) ? cost.minus(salvage) : booked).toString(),
          `${round}: all that is lost`
        )
        isInEqualParts(
          assert,
          months.filter(({ month }) => month >= from && !posted.has(month)),
          left,
          `${round}`
        )
        const due = amountOf.get(monthAt(at))
        if (due) posted.set(monthAt(at), due)
      }
    }
  })
})

const monthAt = (index: number) => new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 7)

/** Rounded equal parts, computed independently; the last takes the rest. */
function partsOf(total: Big, count: number): Big[] {
  const part = total.div(count).round(2, Big.roundHalfUp)
  const parts: Big[] = []
  for (let n = 1; n <= count; n++) {
    const left = total.minus(sum(parts))
    parts.push(n === count || part.gt(left) ? left : part)
  }
  return parts
}

/** Every part differs from an equal share by rounding only; the last takes the rest. */
function isInEqualParts(assert: any, months: readonly Month[], left: Big, what: string) {
  if (left.lte(0))
    return assert.isTrue(
      months.every(({ amount }) => amount.eq(0)),
      `${what}: nothing is left`
    )
  months.slice(0, -1).forEach(({ amount }, index) => {
    const rest = left.minus(sum(months.slice(0, index).map((one) => one.amount)))
    assert.isTrue(
      amount
        .times(months.length - index)
        .minus(rest)
        .abs()
        .lte(0.41),
      `${what}: ${rest} is left in month ${index} of ${months.map((one) => one.amount)}`
    )
  })
}
