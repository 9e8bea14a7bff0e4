import { test } from '@japa/runner'
import Big from 'big.js'
import { digitsOf, isCurrency, supportedCurrencies, unsupported } from '#core/primitives/currencies'
import { mustFitCurrency, rounded, share, shownAmount } from '#core/money/amounts'
import { inCurrency } from '#tests/in_currency'

test.group('Currencies', () => {
  test('have the decimals of ISO 4217, not those that a locale writes', ({ assert }) => {
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

  test('of 3 decimals or more, and those without any unit, are known, and no company keeps its books in them', ({
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
  test('are rounded to the currency, half away from zero', ({ assert }) => {
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

  test('are shown with the decimals of the currency, and with cents where there are some from before', ({
    assert,
  }) => {
    const shown = (currency: string, amount: string) =>
      inCurrency(currency, () => shownAmount(new Big(amount)))
    assert.deepEqual(
      [shown('COP', '1341'), shown('CLP', '1341'), shown('CLP', '0.13')],
      ['1341.00', '1341', '0.13']
    )
  })

  test('that settle a debt fit the currency, or are all that is left', ({ assert }) => {
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
