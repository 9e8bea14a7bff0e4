/** Forms and exógena of the month against figures added up by hand from returns_month.ts. */
import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { tellReturnsMonth, type ReturnsMonth } from './returns_month.js'

/** Boxes of form 300 other than 0. */
const FORM_300 = {
  // Seeds 400,000. Drills 3,000,000. Milk 300,000. Course 250,000 and lunch 120,000.
  ...{ 27: 400_000, 28: 3_000_000, 35: 300_000, 39: 370_000, 41: 4_070_000 },
  // Four drills came back.
  ...{ 42: 600_000, 43: 3_470_000 },
  // Seeds 1,000,000. Drills 8,000,000. Fees 2,000,000. Repair 1,000,000.
  ...{ 50: 1_000_000, 51: 8_000_000, 53: 2_000_000, 54: 1_000_000, 55: 12_000_000 },
  // Ten drills went back.
  ...{ 56: 800_000, 57: 11_200_000 },
  // 5 % of 400,000. 19 % of 3,000,000. 19 % of 800,000.
  ...{ 58: 20_000, 59: 570_000, 66: 152_000, 67: 742_000 },
  // 5 % of 1,000,000. 19 % of 8,000,000. 19 % of 2,000,000.
  ...{ 71: 50_000, 72: 1_520_000, 75: 380_000, 77: 1_950_000 },
  // 19 % of 600,000. 1,950,000 + 114,000.
  ...{ 79: 114_000, 81: 2_064_000 },
  // 2,064,000 - 742,000. 85,500 - 17,100. 1,322,000 + 68,400.
  ...{ 83: 1_322_000, 85: 68_400, 89: 1_390_400 },
}

/** Boxes of form 350 other than 0. */
const FORM_350 = {
  // 2.5 % of 8,000,000. 11 % of 2,000,000. 6 % of 1,000,000 of a person who does not declare.
  ...{ 36: 8_000_000, 49: 200_000, 29: 2_000_000, 42: 220_000, 81: 1_000_000, 97: 60_000 },
  // 2.5 % of 800,000. 480,000 - 20,000.
  ...{ 129: 20_000, 130: 460_000 },
  // 15 % of 1,520,000 and 380,000. 15 % of 152,000.
  ...{ 131: 285_000, 133: 22_800, 134: 262_200, 136: 722_200, 138: 722_200 },
}

/** By format: concept, number, and the amounts in the order of the columns. */
const EXOGENA: Record<string, (string | number)[][]> = {
  // pago, retp, comun.
  1001: [
    ['5002', '900123456', 2_000_000, 220_000, 57_000],
    ['5004', '52123456', 1_000_000, 60_000, 0],
    ['5007', '890903938', 8_200_000, 180_000, 205_200],
  ],
  // valor, ret.
  1003: [
    ['1302', '901234567', 2_400_000, 60_000],
    ['1309', '901234567', 456_000, 68_400],
  ],
  // vimp, ivade.
  1005: [
    ['', '890903938', 1_570_000, 0],
    ['', '900123456', 380_000, 0],
    ['', '901234567', 0, 114_000],
  ],
  // imp, iva, icon.
  1006: [
    ['', '79555444', 20_000, 0, 9_600],
    ['', '890903938', 0, 152_000, 0],
    ['', '901234567', 570_000, 0, 0],
  ],
  // ibru, dred.
  1007: [
    ['4001', '79555444', 1_070_000, 0],
    ['4001', '901234567', 3_000_000, 600_000],
  ],
  // 1,099,600. 3,570,000 - 160,500 - 714,000 + 32,100.
  1008: [
    ['1315', '79555444', 1_099_600],
    ['1315', '901234567', 2_727_600],
  ],
  // 9,520,000 - 428,000 + 1,050,000 - 952,000 + 42,800.
  // DIAN: 460,000 + 262,200 + 9,600; the IVA in its favour is a claim.
  1009: [
    ['2201', '890903938', 9_232_800],
    ['2204', '800197268', 731_800],
  ],
}

const COLUMNS: Record<string, string[]> = {
  1001: ['pago', 'retp', 'comun'],
  1003: ['valor', 'ret'],
  1005: ['vimp', 'ivade'],
  1006: ['imp', 'iva', 'icon'],
  1007: ['ibru', 'dred'],
  1008: ['sal'],
  1009: ['sal'],
}

const shown = ({ boxes }: any) =>
  Object.fromEntries(
    boxes.filter(({ amount }: any) => amount).map(({ box, amount }: any) => [box, amount])
  )

test.group('A month of returns', (group) => {
  let month: ReturnsMonth
  const read = async (path: string) => {
    const { status, body, text } = await month.api.get(path)
    if (status !== 200) throw new Error(text)
    return body
  }

  group.setup(async () => {
    month = await tellReturnsMonth()
    return () => clock.travelTo(null)
  })

  test('form 300 is right to the peso in every box', async ({ assert }) => {
    const form = await read('/reports/vat-return?form=300&from=2026-03-01&to=2026-04-30')
    assert.deepEqual(shown(form), FORM_300)
    assert.deepEqual(form.otherTaxes, [
      { side: 'SALE', kind: 'CONSUMPTION', rate: 8, base: 120_000, amount: 9_600 },
    ])
    assert.deepEqual(
      form.unclassified.map(({ side, base, box }: any) => [side, base, box]),
      [['PURCHASE', 1_000_000, 54]]
    )
  })

  test('form 350 is right to the peso in every box', async ({ assert }) => {
    const form = await read('/reports/withholding-return?form=350&from=2026-03-01&to=2026-03-31')
    assert.deepEqual(shown(form), FORM_350)
    assert.isEmpty(form.unclassified)
  })

  test('ICA of Bogotá is 9.66 per thousand of fees and repair', async ({ assert }) => {
    const { rows, totals, income } = await read('/reports/ica?from=2026-03-01&to=2026-04-30')
    assert.lengthOf(rows, 1)
    assert.include(rows[0], {
      direction: 'PRACTISED',
      rate: 0.966,
      base: 3_000_000,
      amount: 28_980,
    })
    assert.deepEqual(totals.suffered, { base: 0, amount: 0 })
    assert.deepEqual(income, { sales: 4_070_000, returns: 600_000, net: 3_470_000 })
  })

  for (const [format, expected] of Object.entries(EXOGENA))
    test(`exógena ${format} is right to the peso in every row`, async ({ assert }) => {
      const { rows } = await read(`/reports/exogena/${format}?year=2026`)
      assert.deepEqual(
        rows.map((row: any) => [row.cpt, row.nid, ...COLUMNS[format].map((name) => row[name])]),
        expected
      )
    })

  test('the claim on the DIAN and what is owed to the municipality are named in 1009', async ({
    assert,
  }) => {
    const { skipped } = await read('/reports/exogena/1009?year=2026')
    // 476,000 - 1,798,000.
    assert.deepInclude(skipped, {
      reason: 'NEGATIVE',
      source: '2408',
      count: 7,
      amount: -1_322_000,
    })
    assert.deepInclude(skipped, {
      ...{ reason: 'MUNICIPAL_TAX', source: '236805', count: 2, amount: 28_980 },
    })
  })

  test('the lines of taxes and withholdings agree with the books', async ({ assert }) => {
    const { ok, checks } = await read('/reports/integrity')
    assert.isTrue(ok, JSON.stringify(checks.filter((check: any) => !check.ok)))
  })

  test('the law firm is certified for 220,000 of income tax', async ({ assert }) => {
    const { status, body } = await month.api.post('/withholding-certificates', {
      ...{ supplierId: month.lawyers.id, year: 2026, kind: 'RENTA' },
    })
    assert.equal(status, 201)
    assert.include(body, { totalBase: 2_000_000, totalWithheld: 220_000, mailedTo: null })
  })
})
