import Big from 'big.js'
import { test } from '@japa/runner'
import { sum } from '#core/primitives/decimal'
import * as taxes from '#tax/taxes'
import { totalsOf, type Amounts, type Priced } from '#sales/lines/amounts'
import { inCurrency } from '#tests/in_currency'

/** Currencies with 2 decimals and with none. */
const CURRENCIES = [
  ['COP', 2],
  ['CLP', 0],
] as const

/** A line with one VAT, whose price does not include it. */
const amountsOf = (line: Priced, currency = 'COP'): Amounts => {
  const taxed = { ...line, includesTax: false, taxes: [vat(line.taxRate)] }
  const { taxes: _, ...amounts } = inCurrency(currency, () => taxes.taxedAmounts(taxed))
  return amounts
}
const portionOfLine = (line: Priced & Amounts, before: Big, after: Big, currency = 'COP') => {
  const tax = { ...vat(line.taxRate), base: line.subtotal.minus(line.discount), amount: line.tax }
  const whole = { ...line, includesTax: false, taxes: [tax] }
  const { taxes: _, ...amounts } = inCurrency(currency, () =>
    taxes.portionOfLine(whole, before, after)
  )
  return amounts
}
const vat = (rate: Big): taxes.ResolvedTax => ({
  taxId: null,
  code: null,
  kind: 'VAT',
  schemeCode: '01',
  category: 'S',
  calculation: 'PERCENT',
  rate,
  perUnit: null,
  creditable: true,
  priceIncluded: false,
})

const line = (quantity: string, unitPrice: string, taxRate = '0', discountRate = '0'): Priced => ({
  quantity: new Big(quantity),
  unitPrice: new Big(unitPrice),
  taxRate: new Big(taxRate),
  discountRate: new Big(discountRate),
})

const shown = (amounts: Record<string, Big>) =>
  Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, value.toFixed(2)]))

/** Seeded, because a failure must be repeatable. */
function randomNumbers(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

function randomLine(random: (below: number) => number): Priced {
  const decimal = (whole: number, places: number) =>
    new Big(random(whole * 10 ** places)).div(10 ** places)
  return {
    quantity: decimal(1000, random(5)).plus('0.0001'),
    unitPrice: decimal(100_000, random(5)),
    taxRate: decimal(100, random(5)),
    discountRate: decimal(100, random(5)),
  }
}

test.group('Amounts of a line', () => {
  const GOLDEN: [string, Priced, [string, string, string, string]][] = [
    ['a plain line', line('3', '19.99', '19'), ['59.97', '0.00', '11.39', '71.36']],
    ['half a cent goes up', line('1', '0.005'), ['0.01', '0.00', '0.00', '0.01']],
    [
      '1.005 is one and a half cents up, not what a float makes of it',
      line('1', '1.005'),
      ['1.01', '0.00', '0.00', '1.01'],
    ],
    ['tax of half a cent goes up', line('1', '0.10', '5'), ['0.10', '0.00', '0.01', '0.11']],
    [
      'the discount is taken before the tax',
      line('2', '100', '19', '10'),
      ['200.00', '20.00', '34.20', '214.20'],
    ],
    ['all of it given away', line('7', '3.3333', '19', '100'), ['23.33', '23.33', '0.00', '0.00']],
    ['a third of a unit', line('0.3333', '1000', '19'), ['333.30', '0.00', '63.33', '396.63']],
    ['free of charge', line('5', '0', '19'), ['0.00', '0.00', '0.00', '0.00']],
  ]
  for (const [what, priced, [subtotal, discount, tax, total]] of GOLDEN) {
    test(what, ({ assert }) =>
      assert.deepEqual(shown(amountsOf(priced)), { subtotal, discount, tax, total })
    )
  }

  const WITHOUT_CENTS: [string, Priced, [string, string, string, string]][] = [
    ['tax is rounded to whole pesos', line('1', '1127', '19'), ['1127', '0', '214', '1341']],
    ['half a peso goes up', line('1', '0.5'), ['1', '0', '0', '1']],
    [
      'a price may have decimals, what it comes to has none',
      line('3', '1127.4999', '19'),
      ['3382', '0', '643', '4025'],
    ],
    [
      'the discount is whole, too',
      line('1', '1127', '19', '33.3333'),
      ['1127', '376', '143', '894'],
    ],
  ]
  for (const [what, priced, [subtotal, discount, tax, total]] of WITHOUT_CENTS) {
    test(`in a currency without decimals ${what}`, ({ assert }) => {
      const exactly = Object.fromEntries(
        Object.entries(amountsOf(priced, 'CLP')).map(([key, value]) => [key, value.toFixed()])
      )
      assert.deepEqual(exactly, { subtotal, discount, tax, total })
    })
  }

  for (const [currency, decimals] of CURRENCIES) {
    test(`in ${currency} every amount has at most ${decimals} decimals, adds up, and is never more than half of the last one off`, ({
      assert,
    }) => {
      const [random, half] = [randomNumbers(1), new Big(5).times(new Big(10).pow(-decimals - 1))]
      for (let round = 0; round < 3000; round++) {
        const priced = randomLine(random)
        const { subtotal, discount, tax, total } = amountsOf(priced, currency)

        for (const amount of [subtotal, discount, tax, total])
          assert.isTrue(amount.eq(amount.round(decimals)) && amount.gte(0))
        assert.isTrue(total.eq(subtotal.minus(discount).plus(tax)))
        assert.isTrue(discount.lte(subtotal))
        assert.isTrue(subtotal.minus(priced.quantity.times(priced.unitPrice)).abs().lte(half))
        assert.isTrue(
          tax.minus(subtotal.minus(discount).times(priced.taxRate).div(100)).abs().lte(half)
        )
      }
    })
  }
})

test.group('Totals of a document', () => {
  test('totals are the sums of rounded lines, in any order', ({ assert }) => {
    const random = randomNumbers(2)
    for (let round = 0; round < 300; round++) {
      const lines = Array.from({ length: 1 + random(20) }, () => amountsOf(randomLine(random)))
      const totals = totalsOf(lines)

      assert.isTrue(
        totals.total.eq(totals.subtotal.minus(totals.discountTotal).plus(totals.taxTotal))
      )
      assert.isTrue(totals.total.eq(sum(lines.map(({ total }) => total))))
      assert.deepEqual(shown(totalsOf([...lines].reverse())), shown(totals))
    }
  })

  test('totals of three lines differ from a sum that is rounded once', ({ assert }) => {
    const lines = Array.from({ length: 3 }, () => amountsOf(line('1', '0.335')))
    assert.equal(totalsOf(lines).total.toFixed(2), '1.02')
  })
})

test.group('Portions of a line', () => {
  for (const [currency, decimals] of CURRENCIES)
    test(`that follow each other give back the whole line, exactly, in ${currency}`, ({
      assert,
    }) => {
      const random = randomNumbers(3)
      for (let round = 0; round < 500; round++) {
        const priced = randomLine(random)
        const whole = { ...priced, ...amountsOf(priced, currency) }
        const cuts = Array.from({ length: random(6) }, () =>
          priced.quantity.times(random(10_000)).div(10_000).round(4, Big.roundDown)
        )
        const steps = [new Big(0), ...cuts.sort((a, b) => a.cmp(b)), priced.quantity]
        const portions = steps
          .slice(1)
          .map((after, index) => portionOfLine(whole, steps[index], after, currency))

        for (const key of ['subtotal', 'discount', 'tax', 'total'] as const)
          assert.equal(
            sum(portions.map((portion) => portion[key])).toFixed(2),
            whole[key].toFixed(2)
          )
        for (const portion of portions)
          for (const key of ['subtotal', 'discount', 'tax', 'total'] as const)
            assert.isTrue(portion[key].eq(portion[key].round(decimals)))
        for (const { subtotal, discount, tax, total } of portions)
          assert.isTrue(
            total.eq(subtotal.minus(discount).plus(tax)) &&
              discount.gte(0) &&
              discount.lte(subtotal) &&
              tax.gte(0)
          )
      }
    })

  test('portions of a line never have more discount than their subtotal', ({ assert }) => {
    const whole = { ...line('1', '0.10', '0', '50'), ...amountsOf(line('1', '0.10', '0', '50')) }
    const portions = [
      ['0', '0.45'],
      ['0.45', '0.5'],
      ['0.5', '1'],
    ].map(([before, after]) => shown(portionOfLine(whole, new Big(before), new Big(after))))
    assert.deepEqual(
      portions.map(({ subtotal, discount, total }) => [subtotal, discount, total]),
      [
        ['0.05', '0.03', '0.02'],
        ['0.00', '0.00', '0.00'],
        ['0.05', '0.02', '0.03'],
      ]
    )
  })
})
