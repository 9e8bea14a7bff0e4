import { test } from '@japa/runner'
import { ok } from '../sales/shop.js'
import { brokenChecks } from '../tax/withholding.js'
import { aBilledBuyer } from './billing.js'

const ROUNDS = 10

test.group('Money at suppliers at the same time', () => {
  test('a void takes back what was allocated to bills while it waited', async ({ assert }) => {
    const buyer = await aBilledBuyer()
    const { api, supplier } = buyer
    const bills = [1, 2, 3].map(() =>
      buyer.posted({ items: [{ accountId: buyer.fees, unitCost: 100 }] })
    )
    const ids = (await Promise.all(bills)).map(({ id }) => id)
    for (let round = 0; round < ROUNDS; round++) {
      const paid = ok(
        await api.post('/supplier-payments', { supplierId: supplier.id, amount: 300 })
      )
      const at = `/supplier-payments/${paid.id}`
      const allocate = (billId: string) =>
        api.post(`${at}/allocations`, { items: [{ billId, amount: 100 }] })
      const [first, ...others] = ids
      const [, voided] = await Promise.all([
        allocate(first),
        api.post(`${at}/void`, {}),
        ...others.map(allocate),
      ])
      assert.equal(voided.status, 200)
      for (const id of ids)
        assert.containsSubset(ok(await api.get(`/bills/${id}`)), {
          status: 'POSTED',
          paidAmount: 0,
          balance: 100,
        })
    }
    assert.deepEqual(await brokenChecks(buyer), [])
  })
})
