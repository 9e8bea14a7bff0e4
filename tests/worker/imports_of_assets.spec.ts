import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { aCustomer, assign, read } from '#tests/functional/assets/things'
import { aCategoryOf, anAsset, anAssetModel, ok, pastOf } from '#tests/functional/assets/equipment'
import { anImportWorker, ended, errorsOf, send } from '#tests/functional/integrations/helpers'

const lines = (...all: string[]) => all.join('\n') + '\n'

test.group('Imports of assets', (group) => {
  group.setup(anImportWorker)

  test('rows become assets as in the API, with tags, models, places and history', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const category = await aCategoryOf(api, 'ASSET')
    const model = await anAssetModel(api, { name: 'ThinkPad T14', categoryId: category.id })
    const first = (await anAsset(api)).assetTag
    const given = first.replace(/\d{5}$/, '00003')
    const file = lines(
      'assetTag,name,model,location,supplier,status,purchaseDate,purchaseCost,serial',
      `,Uno,ThinkPad T14,Bodega Norte,Lenovo,STORED,2026-01-15,4850000.5,S-1`,
      `${given},Dos,,,,,,,`,
      ',Tres,,,,,,,'
    )

    const refused = await ended(api, await send(api, file, { resource: 'assets', dryRun: 'true' }))
    assert.deepEqual([refused.created, refused.failed], [2, 1])
    assert.sameMembers(await errorsOf(api, refused), [
      '1 location NOT_FOUND',
      '1 supplier NOT_FOUND',
    ])

    const one = await ended(
      api,
      await send(api, file, { resource: 'assets', createMissing: 'true' })
    )
    assert.containsSubset(one, { status: 'COMPLETED', total: 3, created: 3, failed: 0 })
    const made = ok(await api.get('/assets?sort=createdAt')).data.slice(1)
    assert.containsSubset(made[0], {
      name: 'Uno',
      modelId: model.id,
      categoryId: category.id,
      status: 'STORED',
      purchaseCost: 4850000.5,
      purchaseDate: '2026-01-15T00:00:00.000Z',
    })
    assert.equal(ok(await api.get(`/warehouses/${made[0].locationId}`)).name, 'Bodega Norte')
    assert.deepEqual(
      made.map(({ assetTag }: any) => assetTag.slice(-5)),
      ['00002', '00003', '00004']
    )
    for (const asset of made) assert.deepEqual(await pastOf(company, asset.id), ['created'])
  })

  test('a tag finds its asset, which is updated, and a status runs its operation', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    const { api } = company
    const [held, same, deleted, theirs] = [
      await anAsset(api),
      await anAsset(api, { notes: 'Una nota' }),
      await anAsset(api),
      await anAsset(other.api),
    ]
    ok(await assign(api, held, 'CUSTOMER', await aCustomer(api)))
    await api.delete(`/assets/${deleted.id}`)
    const fresh = held.assetTag.replace(/\d{5}$/, '00777')
    const file = lines(
      'assetTag,name,status',
      `${held.assetTag},Otro,LOST`,
      `${same.assetTag},${same.name},PENDING`,
      `${fresh},Nuevo,`,
      `${deleted.assetTag},x,`,
      `${theirs.assetTag},x,`,
      ',x,'
    )

    const one = await ended(api, await send(api, file, { resource: 'assets', mode: 'upsert' }))
    assert.containsSubset(one, {
      status: 'COMPLETED',
      created: 1,
      updated: 1,
      unchanged: 1,
      failed: 3,
    })
    assert.deepEqual(await errorsOf(api, one), [
      '4 assetTag DUPLICATE',
      '5 assetTag DUPLICATE',
      '6 assetTag REQUIRED',
    ])
    assert.containsSubset(await read(api, held), {
      name: 'Otro',
      status: 'LOST',
      assignedToId: null,
    })
    assert.deepEqual(await pastOf(company, held.id), [
      'created',
      'assigned',
      'updated',
      'returned',
      'status_changed',
    ])
    assert.containsSubset(await read(api, same), { notes: 'Una nota', version: same.version })
  })

  test('a tag that is taken or repeated is an error of its row only', async ({ assert }) => {
    const [{ api }, other] = [await aCompany(), await aCompany()]
    const [ours, theirs] = [await anAsset(api), await anAsset(other.api)]
    const tag = (number: string) => ours.assetTag.replace(/\d{5}$/, number)
    const file = lines(
      'assetTag,name',
      `${ours.assetTag},x`,
      `${theirs.assetTag},x`,
      `${tag('00900')},Uno`,
      `${tag('00900')},Dos`,
      'OFC-1,x',
      ',Tres',
      `${tag('00901')},Cuatro`
    )

    for (const dryRun of ['true', 'false']) {
      const one = await ended(api, await send(api, file, { resource: 'assets', dryRun }))
      assert.containsSubset(one, { status: 'COMPLETED', created: 3, failed: 4 }, dryRun)
      assert.deepEqual(await errorsOf(api, one), [
        '1 assetTag DUPLICATE',
        '2 assetTag DUPLICATE',
        '4 assetTag DUPLICATE',
        '5 assetTag INVALID',
      ])
    }
    assert.sameMembers(
      ok(await api.get('/assets'))
        .data.map(({ name, assetTag }: any) => `${name} ${assetTag.slice(-5)}`)
        .filter((one: string) => !one.startsWith(ours.name)),
      ['Uno 00900', 'Tres 00002', 'Cuatro 00901']
    )
  })

  test('an export of assets imports unchanged, and simultaneous files never share a tag', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const csv = lines('name', ...Array.from({ length: 300 }, (_, index) => `Portátil ${index}`))
    const both = await Promise.all(
      [1, 2].map(() => send(api, csv, { resource: 'assets', allowDuplicate: 'true' }))
    )
    for (const sent of both)
      assert.containsSubset(await ended(api, sent), { created: 300, failed: 0 })

    const tags = ok(await api.get('/assets/export')).data.map(({ assetTag }: any) =>
      Number(assetTag.slice(-5))
    )
    assert.sameMembers(
      tags,
      tags.map((_: number, at: number) => at + 1)
    )
    const back = (await api.get('/assets/export', { accept: 'text/csv' })).text
    assert.containsSubset(
      await ended(api, await send(api, back, { resource: 'assets', mode: 'upsert' })),
      { updated: 0, unchanged: 600, failed: 0 }
    )
  })
})
