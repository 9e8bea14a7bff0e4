import { test } from '@japa/runner'
import { booksOf } from '#tests/functional/accounting/books'
import { ok } from '../sales/shop.js'
import { postedBy } from '../tax/posted.js'
import { brokenChecks, withheldLines } from '../tax/withholding.js'
import { aLawFirm, aSpender, type Spender } from './spending.js'

/** Fees of case E: 2,000,000 with IVA 19. */
const fees = (more: object = {}) => ({
  lines: [{ net: 2_000_000, taxes: [{ code: 'IVA19' }] }],
  ...more,
})

const OF_FEES = ['HONORARIOS', 'RETEIVA-SERVICIOS', 'ICA-BOG-1-SERVICIOS']

const asked = ({ ids }: Spender) => OF_FEES.map((code) => ({ conceptId: ids[code] }))

test.group('Expenses with withholdings', () => {
  test('fees with IVA and three withholdings pay the remainder (case E)', async ({ assert }) => {
    const spender = await aSpender()
    const { id: supplierId } = await aLawFirm(spender)
    const expense = ok(await spender.spend(fees({ supplierId, withholdings: asked(spender) })))

    assert.containsSubset(expense, {
      amount: 2_380_000,
      withheldTotal: 296_320,
      paidAmount: 2_083_680,
      withholdings: [
        { code: 'HONORARIOS', base: 2_000_000, rate: 11, amount: 220_000 },
        { code: 'RETEIVA-SERVICIOS', base: 380_000, rate: 15, amount: 57_000 },
        { code: 'ICA-BOG-1-SERVICIOS', base: 2_000_000, rate: 0.966, amount: 19_320 },
      ],
    })
    assert.deepEqual(await postedBy(spender, expense.id), [
      '519595 D 2000000',
      '240810 D 380000',
      '110505 C 2083680',
      '236515 C 220000',
      '236705 C 57000',
      '236805 C 19320',
    ])
    assert.deepEqual((await spender.api.get(`/expenses/${expense.id}`)).body, expense)

    ok(await spender.api.post(`/expenses/${expense.id}/void`, { date: '2026-03-03' }))
    assert.lengthOf(await withheldLines(spender, expense.id), 6)
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('withholdings are computed where the company or the expense asks for it', async ({
    assert,
  }) => {
    const spender = await aSpender({ responsibilities: ['O-23'], autoWithholdings: true })
    const { id: supplierId } = await aLawFirm(spender)
    const expense = ok(await spender.spend(fees({ supplierId })))
    assert.deepEqual(
      expense.withholdings.map(({ code, amount }: any) => [code, amount]),
      [
        ['SERVICIOS', 80_000],
        ['RETEIVA-SERVICIOS', 57_000],
        ['ICA-BOG-1-SERVICIOS', 19_320],
      ]
    )
    for (const more of [{ withholdings: [] }, { autoWithholdings: false }])
      assert.equal(ok(await spender.spend(fees({ supplierId, ...more }))).withheldTotal, 0)
    const small = ok(await spender.spend({ supplierId, amount: 100_000 }))
    assert.equal(small.withheldTotal, 0)
    assert.deepEqual(await brokenChecks(spender), [])
  })

  test('a base or an amount is taken as said, within the expense', async ({ assert }) => {
    const spender = await aSpender()
    const [{ conceptId }] = asked(spender)
    const expense = ok(await spender.spend(fees({ withholdings: [{ conceptId, base: 500_000 }] })))
    assert.equal(expense.withheldTotal, 55_000)

    const before = await booksOf(spender)
    for (const [one, field] of [
      [{ conceptId, base: 2_000_001 }, 'withholdings.0.base'],
      [{ conceptId, amount: 2_000_001 }, 'withholdings.0.amount'],
    ] as const)
      assert.containsSubset((await spender.spend(fees({ withholdings: [one] }))).body, {
        status: 422,
        errors: [{ field, code: 'TOO_LARGE' }],
      })
    assert.containsSubset(
      (
        await spender.spend(
          fees({ withholdings: [{ conceptId: '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90' }] })
        )
      ).body,
      { status: 422, errors: [{ field: 'withholdings.0.conceptId', code: 'NOT_FOUND' }] }
    )
    assert.equal(await booksOf(spender), before)
  })

  test('a dry run shows what would be withheld', async ({ assert }) => {
    const spender = await aSpender()
    const before = await booksOf(spender)
    const { body } = await spender.api.post(
      '/expenses',
      {
        ...fees({ withholdings: asked(spender) }),
        description: 'Asesoría',
        paymentAccountId: spender.cash,
        expenseDate: '2026-03-02',
      },
      { prefer: 'dry-run' }
    )
    assert.equal(body.withheldTotal, 296_320)
    assert.equal(await booksOf(spender), before)
  })
})
