import { test } from '@japa/runner'
import { valueCondition } from '#custom_fields/values'
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import type { Api } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { aCategoryOf, anAsset, anAssetModel, ok, pastOf } from './equipment.js'

const aField = async (api: Api, more: object) =>
  ok(await api.post('/custom-fields', { name: unique('Campo'), ...more }))

test.group('Custom values of assets', () => {
  test("an asset has the fields of its model, of its model's category and of all assets", async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const category = await aCategoryOf(api, 'ASSET')
    const [model, otherModel] = [
      await anAssetModel(api, { categoryId: category.id }),
      await anAssetModel(api),
    ]
    const ram = await aField(api, {
      appliesToType: 'MODEL',
      appliesToId: model.id,
      fieldType: 'NUMBER',
    })
    const color = await aField(api, { appliesToType: 'CATEGORY', appliesToId: category.id })
    const insured = await aField(api, {
      appliesToType: 'ENTITY',
      entityType: 'asset',
      fieldType: 'BOOLEAN',
    })
    const [asset, other] = [
      await anAsset(api, { modelId: model.id }),
      await anAsset(api, { modelId: otherModel.id }),
    ]
    const path = `/assets/${asset.id}/custom-values`

    const { status, body } = await api.put(path, {
      id: asset.id,
      values: [
        { customFieldId: ram.id, value: '16' },
        { customFieldId: color.id, value: 'Gris Ñandú' },
        { customFieldId: insured.id, value: 'true' },
      ],
    })
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map(({ customFieldId, value }: any) => [customFieldId, value]),
      [
        [ram.id, '16'],
        [color.id, 'Gris Ñandú'],
        [insured.id, 'true'],
      ]
    )
    assert.deepEqual((await api.get(path)).body, body)
    assert.deepEqual((await api.get(`/custom-values/ASSET/${asset.id}`)).body, body)
    assert.deepEqual(
      (await api.get(`/assets/${other.id}/custom-values`)).body.data.map(
        ({ customFieldId }: any) => customFieldId
      ),
      [insured.id]
    )
    isInvalid(
      assert,
      await api.put(`/assets/${other.id}/custom-values`, {
        values: [{ customFieldId: ram.id, value: '16' }],
      }),
      'values.0.customFieldId',
      'NOT_FOUND'
    )
    isRefused(assert, await api.put(`/assets/${NOBODYS_ID}/custom-values`, {}), 404, 'NOT_FOUND')

    await api.put(`/custom-values/asset/${asset.id}`, {
      values: [{ customFieldId: ram.id, value: '32' }],
    })
    await api.put(path, { values: [{ customFieldId: ram.id, value: '32' }] })
    assert.deepEqual(
      await pastOf(company, asset.id),
      ['created', 'values_set', 'values_set'],
      'what changes nothing is not told'
    )
    isRefused(assert, await api.delete(`/asset-models/${model.id}`), 409, 'IN_USE')

    const found = async (field: { id: string }, value: string) => {
      const [sql, ...bindings] = await company.as(async () =>
        valueCondition('ASSET', field.id, value)
      )
      return (
        await company.as(() =>
          rows(`SELECT t.id FROM assets t WHERE t.tenant_id = ? AND ${sql}`, [
            Current.tenantId,
            ...bindings,
          ])
        )
      ).map(({ id }) => id)
    }
    assert.deepEqual(await found(color, 'gris nandu'), [asset.id])
    assert.deepEqual(
      [await found(color, 'gris'), await found(insured, 'gris nandu'), await found(ram, '16')],
      [[], [], []]
    )
  })
})
