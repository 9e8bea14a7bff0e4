import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { execute, rows } from '#core/database/query'
import { listen } from '#core/jobs/outbox'
import { announceOverdue } from '#assets/overdue'
import { aCompany, type Company } from '#tests/company'
import { announceOverdueAssets } from '#worker/overdue_assets'
import { anAsset, ok, times } from './equipment.js'
import { aWarehouse, assign, does, read } from './things.js'

const idsOf = (list: any) => list.data.map(({ id }: any) => id)

/** As if it had been expected on that day all along. */
const expectedOn = ({ as, tenant }: Company, { id }: { id: string }, day: string) =>
  as(() =>
    execute('UPDATE assets SET expected_checkin_date = ? WHERE tenant_id = ? AND id = ?', [
      day,
      tenant.id,
      id,
    ])
  )

test.group('Due assets', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an asset expected today is on time; tomorrow it is overdue', async ({ assert }) => {
    const company = await aCompany({ timezone: 'America/Bogota' })
    const { api } = company
    const warehouse = await aWarehouse(api)
    const [late, today, free] = [await anAsset(api), await anAsset(api), await anAsset(api)]
    for (const asset of [late, today]) ok(await assign(api, asset, 'WAREHOUSE', warehouse))
    // At 03:00 UTC it is still the 20th in Bogotá.
    clock.travelTo(new Date('2026-11-21T03:00:00Z'))
    await expectedOn(company, late, '2026-11-19 15:00:00')
    await expectedOn(company, today, '2026-11-20 15:00:00')

    assert.deepEqual(idsOf(ok(await api.get('/assets?overdue=true'))), [late.id])
    assert.sameMembers(idsOf(ok(await api.get('/assets?overdue=false'))), [today.id, free.id])
    assert.deepEqual(
      [
        (await read(api, late)).overdue,
        (await read(api, today)).overdue,
        (await read(api, free)).overdue,
      ],
      [true, false, false]
    )
  })

  test('each day on which something was expected is announced once, however many look', async ({
    assert,
    cleanup,
  }) => {
    cleanup(listen('asset.overdue', { queue: 'maintenance', job: 'a-test-listens' }))
    const company = await aCompany()
    const { api, as, tenant } = company
    const warehouse = await aWarehouse(api)
    const [one, other] = [await anAsset(api), await anAsset(api)]
    const told = async () =>
      (
        await as(() =>
          rows(
            "SELECT data FROM outbox_messages WHERE tenant_id = ? AND job = 'a-test-listens' ORDER BY id",
            [tenant.id]
          )
        )
      ).map(({ data }) => JSON.parse(data).assetId)
    const look = () => as(() => announceOverdue(new AbortController().signal))

    for (const asset of [one, other]) {
      ok(await assign(api, asset, 'WAREHOUSE', warehouse))
      await expectedOn(company, asset, '2026-01-01')
    }
    await times(5, look)
    assert.sameMembers(await told(), [one.id, other.id])

    ok(await does(api, one, 'return'))
    await look()
    assert.lengthOf(await told(), 2)
    ok(
      await assign(api, one, 'WAREHOUSE', warehouse, {
        expectedCheckinDate: new Date(Date.now() + 60_000).toISOString(),
      })
    )
    await expectedOn(company, one, '2026-01-02')
    await announceOverdueAssets(new AbortController().signal)
    assert.deepEqual((await told()).slice(2), [one.id])
  })

  test('an asset is due for an audit when it was not audited for as many months as the company lets pass', async ({
    assert,
  }) => {
    const { api } = await aCompany({ timezone: 'America/Bogota' })
    const at = async (day: string, status = 'STORED') => {
      clock.travelTo(new Date(`${day}T15:00:00Z`))
      return anAsset(api, { status })
    }
    const [old, audited, recent] = [
      await at('2025-01-31'),
      await at('2025-02-01'),
      await at('2025-11-01'),
    ]
    await at('2025-01-01', 'LOST')
    await at('2025-01-01', 'DECOMMISSIONED')
    clock.travelTo(new Date('2025-08-15T15:00:00Z'))
    ok(await does(api, audited, 'audit'))
    clock.travelTo(new Date('2026-01-30T15:00:00Z'))
    const due = async (query = '') => idsOf(ok(await api.get(`/assets/audits/due${query}`)))

    assert.deepEqual(await due(), [])
    assert.deepEqual(await due('?before=2026-01-31'), [old.id])
    assert.deepEqual(await due('?before=2026-08-15'), [audited.id, old.id])
    assert.deepEqual(await due('?before=2026-11-01&sort=createdAt'), [
      old.id,
      audited.id,
      recent.id,
    ])
    assert.deepEqual(await due('?before=1000-01-01'), [])
    assert.equal((await api.get('/assets/audits/due?before=soon')).status, 422)

    ok(await api.patch('/settings/tenant', { assetAuditMonths: 1 }))
    assert.sameMembers(await due(), [old.id, audited.id, recent.id])
    assert.equal((await api.patch('/settings/tenant', { assetAuditMonths: 0 })).status, 422)
  })
})
