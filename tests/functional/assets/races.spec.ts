import { test } from '@japa/runner'
import { execute, rows } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import type { Answer } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { isRefused } from '#tests/functional/core/refusals'
import { anAsset, byStatus, ok, times } from './equipment.js'
import { manyAssets } from './many.js'
import { aWarehouse, assign, does, historyOf, read } from './things.js'

/** How many packets a request costs. */
async function packetsOf(request: () => Promise<Answer>) {
  const packets = new Set<number>()
  const stop = onStatement((_, packet) => packets.add(packet))
  ok(await request())
  stop()
  return packets.size
}

test.group('Assets under load', () => {
  test('twenty parallel assignments give an asset to one, and it returns once', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [asset, warehouse] = [await anAsset(api), await aWarehouse(api)]

    const assigned = await times(20, () => assign(api, asset, 'WAREHOUSE', warehouse))
    assert.deepEqual(byStatus(assigned), { 200: 1, 409: 19 })
    for (const refused of assigned.filter(({ status }) => status === 409))
      isRefused(assert, refused, 409, 'ALREADY_ASSIGNED')

    const returned = await times(10, (index) =>
      does(api, asset, 'return', { condition: index % 2 ? 'GOOD' : 'DAMAGED' })
    )
    assert.deepEqual(byStatus(returned), { 200: 1, 409: 9 })
    const history = (await historyOf(api, asset)).map(({ action }) => action)
    assert.deepEqual(
      history.filter((action) => ['assigned', 'returned'].includes(action)),
      ['assigned', 'returned']
    )
  })

  test('nothing ends up within itself: not at once, not through components, not at any depth', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const isRing = (answer: Answer) => isRefused(assert, answer, 409, 'ASSIGNMENT_CYCLE')
    const chain = [await anAsset(api)]
    for (let depth = 1; depth < 12; depth++) {
      chain.push(await anAsset(api))
      ok(await assign(api, chain[depth], 'ASSET', chain[depth - 1]))
    }
    isRing(await assign(api, chain[0], 'ASSET', chain[0]))
    isRing(await assign(api, chain[0], 'ASSET', chain[1]))
    isRing(await assign(api, chain[0], 'ASSET', chain[11]))

    const component = ok(
      await api.post('/components', { name: 'Tarjeta', allocatedToAssetId: chain[11].id })
    )
    isRing(await assign(api, chain[0], 'COMPONENT', component))
    const loose = ok(await api.post('/components', { name: 'Suelta' }))
    ok(await assign(api, chain[0], 'COMPONENT', loose))
    isRing(await api.patch(`/components/${loose.id}`, { allocatedToAssetId: chain[5].id }))
    assert.containsSubset(await read(api, chain[0]), {
      assignedToType: 'COMPONENT',
      assignedToId: loose.id,
    })
  })

  test('a ring of more than a thousand assets is seen, too', async ({ assert }) => {
    const company = await aCompany()
    await manyAssets(company, 1_200)
    const ids: string[] = await company.as(async () => {
      const found = (
        await rows('SELECT id FROM assets WHERE tenant_id = ? ORDER BY id', [company.tenant.id])
      ).map(({ id }) => id)
      const within = found
        .slice(1)
        .map((id, at) => `WHEN '${id}' THEN '${found[at]}'`)
        .join(' ')
      await execute(
        `UPDATE assets SET status = 'IN_PRODUCTION', assigned_to_type = 'ASSET', assigned_to_id = CASE id ${within} END WHERE tenant_id = ? AND id > ?`,
        [company.tenant.id, found[0]]
      )
      return found
    })
    ok(await does(company.api, { id: ids[0] }, 'status', { status: 'STORED' }))

    const ring = await assign(company.api, { id: ids[0] }, 'ASSET', { id: ids[1_199] })
    isRefused(assert, ring, 409, 'ASSIGNMENT_CYCLE')
    assert.equal(ring.body.errors[0].field, 'assignedToId')
    ok(await assign(company.api, await anAsset(company.api), 'ASSET', { id: ids[1_199] }))
  })

  test('a ring that many close at once stays open in one place', async ({ assert }) => {
    const { api } = await aCompany()
    const assets = await Promise.all(Array.from({ length: 8 }, () => anAsset(api)))

    const answers = await times(8, (index) =>
      assign(api, assets[index], 'ASSET', assets[(index + 1) % 8])
    )
    assert.deepEqual(byStatus(answers), { 200: 7, 409: 1 })
    isRefused(
      assert,
      answers.find(({ status }) => status === 409)!,
      409,
      'ASSIGNMENT_CYCLE'
    )

    const pairs = await times(10, async () => [await anAsset(api), await anAsset(api)] as const)
    const both = await Promise.all(
      pairs.map(([one, other]) =>
        Promise.all([assign(api, one, 'ASSET', other), assign(api, other, 'ASSET', one)])
      )
    )
    for (const pair of both)
      assert.sameMembers(
        pair.map(({ status }) => status),
        [200, 409]
      )
  })

  test('an assignment costs at most eight round trips, also into another asset with an Idempotency-Key', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [asset, box, warehouse] = [await anAsset(api), await anAsset(api), await aWarehouse(api)]
    const component = ok(
      await api.post('/components', { name: 'Tarjeta', allocatedToAssetId: box.id })
    )

    for (const [type, holder] of [
      ['WAREHOUSE', warehouse],
      ['ASSET', box],
      ['COMPONENT', component],
    ] as const) {
      const cost = await packetsOf(() =>
        api.post(
          `/assets/${asset.id}/assign`,
          { assignedToType: type, assignedToId: holder.id },
          { 'idempotency-key': unique('key') }
        )
      )
      assert.isAtMost(cost, 8, type)
      assert.isAtMost(await packetsOf(() => does(api, asset, 'return')), 8)
    }
    assert.isAtMost(await packetsOf(() => api.post('/assets', { name: 'x' })), 6)
  })
})
