import { test } from '@japa/runner'
import Big from 'big.js'
import fc from 'fast-check'
import { sum } from '#core/primitives/decimal'
import { discountAmounts, discountOf, instalmentsOf } from '#terms/payment_terms'
import { inCurrency } from '#tests/in_currency'
import { tries } from '#tests/properties'

const NOW = { months: 0, days: 0, endOfMonth: false, addDays: 0 }
const line = (more: object) => ({ percent: null, amount: null, balance: false, ...NOW, ...more })
const shown = (lines: object[], total: number, date: string, currency = 'COP') =>
  inCurrency(currency, () =>
    instalmentsOf({ lines: lines.map(line) }, new Big(total), date).map((row) => [
      row.dueDate,
      row.amount.toNumber(),
    ])
  )

const when = {
  months: fc.nat(3),
  days: fc.nat(69),
  endOfMonth: fc.boolean(),
  addDays: fc.nat(19),
}
const someTotal = fc.nat(10 ** 11).map((all) => new Big(all).div(100))
const someDate = fc
  .integer({ min: Date.UTC(2020, 0) / 86_400_000, max: Date.UTC(2040, 0) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

/** Percents below 100 in all, fixed amounts, and the balance among them. */
const somePart = fc.oneof(
  { weight: 3, arbitrary: fc.record({ share: fc.integer({ min: 1, max: 500_000 }), ...when }) },
  { weight: 1, arbitrary: fc.record({ cents: fc.integer({ min: 1, max: 10 ** 9 }), ...when }) }
)
const someLines = fc
  .record({ parts: fc.array(somePart, { maxLength: 6 }), last: fc.record(when), at: fc.nat(6) })
  .map(({ parts, last, at }) => {
    let left = 1_000_000
    const lines = parts.flatMap(({ share, cents, ...more }: any) => {
      if (cents) return [line({ ...more, amount: cents / 100 })]
      if (share >= left) return []
      left -= share
      return [line({ ...more, percent: share / 10_000 })]
    })
    lines.splice(Math.min(at, lines.length), 0, line({ ...last, balance: true }))
    return lines
  })

test.group('Instalments', () => {
  test('are G3: the balance takes what percents leave, and the day is clamped', ({ assert }) => {
    const thirds = [{ percent: 30 }, { percent: 30, months: 1 }, { balance: true, months: 2 }]
    assert.deepEqual(shown(thirds, 1_190_000.01, '2027-01-31'), [
      ['2027-01-31', 357_000],
      ['2027-02-28', 357_000],
      ['2027-03-31', 476_000.01],
    ])
  })

  test('count months, then days, then the end of the month, then days after it', ({ assert }) => {
    const due = (more: object, date: string) => shown([{ balance: true, ...more }], 1, date)[0][0]
    assert.equal(due({ months: 1 }, '2028-01-31'), '2028-02-29')
    assert.equal(due({ months: 1, days: 1 }, '2027-01-31'), '2027-03-01')
    assert.equal(due({ endOfMonth: true }, '2027-02-01'), '2027-02-28')
    assert.equal(due({ months: 1, days: 1, endOfMonth: true }, '2027-01-31'), '2027-03-31')
    assert.equal(due({ days: 30, endOfMonth: true, addDays: 10 }, '2027-01-15'), '2027-03-10')
  })

  test('are in the order of their days, and end where the total ends', ({ assert }) => {
    assert.deepEqual(shown([{ balance: true, days: 9 }, { amount: 70 }], 100, '2027-01-01'), [
      ['2027-01-01', 70],
      ['2027-01-10', 30],
    ])
    assert.deepEqual(
      shown([{ amount: 70 }, { amount: 70 }, { balance: true }], 100, '2027-01-01'),
      [
        ['2027-01-01', 70],
        ['2027-01-01', 30],
        ['2027-01-01', 0],
      ]
    )
    assert.deepEqual(
      shown([{ percent: 33 }, { balance: true }], 1_001, '2027-01-01', 'CLP').map(([, one]) => one),
      [330, 671]
    )
  })

  test('add up to the total in the order of their days, none below zero (property 4)', ({
    assert,
  }) => {
    fc.assert(
      fc.property(someLines, someTotal, someDate, (lines, total, date) => {
        const rows = inCurrency('COP', () => instalmentsOf({ lines }, total, date))
        assert.lengthOf(rows, lines.length)
        assert.equal(sum(rows.map(({ amount }) => amount)).toFixed(2), total.toFixed(2))
        const days = rows.map(({ dueDate }) => dueDate)
        assert.deepEqual(days, days.toSorted())
        for (const { amount, dueDate } of rows) assert.isTrue(amount.gte(0) && dueDate >= date)
      }),
      tries(500)
    )
  })

  test('are their percents to the cent while the balance has any, and never above them (property 4)', ({
    assert,
  }) => {
    const percents = someLines.map((lines) =>
      lines
        .filter(({ amount }) => amount === null)
        .map((one, index) => ({ ...one, ...NOW, days: index }))
    )
    fc.assert(
      fc.property(percents, someTotal, someDate, (lines, total, date) => {
        const rows = inCurrency('COP', () => instalmentsOf({ lines }, total, date))
        const balance = rows[lines.findIndex((one) => one.balance)].amount
        for (const [index, { percent }] of lines.entries()) {
          if (percent === null) continue
          const exact = total.times(percent).div(100)
          const { amount } = rows[index]
          assert.isTrue(amount.lte(exact.round(2, Big.roundHalfUp)), `${amount} of ${exact}`)
          if (balance.gt(0)) assert.isTrue(amount.minus(exact).abs().lte('0.005'))
        }
      }),
      tries(500)
    )
  })
})

test.group('Early discounts', () => {
  test('are of the net amount, and of the tax when the law lets them', ({ assert }) => {
    const of = { net: new Big(1_000_000), tax: new Big(190_000) }
    const amounts = (taxTreatment: 'NEVER' | 'ON_EARLY_PAYMENT') =>
      inCurrency('COP', () => {
        const { net, tax } = discountAmounts({ rate: new Big(2), taxTreatment }, of)
        return [net.toNumber(), tax.toNumber()]
      })
    assert.deepEqual(amounts('NEVER'), [20_000, 0])
    assert.deepEqual(amounts('ON_EARLY_PAYMENT'), [20_000, 3_800])
    const discount = { percent: new Big(2), days: 10, taxTreatment: 'NEVER' as const }
    assert.equal(discountOf({ lines: [], discount }, '2026-10-01')?.until, '2026-10-11')
    assert.isNull(discountOf({ lines: [], discount: null }, '2026-10-01'))
  })
})
