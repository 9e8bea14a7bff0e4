import Big from 'big.js'
import { test } from '@japa/runner'
import { form350, type WithheldSum } from '#tax/returns/form_350'

type Given = Partial<Omit<WithheldSum, 'base' | 'amount'>> & { base: number; amount: number }

const sum = ({ base, amount, ...more }: Given): WithheldSum => ({
  direction: 'PRACTISED',
  type: 'RENTA',
  code: 'SERVICIOS',
  row: 'SERVICES',
  personKind: 'LEGAL',
  sign: 1,
  ...more,
  base: new Big(base),
  amount: new Big(amount),
})

const shown = (sums: WithheldSum[]) =>
  Object.fromEntries(
    form350(sums)
      .boxes.filter(({ amount }) => !amount.eq(0))
      .map(({ box, amount }) => [box, amount.toNumber()])
  )

test.group('Form 350', () => {
  test('services of a natural person are boxes 81 and 97', ({ assert }) => {
    assert.deepEqual(shown([sum({ personKind: 'NATURAL', base: 1_000_000, amount: 60_000 })]), {
      81: 1_000_000,
      97: 60_000,
      130: 60_000,
      136: 60_000,
      138: 60_000,
    })
  })

  test('fees of a company with ReteIVA are boxes 29, 42 and 131', ({ assert }) => {
    const fees = sum({ row: 'FEES', base: 2_000_000, amount: 220_000 })
    const vat = sum({ type: 'VAT', row: 'VAT', base: 380_000, amount: 57_000 })
    assert.deepEqual(shown([fees, vat]), {
      29: 2_000_000,
      42: 220_000,
      130: 220_000,
      131: 57_000,
      134: 57_000,
      136: 277_000,
      138: 277_000,
    })
  })

  test('reversed withholdings are box 129 or 133 and lower no other box', ({ assert }) => {
    assert.deepEqual(
      shown([
        sum({ base: 500_000, amount: 20_000 }),
        sum({ sign: -1, base: 100_000, amount: 4_000 }),
        sum({ type: 'VAT', row: 'VAT', base: 95_000, amount: 14_250 }),
        sum({ type: 'VAT', row: 'VAT', sign: -1, base: 19_000, amount: 2_850 }),
      ]),
      {
        31: 500_000,
        44: 20_000,
        129: 4_000,
        130: 16_000,
        131: 14_250,
        133: 2_850,
        134: 11_400,
        136: 27_400,
        138: 27_400,
      }
    )
  })

  test('a self-withholding without a row is the special one, boxes 59 and 68', ({ assert }) => {
    const own = sum({ direction: 'SELF', type: 'SELF', row: null, base: 1_200_000, amount: 6_600 })
    const { 59: base, 68: amount } = shown([own])
    assert.deepEqual([base, amount], [1_200_000, 6_600])
  })

  test('ReteIVA of non-residents is box 132', ({ assert }) => {
    const { 131: ofResidents, 132: ofOthers } = shown([
      sum({ type: 'VAT', row: 'VAT_ABROAD', base: 190_000, amount: 190_000 }),
    ])
    assert.deepEqual([ofResidents, ofOthers], [undefined, 190_000])
  })

  test('a concept without a row, and a person whom the row lacks, are listed', ({ assert }) => {
    const { unclassified } = form350([
      sum({ code: 'PROPIO', row: null, base: 100, amount: 10 }),
      sum({ code: 'ACTIVOS', row: 'ASSETS', personKind: 'LEGAL', base: 100, amount: 1 }),
      sum({ code: 'SIN-TERCERO', personKind: null, base: 100, amount: 4 }),
    ])
    assert.deepEqual(
      unclassified.map(({ code }) => code),
      ['PROPIO', 'ACTIVOS', 'SIN-TERCERO']
    )
  })

  test('each box of form 350 stands once', ({ assert }) => {
    const boxes = form350([]).boxes.map(({ box }) => box)
    assert.lengthOf(new Set(boxes), boxes.length)
    assert.include(boxes, 29)
    assert.include(boxes, 128)
  })
})
