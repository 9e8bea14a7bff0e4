import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid } from '#tests/functional/core/refusals'
import { anAsset, byStatus, made, pastOf, times } from './equipment.js'

test.group('Consumables', () => {
  test('a delivered consumable is consumed, and its asset is recorded', async ({ assert }) => {
    const company = await aCompany()
    const { api, admin } = company
    const consumable = await made(api, 'consumables', { quantity: 10 })
    assert.containsSubset(consumable, { quantity: 10, available: 10, unit: 'unidades' })
    const asset = await anAsset(api)
    const path = `/consumables/${consumable.id}`

    assert.containsSubset(
      (await api.post(`${path}/deliver`, { assetId: asset.id, quantity: 4 })).body,
      { id: consumable.id, quantity: 10, available: 6 }
    )
    isInvalid(
      assert,
      await api.post(`${path}/deliver`, { assetId: asset.id, quantity: 7 }),
      'quantity',
      'INSUFFICIENT_QUANTITY',
      409
    )
    isInvalid(
      assert,
      await api.patch(path, { quantity: 3 }),
      'quantity',
      'INSUFFICIENT_QUANTITY',
      409
    )
    assert.equal((await api.patch(path, { quantity: 4, unit: null })).body.available, 0)
    const { data } = (await api.get(`${path}/deliveries?assetId=${asset.id}`)).body
    assert.containsSubset(data, [
      { consumableId: consumable.id, assetId: asset.id, quantity: 4, deliveredBy: admin.id },
    ])
    assert.deepEqual(await pastOf(company, asset.id), ['created', 'consumable_delivered'])

    assert.equal((await api.delete(path)).status, 204)
    assert.equal((await api.get(path)).status, 404)
  })

  test('parallel deliveries never exceed the stock', async ({ assert }) => {
    const { api } = await aCompany()
    const [consumable, asset] = [
      await made(api, 'consumables', { quantity: 7 }),
      await anAsset(api),
    ]

    const answers = await times(20, () =>
      api.post(`/consumables/${consumable.id}/deliver`, { assetId: asset.id, quantity: 2 })
    )
    assert.deepEqual(byStatus(answers), { 200: 3, 409: 17 })
    assert.equal((await api.get(`/consumables/${consumable.id}`)).body.available, 1)
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })
})
