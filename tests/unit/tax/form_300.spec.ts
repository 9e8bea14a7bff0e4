/** Form 300 by the worked figures of a sale, its credit note, purchases and an expense. */
import Big from 'big.js'
import { test } from '@japa/runner'
import { form300 } from '#tax/returns/form_300'
import type { TaxSum } from '#tax/returns/tax_sums'

const NOTHING_WITHHELD = { suffered: new Big(0), ofNonResidents: new Big(0) }

type Given = Partial<Omit<TaxSum, 'base' | 'amount' | 'rate'>> & {
  base: number
  amount?: number
  rate?: number | null
}

const line = ({ base, amount = 0, rate = 19, ...more }: Given): TaxSum => ({
  side: 'SALE',
  sign: 1,
  kind: 'VAT',
  category: 'S',
  nature: 'GOODS',
  creditable: true,
  ...more,
  rate: rate === null ? null : new Big(rate),
  base: new Big(base),
  amount: new Big(amount),
})

/** Boxes other than 0. */
const shown = (sums: TaxSum[], withheld = NOTHING_WITHHELD) =>
  Object.fromEntries(
    form300(sums, withheld)
      .boxes.filter(({ amount }) => !amount.eq(0))
      .map(({ box, amount }) => [box, amount.toNumber()])
  )

/** Lines with INC 8 alone: their net amount and the tax. */
const lunch = (base: number, sign: 1 | -1 = 1) => [
  line({ sign, kind: 'NONE', category: 'E', rate: null, base }),
  line({ sign, kind: 'CONSUMPTION', category: 'E', rate: 8, base, amount: base * 0.08 }),
]

const purchase = (more: Given) => line({ side: 'PURCHASE', ...more })

test.group('Form 300', () => {
  test('a sale with IVA 19 and a line with INC 8 fills 28, 39, 59 and 85', ({ assert }) => {
    const sums = [line({ base: 1_000_000, amount: 190_000 }), ...lunch(200_000)]
    assert.deepEqual(shown(sums, { ...NOTHING_WITHHELD, suffered: new Big(28_500) }), {
      28: 1_000_000,
      39: 200_000,
      41: 1_200_000,
      43: 1_200_000,
      59: 190_000,
      67: 190_000,
      82: 190_000,
      85: 28_500,
      86: 161_500,
      88: 161_500,
    })
    const { otherTaxes, unclassified } = form300(sums, NOTHING_WITHHELD)
    assert.deepEqual(
      otherTaxes.map(({ kind, base, amount }) => [kind, base.toNumber(), amount.toNumber()]),
      [['CONSUMPTION', 200_000, 16_000]]
    )
    assert.isEmpty(unclassified)
  })

  test('sales returns are boxes 42 and 79 and lower neither income nor generated tax', ({
    assert,
  }) => {
    const {
      28: sold,
      59: tax,
      42: returned,
      79: taxBack,
      43: net,
      82: due,
    } = shown([
      line({ base: 1_000_000, amount: 190_000 }),
      ...lunch(200_000),
      line({ sign: -1, base: 500_000, amount: 95_000 }),
      ...lunch(100_000, -1),
    ])
    assert.deepEqual(
      { sold, tax, returned, taxBack, net, due },
      {
        sold: 1_000_000,
        tax: 190_000,
        returned: 600_000,
        taxBack: 95_000,
        net: 600_000,
        due: 95_000,
      }
    )
  })

  test('purchases go by goods or services and by rate, and without tax to 54', ({ assert }) => {
    assert.deepEqual(
      shown([
        purchase({ base: 100_000, amount: 19_000 }),
        purchase({ base: 200_000, amount: 10_000, rate: 5 }),
        purchase({ base: 2_000_000, amount: 380_000, nature: 'SERVICES' }),
        purchase({ base: 40_000, amount: 2_000, rate: 5, nature: 'SERVICES' }),
        purchase({ base: 1_000_000, category: 'O', rate: 0 }),
        purchase({ sign: -1, base: 50_000, amount: 9_500 }),
      ]),
      {
        50: 200_000,
        51: 100_000,
        52: 40_000,
        53: 2_000_000,
        54: 1_000_000,
        55: 3_340_000,
        56: 50_000,
        57: 3_290_000,
        66: 9_500,
        67: 9_500,
        71: 10_000,
        72: 19_000,
        74: 2_000,
        75: 380_000,
        77: 411_000,
        81: 411_000,
        83: 401_500,
        89: 401_500,
      }
    )
  })

  test('tax that cannot be deducted stays out, its base does not', ({ assert }) => {
    const boxes = shown([purchase({ base: 100_000, amount: 19_000, creditable: false })])
    assert.deepEqual(boxes, { 51: 100_000, 55: 100_000, 57: 100_000 })
  })

  test('exento, excluido, no gravado and exports have boxes of their own', ({ assert }) => {
    const {
      30: goods,
      31: services,
      35: exempt,
      39: excluded,
      40: untaxed,
      41: all,
    } = shown([
      line({ category: 'G', rate: 0, base: 1 }),
      line({ category: 'G', rate: 0, base: 2, nature: 'SERVICES' }),
      line({ category: 'Z', rate: 0, base: 4 }),
      line({ category: 'E', rate: 0, base: 8 }),
      line({ category: 'O', rate: 0, base: 16 }),
    ])
    assert.deepEqual([goods, services, exempt, excluded, untaxed, all], [1, 2, 4, 8, 16, 31])
  })

  test('sales without a category and rates without a box are listed, not guessed', ({ assert }) => {
    const sums = [
      line({ category: null, rate: null, base: 70_000 }),
      line({ rate: 16, base: 10_000, amount: 1_600 }),
      purchase({ category: null, rate: null, base: 5_000 }),
    ]
    assert.deepEqual(shown(sums), { 54: 5_000, 55: 5_000, 57: 5_000 })
    assert.deepEqual(
      form300(sums, NOTHING_WITHHELD).unclassified.map(({ side, base, box }) => [
        side,
        base.toNumber(),
        box,
      ]),
      [
        ['SALE', 70_000, null],
        ['SALE', 10_000, null],
        ['PURCHASE', 5_000, 54],
      ]
    )
  })

  test('a tax beside VAT on its line has no base of its own in the return', ({ assert }) => {
    const {
      28: taxed,
      39: excluded,
      41: all,
    } = shown([
      line({ base: 100_000, amount: 19_000 }),
      line({ kind: 'CONSUMPTION', rate: 4, base: 100_000, amount: 4_000 }),
    ])
    assert.deepEqual([taxed, excluded, all], [100_000, undefined, 100_000])
  })

  test('ReteIVA of non-residents is deductible in 78, and their services stand in 49', ({
    assert,
  }) => {
    const {
      49: services,
      78: withheld,
      81: deductible,
    } = shown([purchase({ category: 'AE', base: 1_000_000, amount: 0, nature: 'SERVICES' })], {
      ...NOTHING_WITHHELD,
      ofNonResidents: new Big(190_000),
    })
    assert.deepEqual([services, withheld, deductible], [1_000_000, 190_000, 190_000])
  })

  test('the form has its boxes from 27 through 89 once each', ({ assert }) => {
    const boxes = form300([], NOTHING_WITHHELD).boxes.map(({ box }) => box)
    assert.deepEqual(
      boxes,
      Array.from({ length: 63 }, (_, index) => 27 + index)
    )
  })
})
