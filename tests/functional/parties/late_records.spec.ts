import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { adoptLateRecords } from '#parties/adoption/previous_release'
import { aCompany } from '#tests/company'

test.group('Third parties after an upgrade', () => {
  test('a customer that the previous release adds while the migration runs is linked', async ({
    assert,
  }) => {
    const { api, as, tenant } = await aCompany()
    const { body: made } = await api.post('/customers', { taxId: '901222333-9', name: 'Tardío' })
    const during = await Current.run({ tenant: null }, () =>
      Current.acrossTenants('test', () =>
        rows<{ at: string }>(
          `SELECT DATE_FORMAT(migration_time, '%Y-%m-%d %H:%i:%s') AS at
             FROM adonis_schema
             WHERE name LIKE '%/0325\\_%'`
        )
      )
    )
    await as(() =>
      execute(
        'UPDATE customers SET third_party_id = NULL, updated_at = ? - INTERVAL 1 SECOND WHERE tenant_id = ? AND id = ?',
        [during[0].at, tenant.id, made.id]
      )
    )

    await Current.run({ tenant: null }, () => adoptLateRecords(new AbortController().signal))
    assert.equal((await api.get(`/customers/${made.id}`)).body.thirdPartyId, made.thirdPartyId)
  })
})
