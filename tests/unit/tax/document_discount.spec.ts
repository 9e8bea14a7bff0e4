import Big from 'big.js'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { sharesOf } from '#core/money/shares'
import { sum } from '#core/primitives/decimal'
import { withDocumentDiscount } from '#tax/computation/document_discount'
import { taxedAmounts, type ResolvedTax } from '#tax/computation/line_taxes'
import { inCurrency } from '#tests/in_currency'
import { tries } from '#tests/properties'

const tax = (rate: number): ResolvedTax => ({
  ...{ taxId: `${rate}`, code: `T${rate}`, kind: 'VAT', schemeCode: '01', category: 'S' },
  ...{ calculation: 'PERCENT', rate: new Big(rate), perUnit: null },
  ...{ creditable: true, priceIncluded: false },
})
const perUnit: ResolvedTax = { ...tax(0), calculation: 'PER_UNIT', rate: null, perUnit: new Big(1) }
const SETS = [[], [tax(19)], [tax(5)], [tax(19), tax(8)], [tax(19), perUnit]]

/** A tax by unit is not within a price. */
const someLine = fc
  .record({
    includesTax: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 5_000 }),
    price: fc.nat(999_999),
    digits: fc.record({ quantity: fc.nat(2), price: fc.nat(2) }),
    discountRate: fc.constantFrom(0, 0, 10, 33.3333, 100),
    taxes: fc.nat(SETS.length - 1),
  })
  .map(({ includesTax, quantity, price, digits, discountRate, taxes }) => ({
    quantity: new Big(quantity).div(10 ** digits.quantity),
    unitPrice: new Big(price + (includesTax ? 300 : 0)).div(10 ** digits.price),
    discountRate: new Big(includesTax && discountRate === 100 ? 10 : discountRate),
    includesTax,
    taxes: SETS[includesTax ? Math.min(taxes, 3) : taxes],
  }))

const someWeight = fc.oneof(fc.constant(0), fc.constant(1), fc.nat(99), fc.nat(10 ** 7))
const MILLION = 1_000_000

test.group('Discounts of documents by their arithmetic', () => {
  for (const currency of ['COP', 'CLP'])
    test(`shares add up to the whole, and none has another sign (property 5, ${currency})`, ({
      assert,
    }) => {
      const digits = currency === 'CLP' ? 0 : 2
      const inMoney = (smallest: number) => new Big(smallest).div(10 ** digits)
      fc.assert(
        fc.property(
          fc.array(someWeight, { minLength: 1, maxLength: 30 }),
          fc.oneof(fc.constant(MILLION), fc.nat(MILLION)),
          (smallest, part) => {
            const weights = smallest.map(inMoney)
            const whole = smallest.reduce((all, one) => all + one, 0)
            const amount = inMoney(Math.floor((whole * part) / MILLION))
            const shares = inCurrency(currency, () => sharesOf(amount, weights))
            assert.lengthOf(shares, weights.length)
            assert.equal(sum(shares).toFixed(), amount.toFixed())
            for (const [index, share] of shares.entries()) {
              assert.isTrue(share.gte(0) && share.lte(weights[index]), `${share}`)
              assert.isTrue(share.eq(share.round(digits)))
            }
          }
        ),
        tries(500)
      )
    })

  test('a share is within the smallest unit of its exact part (property 5)', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(someWeight, { minLength: 1, maxLength: 30 }),
        fc.nat(MILLION),
        (weights, part) => {
          const whole = weights.reduce((all, one) => all + one, 0)
          const amount = new Big(Math.floor((whole * part) / MILLION)).div(100)
          const shares = inCurrency('COP', () =>
            sharesOf(
              amount,
              weights.map((one) => new Big(one).div(100))
            )
          )
          if (whole > 0)
            for (const [index, share] of shares.entries())
              assert.isTrue(share.minus(amount.times(weights[index]).div(whole)).abs().lte('0.01'))
        }
      ),
      tries(300)
    )
  })

  test('lines stay their amounts under any discount, and taxes are of what is left (property 5)', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.array(someLine, { minLength: 1, maxLength: 8 }),
        fc.nat(10_000),
        fc.boolean(),
        (asked, hundredths, byRate) => {
          inCurrency('COP', () => {
            const lines = asked.map((one) => taxedAmounts(one))
            const bases = lines.map(({ subtotal, discount }) => subtotal.minus(discount))
            const rate = new Big(hundredths).div(100)
            const given = sum(bases).times(rate).div(100).round(2, Big.roundHalfUp)
            const after = withDocumentDiscount(lines, byRate ? { rate } : { amount: given })

            const shares = after.map(({ documentDiscount }) => documentDiscount)
            assert.equal(sum(shares).toFixed(), given.toFixed())
            for (const [index, line] of after.entries()) {
              const { subtotal, discount, documentDiscount, tax: taxed, total, taxes } = line
              const net = subtotal.minus(discount)
              assert.equal(net.toFixed(), bases[index].minus(documentDiscount).toFixed())
              assert.equal(total.toFixed(), net.plus(taxed).toFixed())
              assert.equal(sum(taxes.map(({ amount }) => amount)).toFixed(), taxed.toFixed())
              for (const one of [net, taxed, documentDiscount]) assert.isTrue(one.gte(0))
              for (const { calculation, base, rate: percent, amount } of taxes)
                if (calculation === 'PERCENT' && documentDiscount.gt(0))
                  assert.equal(
                    amount.toFixed(2),
                    base.times(percent!).div(100).round(2, Big.roundHalfUp).toFixed(2)
                  )
            }
          })
        }
      ),
      tries(500)
    )
  })
})
