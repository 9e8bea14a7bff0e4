import { test } from '@japa/runner'
import Big from 'big.js'
import { digitsOf, isCurrency, supportedCurrencies, unsupported } from '#core/primitives/currencies'
import { mustFitCurrency, rounded, share, shownAmount } from '#core/money/amounts'
import { inCurrency } from '#tests/in_currency'

test.group('Currencies', () => {
  test('currencies have the decimals of ISO 4217, not those of a locale', ({ assert }) => {
    for (const code of [
      'COP',
      'USD',
      'EUR',
      'MXN',
      'HUF',
      'IDR',
      'ALL',
      'PKR',
      'MGA',
      'MRU',
      'TWD',
      'ARS',
    ])
      assert.equal(digitsOf(code), 2, code)
    for (const code of 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
      assert.equal(digitsOf(code), 0, code)
  })

  test("a currency with 3 decimals or without a minor unit is known, but cannot be a company's currency", ({
    assert,
  }) => {
    const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
    for (const code of [...three, 'CLF', 'UYW', 'XAU', 'XDR', 'XXX']) {
      assert.isTrue(isCurrency(code), code)
      assert.isString(unsupported(code), code)
      assert.notInclude(supportedCurrencies(), code)
    }
    for (const code of ['COP', 'CLP', 'USD', 'JPY']) assert.include(supportedCurrencies(), code)
    assert.isFalse(isCurrency('XYZ'))
  })
})

test.group('Amounts of money', () => {
  test('amounts are rounded to the currency, half away from zero', ({ assert }) => {
    const both = (amount: string) =>
      ['COP', 'CLP'].map((currency) =>
        inCurrency(currency, () => rounded(new Big(amount)).toFixed())
      )
    assert.deepEqual(['214.13', '0.5', '-0.5', '1.005', '-2.675'].map(both), [
      ['214.13', '214'],
      ['0.5', '1'],
      ['-0.5', '-1'],
      ['1.01', '1'],
      ['-2.68', '-3'],
    ])
    assert.deepEqual(
      ['COP', 'CLP'].map((currency) =>
        inCurrency(currency, () => share(new Big(1000), new Big(3)).toFixed())
      ),
      ['333.33', '333']
    )
  })

  test('amounts are shown with the decimals of the currency, and older cents remain visible', ({
    assert,
  }) => {
    const shown = (currency: string, amount: string) =>
      inCurrency(currency, () => shownAmount(new Big(amount)))
    assert.deepEqual(
      [shown('COP', '1341'), shown('CLP', '1341'), shown('CLP', '0.13')],
      ['1341.00', '1341', '0.13']
    )
  })

  test('an amount that settles a debt fits the currency or equals the whole remainder', ({
    assert,
  }) => {
    const settle = (currency: string, amount: string, rest: string) => () =>
      inCurrency(currency, () => mustFitCurrency(new Big(amount), 'amount', new Big(rest)))
    assert.throws(settle('CLP', '10.5', '11'), /CLP has no decimals/)
    for (const [currency, amount, rest] of [
      ['CLP', '10', '11'],
      ['CLP', '0.13', '0.13'],
      ['COP', '10.5', '11'],
    ])
      assert.doesNotThrow(settle(currency, amount, rest))
  })
})
