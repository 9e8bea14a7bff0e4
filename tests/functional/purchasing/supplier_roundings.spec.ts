/** Rounding differences of payments to suppliers, within the limit of the company. */
import { test } from '@japa/runner'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'
import { linesOf } from './posted.js'
import { thePurchases } from './the_purchases.js'

const bill = (buyer: BilledBuyer) =>
  buyer.posted({ items: [{ accountId: buyer.fees, unitCost: 100_000, taxes: ['IVA19'] }] })

test.group('Roundings of payments to suppliers', () => {
  test('a difference of cents settles the bill, in either direction', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    ok(await api.patch('/settings/accounting', { roundingLimit: 1 }))
    for (const [amount, rounding, lines] of [
      [118_999.6, 0.4, ['220505 119000', '110505 -118999.6', '429581 -0.4']],
      [119_000.4, -0.4, ['220505 119000', '110505 -119000.4', '429581 0.4']],
      [118_999, 1, ['220505 119000', '110505 -118999', '429581 -1']],
    ] as const) {
      const { id } = await bill(buyer)
      const paid = ok(
        await api.post('/supplier-payments', {
          amount,
          allocations: [{ billId: id, amount: 119_000 }],
          deductions: [{ kind: 'ROUNDING', amount: rounding }],
        })
      )
      assert.containsSubset(paid, { deductedTotal: rounding, unallocatedAmount: 0 })
      assert.sameMembers(await linesOf(buyer, paid.id), [...lines])
      assert.containsSubset(ok(await api.get(`/bills/${id}`)), { balance: 0, status: 'PAID' })
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('more than the limit is refused, also in parts, and nothing changes', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api } = buyer
    const { id } = await bill(buyer)
    const pay = (amount: number, ...roundings: number[]) =>
      api.post('/supplier-payments', {
        amount,
        allocations: [{ billId: id, amount: 119_000 }],
        deductions: roundings.map((one) => ({ kind: 'ROUNDING', amount: one })),
      })
    const before = await thePurchases(buyer)
    isRefused(assert, await pay(118_999.99, 0.01), 409, 'ROUNDING_TOO_LARGE')
    ok(await api.patch('/settings/accounting', { roundingLimit: 1 }))
    for (const [amount, ...roundings] of [
      [118_998.99, 1.01],
      [119_001.01, -1.01],
      [118_998.8, 0.6, 0.6],
      [119_000, 0.6, -0.6],
    ] as [number, ...number[]][]) {
      const refused = await pay(amount, ...roundings)
      isRefused(assert, refused, 409, 'ROUNDING_TOO_LARGE')
      assert.equal(refused.body.errors[0].field, `deductions.${roundings.length - 1}.amount`)
    }
    isInvalid(assert, await pay(119_000, 0), 'deductions.0.amount', 'TOO_SMALL')
    assert.deepEqual(await thePurchases(buyer), before)
    assert.equal(ok(await api.get(`/bills/${id}`)).balance, 119_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
