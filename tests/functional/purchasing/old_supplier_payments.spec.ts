import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { completeAllocations } from '#database/old_payments/previous_release'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer, type BilledBuyer } from './billing.js'

/** An order of 1,000 that came, and 400 paid for it. */
async function paidOrder(buyer: BilledBuyer) {
  const order = await buyer.order([
    { productId: buyer.goods.id, quantity: 10, unitCost: 100, taxRate: 0 },
  ])
  ok(await buyer.receive(order.id))
  const path = `/purchase-orders/${order.id}/payments`
  ok(await buyer.api.post(path, { amount: 400 }))
  const [{ id }] = ok(await buyer.api.get(path)).data
  return { id: id as string, order }
}

/** Leaves a payment as the previous release writes it. */
const asBefore = ({ as }: BilledBuyer, id: string) =>
  as(async () => {
    const key = [Current.tenantId, id]
    await execute('DELETE FROM supplier_allocations WHERE tenant_id = ? AND payment_id = ?', key)
    await execute(
      `UPDATE supplier_payments SET number = NULL, supplier_id = NULL, supplier_name = NULL, allocated_amount = 0
        WHERE tenant_id = ? AND id = ?`,
      key
    )
  })

test.group('Supplier payments of the previous release', () => {
  test('each gets a number and one allocation, the same in every run', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { id, order } = await paidOrder(buyer)
    await asBefore(buyer, id)
    assert.isNotEmpty(await brokenChecks(buyer))
    await completeAllocations()
    await completeAllocations()
    assert.deepEqual(await brokenChecks(buyer), [])

    const payment = ok(await buyer.api.get(`/supplier-payments/${id}`))
    assert.containsSubset(payment, { supplierId: buyer.supplier.id, allocatedAmount: 400 })
    assert.isAbove(payment.number, 0)
    assert.deepEqual(
      payment.allocations.map((one: any) => [one.purchaseOrderId, one.amount]),
      [[order.id, 400]]
    )
    ok(await buyer.api.post(`/supplier-payments/${id}/void`, {}))
    assert.equal(ok(await buyer.api.get(`/purchase-orders/${order.id}`)).balance, 1_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })

  test('a void of the previous release ends the allocation on its day', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { id, order } = await paidOrder(buyer)
    ok(await buyer.api.post(`/supplier-payments/${id}/void`, {}))
    await buyer.as(() =>
      execute(
        'UPDATE supplier_allocations SET voided_on = NULL WHERE tenant_id = ? AND payment_id = ?',
        [Current.tenantId, id]
      )
    )
    await completeAllocations()
    const { allocations, voidedOn } = ok(await buyer.api.get(`/supplier-payments/${id}`))
    assert.deepEqual(
      allocations.map((one: any) => one.voidedOn),
      [voidedOn]
    )
    assert.equal(ok(await buyer.api.get(`/purchase-orders/${order.id}`)).balance, 1_000)
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
