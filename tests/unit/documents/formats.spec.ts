import { test } from '@japa/runner'
import { formatsOf } from '#documents/formats'

test.group('Amounts on documents', () => {
  test('amounts have two decimals, or none when they are whole in a currency without cents', ({
    assert,
  }) => {
    const [pesos, yen] = [
      formatsOf({ locale: 'es-CO' }, 'COP'),
      formatsOf({ locale: 'en-US' }, 'JPY'),
    ]

    assert.deepEqual([39599.6, 5, 0].map(pesos.amount), ['39.599,60', '5,00', '0,00'])
    assert.deepEqual([39599.6, 0.05, 5, 0].map(yen.amount), ['39,599.60', '0.05', '5', '0'])
    assert.deepEqual([1234.5, 1234].map(yen.money), ['¥1,234.50', '¥1,234'])
    assert.deepEqual([1.5, 1.2345, 2].map(yen.price), ['1.50', '1.2345', '2'])
  })
})
