import Big from 'big.js'
import { test } from '@japa/runner'
import { sum, zero } from '#core/primitives/decimal'
import { creditedPart, netOf, partBetween, type Part } from '#sales/credits/credited_part'
import { taxedAmounts, withDocumentDiscount, type ResolvedTax } from '#tax/taxes'
import { inCurrency } from '#tests/in_currency'

/** Seeded, because a failure must be repeatable. */
function below(seed: number) {
  return (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
}

const tax = (rate: number): ResolvedTax => ({
  ...{ taxId: `${rate}`, code: `T${rate}`, kind: 'VAT', schemeCode: '01', category: 'S' },
  ...{ calculation: 'PERCENT', rate: new Big(rate), perUnit: null },
  ...{ creditable: true, priceIncluded: false },
})
const unitTax: ResolvedTax = {
  ...{ ...tax(0), calculation: 'PER_UNIT', rate: null, perUnit: new Big('0.37') },
}
const SETS = [[], [tax(19)], [tax(5), tax(8)], [tax(19), unitTax]]

function aLine(next: (limit: number) => number) {
  const priceIncludesTax = next(2) === 0
  const quantity = new Big(1 + next(12))
  const own = taxedAmounts({
    ...{ quantity, unitPrice: new Big(100 + next(1_000_000)).div(100) },
    ...{ discountRate: new Big([0, 10, 33.3333][next(3)]), includesTax: priceIncludesTax },
    taxes: SETS[next(4)],
  })
  const [amounts] = withDocumentDiscount([own], next(2) ? { rate: new Big(next(90)) } : null)
  return { ...amounts, quantity, priceIncludesTax }
}

const amountsIn = ({ subtotal, discount, documentDiscount, tax: taxed, total, taxes }: Part) => [
  ...[subtotal, discount, documentDiscount, taxed, total],
  ...taxes.map(({ amount }) => amount),
]

test.group('Parts of a line that credit notes take', () => {
  test('units and amounts in any order add up to the line, and none is negative', ({ assert }) => {
    const next = below(5)
    inCurrency('COP', () => {
      for (let round = 0; round < 500; round++) {
        const line = aLine(next)
        let [units, byAmount, before] = [zero, zero, creditedPart(line, zero, zero)]
        const parts: Part[] = []
        while (units.lt(line.quantity)) {
          const left = netOf(line).minus(netOf(before))
          if (next(2)) units = units.plus(1)
          else byAmount = byAmount.plus(left.times(next(101)).div(100).round(2, Big.roundDown))
          const after = creditedPart(line, units, byAmount)
          parts.push(partBetween(before, after))
          before = after
        }

        for (const part of parts)
          if (
            amountsIn(part).some((one) => one.lt(0)) ||
            !part.total.eq(netOf(part).plus(part.tax))
          )
            assert.fail(JSON.stringify({ line, part }))
        assert.deepEqual(
          amountsIn(line).map((_, index) =>
            sum(parts.map((part) => amountsIn(part)[index])).toFixed()
          ),
          amountsIn(line).map((one) => one.toFixed())
        )
      }
    })
  })
})
