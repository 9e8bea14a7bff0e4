import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { aCompany } from '#tests/company'
import { contentsOf } from './contents.js'

test.group('Contents of a company', () => {
  test('a change of any column of any audit row changes them', async ({ assert }) => {
    const company = await aCompany()
    for (const name of ['Ana', 'Eva', 'Luz'])
      assert.equal((await company.api.post('/customers', { taxId: name, name })).status, 201)
    const before = await contentsOf(company)
    assert.deepEqual(await contentsOf(company), before)

    const audits = await company.as(() =>
      rows('SELECT * FROM audit_logs WHERE tenant_id = ? ORDER BY id', [Current.tenantId])
    )
    assert.isAbove(audits.length, 3)
    for (const row of audits)
      for (const column of Object.keys(row).filter((one) => !['tenant_id', 'id'].includes(one))) {
        const other = { created_at: '2020-01-01 00:00:00.000', seq: 999_999 }[column] ?? 'x'
        const set = (value: unknown) =>
          company.as(() =>
            execute(`UPDATE audit_logs SET \`${column}\` = ? WHERE tenant_id = ? AND id = ?`, [
              value,
              Current.tenantId,
              row.id,
            ])
          )
        await set(other)
        const { audit_logs: changed, ...rest } = await contentsOf(company)
        const { audit_logs: known, ...others } = before
        assert.notEqual(changed, known, `${column} of ${row.action}`)
        assert.deepEqual(rest, others)
        await set(row[column])
      }
    assert.deepEqual(await contentsOf(company), before)
  })
})
