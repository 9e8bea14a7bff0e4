import { randomInt } from 'node:crypto'
import { test } from '@japa/runner'
import Big from 'big.js'
import { divided } from '#core/primitives/decimal'

/** A decimal of either sign with up to `digits` digits, at most 4 of them after the point. */
function anyDecimal(digits: number) {
  const whole = Array.from({ length: randomInt(1, digits + 1) }, () => randomInt(10)).join('')
  return new Big(`${randomInt(2) ? '-' : ''}${whole}`).div(10 ** randomInt(5))
}

test.group('Decimals | divided', () => {
  test('a quotient is the nearest decimal, and a tie is rounded away from zero', ({ assert }) => {
    for (let round = 0; round < 5_000; round++) {
      const [value, by, decimals] = [anyDecimal(17), anyDecimal(11), randomInt(7)]
      if (by.eq(0)) continue

      const found = divided(value, by, decimals)
      const [step, away] = [new Big(10).pow(-decimals), value.minus(found.times(by)).abs().times(2)]
      assert.isTrue(
        found.eq(found.round(decimals)),
        `${value} / ${by}: ${found} has more than ${decimals} decimals`
      )
      assert.isTrue(away.lte(by.abs().times(step)), `${value} / ${by} is not ${found}`)
      if (away.eq(by.abs().times(step)))
        assert.isTrue(
          found.abs().times(by.abs()).gt(value.abs()),
          `${value} / ${by} was rounded towards zero: ${found}`
        )
    }
  })

  test('a quotient is rounded once, and zero has no sign', ({ assert }) => {
    assert.equal(divided(new Big('0.5'), new Big('100.00000000000000000001'), 2).toFixed(), '0')
    assert.equal(divided(new Big('-10'), new Big('3'), 4).toFixed(), '-3.3333')
    assert.equal(divided(new Big('-10'), new Big('-4'), 0).toFixed(), '3')
    assert.equal(divided(new Big('1000'), new Big('0.001'), 2).toFixed(), '1000000')
    assert.equal(divided(new Big('-0.001'), new Big('3'), 2).toFixed(), '0')
    assert.throws(() => divided(new Big(1), new Big(0), 2))
  })
})
