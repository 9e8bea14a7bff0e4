import { test } from '@japa/runner'
import { booksOf } from '#tests/functional/accounting/books'
import { ok, times } from '../sales/shop.js'
import { taxLinesOf } from '../tax/posted.js'
import { brokenChecks } from '../tax/withholding.js'
import { aLawFirm, aSpender } from './spending.js'

test.group('Receipts of expenses', () => {
  test('a supplier gives each number once, however the expense names them', async ({ assert }) => {
    const spender = await aSpender()
    const { spend, api } = spender
    const { id: supplierId, thirdPartyId } = await aLawFirm(spender)
    const receipt = { amount: 100, number: 'FE-1' }
    const first = ok(await spend({ ...receipt, supplierId }))
    const other = ok(await spend({ ...receipt, number: 'FE-2', thirdPartyId }))

    const before = await booksOf(spender)
    const refused = {
      status: 409,
      code: 'DUPLICATE',
      expenseId: first.id,
      errors: [{ field: 'number', code: 'DUPLICATE' }],
    }
    for (const payee of [{ supplierId }, { thirdPartyId }, { supplierId, thirdPartyId }])
      assert.containsSubset((await spend({ ...receipt, ...payee })).body, refused)
    assert.containsSubset(
      (await api.patch(`/expenses/${other.id}`, { number: 'FE-1' })).body,
      refused
    )
    assert.equal(await booksOf(spender), before)

    ok(await spend(receipt))
    ok(await spend(receipt))
    ok(await api.patch(`/expenses/${first.id}`, { number: 'FE-1', description: 'Taxi' }))
    ok(await api.post(`/expenses/${first.id}/void`, { date: '2026-03-02' }))
    ok(await spend({ ...receipt, supplierId }))
  })

  test('of equal receipts at once, one is recorded', async ({ assert }) => {
    const spender = await aSpender()
    const { id: supplierId, thirdPartyId } = await aLawFirm(spender)
    const answers = await times(6, (index) =>
      spender.spend({
        ...{ amount: 100, number: 'FE-1' },
        ...(index % 2 ? { supplierId } : { thirdPartyId }),
      })
    )
    assert.deepEqual(
      answers.map(({ status }) => status).sort((a, b) => a - b),
      [201, 409, 409, 409, 409, 409]
    )
  })

  test('taxes by unit count the units of the line', async ({ assert }) => {
    const spender = await aSpender()
    const bags = ok(
      await spender.api.post('/taxes', {
        ...{ code: 'BOLSAS', name: 'Bolsas', kind: 'PER_UNIT', calculation: 'PER_UNIT' },
        ...{ rates: [{ validFrom: '2020-01-01', amount: 70 }], creditable: false },
        appliesTo: 'PURCHASE',
      })
    )
    const taxes = [{ taxId: bags.id }]
    const line = { net: 1000, tax: 210, total: 1210, quantity: 3 }
    for (const said of [{ net: 1000 }, { total: 1210 }]) {
      const expense = ok(await spender.spend({ lines: [{ ...said, quantity: 3, taxes }] }))
      assert.containsSubset(expense, { amount: 1210, lines: [line] })
      assert.deepEqual(ok(await spender.api.get(`/expenses/${expense.id}`)), expense)
      assert.lengthOf(await taxLinesOf(spender, expense.id), 1)
      ok(await spender.api.patch(`/expenses/${expense.id}`, expense))
    }
    const alone = ok(await spender.spend({ lines: [{ net: 1000, taxes }] }))
    assert.containsSubset(alone, { amount: 1070, lines: [{ quantity: 1 }] })
    for (const [quantity, code] of [
      [0, 'TOO_SMALL'],
      [1.00001, 'TOO_PRECISE'],
      ['tres', 'TYPE'],
    ] as const)
      assert.containsSubset((await spender.spend({ lines: [{ net: 1, quantity }] })).body, {
        status: 422,
        errors: [{ field: 'lines.0.quantity', code }],
      })
    assert.deepEqual(await brokenChecks(spender), [])
  })
})
