import { test } from '@japa/runner'
import { onStatement, rows } from '#core/database'
import { execute } from '#core/database'
import { Current } from '#core/current'
import { newId } from '#core/ids'
import { insertInto } from '#core/sql'
import { aCompany } from '#tests/company'
import { ORIGIN } from '#tests/api'
import { manyAssets } from './many.js'
import { ok } from './equipment.js'

test.group('Measure', () => {
  test('200,000', async () => {
    const company = await aCompany()
    let t = Date.now()
    const { model, category, warehouse } = await manyAssets(company, 200_000)
    console.log('fill', Date.now() - t)
    const field = ok(await company.api.post('/custom-fields', { name: 'Color', appliesToType: 'ENTITY', entityType: 'ASSET' }))
    await company.as(async () => {
      for (let from = 0; from < 100_000; from += 5_000) {
        const ids = await rows('SELECT id FROM assets WHERE tenant_id = ? ORDER BY id LIMIT 5000 OFFSET ' + from, [Current.tenantId])
        await execute(insertInto('custom_values', ids.map(({ id }, n) => ({ tenant_id: Current.tenantId, id: newId(), custom_field_id: field.id, entity_type: 'ASSET', entity_id: id, value: n % 10 ? 'Rojo' : 'Azul ' + n % 1000, search_value: n % 10 ? 'rojo' : 'azul ' + n % 1000, version: 1, created_at: '2026-01-01', updated_at: '2026-01-01' }))))
      }
    })
    await Current.acrossTenants('a test', () => rows('ANALYZE TABLE custom_values'))
    const queries = [`assignedToType=WAREHOUSE&assignedToId=${warehouse.id}`, `customField.${field.id}=rojo`, `customField.${field.id}=azul 10`, `customField.${field.id}=nothing`, `customField.${field.id}=rojo&status=LOST`]
    for (const query of queries) {
      for (const run of [1, 2]) {
        const statements: string[] = []
        const stop = onStatement((sql) => statements.push(sql))
        t = Date.now()
        const { body } = await company.api.get(`/assets?${query}`)
        const ms = Date.now() - t
        stop()
        if (run === 1) {
          const plans = await company.as(() => rows(`EXPLAIN ${statements[0]}`))
          console.log(statements[1]); const p2 = await company.as(() => rows(`EXPLAIN ${statements[1]}`)); console.log('COUNT', p2.map(({ table, type, key, rows: n, Extra }: any) => `${table} ${type} ${key} ${n} ${Extra}`).join(' | ')); console.log(`${query}: ${ms} ms, ${statements.length} statements, total ${body.meta?.total}: ${plans.map(({ table, type, key, rows: n, Extra }: any) => `${table} ${type} ${key} ${n} ${Extra}`).join(' | ')}`)
        } else console.log(`   again ${ms} ms`)
      }
    }
  }).timeout(600_000)
})
