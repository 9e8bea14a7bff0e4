import { test } from '@japa/runner'
import type { Api } from '#tests/api'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { anAsset, byStatus, ok, pastOf, times } from './equipment.js'

const START = '2026-03-02T08:00:00.000Z'
const END = '2026-03-05T17:30:00.000Z'
const EARLIER = '2026-03-01T00:00:00.000Z'

const begun = async (api: Api, assetId: string, more: object = {}) =>
  ok(await api.post('/maintenances', { assetId, startDate: START, ...more }))
const complete = (api: Api, { id }: { id: string }) =>
  api.patch(`/maintenances/${id}`, { endDate: END })
const statusOf = async (api: Api, { id }: { id: string }) =>
  (await api.get(`/assets/${id}`)).body.status
const setStatus = (api: Api, { id }: { id: string }, status: string) =>
  api.post(`/assets/${id}/status`, { status })

test.group('Maintenances', () => {
  test('an asset is in maintenance until it is completed, and then has its former status', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company

    for (const status of ['PENDING', 'STORED', 'IN_PRODUCTION']) {
      const asset = await anAsset(api, { status })
      const { status: code, body: maintenance } = await api.post('/maintenances', {
        assetId: asset.id,
        startDate: '2026-03-02T08:00:00Z',
        technician: 'Taller Andino',
      })
      assert.equal(code, 201)
      assert.containsSubset(maintenance, {
        assetId: asset.id,
        type: 'CORRECTIVO',
        status: 'OPEN',
        startDate: START,
        endDate: null,
        cost: null,
        technician: 'Taller Andino',
        allowedActions: ['update', 'complete'],
      })
      assert.equal(await statusOf(api, asset), 'IN_MAINTENANCE')

      const { body: done } = await api.patch(`/maintenances/${maintenance.id}`, {
        endDate: END,
        cost: 120000.5,
        notes: 'Pantalla nueva',
      })
      assert.containsSubset(done, {
        status: 'COMPLETED',
        endDate: END,
        cost: 120000.5,
        notes: 'Pantalla nueva',
        allowedActions: ['update'],
      })
      assert.equal(await statusOf(api, asset), status)
      assert.deepEqual(await pastOf(company, asset.id), [
        'created',
        'maintenance_started',
        'maintenance_completed',
      ])

      const other = await anAsset(api, { status })
      assert.equal(
        (await begun(api, other.id, { endDate: END, type: 'PREVENTIVO' })).status,
        'COMPLETED'
      )
      assert.equal(await statusOf(api, other), status, 'completed on creation')
    }
    const standing = await anAsset(api, { status: 'IN_MAINTENANCE' })
    await begun(api, standing.id, { endDate: END })
    assert.equal(await statusOf(api, standing), 'STORED', 'where nobody knows what it was before')
  })

  test('the last of several maintenances restores the asset, unless it was changed', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const asset = await anAsset(api, { status: 'IN_PRODUCTION' })
    const [first, second] = [await begun(api, asset.id), await begun(api, asset.id)]
    await complete(api, first)
    assert.equal(await statusOf(api, asset), 'IN_MAINTENANCE')
    ok(await api.post(`/maintenances/${second.id}/complete`, { cost: 10 }))
    assert.equal(await statusOf(api, asset), 'IN_PRODUCTION')

    for (const status of ['PENDING', 'STORED', 'IN_PRODUCTION', 'DECOMMISSIONED', 'LOST']) {
      const changed = await anAsset(api, { status: 'STORED' })
      const third = await begun(api, changed.id)
      await setStatus(api, changed, status)
      assert.equal((await complete(api, third)).status, 200)
      assert.equal(await statusOf(api, changed), status, 'changed meanwhile')
      assert.equal((await api.delete(`/maintenances/${third.id}`)).status, 204)
      assert.equal(await statusOf(api, changed), status, 'one that was over is deleted')
    }

    const manual = await anAsset(api, { status: 'STORED' })
    await setStatus(api, manual, 'IN_MAINTENANCE')
    await complete(api, await begun(api, manual.id))
    assert.equal(await statusOf(api, manual), 'STORED', 'it was put in maintenance by hand before')
  })

  test('a maintenance whose start is ahead of the clock is completed at its start', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const startDate = new Date(Date.now() + 120_000).toISOString()
    const { id } = await begun(api, (await anAsset(api)).id, { startDate })

    assert.containsSubset(ok(await api.post(`/maintenances/${id}/complete`, {})), {
      status: 'COMPLETED',
      startDate,
      endDate: startDate,
    })
  })

  test('a maintenance is completed once, and not before it began', async ({ assert }) => {
    const { api } = await aCompany()
    const asset = await anAsset(api)
    isInvalid(
      assert,
      await api.post('/maintenances', { assetId: asset.id, startDate: START, endDate: EARLIER }),
      'endDate',
      'INVALID'
    )
    assert.equal(await statusOf(api, asset), 'PENDING')
    const maintenance = await begun(api, asset.id)
    const path = `/maintenances/${maintenance.id}`
    isInvalid(assert, await api.patch(path, { endDate: EARLIER }), 'endDate', 'INVALID')

    assert.equal(
      (await api.put(path, { ...maintenance, cost: 5 }, { prefer: 'handling=strict' })).body.cost,
      5,
      'what was read may be sent back'
    )
    assert.equal((await complete(api, maintenance)).status, 200)
    for (const endDate of [END, '2026-04-01', null]) {
      const answer = await api.patch(path, { endDate })
      isRefused(assert, answer, 409, 'INVALID_TRANSITION')
      assert.containsSubset(answer.body, { currentStatus: 'COMPLETED', allowedActions: ['update'] })
    }
    isRefused(assert, await api.post(`${path}/complete`, {}), 409, 'INVALID_TRANSITION')
    assert.equal((await api.patch(path, { cost: 8, technician: null })).body.cost, 8)

    const { body: read } = await api.get(path)
    for (const preferences of [{}, { prefer: 'handling=strict' }] as Record<string, string>[]) {
      assert.deepEqual(
        (await api.put(path, read, preferences)).body,
        read,
        'what was read may be sent back'
      )
      isRefused(
        assert,
        await api.put(path, { ...read, endDate: '2026-04-01' }, preferences),
        409,
        'INVALID_TRANSITION'
      )
    }
    assert.equal(
      (await api.patch(path, { ...read, notes: 'Con garantía' })).body.notes,
      'Con garantía'
    )
    isRefused(assert, await api.patch(path, { endDate: read.endDate }), 409, 'INVALID_TRANSITION')
    for (const [field, value] of Object.entries({
      assetId: NOBODYS_ID,
      type: 'PREDICTIVO',
      startDate: END,
      status: 'OPEN',
    }))
      isInvalid(assert, await api.patch(path, { [field]: value }), field, 'IMMUTABLE_FIELD')

    const another = await begun(api, asset.id)
    assert.deepEqual(byStatus(await times(6, () => complete(api, another))), { 200: 1, 409: 5 })
  })

  test("a maintenance of one day may name days alone, in the company's zone", async ({
    assert,
  }) => {
    const { api } = await aCompany({ timezone: 'America/Bogota' })
    const asset = await anAsset(api, { status: 'STORED' })
    const evening = '2026-03-03T02:00:00Z'

    assert.equal(
      (await begun(api, asset.id, { startDate: evening, endDate: '2026-03-02' })).status,
      'COMPLETED'
    )
    assert.equal(
      (await begun(api, asset.id, { startDate: '2026-03-02', endDate: evening })).status,
      'COMPLETED'
    )
    isInvalid(
      assert,
      await api.post('/maintenances', {
        assetId: asset.id,
        startDate: evening,
        endDate: '2026-03-01',
      }),
      'endDate',
      'INVALID'
    )
    isInvalid(
      assert,
      await api.post('/maintenances', {
        assetId: asset.id,
        startDate: evening,
        endDate: '2026-03-03T01:59:59Z',
      }),
      'endDate',
      'INVALID'
    )
    const { id } = await begun(api, asset.id, { startDate: evening })
    ok(await api.patch(`/maintenances/${id}`, { endDate: '2026-03-02' }))
    assert.equal(await statusOf(api, asset), 'STORED')
  })

  test('decommissioned, lost and missing assets get no maintenance', async ({ assert }) => {
    const { api } = await aCompany()

    for (const status of ['DECOMMISSIONED', 'LOST']) {
      const asset = await anAsset(api, { status })
      for (const more of [{}, { endDate: END }])
        isRefused(
          assert,
          await api.post('/maintenances', { assetId: asset.id, startDate: START, ...more }),
          409,
          'INVALID_TRANSITION'
        )
      assert.equal(await statusOf(api, asset), status)
    }
    isInvalid(
      assert,
      await api.post('/maintenances', { assetId: NOBODYS_ID, startDate: START }),
      'assetId',
      'NOT_FOUND'
    )
    isInvalid(
      assert,
      await api.post('/maintenances', { assetId: NOBODYS_ID }),
      'startDate',
      'REQUIRED'
    )
    assert.equal((await api.get('/maintenances')).body.meta.total, 0)
  })

  test('deleting an open maintenance ends it', async ({ assert }) => {
    const { api } = await aCompany()
    const asset = await anAsset(api, { status: 'STORED' })
    const [first, second] = [await begun(api, asset.id), await begun(api, asset.id)]

    isRefused(assert, await api.delete(`/assets/${asset.id}`), 409, 'IN_USE')
    assert.equal((await api.delete(`/maintenances/${first.id}`)).status, 204)
    assert.equal(await statusOf(api, asset), 'IN_MAINTENANCE')
    assert.equal((await api.delete(`/maintenances/${second.id}`)).status, 204)
    assert.equal(await statusOf(api, asset), 'STORED')
    assert.equal((await api.get(`/maintenances/${second.id}`)).status, 404)
  })

  test('a damaged return opens a maintenance, and stores the asset after it', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const customer = ok(await api.post('/customers', { taxId: 'NIT-1', name: 'Ñandú' }))
    const assigned = async () => {
      const asset = await anAsset(api)
      ok(
        await api.post(`/assets/${asset.id}/assign`, {
          assignedToType: 'CUSTOMER',
          assignedToId: customer.id,
        })
      )
      return asset
    }
    const damaged = await assigned()
    assert.equal(
      ok(await api.post(`/assets/${damaged.id}/return`, { condition: 'DAMAGED', notes: 'Golpe' }))
        .status,
      'IN_MAINTENANCE'
    )
    const { data } = (await api.get(`/maintenances?assetId=${damaged.id}&status=OPEN`)).body
    assert.containsSubset(data, [{ type: 'CORRECTIVO', notes: 'Golpe', endDate: null }])
    ok(await api.post(`/maintenances/${data[0].id}/complete`, {}))
    assert.equal(await statusOf(api, damaged), 'STORED')

    const kept = await assigned()
    const maintenance = await begun(api, kept.id)
    assert.equal(
      ok(await api.post(`/assets/${kept.id}/return`, { condition: 'GOOD' })).status,
      'IN_MAINTENANCE'
    )
    await complete(api, maintenance)
    assert.equal(await statusOf(api, kept), 'STORED')
  })

  test("a return during a maintenance joins it, whatever the asset's status", async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const customer = ok(await api.post('/customers', { taxId: 'NIT-1', name: 'Ñandú' }))

    for (const condition of ['GOOD', 'DAMAGED', 'LOST']) {
      const asset = await anAsset(api)
      ok(
        await api.post(`/assets/${asset.id}/assign`, {
          assignedToType: 'CUSTOMER',
          assignedToId: customer.id,
        })
      )
      await begun(api, asset.id)
      ok(await setStatus(api, asset, 'IN_PRODUCTION'))

      const is = condition === 'LOST' ? 'LOST' : 'IN_MAINTENANCE'
      assert.containsSubset(
        ok(await api.post(`/assets/${asset.id}/return`, { condition })),
        { status: is, assignedToId: null },
        condition
      )
      for (const maintenance of ok(await api.get(`/maintenances?assetId=${asset.id}&status=OPEN`))
        .data) {
        assert.equal(await statusOf(api, asset), is, condition)
        ok(await api.post(`/maintenances/${maintenance.id}/complete`, {}))
      }
      assert.equal(await statusOf(api, asset), condition === 'LOST' ? 'LOST' : 'STORED', condition)
    }
  })

  test('maintenances of an asset that begin and end at once leave it as it was', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const asset = await anAsset(api, { status: 'IN_PRODUCTION' })

    for (let round = 0; round < 3; round++) {
      const opened = await times(6, () => begun(api, asset.id))
      assert.equal(await statusOf(api, asset), 'IN_MAINTENANCE')
      assert.deepEqual(byStatus(await times(6, (index) => complete(api, opened[index]))), {
        200: 6,
      })
      assert.equal(await statusOf(api, asset), 'IN_PRODUCTION')
    }
    const answers = await times(10, (index) =>
      index % 2
        ? api.post('/maintenances', { assetId: asset.id, startDate: START, endDate: END })
        : setStatus(api, asset, index % 4 ? 'STORED' : 'PENDING')
    )
    assert.deepEqual(
      answers.filter(({ status }) => status >= 300).map(({ text }) => text),
      []
    )
    assert.include(['STORED', 'PENDING', 'IN_PRODUCTION'], await statusOf(api, asset))
  })
})
