import { test } from '@japa/runner'
import { clientOf } from '#tests/api'
import { aContract, aStaff, ok } from './staff.js'

const PAY = ['baseSalary', 'salary', 'previousSalary', 'newSalary']

/** The names of fields that tell pay, anywhere in an answer. */
function payIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(payIn)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => (PAY.includes(key) ? [key] : payIn(inner)))
}

async function keyWith(api: ReturnType<typeof clientOf>, ...scopes: string[]) {
  return clientOf(ok(await api.post('/api-keys', { name: 'Integración', scopes })).key)
}

test.group('Pay', () => {
  test('pay is shown with payroll:read, and left out of every answer otherwise', async ({
    assert,
  }) => {
    const { api, employee, contract, aUser } = await aStaff()
    const closed = [(await aUser('VIEWER')).api, (await aUser('ASSETS')).api]
    const increase = ok(
      await api.post(`/employees/${employee.id}/salary-increases`, {
        newSalary: 3_000_000,
        effectiveDate: '2025-06-01',
      })
    )
    const [key, auditor] = [
      await keyWith(api, 'hr:read', 'hr:write'),
      await keyWith(api, 'audit:read'),
    ]
    const reads = [
      '/employees',
      `/employees/${employee.id}`,
      '/contracts',
      `/contracts/${contract.id}`,
      `/employees/${employee.id}/salary-increases`,
      `/employees/${employee.id}/salary-increases/${increase.id}`,
      `/employees/${employee.id}/timeline`,
    ]

    for (const path of reads) {
      for (const reader of [api, (await aUser('HR')).api])
        assert.isNotEmpty(payIn(ok(await reader.get(path))), path)
      const answer = await key.get(path)
      assert.deepEqual([answer.status, payIn(answer.body)], [200, []], `${path} ${answer.text}`)
      for (const { text } of [
        answer,
        ...(await Promise.all(closed.map((reader) => reader.get(path)))),
      ])
        assert.notMatch(text, /[23]000000/)
    }
    for (const path of [
      '/employees?sort=baseSalary',
      '/contracts?sort=salary',
      `/employees/${employee.id}/salary-increases?sort=newSalary`,
    ])
      assert.equal((await key.get(path)).status, 422)

    for (const entity of ['employee', 'contract', 'salary_increase']) {
      const [seen, hidden] = [
        ok(await api.get(`/audit-logs?entity=${entity}`)),
        await auditor.get(`/audit-logs?entity=${entity}`),
      ]
      assert.isNotEmpty(payIn(seen), entity)
      assert.isNotEmpty(ok(hidden).data)
      assert.deepEqual(payIn(hidden.body), [])
      assert.deepEqual(payIn(ok(await auditor.get(`/audit-logs/${hidden.body.data[0].id}`))), [])
    }
    assert.equal(ok(await api.get('/audit-logs/verify')).ok, true)
  })

  test('pay is written with hr:write, and not answered', async ({ assert }) => {
    const { api } = await aStaff()
    const key = await keyWith(api, 'hr:read', 'hr:write')
    const employee = ok(
      await key.post('/employees', {
        firstName: 'Luis',
        lastName: 'Mora',
        hireDate: '2025-01-01',
        baseSalary: 5_000_000,
      })
    )
    const contract = await key.post('/contracts', aContract(employee.id, { salary: 5_000_000 }), {
      'idempotency-key': 'one',
    })
    const again = await key.post('/contracts', aContract(employee.id, { salary: 5_000_000 }), {
      'idempotency-key': 'one',
    })
    const refused = await key.post(`/employees/${employee.id}/salary-increases`, {
      newSalary: 6_000_000,
      effectiveDate: '2025-06-01',
    })

    assert.deepEqual(
      [contract.status, again.text, refused.status, refused.body.code],
      [201, contract.text, 403, 'INSUFFICIENT_SCOPE']
    )
    for (const answer of [
      contract,
      await key.patch(`/employees/${employee.id}`, { position: 'x' }),
      await key.post(`/employees/${employee.id}/active-state`, { isActive: false }),
      refused,
    ]) {
      assert.deepEqual(payIn(answer.body), [])
      assert.notMatch(answer.text, /[56]000000/)
    }
    for (const baseSalary of [5_000_000, 1])
      assert.containsSubset((await key.patch(`/employees/${employee.id}`, { baseSalary })).body, {
        status: 422,
        errors: [{ field: 'baseSalary', code: 'IMMUTABLE_FIELD' }],
      })
    ok(
      await key.patch(`/employees/${employee.id}`, ok(await key.get(`/employees/${employee.id}`)), {
        prefer: 'handling=strict',
      })
    )
    assert.equal(ok(await api.get(`/employees/${employee.id}`)).baseSalary, 5_000_000)
  })

  test('pay is not revealed by comparing raises and bonuses, nor by dry runs', async ({
    assert,
  }) => {
    const { api, employee, contract, aUser } = await aStaff()
    const key = await keyWith(api, 'hr:read', 'hr:write')
    const path = `/employees/${employee.id}/salary-increases`
    const raise = (reader: typeof api, newSalary: number, headers = {}) =>
      reader.post(path, { newSalary, effectiveDate: '2025-06-01' }, headers)

    for (const headers of [{}, { prefer: 'dry-run' }, { 'idempotency-key': 'guess' }]) {
      const refused = await Promise.all(
        [1, 1_999_999, 2_000_000, 2_000_001, 90_000_000].map((newSalary) =>
          raise(key, newSalary, headers)
        )
      )
      for (const { body } of refused)
        assert.containsSubset(body, {
          status: 403,
          code: 'INSUFFICIENT_SCOPE',
          detail: 'This key lacks the scope payroll:read',
        })
    }
    assert.equal(
      (await key.post('/employees/019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90/salary-increases', {}))
        .status,
      403
    )
    const dry = { prefer: 'dry-run' }
    for (const reader of [api, (await aUser('HR')).api])
      assert.deepEqual(
        [
          (await raise(reader, 2_000_000, dry)).status,
          (await raise(reader, 2_000_001, dry)).status,
        ],
        [422, 201]
      )

    for (const salary of [1_999_999, 2_000_000, 2_000_001]) {
      assert.containsSubset((await key.patch(`/contracts/${contract.id}`, { salary }, dry)).body, {
        status: 422,
        errors: [{ field: 'salary', code: 'IMMUTABLE_FIELD' }],
      })
      assert.equal(
        (await key.post('/contracts', aContract(employee.id, { salary }), dry)).body.code,
        'OVERLAPPING_CONTRACT'
      )
    }
    const bonus = ok(
      await api.post('/bonuses', { employeeId: employee.id, type: 'PERFORMANCE', amount: 300_000 })
    )
    for (const headers of [{}, dry])
      for (const amount of [300_000, 300_001])
        assert.equal((await key.patch(`/bonuses/${bonus.id}`, { amount }, headers)).status, 403)
    ok(await key.patch(`/bonuses/${bonus.id}`, { description: 'x' }, dry))
    assert.deepEqual(ok(await api.get(`/bonuses/${bonus.id}`)), bonus)
    assert.isEmpty(ok(await api.get(path)).data)
  })

  test('the description of the API says so', async ({ assert }) => {
    const { api } = await aStaff()
    const { components } = ok(await api.get('/openapi.json'))
    for (const [name, fields] of Object.entries({
      Employee: ['baseSalary'],
      Contract: ['salary'],
      SalaryIncrease: ['previousSalary', 'newSalary'],
    })) {
      const { properties, required } = components.schemas[name]
      for (const field of fields) {
        assert.match(properties[field].description, /Only with the scope `payroll:read`/)
        assert.notInclude(required, field)
      }
    }
  })
})
