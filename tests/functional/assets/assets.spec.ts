import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { aCompany, unique, type Company } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { aCategoryOf, anAsset, anAssetModel, ok, pastOf } from './equipment.js'
import { aWarehouse, assign, does, historyOf, inDays, read } from './things.js'

test.group('Assets', (group) => {
  let company: Company
  group.setup(async () => void (company = await aCompany()))

  test('an asset is kept as it was sent, with the category of its model', async ({ assert }) => {
    const { api } = company
    const category = await aCategoryOf(api, 'ASSET')
    const model = await anAssetModel(api, {
      categoryId: category.id,
      usefulLifeMonths: 36,
      salvageValue: 250.5,
    })
    const [location, supplier] = [
      await aWarehouse(api),
      ok(await api.post('/suppliers', { name: 'Mayorista' })),
    ]
    const sent = {
      name: 'Portátil',
      modelId: model.id,
      serial: 'PF4X9K2L',
      notes: 'Nuevo',
      purchaseCost: 4_850_000.5,
      supplierId: supplier.id,
      locationId: location.id,
    }

    const asset = ok(await api.post('/assets', { ...sent, purchaseDate: '2026-01-15' }))
    assert.containsSubset(asset, {
      ...sent,
      purchaseDate: '2026-01-15T00:00:00.000Z',
      status: 'PENDING',
      categoryId: category.id,
      assignedToType: null,
      assignedToId: null,
      expectedCheckinDate: null,
      overdue: false,
      lastAuditedAt: null,
    })
    assert.deepEqual(await read(api, asset), asset)
    assert.deepEqual(
      ok(await api.patch(`/assets/${asset.id}`, asset, { prefer: 'handling=strict' })),
      asset
    )

    const other = await aCategoryOf(api, 'ASSET')
    ok(await api.patch(`/asset-models/${model.id}`, { categoryId: other.id }))
    const moved = await api.get(`/assets/${asset.id}`, { 'if-none-match': `"${asset.version}"` })
    assert.deepEqual([moved.status, ok(moved).categoryId], [200, other.id])
    assert.equal(
      ok(await api.patch(`/assets/${asset.id}`, { modelId: null, locationId: null })).categoryId,
      null
    )
  })

  test('references of an asset must exist; an update changes neither tag nor holder', async ({
    assert,
  }) => {
    const { api } = company
    const asset = await anAsset(api)
    const other = await aCompany()
    const gone = await aWarehouse(api)
    await api.delete(`/warehouses/${gone.id}`)

    for (const [field, id] of [
      ['modelId', (await anAssetModel(other.api)).id],
      ['locationId', gone.id],
      ['supplierId', ok(await other.api.post('/suppliers', { name: 'x' })).id],
    ]) {
      isInvalid(assert, await api.post('/assets', { name: 'x', [field]: id }), field, 'NOT_FOUND')
      isInvalid(assert, await api.patch(`/assets/${asset.id}`, { [field]: id }), field, 'NOT_FOUND')
    }
    for (const [field, value] of [
      ['assetTag', 'OFC-ZZZZ-00001'],
      ['assignedToType', 'ASSET'],
      ['assignedToId', asset.id],
    ])
      isInvalid(
        assert,
        await api.patch(`/assets/${asset.id}`, { [field]: value }),
        field,
        'IMMUTABLE_FIELD'
      )
    isInvalid(
      assert,
      await api.post('/assets', { name: 'x', purchaseCost: -1 }),
      'purchaseCost',
      'TOO_SMALL'
    )
    isInvalid(
      assert,
      await assign(api, asset, 'ASSET', asset, { expectedCheckinDate: '2026-01-01' }),
      'expectedCheckinDate',
      'MUST_BE_FUTURE'
    )
    isInvalid(
      assert,
      await api.post('/asset-models', {
        name: 'x',
        categoryId: (await aCategoryOf(api, 'PRODUCT')).id,
      }),
      'categoryId',
      'INVALID'
    )
  })

  test('a model with assets stays, also of deleted ones', async ({ assert }) => {
    const { api } = company
    const [model, unused] = [await anAssetModel(api), await anAssetModel(api)]
    const asset = await anAsset(api, { modelId: model.id })
    isRefused(assert, await api.delete(`/asset-models/${model.id}`), 409, 'IN_USE')
    await api.delete(`/assets/${asset.id}`)
    isRefused(assert, await api.delete(`/asset-models/${model.id}`), 409, 'IN_USE')
    assert.equal((await api.delete(`/asset-models/${unused.id}`)).status, 204)
  })

  test('a copy is pending and free, has a tag of its own and no serial', async ({ assert }) => {
    const { api } = company
    const model = await anAssetModel(api)
    const field = ok(
      await api.post('/custom-fields', {
        name: unique('Color'),
        appliesToType: 'MODEL',
        appliesToId: model.id,
      })
    )
    const original = await anAsset(api, {
      modelId: model.id,
      serial: 'S-1',
      purchaseCost: 10,
      notes: 'Una nota',
      locationId: (await aWarehouse(api)).id,
    })
    ok(
      await api.put(`/assets/${original.id}/custom-values`, {
        values: [{ customFieldId: field.id, value: 'Rojo' }],
      })
    )
    ok(await assign(api, original, 'WAREHOUSE', await aWarehouse(api)))

    const answer = await does(api, original, 'duplicate')
    const copy = ok(answer)
    assert.equal(answer.status, 201)
    assert.equal(answer.headers.get('location'), `/api/v1/assets/${copy.id}`)
    const { modelId, purchaseCost, notes, locationId } = original
    assert.containsSubset(copy, {
      modelId,
      purchaseCost,
      notes,
      locationId,
      name: `${original.name} (copia)`,
      status: 'PENDING',
      serial: null,
      assignedToId: null,
    })
    assert.notEqual(copy.assetTag, original.assetTag)
    assert.equal(ok(await api.get(`/assets/${copy.id}/custom-values`)).data[0].value, 'Rojo')
    assert.match((await historyOf(api, copy))[0].note, new RegExp(original.assetTag))
    assert.include(await pastOf(company, original.id), 'duplicated')

    const named = ok(
      await does(api, original, 'duplicate', {
        name: 'Otro',
        notes: 'Distinta',
        assetTag: copy.assetTag.replace(/\d{5}$/, '77777'),
      })
    )
    assert.deepEqual(
      [named.name, named.notes, named.assetTag.slice(-5)],
      ['Otro', 'Distinta', '77777']
    )
    const long = await anAsset(api, { name: 'x'.repeat(255) })
    assert.equal(ok(await does(api, long, 'duplicate')).name, `${'x'.repeat(247)} (copia)`)
    const longer = ok(await api.post('/assets', { name: 'a' + '😀'.repeat(254) }))
    assert.equal(ok(await does(api, longer, 'duplicate')).name, `a${'😀'.repeat(246)} (copia)`)
  })

  test('a physical audit lists differences and restarts its interval', async ({ assert }) => {
    const { api, admin } = company
    const [here, there] = [await aWarehouse(api), await aWarehouse(api)]
    const asset = await anAsset(api, { status: 'STORED', locationId: here.id })

    const seen = { field: 'serial', expected: 'A-1', actual: 'B-2' }
    const audit = ok(
      await does(api, asset, 'audit', {
        expectedLocationId: there.id,
        expectedStatus: 'LOST',
        mismatches: [seen, seen],
        notes: 'Rayado',
      })
    )
    assert.containsSubset(audit, {
      assetId: asset.id,
      notes: 'Rayado',
      auditedBy: admin.id,
      expectedLocationId: there.id,
      expectedStatus: 'LOST',
      status: 'STORED',
      locationId: here.id,
    })
    assert.deepEqual(audit.mismatches, [
      { field: 'locationId', expected: there.id, actual: here.id },
      { field: 'status', expected: 'LOST', actual: 'STORED' },
      seen,
    ])
    assert.equal((await read(api, asset)).lastAuditedAt.slice(0, 16), audit.createdAt.slice(0, 16))

    assert.deepEqual(
      ok(await does(api, asset, 'audit', { expectedLocationId: here.id, expectedStatus: 'STORED' }))
        .mismatches,
      []
    )
    assert.deepEqual(
      ok(await api.get(`/assets/${asset.id}/audits`)).data.map(
        ({ mismatches }: any) => mismatches.length
      ),
      [0, 3]
    )
    isInvalid(
      assert,
      await does(api, asset, 'audit', { expectedLocationId: asset.id }),
      'expectedLocationId',
      'NOT_FOUND'
    )
  })

  test('a loan is extended while somebody has it', async ({ assert }) => {
    const { api } = company
    const asset = await anAsset(api)
    isRefused(
      assert,
      await api.patch(`/assets/${asset.id}`, { expectedCheckinDate: inDays(3) }),
      409,
      'NOT_ASSIGNED'
    )
    ok(
      await assign(api, asset, 'WAREHOUSE', await aWarehouse(api), {
        expectedCheckinDate: inDays(1),
      })
    )

    const later = inDays(9)
    assert.equal(
      ok(await api.patch(`/assets/${asset.id}`, { expectedCheckinDate: later }))
        .expectedCheckinDate,
      later
    )
    isInvalid(
      assert,
      await api.patch(`/assets/${asset.id}`, { expectedCheckinDate: '2026-01-01' }),
      'expectedCheckinDate',
      'MUST_BE_FUTURE'
    )
    assert.equal(
      ok(await api.patch(`/assets/${asset.id}`, { expectedCheckinDate: null })).expectedCheckinDate,
      null
    )
  })

  test('an asset is expected tomorrow, even when that day has begun elsewhere', async ({
    assert,
  }) => {
    const evening = await aCompany({ timezone: 'America/Los_Angeles' })
    clock.travelTo(new Date('2026-11-22T06:15:00Z'))
    try {
      const [asset, warehouse] = [await anAsset(evening.api), await aWarehouse(evening.api)]
      isInvalid(
        assert,
        await assign(evening.api, asset, 'WAREHOUSE', warehouse, {
          expectedCheckinDate: '2026-11-21',
        }),
        'expectedCheckinDate',
        'MUST_BE_FUTURE'
      )
      assert.equal(
        ok(
          await assign(evening.api, asset, 'WAREHOUSE', warehouse, {
            expectedCheckinDate: '2026-11-22',
          })
        ).expectedCheckinDate,
        '2026-11-22T00:00:00.000Z'
      )
      assert.equal(
        ok(await evening.api.patch(`/assets/${asset.id}`, { expectedCheckinDate: '2026-11-23' }))
          .overdue,
        false
      )
    } finally {
      clock.travelTo(null)
    }
  })

  test('a deleted asset loses its assignment; one that contains others stays', async ({
    assert,
  }) => {
    const { api } = company
    const [asset, box] = [await anAsset(api), await anAsset(api)]
    ok(await assign(api, asset, 'ASSET', box))
    isRefused(assert, await api.delete(`/assets/${box.id}`), 409, 'IN_USE')

    assert.equal((await api.delete(`/assets/${asset.id}`)).status, 204)
    for (const path of ['', '/history', '/audits', '/label'])
      isRefused(assert, await api.get(`/assets/${asset.id}${path}`), 404, 'NOT_FOUND')
    isRefused(assert, await does(api, asset, 'return'), 404, 'NOT_FOUND')
    assert.equal((await api.delete(`/assets/${box.id}`)).status, 204)

    for (const verb of ['accessories', 'consumables']) {
      const owner = await anAsset(api)
      const { id } = ok(await api.post(`/${verb}`, { name: 'Cable', quantity: 2 }))
      ok(
        await api.post(`/${verb}/${id}/${verb === 'accessories' ? 'assign' : 'deliver'}`, {
          assetId: owner.id,
          quantity: 1,
        })
      )
      assert.equal(
        (await api.delete(`/assets/${owner.id}`)).status,
        verb === 'accessories' ? 409 : 204
      )
    }
  })
})
