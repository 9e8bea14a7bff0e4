import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { sweepIdempotencyKeys } from '#core/pipeline/idempotency_sweep'
import { transaction } from '#core/database/transaction/transaction'
import { aCompany, unique } from '#tests/company'
import { deleteTenant } from '#tenants/actions/delete_tenant'
import Tenant from '#tenants/models/tenant'
import { sweepTenants } from '#tenants/sweep'

test.group('Sweeps', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an Idempotency-Key is deleted after its day, and younger ones stay', async ({ assert }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    const kept = ({ as, tenant }: typeof company) =>
      as(() => rows('SELECT 1 FROM idempotency_keys WHERE tenant_id = ?', [tenant.id]))
    const create = async ({ api }: typeof company, hoursAgo: number) => {
      clock.travelTo(new Date(Date.now() - hoursAgo * 3_600_000))
      assert.equal(
        (
          await api.post(
            '/customers',
            { taxId: unique('NIT'), name: 'Ñandú' },
            { 'idempotency-key': unique('key') }
          )
        ).status,
        201
      )
      clock.travelTo(null)
    }

    for (const hoursAgo of [25, 24.1, 23.9]) await create(company, hoursAgo)
    await create(other, 0)
    assert.isAtLeast(await sweepIdempotencyKeys(), 2)
    assert.lengthOf(await kept(company), 1)
    assert.lengthOf(await kept(other), 1)
  })

  test('a company that cannot be removed yet, because a job still writes, delays no other', async ({
    assert,
  }) => {
    const [busy, idle] = [await aCompany(), await aCompany()]
    for (const { api } of [busy, idle])
      assert.equal(
        (await api.post('/customers', { taxId: unique('NIT'), name: 'Ñandú' })).status,
        201
      )
    for (const { tenant } of [busy, idle])
      await Current.run({ tenant: null }, () => deleteTenant(tenant, 0))
    clock.travelTo(new Date(Date.now() + 1_000))
    const sweep = () => sweepTenants(new AbortController().signal)

    await busy.as(() =>
      transaction(async () => {
        await rows('SELECT id FROM customers WHERE tenant_id = ? FOR UPDATE', [busy.tenant.id])
        await assert.rejects(() => Current.run({ tenant: null }, sweep))
      })
    )
    assert.deepEqual(
      [await Tenant.find(busy.tenant.id), await Tenant.find(idle.tenant.id)].map(Boolean),
      [true, false]
    )
    await sweep()
    assert.isNull(await Tenant.find(busy.tenant.id))
  }).timeout(30_000)
})
