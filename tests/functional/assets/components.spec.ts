import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { anAsset, byStatus, made, pastOf } from './equipment.js'

test.group('Components', () => {
  test('a component lies in an asset, or in none', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const [first, second] = [await anAsset(api), await anAsset(api)]
    const component = await made(api, 'components', {
      serial: 'SN-1',
      allocatedToAssetId: first.id,
    })
    const path = `/components/${component.id}`

    assert.containsSubset(component, {
      serial: 'SN-1',
      allocatedToAssetId: first.id,
      categoryId: null,
    })
    assert.equal(
      (await api.patch(path, { allocatedToAssetId: second.id })).body.allocatedToAssetId,
      second.id
    )
    assert.deepEqual(
      (await api.get(`/components?allocatedToAssetId=${second.id}&search=sn-1`)).body.data.map(
        ({ id }: any) => id
      ),
      [component.id]
    )
    assert.isNull((await api.patch(path, { allocatedToAssetId: null })).body.allocatedToAssetId)
    assert.deepEqual(await pastOf(company, first.id), [
      'created',
      'component_added',
      'component_removed',
    ])
    assert.deepEqual(await pastOf(company, second.id), [
      'created',
      'component_added',
      'component_removed',
    ])
    for (const send of [
      (body: object) => api.post('/components', { name: 'x', ...body }),
      (body: object) => api.patch(path, body),
    ]) {
      isInvalid(
        assert,
        await send({ allocatedToAssetId: NOBODYS_ID }),
        'allocatedToAssetId',
        'NOT_FOUND'
      )
    }
    assert.equal((await api.delete(path)).status, 204)
  })

  test('components never form a cycle, also in parallel, and one with an asset stays', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [asset, component] = [await anAsset(api), await made(api, 'components')]
    await api.post(`/assets/${asset.id}/assign`, {
      assignedToType: 'COMPONENT',
      assignedToId: component.id,
    })

    const ring = await api.patch(`/components/${component.id}`, { allocatedToAssetId: asset.id })
    isRefused(assert, ring, 409, 'ASSIGNMENT_CYCLE')
    assert.equal(ring.body.errors[0].field, 'allocatedToAssetId')
    isRefused(assert, await api.delete(`/components/${component.id}`), 409, 'IN_USE')

    for (let round = 0; round < 4; round++) {
      const [outer, part] = [await anAsset(api), await made(api, 'components')]
      const answers = await Promise.all([
        api.post(`/assets/${outer.id}/assign`, {
          assignedToType: 'COMPONENT',
          assignedToId: part.id,
        }),
        api.patch(`/components/${part.id}`, { allocatedToAssetId: outer.id }),
      ])
      assert.deepEqual(byStatus(answers), { 200: 1, 409: 1 })
    }
  })
})
