import { test } from '@japa/runner'
import Big from 'big.js'
import fc from 'fast-check'
import { zero } from '#core/primitives/decimal'
import { putIn, revalued, takenOut, type Holding } from '#inventory/stock/holding'
import { inCurrency } from '#tests/in_currency'
import { tries } from '#tests/properties'

const NOTHING: Holding = { quantity: zero, value: zero, average: zero }

/** Quantities have 4 decimals, money 2. */
const quantity = fc.integer({ min: 1, max: 10 ** 7 }).map((all) => new Big(all).div(10_000))
const money = fc.nat(10 ** 9).map((all) => new Big(all).div(100))
const signed = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((all) => new Big(all).div(100))

const someMove = fc.oneof(
  fc.record({ kind: fc.constant('IN' as const), quantity, amount: money }),
  fc.record({ kind: fc.constant('OUT' as const), quantity, amount: money }),
  fc.record({ kind: fc.constant('ALL' as const), quantity, amount: money }),
  fc.record({ kind: fc.constant('VALUE' as const), quantity, amount: signed })
)

type Move = typeof someMove extends fc.Arbitrary<infer T> ? T : never

function after(held: Holding, { kind, quantity: units, amount }: Move): Holding {
  if (kind === 'IN') return putIn(held, units, amount).after
  if (kind === 'VALUE') return revalued(held, units, amount).after
  const leaving = kind === 'ALL' && held.quantity.gt(0) ? held.quantity : units
  return takenOut(held, leaving, amount).after
}

test.group('Value adjustments', () => {
  test('never leave value without quantity, nor goods worth less than nothing (property 7)', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(someMove, { maxLength: 12 }), (moves) => {
        inCurrency('COP', () => {
          let held = NOTHING
          for (const move of moves) {
            const before = held
            held = after(before, move)
            if (held.quantity.eq(0)) assert.equal(held.value.toFixed(2), '0.00')
            if (held.quantity.gt(0)) assert.isTrue(held.value.gte(0))
            if (move.kind !== 'VALUE') continue

            const { inventory } = revalued(before, move.quantity, move.amount)
            assert.isTrue(held.quantity.eq(before.quantity))
            assert.isTrue(held.value.eq(before.value.plus(inventory)))
            if (before.quantity.lte(0)) assert.isTrue(inventory.eq(0), 'all to cost of sales')
            assert.isTrue(inventory.abs().lte(move.amount.abs()))
            assert.isTrue(inventory.times(move.amount).gte(0), 'both parts have one sign')
          }
        })
      }),
      tries(500)
    )
  })

  test('of all units that came, in stock in part, are divided by quantity', ({ assert }) => {
    const held = { quantity: new Big(45), value: new Big(450_000), average: new Big(10_000) }
    const at = (units: number, amount: number) =>
      inCurrency('COP', () => revalued(held, new Big(units), new Big(amount)).inventory.toFixed(2))
    assert.equal(at(60, 30_000), '22500.00')
    assert.equal(at(30, 30_000), '30000.00')
    assert.equal(at(45, -500_000), '-450000.00')
  })
})
