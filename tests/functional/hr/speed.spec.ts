import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows, selects } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import { folded } from '#core/database/search_text'
import { insertInto } from '#core/database/sql'
import { aCompany, type Company } from '#tests/company'
import { anEmployee, ok, requested, signed } from './staff.js'
import { planOf } from '#tests/plans'

const PEOPLE = 50_000

/** 50,000 people in ten departments, every tenth of them gone. */
async function aMultitude({ as, api }: Company) {
  const departments: string[] = []
  for (let index = 0; index < 10; index++)
    departments.push(ok(await api.post('/departments', { name: `Planta ${index}` })).id)

  await as(async () => {
    const { tenantId } = Current
    for (let from = 0; from < PEOPLE; from += 5_000) {
      const people = Array.from({ length: 5_000 }, (_, index) => {
        const n = from + index
        const person = {
          first_name: `Nombre${n % 977}`,
          last_name: `Apellido${n % 1_009}`,
          document_number: String(10_000_000 + n),
        }
        const id = `019a8f5e-${n.toString(16).padStart(4, '0').slice(-4)}-7d3e-9c55-${n.toString(16).padStart(12, '0')}`
        return {
          tenant_id: tenantId,
          id,
          department_id: departments[n % 10],
          ...person,
          hire_date: `20${10 + (n % 15)}-03-01`,
          base_salary: 1,
          is_active: n % 10 === 3 ? 0 : 1,
          search_text: folded(person.first_name, person.last_name, person.document_number),
          created_at: '2026-01-01 00:00:00',
          updated_at: '2026-01-01 00:00:00',
        }
      })
      await execute(insertInto('employees', people))
    }
    await execute('INSERT INTO record_counts (tenant_id, name, total, stamp) VALUES (?, ?, ?, 1)', [
      tenantId,
      'employees',
      PEOPLE,
    ])
  })
  await Current.acrossTenants('a test', () => selects([['ANALYZE TABLE employees']]))
  return { department: departments[4] }
}

async function statementsOf(request: () => Promise<{ status: number; text: string }>) {
  const found: { sql: string; packet: number }[] = []
  const stop = onStatement((sql, packet) => found.push({ sql, packet }))
  const { status, text } = await request()
  stop()
  if (status !== 200) throw new Error(text)
  return { found }
}

test.group('Speed of people', () => {
  test('a list of 50,000 costs two statements in one round trip, by an index of the tenant', async ({
    assert,
  }) => {
    const company = await aCompany()
    // A table of which one company has half may be read as a whole: rows of an index are taken for
    // twice as many.
    for (let others = 0; others < 2; others++) await aMultitude(await aCompany())
    const { department } = await aMultitude(company)
    const asked = [
      '',
      'search=nombre17%20apellido17',
      'search=10049999',
      'search=nobody',
      `departmentId=${department}`,
      'isActive=false',
      'sort=lastName',
      'sort=-hireDate',
      'page=2000',
      `search=nombre&isActive=false&departmentId=${department}`,
    ]

    for (const query of asked) {
      // Who asks is known for 4 seconds, and may have to be looked up again.
      await company.api.get('/auth/me')
      const { found } = await statementsOf(() => company.api.get(`/employees?${query}`))
      assert.isAtMost(found.length, 2, query)
      assert.lengthOf(new Set(found.map(({ packet }) => packet)), 1, query)

      for (const { sql } of found.filter(({ sql }) => /employees/.test(sql))) {
        const plan = await company.as(() => planOf(sql))
        const outer = plan.filter(({ table }) => !/derived/.test(table ?? ''))
        for (const { type, key, Extra } of outer)
          assert.isTrue(
            ['ref', 'range', 'eq_ref', 'const'].includes(type) && key !== null,
            `${query}: ${type} by ${key} (${Extra})`
          )
        if (!query.includes('page='))
          assert.notMatch(plan.map(({ Extra }) => Extra).join(), /filesort|temporary/, query)
      }
    }
    assert.equal(
      (await company.api.get('/employees?search=nombre17%20apellido17')).body.meta.total,
      (
        await company.as(() =>
          rows(
            "SELECT COUNT(*) AS n FROM employees WHERE tenant_id = ? AND search_text LIKE '%nombre17%' AND search_text LIKE '%apellido17%'",
            [company.tenant.id]
          )
        )
      )[0].n
    )
  }).timeout(120_000)

  test('a timeline costs three round trips, a balance one', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await anEmployee(company)
    await signed(company, id)
    for (let month = 1; month <= 9; month++) {
      await requested(company, id, { startDate: `2027-0${month}-10`, endDate: `2027-0${month}-12` })
      ok(await company.api.post('/absences', { employeeId: id, date: `2026-0${month}-10` }))
    }
    const packets = async (path: string) =>
      new Set(
        (await statementsOf(() => company.api.get(`/employees/${id}/${path}`))).found.map(
          ({ packet }) => packet
        )
      ).size
    assert.deepEqual(
      [
        await packets('timeline'),
        await packets('timeline?limit=3&page=3'),
        await packets('time-off-balance'),
      ],
      [3, 3, 1]
    )
  })
})
