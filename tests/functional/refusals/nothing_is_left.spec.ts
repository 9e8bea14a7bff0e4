import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { tenantTables } from '#core/providers/core_provider'
import { call } from '#tests/api'
import { currentDay, everything, type Everything } from './everything.js'
import { ofAClosedPeriod, ofGoods, ofSales, ofTheBooks, type Refused } from './refusals.js'

/**
 * All that the company has, row by row: stock, numbers, balances, entries, documents, audit rows,
 * outbox.
 */
async function rowsOf({ as }: Everything) {
  const tables = [...tenantTables()]
  const rows = await as(() =>
    selects(
      tables.map((table) => [`SELECT * FROM ${table} WHERE tenant_id = ?`, [Current.tenantId]])
    )
  )
  // In an order of their own: the database may answer in another one each time.
  return new Map(
    tables.map((table, index) => [
      table,
      rows[index]
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    ])
  )
}

test.group('A refusal leaves everything as it was', (group) => {
  let company: Everything
  group.setup(async () => {
    company = await everything()
  })

  async function walk(assert: any, refusals: Refused[]) {
    const before = await rowsOf(company)
    for (const [method, path, body, status, code, field] of refusals) {
      const asked = `${method} ${path} ${JSON.stringify(body)}`
      const answer = await call(company.api.token, method, path, body)
      assert.equal(answer.status, status, `${asked}: ${answer.text}`)
      if (field)
        assert.containsSubset(answer.body.errors, [{ field, code }], `${asked}: ${answer.text}`)
      else assert.equal(answer.body.code, code, asked)

      for (const [table, rows] of await rowsOf(company))
        assert.equal(rows, before.get(table), `${asked} has changed ${table}`)
    }
  }

  test('refusals in the books leave nothing', ({ assert }) => walk(assert, ofTheBooks(company)))
  test('refusals in stock and purchasing leave nothing', ({ assert }) =>
    walk(assert, ofGoods(company)))
  test('refusals in sales leave nothing', ({ assert }) => walk(assert, ofSales(company)))

  test('refusals in a closed period leave nothing', async ({ assert }) => {
    assert.equal(
      (await company.api.post('/fiscal-periods/close', { through: currentDay() })).status,
      200
    )
    await walk(assert, ofAClosedPeriod(company))
    assert.isTrue((await company.api.get('/reports/integrity')).body.ok)
  })
})
