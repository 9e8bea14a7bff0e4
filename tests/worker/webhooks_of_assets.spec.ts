import { test } from '@japa/runner'
import { eventNames } from '#core/resources/webhook_events'
import { aCompany } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { anEmptyOutbox } from '#tests/worker/helpers'
import { following } from '#tests/worker/announced_events'

const EVENTS = eventNames().filter((event) => /^(asset|maintenance)\./.test(event))

test.group('Webhooks of assets', (group) => {
  group.each.setup(anEmptyOutbox)

  test('every change of assets and maintenance is announced once, and unchanged records never', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { post, patch, remove, expect, imported, delivered, dataOf } = await following(
      company,
      EVENTS,
      ['imports']
    )
    const { id: warehouseId } = await post('/warehouses', { name: 'Bodega' })
    const held = { assignedToType: 'WAREHOUSE', assignedToId: warehouseId }
    const [phones, laptops] = [
      await post('/categories', { name: 'Teléfonos', type: 'ASSET' }),
      await post('/categories', { name: 'Portátiles', type: 'ASSET' }),
    ]
    const model = await post('/asset-models', { name: 'Latitude', categoryId: phones.id })

    const asset = await post('/assets', { name: 'Portátil', modelId: model.id })
    await patch(`/assets/${asset.id}`, { name: 'Portátil de la caja', purchaseCost: 3_200_000 })
    await patch(`/assets/${asset.id}`, { name: 'Portátil de la caja', purchaseCost: 3_200_000 })
    assert.equal(
      (await api.patch(`/assets/${asset.id}`, { name: 'Otro' }, { prefer: 'dry-run' })).status,
      200
    )
    await patch(`/assets/${asset.id}`, { notes: 'Con cargador', status: 'STORED' })
    await post(`/assets/${asset.id}/status`, { status: 'STORED' })
    expect('asset.created', 'asset.updated', 'asset.updated', 'asset.status_changed')

    await post(`/assets/${asset.id}/audit`, { expectedStatus: 'IN_PRODUCTION' })
    const copy = await post(`/assets/${asset.id}/duplicate`)
    expect('asset.audited', 'asset.created')

    await post(`/assets/${asset.id}/assign`, held)
    await post(`/assets/${asset.id}/return`)
    await post(`/assets/${asset.id}/assign`, held)
    await post(`/assets/${asset.id}/status`, { status: 'LOST' })
    expect(
      'asset.assigned',
      'asset.returned',
      'asset.assigned',
      'asset.returned',
      'asset.status_changed'
    )
    await post(`/assets/${copy.id}/assign`, held)
    await post(`/assets/${copy.id}/return`, { condition: 'DAMAGED' })
    expect('asset.assigned', 'asset.returned', 'asset.status_changed', 'maintenance.opened')

    const {
      data: [first],
    } = ok(await api.get('/maintenances'))
    const second = await post('/maintenances', {
      assetId: copy.id,
      startDate: '2026-01-05T00:00:00Z',
    })
    await patch(`/maintenances/${second.id}`, { technician: 'Taller Andino' })
    await patch(`/maintenances/${second.id}`, { technician: 'Taller Andino' })
    await post(`/maintenances/${second.id}/complete`)
    assert.equal((await api.post(`/maintenances/${second.id}/complete`)).status, 409)
    await patch(`/maintenances/${first.id}`, { endDate: first.startDate, cost: 80_000 })
    expect(
      'maintenance.opened',
      'maintenance.updated',
      'maintenance.completed',
      'asset.status_changed',
      'maintenance.completed'
    )

    const past = await post('/maintenances', {
      assetId: copy.id,
      startDate: '2026-01-05T00:00:00Z',
      endDate: '2026-01-06T00:00:00Z',
    })
    expect('asset.updated', 'maintenance.opened', 'maintenance.completed')
    await remove(`/maintenances/${past.id}`)
    const open = await post('/maintenances', {
      assetId: copy.id,
      startDate: '2026-01-05T00:00:00Z',
    })
    await remove(`/maintenances/${open.id}`)
    expect(
      'maintenance.deleted',
      'asset.status_changed',
      'maintenance.opened',
      'asset.status_changed',
      'maintenance.deleted'
    )

    await patch(`/asset-models/${model.id}`, { name: 'Latitude 7450' })
    const before = ok(await api.get(`/assets/${asset.id}`))
    await patch(`/asset-models/${model.id}`, { categoryId: laptops.id })
    const moved = ok(await api.get(`/assets/${asset.id}`))
    assert.equal(moved.version, before.version + 1)
    assert.isAbove(
      Date.parse(moved.updatedAt),
      Date.parse(before.updatedAt),
      'who follows a list by updatedAt sees it, too'
    )
    expect('asset.updated', 'asset.updated')

    await imported(
      'resource=assets&mode=upsert',
      `assetTag,name\n${asset.assetTag},Portátil recuperado\n${copy.assetTag},${copy.name}\n`
    )
    await imported('resource=assets', 'name\nImpresora\n')
    await imported('resource=assets&dryRun=true', 'name\nEscáner\n')
    expect('asset.updated', 'asset.created')
    await post(`/assets/${copy.id}/assign`, held)
    await remove(`/assets/${copy.id}`)
    expect('asset.assigned', 'asset.returned', 'asset.deleted')

    assert.deepEqual(...(await delivered()))
    assert.containsSubset(dataOf('asset.audited')[0], { id: asset.id, mismatches: 1 })
    assert.containsSubset(dataOf('asset.status_changed')[0], {
      id: asset.id,
      from: 'PENDING',
      to: 'STORED',
    })
    assert.containsSubset(dataOf('asset.created')[1], { id: copy.id, assetTag: copy.assetTag })
    assert.containsSubset(dataOf('asset.deleted')[0], {
      id: copy.id,
      assetTag: copy.assetTag,
      assignedToId: null,
    })
    assert.sameMembers(
      dataOf('asset.updated')
        .slice(-3, -1)
        .map(({ id }) => id),
      [asset.id, copy.id]
    )
    assert.containsSubset(dataOf('asset.updated').at(-1), {
      id: asset.id,
      name: 'Portátil recuperado',
      categoryId: laptops.id,
    })
    assert.containsSubset(
      dataOf('maintenance.completed').map(({ id }) => id),
      [second.id, first.id, past.id]
    )
    assert.containsSubset(dataOf('maintenance.completed')[1], {
      id: first.id,
      assetId: copy.id,
      cost: 80_000,
      status: 'COMPLETED',
    })
    assert.deepEqual(dataOf('maintenance.deleted')[1], { id: open.id, assetId: copy.id })
  }).timeout(60_000)
  test('every change of models, licenses, accessories, consumables and components is announced once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api, admin } = company
    const { post, patch, remove, expect, imported, delivered, dataOf } = await following(
      company,
      eventNames().filter((event) =>
        /^(asset_model|license|accessory|consumable|component)\./.test(event)
      ),
      ['imports']
    )
    const asset = await post('/assets', { name: 'Portátil' })

    const model = await post('/asset-models', { name: 'Latitude' })
    await patch(`/asset-models/${model.id}`, { name: 'Latitude 7450' })
    await patch(`/asset-models/${model.id}`, { name: 'Latitude 7450' })
    await remove(`/asset-models/${model.id}`)
    await imported('resource=assets&createMissing=true', 'name,model\nImpresora,LaserJet\n')
    expect(
      'asset_model.created',
      'asset_model.updated',
      'asset_model.deleted',
      'asset_model.created'
    )

    const license = await post('/licenses', { name: 'Suite', seats: 2, productKey: 'XXXX-1' })
    await patch(`/licenses/${license.id}`, { seats: 3 })
    await patch(`/licenses/${license.id}`, { seats: 3, productKey: 'XXXX-1' })
    await post(`/licenses/${license.id}/assign`, { userId: admin.id })
    assert.equal(
      (await api.post(`/licenses/${license.id}/assign`, { userId: admin.id })).status,
      409
    )
    assert.equal((await api.delete(`/licenses/${license.id}`)).status, 409)
    await post(`/licenses/${license.id}/return`, { userId: admin.id })
    await remove(`/licenses/${license.id}`)
    expect(
      'license.created',
      'license.updated',
      'license.assigned',
      'license.returned',
      'license.deleted'
    )

    const accessory = await post('/accessories', { name: 'Teclado', quantity: 5 })
    await patch(`/accessories/${accessory.id}`, { notes: 'Español' })
    await patch(`/accessories/${accessory.id}`, { notes: 'Español' })
    await post(`/accessories/${accessory.id}/assign`, { assetId: asset.id, quantity: 2 })
    await post(`/accessories/${accessory.id}/return`, { assetId: asset.id, quantity: 2 })
    await remove(`/accessories/${accessory.id}`)
    const consumable = await post('/consumables', { name: 'Tóner', quantity: 5, unit: 'u' })
    await patch(`/consumables/${consumable.id}`, { quantity: 6 })
    await patch(`/consumables/${consumable.id}`, { quantity: 6 })
    await post(`/consumables/${consumable.id}/deliver`, { assetId: asset.id, quantity: 2 })
    await remove(`/consumables/${consumable.id}`)
    const component = await post('/components', { name: 'Memoria' })
    for (const allocatedToAssetId of [asset.id, asset.id, null])
      await patch(`/components/${component.id}`, { allocatedToAssetId })
    await remove(`/components/${component.id}`)
    expect(
      'accessory.created',
      'accessory.updated',
      'accessory.assigned',
      'accessory.returned',
      'accessory.deleted'
    )
    expect(
      'consumable.created',
      'consumable.updated',
      'consumable.delivered',
      'consumable.deleted',
      'component.created',
      'component.updated',
      'component.updated',
      'component.deleted'
    )

    assert.deepEqual(...(await delivered()))
    assert.deepEqual(dataOf('license.deleted')[0], { id: license.id })
    assert.containsSubset(
      [dataOf('license.assigned')[0], dataOf('license.returned')[0]],
      [
        { id: license.id, userId: admin.id },
        { id: license.id, userId: admin.id },
      ]
    )
    for (const data of [...dataOf('license.created'), ...dataOf('license.updated')])
      assert.notMatch(JSON.stringify(data), /productKey|XXXX/)
    assert.containsSubset(dataOf('accessory.assigned')[0], {
      id: accessory.id,
      assetId: asset.id,
      quantityAssigned: 2,
    })
    assert.containsSubset(dataOf('consumable.delivered')[0], {
      id: consumable.id,
      quantity: 6,
      quantityDelivered: 2,
      assetId: asset.id,
    })
    assert.containsSubset(dataOf('consumable.deleted')[0], { id: consumable.id, name: 'Tóner' })
  }).timeout(60_000)
})
