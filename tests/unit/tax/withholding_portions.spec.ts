import Big from 'big.js'
import { test } from '@japa/runner'
import { sum } from '#core/primitives/decimal'
import { portionsOf, type Returned } from '#tax/withholdings/engine/portions'
import type { DocumentLine } from '#tax/withholdings/engine/types'
import { inCurrency } from '#tests/in_currency'
import { line } from './pack.js'

const part = ({ net, vat, total, nature }: DocumentLine, share: number): DocumentLine => ({
  ...{ net: net.times(share), vat: vat.times(share), total: total.times(share), nature },
})
const withholding = (amount: number, more: object = {}) => ({
  ...{ conceptId: 'c', code: 'c', name: 'c', type: 'RENTA', baseKind: 'NET', lineIds: null },
  ...{ base: new Big(100), rate: null, minimum: null, amount: new Big(amount) },
  ...more,
})

test.group('Portions of withholdings', () => {
  test('the parts of a document that is returned in pieces are the whole to the cent', ({
    assert,
  }) => {
    const sold = { ...line(100), id: 'a' }
    for (const rounding of ['CENT', 'PESO'] as const)
      for (const amount of [0.01, 1, 9.99, 33.33, 50]) {
        const steps = [0, 0.1, 0.35, 0.5, 0.99, 1]
        const parts = steps.slice(1).flatMap((after, index) => {
          const returned: Returned[] = [
            { line: sold, before: part(sold, steps[index]), after: part(sold, after) },
          ]
          return inCurrency('COP', () =>
            portionsOf([withholding(amount) as any], returned, rounding)
          )
        })
        assert.equal(sum(parts.map((one) => one.amount)).toFixed(), new Big(amount).toFixed())
        assert.equal(sum(parts.map((one) => one.base)).toFixed(), '100')
      }
  })

  test('a withholding follows the lines of its base alone', ({ assert }) => {
    const [services, goods] = [
      { ...line(100), id: 'a' },
      { ...line(300), id: 'b' },
    ]
    const none = part(goods, 0)
    const returned: Returned[] = [
      { line: services, before: part(services, 0), after: services },
      { line: goods, before: none, after: none },
    ]
    const parts = inCurrency('COP', () =>
      portionsOf(
        [
          withholding(4, { code: 'services', lineIds: ['a'] }) as any,
          withholding(3, { code: 'goods', lineIds: ['b'] }) as any,
          withholding(8, { code: 'all' }) as any,
        ],
        returned,
        'CENT'
      )
    )
    assert.deepEqual(
      parts.map(({ code, amount }: any) => `${code} ${amount}`),
      ['services 4', 'all 2']
    )
  })
})
