import { test } from '@japa/runner'
import { aCompany, type Company } from '#tests/company'
import {
  aUserWith,
  approved,
  approvedOvertime,
  draftOf,
  hire,
  ok,
  slipOf,
  told,
} from './helpers.js'

const NOBODY = '019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90'

test.group('Deductions', () => {
  test('a company in Colombia begins with the contributions of its law, another with none', async ({
    assert,
  }) => {
    const [colombian, german] = [await aCompany(), await aCompany({ countryCode: 'DE' })]
    const { body } = await colombian.api.get('/deductions?sort=createdAt')
    assert.deepEqual(
      body.data.map(({ name, percentage, side, fund }: any) => [name, percentage, side, fund]),
      [
        ['Salud', 4, 'EMPLOYEE', 'HEALTH'],
        ['Pensión', 4, 'EMPLOYEE', 'PENSION'],
        ['Salud', 8.5, 'EMPLOYER', 'HEALTH'],
        ['Pensión', 12, 'EMPLOYER', 'PENSION'],
        ['Caja', 4, 'EMPLOYER', 'FAMILY_FUND'],
      ]
    )
    assert.equal(body.meta.total, 5)
    assert.equal((await german.api.get('/deductions')).body.meta.total, 0)
  })

  test('exactly one of percentage and fixedAmount, at creation as afterwards', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    for (const [more, field, code] of [
      [{}, 'percentage', 'REQUIRED'],
      [{ percentage: 1, fixedAmount: 5 }, 'fixedAmount', 'INVALID'],
      [{ percentage: -1 }, 'percentage', 'TOO_SMALL'],
      [{ percentage: 100.5 }, 'percentage', 'TOO_LARGE'],
      [{ fixedAmount: -1 }, 'fixedAmount', 'TOO_SMALL'],
      [{ fixedAmount: 1.234 }, 'fixedAmount', 'TOO_PRECISE'],
      [{ percentage: 1, side: 'BOTH' }, 'side', 'INVALID_CHOICE'],
    ] as const) {
      const { status, body } = await api.post('/deductions', { name: 'Libranza', ...more })
      assert.deepEqual(
        [status, body.errors?.[0].field, body.errors?.[0].code],
        [422, field, code],
        JSON.stringify(more)
      )
    }

    const loan = ok(await api.post('/deductions', { name: 'Libranza', fixedAmount: 50_000.5 }))
    assert.containsSubset(loan, {
      percentage: null,
      fixedAmount: 50_000.5,
      side: 'EMPLOYEE',
      fund: 'OTHER',
      isActive: true,
    })
    assert.equal((await api.patch(`/deductions/${loan.id}`, { percentage: 2 })).status, 422)
    assert.equal(
      (await api.patch(`/deductions/${loan.id}`, { fixedAmount: null })).body.errors[0].code,
      'REQUIRED'
    )
    assert.containsSubset(
      (await api.patch(`/deductions/${loan.id}`, { percentage: 2, fixedAmount: null })).body,
      { percentage: 2, fixedAmount: null }
    )
    assert.equal(
      (await api.patch(`/deductions/${loan.id}`, { isActive: false })).body.isActive,
      false
    )
    assert.lengthOf((await api.get('/deductions?isActive=false')).body.data, 1)
    assert.equal((await api.delete(`/deductions/${loan.id}`)).status, 204)
  })
})

test.group('Overtime and bonuses', () => {
  test('overtime is not approved once its day has no contract', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId, contractId } = await hire(company, 2_000_000)
    const one = ok(
      await api.post('/overtime', { employeeId, type: 'DIURNA', date: '2026-08-04', hours: 2 })
    )
    ok(await api.patch(`/contracts/${contractId}`, { endDate: '2026-08-03' }))

    const { body: refused } = await api.post(`/overtime/${one.id}/approve`)
    assert.containsSubset(refused, { status: 409, code: 'NO_ACTIVE_CONTRACT' })
    assert.match(refused.detail, /^This overtime needs a contract on 2026-08-04/)
    assert.isFalse(ok(await api.get(`/overtime/${one.id}`)).approved)
  })

  test('overtime is recorded, approved once, and found by who, when and whether', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_000_000)

    for (const [more, field] of [
      [{ hours: 0 }, 'hours'],
      [{ hours: 24.5 }, 'hours'],
      [{ type: 'MATINAL' }, 'type'],
      [{ date: '2026-02-30' }, 'date'],
      [{ date: '2022-12-31' }, 'date'],
      [{ employeeId: NOBODY }, 'employeeId'],
    ] as const) {
      assert.equal(
        (
          await api.post('/overtime', {
            employeeId,
            type: 'DIURNA',
            date: '2026-08-04',
            hours: 2,
            ...more,
          })
        ).body.errors[0].field,
        field
      )
    }
    const one = ok(
      await api.post('/overtime', { employeeId, type: 'NOCTURNA', date: '2026-08-04', hours: 24 })
    )
    assert.containsSubset(one, {
      approved: false,
      payrollRunId: null,
      allowedActions: ['update', 'approve', 'delete'],
    })
    assert.equal((await api.patch(`/overtime/${one.id}`, { hours: 3.5 })).body.hours, 3.5)
    assert.containsSubset(
      (await api.patch(`/overtime/${one.id}`, { approved: true })).body.errors[0],
      { field: 'approved', code: 'IMMUTABLE_FIELD' }
    )
    assert.containsSubset((await api.patch(`/overtime/${one.id}`, { ...one, hours: 3.5 })).body, {
      hours: 3.5,
      approved: false,
      version: 2,
    })

    const done = await api.post(`/overtime/${one.id}/approve`)
    assert.containsSubset(done.body, {
      approved: true,
      approvedBy: company.admin.id,
      allowedActions: ['delete'],
    })
    for (const refused of [
      await api.post(`/overtime/${one.id}/approve`),
      await api.patch(`/overtime/${one.id}`, { hours: 4 }),
    ]) {
      assert.containsSubset(refused.body, {
        status: 409,
        code: 'INVALID_TRANSITION',
        currentStatus: 'APPROVED',
        allowedActions: ['delete'],
      })
    }
    await api.post('/overtime', { employeeId, type: 'DIURNA', date: '2026-08-31', hours: 1 })

    const count = async (query: string) => (await api.get(`/overtime?${query}`)).body.meta.total
    const counts = await Promise.all(
      [
        'approved=true',
        'approved=false',
        'from=2026-08-04&to=2026-08-04',
        'from=2026-08-05',
        `employeeId=${employeeId}`,
        `employeeId=${NOBODY}`,
        'type=DIURNA',
      ].map(count)
    )
    assert.deepEqual(counts, [1, 1, 1, 1, 2, 0, 1])
    assert.equal((await api.get('/overtime?approved=yes')).status, 422)
  })

  test('the type of a bonus is visible, its amount needs payroll:read', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_000_000)
    const kinds: Record<string, [isSalary: boolean, isTaxable: boolean]> = {
      ...{
        PERFORMANCE: [true, true],
        PRODUCTIVITY: [true, true],
        OTHER_TAXABLE: [false, true],
        CHRISTMAS_BONUS: [false, false],
      },
      ...{
        TRANSPORT_ALLOWANCE: [false, false],
        FOOD_ALLOWANCE: [false, false],
        LEGAL_BONUS: [false, false],
        OTHER_NON_TAXABLE: [false, false],
      },
    }
    for (const [type, [isSalary, isTaxable]] of Object.entries(kinds)) {
      const bonus = ok(
        await api.post('/bonuses', { employeeId, type, amount: 1000, period: '2026-08' })
      )
      assert.containsSubset(bonus, {
        isSalary,
        isTaxable,
        amount: 1000,
        period: '2026-08',
        payrollRunId: null,
      })
      assert.containsSubset((await api.get(`/bonuses/${bonus.id}`)).body, { isSalary, isTaxable })
    }
    assert.equal((await api.get('/bonuses?type=PERFORMANCE&period=2026-08')).body.meta.total, 1)
    assert.equal((await api.get('/bonuses?period=2026-09')).body.meta.total, 0)
    for (const period of ['2026-13', '2026-8', 'August'])
      assert.equal(
        (await api.post('/bonuses', { employeeId, type: 'PERFORMANCE', amount: 1, period })).body
          .errors[0].field,
        'period'
      )
    assert.equal(
      (await api.post('/bonuses', { employeeId, type: 'PERFORMANCE', amount: 0 })).status,
      422
    )

    const assistant = await aUserWith(company, 'hr:read', 'hr:write')
    assert.notProperty((await assistant.get('/bonuses')).body.data[0], 'amount')
    assert.notProperty(
      (await assistant.post('/bonuses', { employeeId, type: 'PERFORMANCE', amount: 1 })).body,
      'amount'
    )
    assert.equal((await assistant.get('/payroll-runs')).status, 403)
    assert.property(
      (await (await aUserWith(company, 'hr:read', 'payroll:read')).get('/bonuses')).body.data[0],
      'amount'
    )
  })

  test('paid inputs are neither paid again nor changed', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_400_000)
    const overtime = await approvedOvertime(company, employeeId, 'DIURNA', 2, '2026-08-04')
    const bonus = ok(
      await api.post('/bonuses', {
        employeeId,
        type: 'FOOD_ALLOWANCE',
        amount: 90_000,
        period: '2026-08',
      })
    )
    const run = await approved(company, '2026-08')

    assert.equal((await api.get(`/overtime/${overtime.id}`)).body.payrollRunId, run.id)
    for (const refused of [
      await api.delete(`/overtime/${overtime.id}`),
      await api.delete(`/bonuses/${bonus.id}`),
      await api.patch(`/bonuses/${bonus.id}`, { amount: 1 }),
    ]) {
      assert.containsSubset(refused.body, { status: 409, code: 'IN_USE', payrollRunId: run.id })
    }
    assert.deepEqual(told(await slipOf(company, await draftOf(company, '2026-09'))).slice(0, 2), [
      'SALARY: 2400000',
      'TRANSPORT_ALLOWANCE: 249095',
    ])
  })

  test('late overtime and late bonuses go to the next run', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_100_000)
    const late = ok(
      await api.post('/overtime', { employeeId, type: 'DIURNA', hours: 1, date: '2026-08-04' })
    )
    const october = ok(
      await api.post('/bonuses', {
        employeeId,
        type: 'PRODUCTIVITY',
        amount: 7_000,
        period: '2026-10',
      })
    )
    await approved(company, '2026-08')
    ok(await api.post(`/overtime/${late.id}/approve`))
    ok(
      await api.post('/bonuses', {
        employeeId,
        type: 'PERFORMANCE',
        amount: 5_000,
        period: '2026-08',
      })
    )
    ok(await api.post('/bonuses', { employeeId, type: 'FOOD_ALLOWANCE', amount: 3_000 }))

    // 2,100,000 / 210 × 1.25 = 12,500, by the hours of August.
    const next = await approved(company, '2026-09')
    assert.deepEqual(told(await slipOf(company, next)).slice(1, 4), [
      'OVERTIME_DIURNA: 12500',
      'BONUS_PERFORMANCE: 5000',
      'BONUS_FOOD_ALLOWANCE: 3000',
    ])
    assert.deepEqual(told(await slipOf(company, await draftOf(company, '2026-10'))).slice(1, 2), [
      'BONUS_PRODUCTIVITY: 7000',
    ])
    assert.equal((await api.get(`/bonuses/${october.id}`)).body.period, '2026-10')
  })
})

test.group('Payroll settings', () => {
  test("legal values have sources; a company's own value replaces them and can be removed", async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_400_000)
    const shown = (await api.get('/settings/payroll')).body
    assert.containsSubset(shown, { countryCode: 'CO', overrides: [], version: 0 })
    assert.containsSubset(shown.statutory.monthlyHours.at(-1), {
      from: '2026-07-15',
      value: 210,
      source: 'Ley 2101 of 2021 art. 3: 42 hours a week',
    })
    assert.isTrue(shown.statutory.minimumWage.at(-1).provisional)

    const overrides = [
      { parameter: 'monthlyHours', from: '2026-08-01', value: 240, note: 'Convención colectiva' },
    ]
    const changed = await api.patch('/settings/payroll', { overrides })
    assert.containsSubset(changed.body, { overrides, version: 1 })
    await approvedOvertime(company, employeeId, 'DIURNA', 1, '2026-08-04')
    assert.include(
      told(await slipOf(company, await draftOf(company, '2026-08'))),
      'OVERTIME_DIURNA: 12500'
    )

    for (const [wrong, field] of [
      [[{ parameter: 'monthlyHours', from: '2026-08-01', value: 0 }], 'overrides.0.value'],
      [[{ parameter: 'rent', from: '2026-08-01', value: 1 }], 'overrides.0.parameter'],
      [[...overrides, ...overrides], 'overrides.1.from'],
    ] as const)
      assert.equal(
        (await api.patch('/settings/payroll', { overrides: wrong })).body.errors[0].field,
        field
      )
    assert.equal(
      (await api.patch('/settings/payroll', { overrides: [] }, { 'if-match': '"0"' })).status,
      412
    )
    assert.deepEqual(
      (await api.patch('/settings/payroll', { overrides: [] }, { 'if-match': '"1"' })).body
        .overrides,
      []
    )
    assert.equal(
      (await api.patch('/settings/payroll', { overrides: [] })).body.version,
      2,
      'the same is no change'
    )

    assert.containsSubset((await api.patch('/settings/payroll', { overrides })).body, {
      overrides,
      version: 3,
    })
    for (const verb of ['patch', 'put'] as const)
      assert.containsSubset(
        await api[verb]('/settings/payroll', {}),
        { status: 200, body: { overrides, version: 3 } },
        'absent leaves what is there'
      )
    assert.equal((await api.patch('/settings/payroll', {}, { 'if-match': '"2"' })).status, 412)
    assert.containsSubset((await api.patch('/settings/payroll', { overrides: null })).body.errors, [
      { field: 'overrides', code: 'REQUIRED' },
    ])
    assert.containsSubset((await api.patch('/settings/payroll', { overrides: [] })).body, {
      overrides: [],
      version: 4,
    })

    const atOnce = async (to: Company, version: number) => {
      const answers = await Promise.all(
        [200, 201, 202].map((value) =>
          to.api.patch(
            '/settings/payroll',
            { overrides: [{ ...overrides[0], value }] },
            { 'if-match': `"${version}"` }
          )
        )
      )
      return answers.map(({ status }) => status).sort()
    }
    assert.deepEqual(await atOnce(company, 4), [200, 412, 412])
    assert.deepEqual(await atOnce(await aCompany(), 0), [200, 412, 412])
  })
})
