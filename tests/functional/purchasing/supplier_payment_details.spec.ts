/** Details of payments to suppliers that change, and ids of other systems. */
import { test } from '@japa/runner'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { ok } from '../sales/shop.js'
import { aBuyer } from './buying.js'
import { thePurchases } from './the_purchases.js'

test.group('Details of payments to suppliers', () => {
  test('notes, reference and own ids change, amounts and days never', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, supplier } = buyer
    const paid = ok(
      await api.post('/supplier-payments', {
        ...{ supplierId: supplier.id, amount: 500, externalId: 'ERP-1' },
        metadata: { channel: 'bank', batch: '7' },
      })
    )
    assert.containsSubset(paid, { externalId: 'ERP-1', metadata: { channel: 'bank', batch: '7' } })
    const at = `/supplier-payments/${paid.id}`
    assert.equal(ok(await api.patch(at, paid)).version, paid.version)
    const changed = ok(
      await api.patch(at, {
        ...{ notes: 'Por transferencia', reference: 'TRX-9', externalId: 'ERP-2' },
        metadata: { batch: null, run: '3' },
      })
    )
    assert.containsSubset(changed, {
      ...{ notes: 'Por transferencia', reference: 'TRX-9', externalId: 'ERP-2', amount: 500 },
      version: paid.version + 1,
    })
    assert.deepEqual(changed.metadata, { channel: 'bank', run: '3' })
    for (const query of ['externalId=ERP-2', 'metadata.run=3', 'reference=TRX-9'])
      assert.lengthOf(ok(await api.get(`/supplier-payments?${query}`)).data, 1, query)
    assert.lengthOf(ok(await api.get('/supplier-payments?externalId=ERP-1')).data, 0)

    const before = await thePurchases(buyer)
    for (const fixed of [
      { amount: 501 },
      { date: '2026-01-01' },
      { supplierId: buyer.warehouse.id },
      { paymentMethod: 'CARD' },
      { status: 'VOID' },
    ]) {
      const [field] = Object.keys(fixed)
      isInvalid(assert, await api.patch(at, fixed), field, 'IMMUTABLE_FIELD')
    }
    assert.deepEqual(await thePurchases(buyer), before)
    ok(await api.post(`${at}/void`, {}))
    assert.equal(ok(await api.patch(at, { notes: 'Devuelta' })).status, 'VOID')
  })

  test('an external id is of one payment, also of an order', async ({ assert }) => {
    const buyer = await aBuyer()
    const { api, supplier, goods } = buyer
    const order = await buyer.order([{ productId: goods.id, quantity: 1, unitCost: 100 }])
    ok(await buyer.receive(order.id))
    const path = `/purchase-orders/${order.id}/payments`
    const paid = ok(await api.post(path, { amount: 40, externalId: 'ERP-1' }))
    assert.equal(paid.externalId, 'ERP-1')
    const before = await thePurchases(buyer)
    const again = { supplierId: supplier.id, amount: 1, externalId: 'ERP-1' }
    isRefused(assert, await api.post('/supplier-payments', again), 409, 'DUPLICATE')
    isRefused(assert, await api.post(path, { amount: 1, externalId: 'ERP-1' }), 409, 'DUPLICATE')
    assert.deepEqual(await thePurchases(buyer), before)
  })
})
