import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { completeAllocations } from '#database/old_payments/previous_release'
import { ok } from '#tests/functional/sales/shop'
import { aSeller, balanceOf, bill, brokenChecks, pay, type Seller } from './money.js'

/** Leaves a payment as the previous release writes it. */
const asBefore = ({ as }: Seller, id: string, sql = '') =>
  as(async () => {
    const key = [Current.tenantId, id]
    await execute('DELETE FROM allocations WHERE tenant_id = ? AND payment_id = ?', key)
    await execute(
      `UPDATE payments SET allocated_amount = 0, unallocated_amount = 0${sql} WHERE tenant_id = ? AND id = ?`,
      key
    )
  })

test.group('Payments of the previous release', () => {
  test('each gets one allocation, the same in every run', async ({ assert }) => {
    const seller = await aSeller()
    const invoice = await bill(seller, 100)
    const { id } = ok(await pay(seller, { invoiceId: invoice.id, amount: 60 }))
    await asBefore(seller, id)
    assert.isNotEmpty(await brokenChecks(seller))
    await completeAllocations()
    await completeAllocations()
    assert.deepEqual(await brokenChecks(seller), [])
    const { allocations, allocatedAmount } = ok(await seller.api.get(`/payments/${id}`))
    assert.lengthOf(allocations, 1)
    assert.equal(allocatedAmount, 60)

    const [{ id: allocationId }] = allocations
    ok(await seller.api.post(`/payments/${id}/allocations/${allocationId}/void`, {}))
    assert.equal(await balanceOf(seller, invoice.id), 100)
    assert.deepEqual(await brokenChecks(seller), [])
  })

  test('one that the sweep has not reached is voided like any other', async ({ assert }) => {
    const seller = await aSeller()
    const invoice = await bill(seller, 100)
    const { id } = ok(await pay(seller, { invoiceId: invoice.id, amount: 60, date: '2026-01-02' }))
    await asBefore(seller, id)
    const voided = ok(await seller.api.post(`/payments/${id}/void`, { date: '2026-01-03' }))
    assert.containsSubset(voided.allocations, [{ voidedOn: invoice.date, amount: 60 }])
    assert.equal(await balanceOf(seller, invoice.id), 100)
    await completeAllocations()
    assert.deepEqual(await brokenChecks(seller), [])
  })
})
