import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { execute, rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { postDepreciations } from '#worker/post_depreciation'
import { aCompany, type Company } from '#tests/company'
import { isInvalid, isRefused } from '#tests/functional/core/refusals'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { balanceOf } from '#tests/functional/inventory/goods'
import { anAsset, anAssetModel, ok, times } from './equipment.js'

const never = new AbortController().signal

/** Three months old in the middle of April 2026, and losing 100.01 in all over ten months. */
async function aMachine({ api }: Company, more: object = {}) {
  const model = await anAssetModel(api, { usefulLifeMonths: 10, salvageValue: 20 })
  return anAsset(api, {
    modelId: model.id,
    purchaseDate: '2026-01-20',
    purchaseCost: 120.01,
    status: 'IN_PRODUCTION',
    ...more,
  })
}

const postFrom = (company: Company, month: string | null) =>
  company.api.patch('/settings/tenant', { assetDepreciationFrom: month })

const entriesOf = async ({ api }: Company) =>
  ok(await api.get('/journal-entries?sort=number')).data.map(
    ({ entryDate, concept, lines }: any) => [entryDate, concept, lines?.[0]?.debitAmount]
  )

test.group('Depreciation', (group) => {
  group.each.setup(() => {
    clock.travelTo(new Date('2026-04-15T12:00:00Z'))
    return () => clock.travelTo(null)
  })

  test("depreciation entries are in the company's language", async ({ assert }) => {
    const company = await aCompany({ locale: 'en-US' })
    await aMachine(company)
    await aMachine(company, { purchaseDate: '2026-03-02' })
    await postFrom(company, '2026-02')
    await postDepreciations(never)
    assert.deepEqual(
      (await entriesOf(company)).map(([, concept]: string[]) => concept),
      ['Depreciation of 2026-02, 1 asset', 'Depreciation of 2026-03, 2 assets']
    )
  })

  test('depreciation is posted by the cost centre of each asset, also once that is inactive', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const center = ok(await api.post('/cost-centers', { code: 'TALLER', name: 'Taller' }))
    await aMachine(company, { costCenterId: center.id })
    await aMachine(company)
    await aMachine(company)
    const named = (costCenterId: string) => api.post('/assets', { name: 'x', costCenterId })
    isInvalid(assert, await named(NOBODYS_ID), 'costCenterId', 'NOT_FOUND')
    ok(await api.patch(`/cost-centers/${center.id}`, { active: false }))
    isRefused(assert, await named(center.id), 409, 'COST_CENTER_INACTIVE')

    await postFrom(company, '2026-03')
    await postDepreciations(never)
    const [{ lines }] = ok(await api.get('/journal-entries')).data
    assert.sameDeepMembers(
      lines.map((line: any) => [line.costCenterId, line.debitAmount, line.creditAmount]),
      [
        [center.id, 10, 0],
        [null, 20, 0],
        [center.id, 0, 10],
        [null, 0, 20],
      ]
    )
  })

  test('the schedule of an asset', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const machine = await aMachine(company)

    const { status, body } = await api.get(`/assets/${machine.id}/depreciation`)
    assert.equal(status, 200)
    assert.containsSubset(body, {
      assetId: machine.id,
      usefulLifeMonths: 10,
      salvageValue: 20,
      accumulated: 30,
      bookValue: 90.01,
    })
    assert.lengthOf(body.schedule, 10)
    assert.deepEqual(body.schedule[0], {
      month: '2026-01',
      amount: 10,
      accumulated: 10,
      bookValue: 110.01,
      journalEntryId: null,
    })
    assert.deepEqual(body.schedule[9], {
      month: '2026-10',
      amount: 10.01,
      accumulated: 100.01,
      bookValue: 20,
      journalEntryId: null,
    })

    const plain = await anAsset(api, { purchaseCost: 50 })
    assert.deepEqual((await api.get(`/assets/${plain.id}/depreciation`)).body, {
      assetId: plain.id,
      usefulLifeMonths: null,
      salvageValue: null,
      accumulated: 0,
      bookValue: 50,
      schedule: [],
    })
    isRefused(assert, await api.get(`/assets/${NOBODYS_ID}/depreciation`), 404, 'NOT_FOUND')
  })

  test('months that are over are posted once, missed ones too, where the company wants it', async ({
    assert,
  }) => {
    const [company, without] = [await aCompany(), await aCompany()]
    const { api } = company
    const [machine] = [
      await aMachine(company),
      await aMachine(company, { purchaseDate: '2026-03-02' }),
      await aMachine(without),
    ]
    isInvalid(assert, await postFrom(company, 'soon'), 'assetDepreciationFrom', 'INVALID_DATE')
    await postFrom(company, '2026-02')

    await Promise.all([postDepreciations(never), postDepreciations(never)])
    await postDepreciations(never)
    const expected = [
      ['2026-02-28', 'Depreciación de 2026-02, 1 activo', 10],
      ['2026-03-31', 'Depreciación de 2026-03, 2 activos', 20],
    ]
    assert.deepEqual(await entriesOf(company), expected)
    assert.deepEqual(await entriesOf(without), [])
    assert.deepEqual(
      [
        await balanceOf(company, 'depreciation_expense'),
        await balanceOf(company, 'accumulated_depreciation'),
      ],
      [30, -30]
    )
    const { schedule } = (await api.get(`/assets/${machine.id}/depreciation`)).body
    assert.deepEqual(
      schedule.slice(0, 4).map(({ journalEntryId }: any) => journalEntryId !== null),
      [false, true, true, false]
    )

    clock.travelTo(new Date('2026-06-15T12:00:00Z'))
    await postDepreciations(never)
    assert.deepEqual((await entriesOf(company)).slice(2), [
      ['2026-04-30', 'Depreciación de 2026-04, 2 activos', 20],
      ['2026-05-31', 'Depreciación de 2026-05, 2 activos', 20],
    ])
    assert.isTrue((await api.get('/reports/integrity')).body.ok)
  })

  test('lost and decommissioned assets are not depreciated; a closed month is posted on the first open day', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const machines = [await aMachine(company), await aMachine(company), await aMachine(company)]
    await api.post(`/assets/${machines[0].id}/status`, { status: 'LOST' })
    await api.post(`/assets/${machines[1].id}/status`, { status: 'DECOMMISSIONED' })
    ok(await api.post('/fiscal-periods/close', { through: '2026-02-28' }))
    await postFrom(company, '2026-01')

    await postDepreciations(never)
    assert.deepEqual(await entriesOf(company), [
      ['2026-03-01', 'Depreciación de 2026-01, 1 activo', 10],
      ['2026-03-01', 'Depreciación de 2026-02, 1 activo', 10],
      ['2026-03-31', 'Depreciación de 2026-03, 1 activo', 10],
    ])
  })

  test('a lost asset keeps its posted depreciation, and catches up when it is back', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const [machine, unposted] = [await aMachine(company), await aMachine(company)]
    const lost = async ({ id }: { id: string }) => {
      const { accumulated, bookValue } = ok(await api.get(`/assets/${id}/depreciation`))
      return [accumulated, bookValue]
    }
    await postFrom(company, '2026-02')
    await api.post(`/assets/${unposted.id}/status`, { status: 'LOST' })
    await postDepreciations(never)
    await api.post(`/assets/${machine.id}/status`, { status: 'DECOMMISSIONED' })

    clock.travelTo(new Date('2026-07-10T12:00:00Z'))
    await postDepreciations(never)
    assert.deepEqual(
      [await lost(machine), await lost(unposted)],
      [
        [30, 90.01],
        [10, 110.01],
      ]
    )

    await api.post(`/assets/${machine.id}/status`, { status: 'STORED' })
    await postDepreciations(never)
    assert.deepEqual(await lost(machine), [60, 60.01])
    await postFrom(company, null)
    assert.deepEqual(
      await lost(unposted),
      [60, 60.01],
      'where nothing is posted, the plan is all that is known'
    )
  })

  test('years that were missed are caught up', async ({ assert }) => {
    const company = await aCompany()
    const model = await anAssetModel(company.api, { usefulLifeMonths: 60 })
    const { id } = await anAsset(company.api, {
      modelId: model.id,
      purchaseDate: '2020-01-01',
      purchaseCost: 1000,
    })
    await postFrom(company, '2020-01')

    await postDepreciations(never)
    assert.deepEqual(
      [
        await balanceOf(company, 'depreciation_expense'),
        await balanceOf(company, 'accumulated_depreciation'),
      ],
      [1000, -1000]
    )
    assert.equal((await company.api.get('/journal-entries')).body.meta.total, 60)
    assert.containsSubset((await company.api.get(`/assets/${id}/depreciation`)).body, {
      accumulated: 1000,
      bookValue: 0,
    })
  })

  test("an older company gets the roles, and one company's refusal does not stop others", async ({
    assert,
  }) => {
    const [broken, older] = [await aCompany(), await aCompany({ countryCode: 'MX' })]
    for (const company of [broken, older]) {
      await aMachine(company)
      await postFrom(company, '2026-03')
    }
    await older.as(() =>
      execute(
        "DELETE FROM account_roles WHERE tenant_id = ? AND role IN ('depreciation_expense', 'accumulated_depreciation')",
        [Current.tenantId]
      )
    )
    const { roles } = ok(await broken.api.get('/settings/accounting'))
    const activate = (active: number) =>
      broken.as(async () => {
        await execute('UPDATE accounts SET is_active = ? WHERE tenant_id = ? AND id = ?', [
          active,
          Current.tenantId,
          roles.depreciation_expense,
        ])
        await execute('UPDATE ledgers SET version = version + 1 WHERE tenant_id = ?', [
          Current.tenantId,
        ])
      })
    await activate(0)

    await assert.rejects(() => postDepreciations(never), /not active/)
    assert.deepEqual(await entriesOf(broken), [])
    assert.deepEqual(await entriesOf(older), [
      ['2026-03-31', 'Depreciación de 2026-03, 1 activo', 10],
    ])
    assert.deepEqual(
      await broken.as(() =>
        rows('SELECT * FROM asset_depreciations WHERE tenant_id = ?', [Current.tenantId])
      ),
      []
    )

    await activate(1)
    await times(3, () => postDepreciations(never))
    assert.lengthOf(await entriesOf(broken), 1)
  })

  /**
   * Bought in January 2025 for 1,200, twelve parts of 100; six of them are in the old books when
   * the company names July.
   */
  async function takenOver(more: object = {}) {
    const company = await aCompany()
    const { api } = company
    const model = await anAssetModel(api, { usefulLifeMonths: 12 })
    const asset = await anAsset(api, {
      modelId: model.id,
      purchaseDate: '2025-01-20',
      purchaseCost: 1200,
      status: 'IN_PRODUCTION',
      ...more,
    })
    await postFrom(company, '2025-07')

    const parts = async () =>
      ok(await api.get(`/assets/${asset.id}/depreciation`)).schedule.map(
        ({ amount }: any) => amount
      )
    /** What the old books and these have taken off together, once nothing is left to post. */
    const inAllBooks = async () => {
      const { schedule } = ok(await api.get(`/assets/${asset.id}/depreciation`))
      const elsewhere = schedule
        .filter(({ month }: any) => month < '2025-07')
        .reduce((total: number, { amount }: any) => total + amount, 0)
      return [elsewhere, -(await balanceOf(company, 'accumulated_depreciation'))]
    }
    const on = async (day: string) => {
      clock.travelTo(new Date(`${day}T12:00:00Z`))
      await postDepreciations(never)
    }
    return { company, api, model, asset, parts, inAllBooks, on }
  }

  const elsewhere = [100, 100, 100, 100, 100, 100]

  test('months booked elsewhere keep their terms when life or salvage value change', async ({
    assert,
  }) => {
    const { company, api, model, asset, parts, inAllBooks, on } = await takenOver()
    await on('2025-08-05')
    assert.deepEqual(await parts(), [...elsewhere, 100, 100, 100, 100, 100, 100])

    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: 17 }))
    assert.deepEqual(await parts(), [...elsewhere, 100, ...Array(10).fill(50)], 'a longer life')
    await on('2025-10-05')
    ok(await api.patch(`/asset-models/${model.id}`, { salvageValue: 80 }))
    assert.deepEqual(
      await parts(),
      [...elsewhere, 100, 50, 50, ...Array(8).fill(40)],
      'something that it will still be worth'
    )
    const other = await anAssetModel(api, { usefulLifeMonths: 3 })
    ok(await api.patch(`/assets/${asset.id}`, { modelId: other.id }))
    assert.deepEqual(
      await parts(),
      [...elsewhere, 100, 50, 50, 400],
      'another model, by which its life is over'
    )

    await on('2025-12-05')
    assert.deepEqual(await inAllBooks(), [600, 600])
    assert.isTrue((await company.api.get('/reports/integrity')).body.ok)
  })

  test('a cost that was mistyped is right once it is corrected, before its first month is posted and after', async ({
    assert,
  }) => {
    const [early, dear, cheap] = [
      await takenOver({ purchaseCost: 12_000 }),
      await takenOver({ purchaseCost: 12_000 }),
      await takenOver({ purchaseCost: 120 }),
    ]
    const correct = async ({ api, asset }: typeof early) =>
      ok(await api.patch(`/assets/${asset.id}`, { purchaseCost: 1200 }))

    await correct(early)
    await early.on('2025-08-05')
    assert.deepEqual(await early.parts(), [...elsewhere, ...elsewhere])

    for (const one of [dear, cheap]) await correct(one)
    assert.deepEqual(await dear.parts(), [...elsewhere, 1000, 0, 0, 0, 0, 0])
    assert.deepEqual(await cheap.parts(), [...elsewhere, 10, 118, 118, 118, 118, 118])
    ok(await cheap.api.patch(`/asset-models/${cheap.model.id}`, { usefulLifeMonths: 15 }))
    await cheap.on('2026-04-05')
    assert.deepEqual(await cheap.inAllBooks(), [600, 600])
  })

  test('until the first month is posted, life and month can still be put right', async ({
    assert,
  }) => {
    const { company, api, model, parts, on } = await takenOver()
    await on('2025-07-20')
    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: 24 }))
    assert.deepEqual((await parts()).slice(0, 7), [50, 50, 50, 50, 50, 50, 50])
    await postFrom(company, '2025-10')
    await on('2025-11-05')
    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: 17 }))
    assert.deepEqual(await parts(), [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, ...Array(7).fill(100)])
  })

  test('a longer life does not depreciate again what was written off elsewhere', async ({
    assert,
  }) => {
    const { company, api, model, parts, on } = await takenOver({ purchaseDate: '2024-01-20' })
    const gone = await anAsset(api, {
      modelId: model.id,
      purchaseDate: '2025-01-20',
      purchaseCost: 1200,
      status: 'DECOMMISSIONED',
    })
    await on('2025-08-05')
    const late = await anAsset(api, {
      modelId: model.id,
      purchaseDate: '2025-01-20',
      purchaseCost: 1200,
      status: 'STORED',
    })
    await on('2025-09-05')
    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: 36 }))

    assert.deepEqual(await parts(), [...elsewhere, ...elsewhere, ...Array(24).fill(0)])
    const { accumulated } = ok(await api.get(`/assets/${gone.id}/depreciation`))
    assert.equal(accumulated, 600)
    const { schedule } = ok(await api.get(`/assets/${late.id}/depreciation`))
    assert.deepEqual(
      schedule.slice(0, 10).map(({ amount }: any) => amount),
      [...elsewhere, 100, 100, 14.29, 14.29]
    )
    await on('2028-02-05')
    assert.equal(
      await balanceOf(company, 'depreciation_expense'),
      600,
      'of the one that was made late: the others have lost all elsewhere, or are gone'
    )
  })

  test('a category without depreciation keeps the posted amounts', async ({ assert }) => {
    const { api, model, asset, on } = await takenOver()
    await on('2025-09-05')
    const told = async () => {
      const { usefulLifeMonths, accumulated, bookValue, schedule } = ok(
        await api.get(`/assets/${asset.id}/depreciation`)
      )
      return [
        usefulLifeMonths,
        accumulated,
        bookValue,
        schedule.map(({ amount, journalEntryId }: any) => [amount, journalEntryId !== null]),
      ]
    }
    const booked = [...elsewhere.map((amount) => [amount, false]), [100, true], [100, true]]

    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: null }))
    assert.deepEqual(await told(), [null, 800, 400, booked])
    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: 12 }))
    ok(await api.patch(`/assets/${asset.id}`, { modelId: null }))
    assert.deepEqual(await told(), [null, 800, 400, booked])
    ok(await api.patch(`/assets/${asset.id}`, { purchaseCost: null }))
    assert.deepEqual(await told(), [null, 200, null, []])
  })

  test('amounts booked elsewhere alone stay when depreciation ends', async ({ assert }) => {
    const { api, model, asset, on } = await takenOver({ purchaseDate: '2024-01-20' })
    await on('2025-09-05')
    const told = async () => {
      const { accumulated, bookValue, schedule } = ok(
        await api.get(`/assets/${asset.id}/depreciation`)
      )
      return [accumulated, bookValue, schedule.length]
    }
    assert.deepEqual(await told(), [1200, 0, 12])
    ok(await api.patch(`/asset-models/${model.id}`, { usefulLifeMonths: null }))
    assert.deepEqual(await told(), [1200, 0, 12])
  })
})
