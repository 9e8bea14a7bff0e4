import Big from 'big.js'
import { test } from '@japa/runner'
import { sum } from '#core/primitives/decimal'
import { taxedAmounts, type LineAmounts, type Taxed } from '#tax/computation/line_taxes'
import { portionOfLine } from '#tax/computation/portions'
import { inCurrency } from '#tests/in_currency'
import { fixed, percent, perUnit, randomNumbers, shown } from '#tests/unit/tax/taxes'

type Line = Omit<Taxed, 'quantity' | 'unitPrice' | 'discountRate'> & {
  quantity: string
  unitPrice: string
  discountRate?: string
}

const computed = (
  { quantity, unitPrice, discountRate = '0', ...line }: Line,
  currency = 'COP'
): LineAmounts =>
  inCurrency(currency, () =>
    taxedAmounts({
      ...line,
      quantity: new Big(quantity),
      unitPrice: new Big(unitPrice),
      discountRate: new Big(discountRate),
    })
  )

const included = (quantity: string, unitPrice: string, ...taxes: Line['taxes']) =>
  shown(computed({ quantity, unitPrice, taxes, includesTax: true }))

const added = (quantity: string, unitPrice: string, ...taxes: Line['taxes']) =>
  shown(computed({ quantity, unitPrice, taxes, includesTax: false }))

test.group('Taxes of a line', () => {
  test('a price without tax is rounded once, and each tax once', ({ assert }) => {
    assert.deepEqual(added('3', '19.99', percent('19')), {
      subtotal: '59.97',
      discount: '0.00',
      tax: '11.39',
      total: '71.36',
      taxes: ['P19 59.97 11.39'],
    })
  })

  test('several taxes have the net amount as their base, none the other', ({ assert }) => {
    assert.deepEqual(added('1', '1000', percent('19'), percent('8'), perUnit('73')), {
      subtotal: '1000.00',
      discount: '0.00',
      tax: '343.00',
      total: '1343.00',
      taxes: ['P19 1000 190.00', 'P8 1000 80.00', 'U73 1 73.00'],
    })
  })

  test('a tax by unit counts the quantity, a fixed one the line', ({ assert }) => {
    assert.deepEqual(added('2.5', '100', perUnit('73'), fixed('50')).taxes, [
      'U73 2.5 182.50',
      'F50 2.5 50.00',
    ])
  })

  const INCLUSIVE: [string, string, string, string, string][] = [
    ['1', '31500', '26470.59', '5029.41', '31500.00'],
    ['1000', '1990', '1672268.91', '317731.09', '1990000.00'],
    ['1', '119000', '100000.00', '19000.00', '119000.00'],
    ['1', '100000', '84033.61', '15966.39', '100000.00'],
    ['1', '9.99', '8.39', '1.60', '9.99'],
  ]
  for (const [quantity, price, net, tax, total] of INCLUSIVE)
    test(`${quantity} × ${price} with 19 % included is ${net} and ${tax}`, ({ assert }) => {
      assert.containSubset(included(quantity, price, percent('19')), { subtotal: net, tax, total })
    })

  test('10,000 with 8 % included is 9,259.26 and 740.74', ({ assert }) => {
    assert.containSubset(included('1', '10000', percent('8')), {
      subtotal: '9259.26',
      tax: '740.74',
      total: '10000.00',
    })
  })

  test('a tax by unit comes off an inclusive price first', ({ assert }) => {
    assert.deepEqual(included('2', '1263', percent('19'), perUnit('73')), {
      subtotal: '2000.00',
      discount: '0.00',
      tax: '526.00',
      total: '2526.00',
      taxes: ['P19 2000 380.00', 'U73 2 146.00'],
    })
  })

  test('the rest of the cent goes to the highest percentage', ({ assert }) => {
    const line = included('1', '9.99', percent('8', { code: 'low' }), percent('19'), perUnit('1'))
    assert.deepEqual(line.taxes, ['low 7.08 0.57', 'P19 7.08 1.34', 'U1 1 1.00'])
    assert.equal(line.total, '9.99')
  })

  test('the discount of an inclusive price is of what is paid', ({ assert }) => {
    const line = computed({
      ...{ quantity: '1', unitPrice: '31500', discountRate: '10' },
      ...{ includesTax: true, taxes: [percent('19')] },
    })
    assert.deepEqual(shown(line), {
      subtotal: '26470.59',
      discount: '2647.06',
      tax: '4526.47',
      total: '28350.00',
      taxes: ['P19 23823.53 4526.47'],
    })
  })

  test('half a cent is rounded away from zero', ({ assert }) => {
    assert.equal(added('1', '10.50', percent('5')).tax, '0.53')
  })

  test('no percentage of an inclusive cent is negative', ({ assert }) => {
    const line = included('1', '0.01', percent('50'), percent('50', { code: 'other' }))
    assert.deepEqual(line.taxes, ['P50 0.01 0.00', 'other 0.01 0.00'])
  })

  test('an inclusive price below its taxes by unit is refused', ({ assert }) => {
    assert.throws(() => included('1', '50', perUnit('73')), /less than its taxes by unit/)
  })

  test('nothing has decimals in a currency without them', ({ assert }) => {
    const line = computed(
      { quantity: '1', unitPrice: '9990', includesTax: true, taxes: [percent('19')] },
      'CLP'
    )
    assert.containSubset(shown(line), { subtotal: '8395.00', tax: '1595.00', total: '9990.00' })
  })
})

function randomLine(random: (below: number) => number): Line {
  const decimal = (whole: number, places: number) =>
    new Big(random(whole * 10 ** places)).div(10 ** places).plus(1)
  const all = [
    percent(decimal(40, random(5)).toFixed(), { code: 'a' }),
    percent(['0', '4', '5', '8', '19'][random(5)], { code: 'b', kind: 'CONSUMPTION' }),
    perUnit(decimal(2, random(3)).toFixed()),
    fixed(decimal(3, random(3)).toFixed()),
  ]
  return {
    quantity: decimal(100, random(5)).toFixed(),
    unitPrice: decimal(10_000, random(5)).plus(10).toFixed(),
    discountRate: random(3) ? '0' : decimal(50, random(4)).toFixed(),
    includesTax: random(2) === 1,
    taxes: all.filter(() => random(2) === 1),
  }
}

const DECIMALS = { COP: 2, CLP: 0 }

/** Amounts of money of a line; the base of a percentage is one, that of other taxes a quantity. */
const moneyOf = ({ subtotal, discount, tax, total, taxes }: LineAmounts) => [
  ...[subtotal, discount, tax, total],
  ...taxes.flatMap(({ calculation, amount, base }) =>
    calculation === 'PERCENT' ? [amount, base] : [amount]
  ),
]

test.group('Any line with taxes', () => {
  for (const [currency, decimals] of Object.entries(DECIMALS)) {
    test(`the amounts of a line add up in ${currency}, and none is negative`, ({ assert }) => {
      const random = randomNumbers(7)
      for (let times = 0; times < 3_000; times++) {
        const line = randomLine(random)
        const { subtotal, discount, tax, total, taxes } = computed(line, currency)
        assert.equal(subtotal.minus(discount).plus(tax).toFixed(), total.toFixed())
        assert.equal(sum(taxes.map(({ amount }) => amount)).toFixed(), tax.toFixed())
        for (const amount of moneyOf({ subtotal, discount, tax, total, taxes })) {
          assert.isTrue(amount.gte(0), JSON.stringify(line))
          assert.equal(amount.toFixed(), amount.round(decimals).toFixed(), JSON.stringify(line))
        }
      }
    })

    test(`two parts of a line add up to the line in ${currency}, by each tax`, ({ assert }) => {
      const random = randomNumbers(11)
      for (let times = 0; times < 3_000; times++) {
        const line = randomLine(random)
        const whole = computed(line, currency)
        const quantity = new Big(line.quantity)
        const cut = quantity.times(random(101)).div(100).round(4)
        const of = { ...whole, quantity, includesTax: line.includesTax }
        const part = (before: Big, after: Big) =>
          inCurrency(currency, () => portionOfLine(of, before, after))
        const [one, other] = [part(new Big(0), cut), part(cut, quantity)]

        for (const name of ['subtotal', 'discount', 'tax', 'total'] as const)
          assert.equal(one[name].plus(other[name]).toFixed(), whole[name].toFixed())
        for (const [index, tax] of whole.taxes.entries()) {
          const [first, second] = [one.taxes[index], other.taxes[index]]
          assert.equal(first.amount.plus(second.amount).toFixed(), tax.amount.toFixed())
          assert.equal(first.base.plus(second.base).toFixed(), tax.base.toFixed())
        }
        for (const [units, { subtotal, discount, tax, total, taxes }] of [
          [cut, one],
          [quantity.minus(cut), other],
        ] as const) {
          const net = subtotal.minus(discount)
          assert.equal(net.plus(tax).toFixed(), total.toFixed())
          assert.equal(sum(taxes.map(({ amount }) => amount)).toFixed(), tax.toFixed())
          for (const { calculation, base } of taxes)
            assert.equal(base.toFixed(), (calculation === 'PERCENT' ? net : units).toFixed())
        }
      }
    })
  }

  test('a line with one percentage is the same to a cent, with and without inclusive prices', ({
    assert,
  }) => {
    const random = randomNumbers(13)
    for (let times = 0; times < 3_000; times++) {
      const taxes = [percent(['4', '5', '8', '16', '19', '21'][random(6)])]
      const net = new Big(random(10_000_000)).div(100).plus(1)
      const exclusive = computed({
        ...{ quantity: '1', unitPrice: net.toFixed(), includesTax: false, taxes },
      })
      const inclusive = computed({
        ...{ quantity: '1', unitPrice: exclusive.total.toFixed(), includesTax: true, taxes },
      })
      assert.equal(inclusive.total.toFixed(), exclusive.total.toFixed())
      assert.isTrue(inclusive.tax.minus(exclusive.tax).abs().lte('0.01'))
    }
  })

  test('a unit of an inclusive line costs its price to the cent', ({ assert }) => {
    const line = computed({
      ...{ quantity: '3', unitPrice: '31500', includesTax: true, taxes: [percent('19')] },
    })
    const of = { ...line, quantity: new Big(3), includesTax: true }
    for (const units of [0, 1, 2]) {
      const part = inCurrency('COP', () => portionOfLine(of, new Big(units), new Big(units + 1)))
      assert.equal(part.total.toFixed(2), '31500.00')
    }
  })
})
