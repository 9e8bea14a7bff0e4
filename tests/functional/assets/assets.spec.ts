import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { aWarehouse, anAsset, does, historyOf, ok, read } from './things.js'

test.group('Assets', () => {
  test('an asset goes out, comes back and is audited, and its history tells it', async ({ assert }) => {
    const { api, admin } = await aCompany()
    const asset = await anAsset(api)
    assert.match(asset.assetTag, /^OFC-[A-Z0-9]{4}-00001$/)
    assert.equal(asset.status, 'PENDING')
    const warehouse = await aWarehouse(api)
    const out = ok(await does(api, asset, 'assign', { assignedToType: 'WAREHOUSE', assignedToId: warehouse.id }))
    assert.equal(out.status, 'IN_PRODUCTION')
    ok(await does(api, asset, 'return'))
    assert.equal((await read(api, asset)).status, 'STORED')
    ok(await does(api, asset, 'audit', { expectedStatus: 'LOST' }))
    const history = await historyOf(api, asset)
    assert.deepEqual(history.map(({ action }) => action), ['created', 'assigned', 'returned', 'audited'])
    assert.equal(history[0].actorId, admin.id)
  })
})
