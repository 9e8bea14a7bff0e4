import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { folded } from '#core/database/search_text'
import { onStatement } from '#core/database/connection'
import type { Answer } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { isInvalid } from '#tests/functional/core/refusals'
import { aCategoryOf, anAsset, anAssetModel, ok } from './equipment.js'
import { manyAssets } from './many.js'
import { aWarehouse, assign } from './things.js'
import { planOf } from '#tests/plans'

const MANY = 20_000

const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

/** Those of the list: who calls is looked up now and then, too. */
async function statementsOf(request: () => Promise<Answer>) {
  const found: string[] = []
  const stop = onStatement((sql) => sql.includes('assets') && found.push(sql))
  ok(await request())
  stop()
  return found
}

test.group('Lists of assets', () => {
  test('assets are found by status, model, category, place, holder, custom fields and words', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const category = await aCategoryOf(api, 'ASSET')
    const [model, other, here] = [
      await anAssetModel(api, { categoryId: category.id }),
      await anAssetModel(api),
      await aWarehouse(api),
    ]
    const laptop = await anAsset(api, {
      name: 'Portátil Ñandú',
      modelId: model.id,
      serial: 'SN-42X',
      status: 'STORED',
    })
    const phone = await anAsset(api, { name: 'Teléfono', modelId: other.id, locationId: here.id })
    ok(await assign(api, phone, 'WAREHOUSE', here))
    const [color, size] = await Promise.all(
      ['Color', 'Talla'].map(async (name) =>
        ok(await api.post('/custom-fields', { name, appliesToType: 'ENTITY', entityType: 'ASSET' }))
      )
    )
    ok(
      await api.put(`/assets/${laptop.id}/custom-values`, {
        values: [
          { customFieldId: color.id, value: 'Azul Añil' },
          { customFieldId: size.id, value: 'M' },
        ],
      })
    )

    const found = async (query: string) => idsOf(ok(await api.get(`/assets?${query}`)))
    for (const query of [
      'status=STORED',
      `modelId=${model.id}`,
      `categoryId=${category.id}`,
      'search=nandu',
      'search=sn-42',
      `search=${laptop.assetTag.slice(4)}`,
      `search=42x%20portatil`,
      `customField.${color.id}=azul%20anil`,
      `customField.${color.id}=AZUL%20A%C3%91IL&customField.${size.id}=m`,
      'overdue=false&status=STORED',
    ])
      assert.deepEqual(await found(query), [laptop.id], query)
    for (const query of [
      `locationId=${here.id}`,
      'assignedToType=WAREHOUSE',
      `assignedToId=${here.id}`,
    ])
      assert.deepEqual(await found(query), [phone.id], query)
    for (const query of [
      'status=LOST',
      'assignedToType=USER',
      'search=nothing',
      `customField.${color.id}=rojo`,
      `customField.${color.id}=azul%20anil&customField.${size.id}=l`,
      'overdue=true',
    ])
      assert.deepEqual(await found(query), [], query)

    for (const [query, field] of [
      ['status=GONE', 'status'],
      ['modelId=1', 'modelId'],
      ['assignedToType=NOBODY', 'assignedToType'],
      ['overdue=yes', 'overdue'],
    ])
      isInvalid(assert, await api.get(`/assets?${query}`), field)
    assert.containsSubset((await api.get('/assets?customField.color=x')).body.errors, [
      { field: 'customField.color', code: 'INVALID_UUID' },
    ])
    assert.equal(
      (await api.get(`/assets?customField.${color.id}=x`, { prefer: 'handling=strict' })).status,
      200
    )
    assert.equal(
      (await api.get('/assets?customFields.x=x', { prefer: 'handling=strict' })).status,
      422
    )

    ok(
      await api.put(`/assets/${laptop.id}/custom-values`, {
        values: [{ customFieldId: color.id, value: 'Rojo' }],
      })
    )
    assert.deepEqual(ok(await api.get(`/assets?customField.${color.id}=rojo`)).meta.total, 1)
  })

  test('a number or a day in a custom field is found however it is written, a text only as it is', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const field = async (fieldType: string) =>
      ok(
        await api.post('/custom-fields', {
          name: fieldType,
          appliesToType: 'ENTITY',
          entityType: 'ASSET',
          fieldType,
        })
      ).id as string
    const [number, day, text] = [await field('NUMBER'), await field('DATE'), await field('TEXT')]
    const asset = ok(await api.post('/assets', { name: 'Portátil' }))
    ok(
      await api.put(`/assets/${asset.id}/custom-values`, {
        values: [
          { customFieldId: number, value: '16.50' },
          { customFieldId: day, value: '2028-02-29' },
          { customFieldId: text, value: '16.5' },
        ],
      })
    )
    const total = async (query: string) =>
      ok(await api.get(`/assets?customField.${query}`)).meta.total

    for (const query of [
      `${number}=16.50`,
      `${number}=16.5`,
      `${number}=016.5`,
      `${day}=2028-02-29`,
      `${day}=2028-02-29T00:00:00Z`,
      `${text}=16.5`,
      `${number}=16.50&customField.${text}=16.5`,
    ])
      assert.equal(await total(query), 1, query)
    for (const query of [
      `${number}=16.51`,
      `${day}=2028-02-28T00:00:00Z`,
      `${text}=16.50`,
      `${text}=2028-02-29`,
    ])
      assert.equal(await total(query), 0, query)
  })

  test('a long text in a custom field is not taken for one that only begins so', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const { id } = ok(
      await api.post('/custom-fields', {
        name: 'Nota',
        appliesToType: 'ENTITY',
        entityType: 'ASSET',
      })
    )
    const exactly = 'á'.repeat(255)
    const withNote = async (value: string) => {
      const asset = ok(await api.post('/assets', { name: 'Portátil' }))
      ok(
        await api.put(`/assets/${asset.id}/custom-values`, {
          values: [{ customFieldId: id, value }],
        })
      )
      return asset.id
    }
    const [one] = [await withNote(exactly), await withNote(`${exactly}é`)]
    assert.deepEqual(
      idsOf(
        ok(await api.get(`/assets?customField.${id}=${encodeURIComponent(exactly.toUpperCase())}`))
      ),
      [one]
    )
  })

  test('long texts of custom fields match as an older release stored them, by their full value', async ({
    assert,
  }) => {
    const { api, as } = await aCompany()
    const { id } = ok(
      await api.post('/custom-fields', {
        name: 'Nota',
        appliesToType: 'ENTITY',
        entityType: 'ASSET',
      })
    )
    const withNote = async (value: string) => {
      const asset = ok(await api.post('/assets', { name: 'Portátil' }))
      ok(
        await api.put(`/assets/${asset.id}/custom-values`, {
          values: [{ customFieldId: id, value }],
        })
      )
      return asset.id
    }
    const found = async (value: string) =>
      idsOf(ok(await api.get(`/assets?customField.${id}=${encodeURIComponent(value)}`)))
    // Each of its syllables is two or three letters where it is sought: 321 of them.
    const korean = '한국어 설명입니다 '.repeat(14).trim()
    const exactly = 'á'.repeat(255)
    const texts = [korean, `${korean} 끝`, exactly, `${exactly}é`]
    const ids = [
      await withNote(texts[0]),
      await withNote(texts[1]),
      await withNote(texts[2]),
      await withNote(texts[3]),
    ]
    const answers = async () => [
      await found(texts[0]),
      await found(texts[1]),
      await found(texts[2].toUpperCase()),
    ]
    const expected = [[ids[0]], [ids[1]], [ids[2]]]

    assert.deepEqual(await answers(), expected, 'as they are written now')
    for (const [index, value] of texts.entries())
      await as(() =>
        execute('UPDATE custom_values SET search_value = ? WHERE tenant_id = ? AND entity_id = ?', [
          folded(value).slice(0, 255),
          Current.tenantId,
          ids[index],
        ])
      )
    assert.deepEqual(await answers(), expected, 'as they were written')
  })

  test('empty values come first, or last in reverse order, also by cursor', async ({ assert }) => {
    const { api } = await aCompany()
    for (const purchaseCost of [3, null, 1, null, 2, 2])
      await anAsset(api, { purchaseCost, purchaseDate: purchaseCost && `2026-01-0${purchaseCost}` })

    for (const sort of [
      'purchaseCost',
      'purchaseDate',
      'serial',
      'expectedCheckinDate',
      'purchaseCost,-purchaseDate',
      'serial,purchaseCost',
    ].flatMap((one) => [one, `-${one}`])) {
      const all = ok(await api.get(`/assets?sort=${sort}`)).data
      const read: any[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: any = ok(await api.get(`/assets?sort=${sort}&limit=1&cursor=${cursor}`))
        read.push(...page.data)
        cursor = page.meta.nextCursor
      }
      assert.deepEqual(idsOf({ data: read }), idsOf({ data: all }), sort)
    }
    const costs = async (sort: string) =>
      ok(await api.get(`/assets?sort=${sort}`)).data.map(({ purchaseCost }: any) => purchaseCost)
    assert.deepEqual(await costs('purchaseCost'), [null, null, 1, 2, 2, 3])
    assert.deepEqual(await costs('-purchaseCost'), [3, 2, 2, 1, null, null])
  })
})

test.group('Many assets', (group) => {
  let company: Company
  let things: Awaited<ReturnType<typeof manyAssets>>
  group.setup(async () => {
    company = await aCompany()
    // A table of which one company has half may be read as a whole: rows of an index are taken for
    // twice as many.
    for (let others = 0; others < 2; others++) await manyAssets(await aCompany(), MANY)
    things = await manyAssets(company, MANY)
    await company.api.get('/assets')
  })

  test('a page costs two statements, each by an index, and nothing is sorted', async ({
    assert,
  }) => {
    const { model, category, warehouse } = things
    const filters = [
      '',
      'status=STORED',
      'status=LOST',
      `modelId=${model.id}`,
      `categoryId=${category.id}`,
      `locationId=${warehouse.id}`,
      'assignedToType=WAREHOUSE',
      `assignedToId=${warehouse.id}`,
      'search=portatil',
      'status=LOST&search=portatil',
      'status=STORED&search=sn7000',
      'page=40',
    ]
    const sorts = [
      'name',
      'assetTag',
      'serial',
      'status',
      'purchaseDate',
      'purchaseCost',
      'expectedCheckinDate',
      'updatedAt',
    ].flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`])

    for (const query of [...filters, ...sorts]) {
      const statements = await statementsOf(() => company.api.get(`/assets?${query}`))
      assert.isAtMost(statements.length, 2, query)
      for (const sql of statements) {
        const plan = await company.as(() => planOf(sql))
        const said = plan
          .map(({ table, type, key, Extra }) => `${table} ${type} by ${key} (${Extra})`)
          .join('; ')
        assert.isTrue(
          plan.every(
            ({ table, key, type }) => !/^[tc]$/.test(table ?? '') || (key && type !== 'ALL')
          ),
          `${query}: ${said}`
        )
        if (sql === statements[0]) assert.notMatch(said, /filesort|temporary/, query)
      }
    }
  })

  test('all of it is exported, in the order that is asked for', async ({ assert }) => {
    const { api } = company
    const { data, meta } = ok(await api.get('/assets/export?sort=-purchaseCost'))
    assert.deepEqual([data.length, meta.total], [MANY, MANY])
    assert.lengthOf([...new Set(idsOf({ data }))], MANY)
    assert.deepEqual(
      data.slice(0, 100),
      ok(await api.get('/assets?sort=-purchaseCost&limit=100')).data
    )
    assert.isNull(data.at(-1).purchaseCost)

    const some = ok(await api.get(`/assets/export?status=LOST&modelId=${things.model.id}`))
    assert.equal(
      some.data.length,
      ok(await api.get(`/assets?status=LOST&modelId=${things.model.id}`)).meta.total
    )
  })
})

test.group('The export of assets', () => {
  test("assets are exported as JSON or CSV by Accept, with the list's parameters", async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const [plain, formula] = [
      await anAsset(api, { name: 'Portátil, 14"', purchaseCost: -0 }),
      await anAsset(api, {
        name: '=HYPERLINK("http://x")',
        serial: '+42',
        notes: '-1\n@2',
        purchaseCost: 10.5,
      }),
    ]

    assert.deepEqual(ok(await api.get('/assets/export')), {
      data: [await fresh(api, formula), await fresh(api, plain)],
      meta: { total: 2 },
    })
    const page = await api.get('/assets/export?limit=1')
    assert.deepEqual(
      [ok(page).data.length, page.body.meta, page.headers.get('link')?.includes('rel="next"')],
      [1, { page: 1, limit: 1, total: 2, totalPages: 2 }, true]
    )

    const csv = await api.get('/assets/export?sort=createdAt', { accept: 'text/csv' })
    assert.equal(
      (await api.get('/assets/export?sort=createdAt', { accept: 'text/csv; charset=utf-8' })).text,
      csv.text
    )
    assert.match(csv.headers.get('content-type')!, /^text\/csv/)
    assert.equal(csv.headers.get('content-disposition'), 'attachment; filename="assets.csv"')
    const [head, first, second] = csv.text.split('\r\n')
    assert.match(head, /^id,assetTag,name,modelId,/)
    assert.include(first, `${plain.id},${plain.assetTag},"Portátil, 14""",`)
    assert.include(second, `,"'=HYPERLINK(""http://x"")",`)
    assert.include(second, `,'+42,"'-1\n@2",`)
    assert.lengthOf(
      (await api.get('/assets/export?limit=1', { accept: 'text/csv' })).text.trim().split('\r\n'),
      2
    )

    assert.equal(
      (await api.get('/assets/export?search=nothing', { accept: 'text/csv' })).text,
      `${head}\r\n`
    )
    assert.deepEqual(ok(await api.get('/assets/export?search=nothing')), {
      data: [],
      meta: { total: 0 },
    })
    for (const query of ['status=GONE', 'sort=nothing', 'limit=0'])
      assert.equal((await api.get(`/assets/export?${query}`)).status, 422, query)
    assert.equal(
      (await api.get('/assets/export?unknown=1', { prefer: 'handling=strict' })).status,
      422
    )
  })
})

const fresh = async (api: Company['api'], { id }: { id: string }) =>
  ok(await api.get(`/assets/${id}`))
