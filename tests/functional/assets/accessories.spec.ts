import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { aCategoryOf, anAsset, byStatus, made, pastOf, times } from './equipment.js'

test.group('Accessories', () => {
  test('accessories are assigned to assets and returned, with counts by asset', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const category = await aCategoryOf(api, 'ASSET')
    const { status, body: accessory } = await api.post('/accessories', {
      name: 'Teclado',
      categoryId: category.id,
      quantity: 5,
    })
    assert.equal(status, 201)
    assert.containsSubset(accessory, {
      name: 'Teclado',
      categoryId: category.id,
      quantity: 5,
      available: 5,
      notes: null,
    })
    const [first, second] = [await anAsset(api), await anAsset(api)]
    const path = `/accessories/${accessory.id}`

    assert.containsSubset(
      (await api.post(`${path}/assign`, { assetId: first.id, quantity: 2, notes: 'Puesto 4' }))
        .body,
      { id: accessory.id, quantity: 5, available: 3 }
    )
    await api.post(`${path}/assign`, { assetId: first.id, quantity: 1 })
    assert.equal(
      (await api.post(`${path}/assign`, { assetId: second.id, quantity: 2 })).body.available,
      0
    )
    isInvalid(
      assert,
      await api.post(`${path}/assign`, { assetId: second.id, quantity: 1 }),
      'quantity',
      'INSUFFICIENT_QUANTITY',
      409
    )
    const { data, meta } = (await api.get(`${path}/assignments`)).body
    assert.equal(meta.total, 2)
    assert.deepEqual(
      data.map(({ assetId, quantity, notes }: any) => [assetId, quantity, notes]),
      [
        [second.id, 2, null],
        [first.id, 3, 'Puesto 4'],
      ]
    )

    isInvalid(
      assert,
      await api.patch(path, { quantity: 4 }),
      'quantity',
      'INSUFFICIENT_QUANTITY',
      409
    )
    isRefused(assert, await api.delete(path), 409, 'IN_USE')
    isInvalid(
      assert,
      await api.post(`${path}/return`, { assetId: second.id, quantity: 3 }),
      'quantity',
      'INSUFFICIENT_QUANTITY',
      409
    )
    assert.equal(
      (await api.post(`${path}/return`, { assetId: second.id, quantity: 2 })).body.available,
      2
    )
    isInvalid(
      assert,
      await api.post(`${path}/return`, { assetId: second.id, quantity: 1 }),
      'quantity',
      'INSUFFICIENT_QUANTITY',
      409
    )
    assert.equal((await api.patch(path, { quantity: 3 })).body.available, 0)
    await api.post(`${path}/return`, { assetId: first.id, quantity: 3 })
    assert.deepEqual(await pastOf(company, first.id), [
      'created',
      'accessory_assigned',
      'accessory_assigned',
      'accessory_returned',
    ])
    assert.equal((await api.delete(path)).status, 204)
    assert.equal((await api.delete(`/categories/${category.id}`)).status, 204)
  })

  test('invalid fields of an accessory are named', async ({ assert }) => {
    const [{ api }, theirs] = [await aCompany(), await aCompany()]
    const [accessory, asset] = [await made(api, 'accessories', { quantity: 2 }), await anAsset(api)]
    const [products, foreign] = [await aCategoryOf(api, 'PRODUCT'), await anAsset(theirs.api)]

    for (const quantity of [0, -1])
      isInvalid(
        assert,
        await api.post(`/accessories/${accessory.id}/assign`, { assetId: asset.id, quantity }),
        'quantity',
        'TOO_SMALL'
      )
    isInvalid(
      assert,
      await api.post(`/accessories/${accessory.id}/assign`, { assetId: asset.id, quantity: 1.5 }),
      'quantity',
      'TOO_PRECISE'
    )
    for (const assetId of [NOBODYS_ID, foreign.id]) {
      isInvalid(
        assert,
        await api.post(`/accessories/${accessory.id}/assign`, { assetId, quantity: 1 }),
        'assetId',
        'NOT_FOUND'
      )
      isInvalid(
        assert,
        await api.post(`/accessories/${accessory.id}/return`, { assetId, quantity: 1 }),
        'assetId',
        'NOT_FOUND'
      )
    }
    for (const collection of ['accessories', 'components', 'consumables', 'licenses']) {
      isInvalid(
        assert,
        await api.post(`/${collection}`, { name: 'x', categoryId: products.id }),
        'categoryId',
        'INVALID'
      )
      const { id } = await made(api, collection)
      isInvalid(
        assert,
        await api.patch(`/${collection}/${id}`, { categoryId: products.id }),
        'categoryId',
        'INVALID'
      )
    }
    for (const [collection, field] of [
      ['accessories', 'quantity'],
      ['consumables', 'quantity'],
      ['licenses', 'seats'],
    ]) {
      isInvalid(
        assert,
        await api.post(`/${collection}`, { name: 'x', [field]: -1 }),
        field,
        'TOO_SMALL'
      )
    }
  })

  test('parallel assignments never exceed the stock, and returns never exceed assignments', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const accessory = await made(api, 'accessories', { quantity: 10 })
    const assets = [await anAsset(api), await anAsset(api)]
    const send = (verb: string) => (index: number) =>
      api.post(`/accessories/${accessory.id}/${verb}`, {
        assetId: assets[index % 2].id,
        quantity: 2,
      })

    assert.deepEqual(byStatus(await times(16, send('assign'))), { 200: 5, 409: 11 })
    assert.equal((await api.get(`/accessories/${accessory.id}`)).body.available, 0)
    const { data } = (await api.get(`/accessories/${accessory.id}/assignments`)).body
    assert.equal(
      data.reduce((sum: number, { quantity }: any) => sum + quantity, 0),
      10
    )

    assert.deepEqual(byStatus(await times(16, send('return'))), { 200: 5, 409: 11 })
    assert.equal((await api.get(`/accessories/${accessory.id}`)).body.available, 10)
    assert.equal((await api.get(`/accessories/${accessory.id}/assignments`)).body.meta.total, 0)
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('a category that something of them is in stays one for assets', async ({ assert }) => {
    const { api } = await aCompany()

    for (const collection of [
      'asset-models',
      'accessories',
      'components',
      'consumables',
      'licenses',
    ]) {
      const category = await aCategoryOf(api, 'ASSET')
      await made(api, collection, { categoryId: category.id })
      isRefused(
        assert,
        await api.patch(`/categories/${category.id}`, { type: 'PRODUCT' }),
        409,
        'IN_USE'
      )
      isRefused(assert, await api.delete(`/categories/${category.id}`), 409, 'IN_USE')
    }
  })
})
