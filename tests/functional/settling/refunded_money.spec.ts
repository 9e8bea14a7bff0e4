/** Refunded money is gone, and what documents took of the payment may still be taken back. */
import { test } from '@japa/runner'
import { ok } from '#tests/functional/sales/shop'
import { brokenChecks } from '#tests/functional/tax/withholding'
import { SIDES } from './sides.js'

test.group('Refunded money', () => {
  for (const [who, aSide] of SIDES)
    test(`an allocation of ${who} is taken back while a part of its payment is refunded`, async ({
      assert,
    }) => {
      const side = await aSide()
      const { api, paths, partyKey, documentKey } = side
      const partyId = await side.aParty()
      const document = await side.owes(partyId, 100)
      const paid = ok(
        await api.post(paths.payments, {
          ...{ [partyKey]: partyId, amount: 150, paymentMethod: 'CASH', excess: 'ADVANCE' },
          allocations: [{ [documentKey]: document.id, amount: 119 }],
        })
      )
      const at = `${paths.payments}/${paid.id}`
      ok(await api.post(`${at}/refunds`, { amount: 31 }))
      const back = ok(await api.post(`${at}/allocations/${paid.allocations[0].id}/void`, {}))
      assert.containsSubset(back, {
        allocatedAmount: 0,
        unallocatedAmount: 150,
        refundedAmount: 31,
      })
      assert.equal(ok(await api.get(`${paths.documents}/${document.id}`)).balance, 119)
      assert.equal(ok(await api.get(`${paths.parties}/${partyId}`)).advances, 119)
      assert.equal((await api.post(`${at}/void`, {})).body.code, 'IN_USE')
      assert.deepEqual(await brokenChecks(side), [])
    })
})
