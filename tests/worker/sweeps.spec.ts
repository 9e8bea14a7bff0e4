import { test } from '@japa/runner'
import { clock } from '#core/clock'
import { rows } from '#core/database'
import { sweepIdempotencyKeys } from '#core/idempotency_sweep'
import { aCompany, unique } from '#tests/company'

test.group('Sweeps', (group) => {
  group.each.teardown(() => clock.travelTo(null))

  test('an Idempotency-Key is forgotten after its day, not before, and not those of others', async ({ assert }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    const kept = ({ as, tenant }: typeof company) => as(() => rows('SELECT 1 FROM idempotency_keys WHERE tenant_id = ?', [tenant.id]))
    const create = async ({ api }: typeof company, hoursAgo: number) => {
      clock.travelTo(new Date(Date.now() - hoursAgo * 3_600_000))
      assert.equal((await api.post('/customers', { taxId: unique('NIT'), name: 'Ñandú' }, { 'idempotency-key': unique('key') })).status, 201)
      clock.travelTo(null)
    }

    for (const hoursAgo of [25, 24.1, 23.9]) await create(company, hoursAgo)
    await create(other, 0)
    assert.isAtLeast(await sweepIdempotencyKeys(), 2)
    assert.lengthOf(await kept(company), 1)
    assert.lengthOf(await kept(other), 1)
  })
})
