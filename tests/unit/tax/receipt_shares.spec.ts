import Big from 'big.js'
import { test } from '@japa/runner'
import { sharesOf } from '#database/old_tax_lines/receipt_shares'

const line = (rate: string, value: string) => ({ rate: new Big(rate), value: new Big(value) })

const shown = (lines: ReturnType<typeof line>[], subtotal: string, tax: string) =>
  sharesOf(lines, { subtotal: new Big(subtotal), tax: new Big(tax) }).map(
    ({ rate, base, amount }) => [rate, base, amount].map((value) => value.toFixed()).join(' ')
  )

test.group('The parts of an old receipt', () => {
  test('a receipt of an order with one rate has its whole tax', ({ assert }) => {
    assert.deepEqual(shown([line('19', '100'), line('19', '5')], '50', '9.5'), ['19 50 9.5'])
  })

  test('the parts of two rates follow from the sums of net and tax', ({ assert }) => {
    const lines = [line('0', '100'), line('19', '100')]
    assert.deepEqual(shown(lines, '300', '19'), ['19 100 19', '0 200 0'])
    assert.deepEqual(shown(lines, '200', '0'), ['0 200 0'])
    assert.deepEqual(shown([line('5', '1'), line('19', '1')], '300', '29'), [
      '19 100 19',
      '5 200 10',
    ])
  })

  test('the parts of three rates follow the lines of the order, and add up', ({ assert }) => {
    const lines = [line('0', '100'), line('5', '100'), line('19', '100')]
    assert.deepEqual(shown(lines, '100', '8'), ['19 33.34 6.33', '5 33.33 1.67', '0 33.33 0'])
  })
})
