import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { addDays, todayIn } from '#core/calendar/days'
import { contractOn } from '#hr/contracts/salaries'
import { aCompany } from '#tests/company'
import { aContract, aStaff, anEmployee, lock, ok, open, signed, times } from './staff.js'

const TODAY = todayIn('America/Bogota')

test.group('Contracts', () => {
  test('invalid fields of a contract are named', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await anEmployee(company)
    const wrong: [object, string, string][] = [
      [{ type: 'FIXED_TERM' }, 'endDate', 'REQUIRED'],
      [{ endDate: '2025-01-01' }, 'endDate', 'INVALID'],
      [{ endDate: '2024-12-31' }, 'endDate', 'INVALID'],
      [{ salary: -1 }, 'salary', 'TOO_SMALL'],
      [{ salary: 1.005 }, 'salary', 'TOO_PRECISE'],
      [{ type: 'TEMPORARY' }, 'type', 'INVALID_CHOICE'],
    ]
    for (const [part, field, code] of wrong)
      assert.containsSubset((await company.api.post('/contracts', aContract(id, part))).body, {
        status: 422,
        errors: [{ field, code }],
      })
    assert.containsSubset(await signed(company, id), {
      type: 'INDEFINITE',
      endDate: null,
      isActive: true,
      version: 1,
    })
  })

  test('an employee is under one contract at most on any day, whatever way two would meet', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id } = await anEmployee(company)
    const standing = await signed(company, id, { startDate: '2025-03-01', endDate: '2025-08-31' })
    const meets = (startDate: string, endDate?: string) =>
      api.post('/contracts', aContract(id, { startDate, endDate }))

    for (const [from, to] of [
      ['2025-02-01', '2025-03-01'],
      ['2025-08-31', '2025-12-31'],
      ['2025-04-01', '2025-05-01'],
      ['2025-01-01', undefined],
      ['2025-06-01', undefined],
      ['2025-01-01', '2025-12-31'],
    ]) {
      assert.containsSubset((await meets(from!, to)).body, {
        status: 409,
        code: 'OVERLAPPING_CONTRACT',
        contractId: standing.id,
        errors: [{ field: 'startDate' }],
      })
    }
    ok(await meets('2025-01-01', '2025-02-28'))
    const last = ok(await meets('2025-09-01'))

    assert.equal(
      (await api.patch(`/contracts/${standing.id}`, { endDate: '2025-09-01' })).body.code,
      'OVERLAPPING_CONTRACT'
    )
    assert.equal(
      (await api.patch(`/contracts/${standing.id}`, { endDate: null })).body.code,
      'OVERLAPPING_CONTRACT'
    )
    ok(await api.patch(`/contracts/${standing.id}`, { endDate: '2025-07-31' }))
    ok(await api.patch(`/contracts/${last.id}`, { endDate: '2026-12-31' }))
    ok(await api.patch(`/contracts/${last.id}`, { endDate: null }))
  })

  test('one of ten parallel contracts of an employee stands; others are independent', async ({
    assert,
  }) => {
    const company = await aCompany()
    const [ana, luis] = [await anEmployee(company), await anEmployee(company)]
    const answers = await times(20, (index) =>
      company.api.post(
        '/contracts',
        aContract((index % 2 ? ana : luis).id, { startDate: `2025-01-${10 + index}` })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, ...Array(18).fill(409)])
    assert.equal(ok(await company.api.get('/contracts')).meta.total, 2)
  })

  test('only its end, its notes and whether it is active change', async ({ assert }) => {
    const { api, contract } = await aStaff()
    for (const fixed of [{ salary: 1 }, { startDate: '2025-01-02' }, { type: 'SERVICE' }]) {
      assert.containsSubset((await api.patch(`/contracts/${contract.id}`, fixed)).body, {
        status: 422,
        errors: [{ field: Object.keys(fixed)[0], code: 'IMMUTABLE_FIELD' }],
      })
    }
    assert.containsSubset(
      ok(
        await api.patch(
          `/contracts/${contract.id}`,
          { ...contract, notes: 'Otrosí 1' },
          { prefer: 'handling=strict' }
        )
      ),
      { notes: 'Otrosí 1', endDate: null, version: 2 }
    )
    assert.containsSubset(
      (await api.patch(`/contracts/${contract.id}`, { endDate: '2024-01-01' })).body,
      { status: 422, errors: [{ field: 'endDate' }] }
    )
  })

  test('deactivating a contract ends it today and frees its days', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    assert.containsSubset(ok(await api.patch(`/contracts/${contract.id}`, { isActive: false })), {
      isActive: false,
      endDate: TODAY,
    })
    assert.equal(
      (await api.post('/contracts', aContract(employee.id, { startDate: TODAY }))).status,
      409
    )

    const next = await signed(company, employee.id, {
      type: 'FIXED_TERM',
      startDate: addDays(TODAY, 1),
      endDate: addDays(TODAY, 90),
    })
    assert.containsSubset((await api.patch(`/contracts/${next.id}`, { endDate: null })).body, {
      status: 422,
      errors: [{ field: 'endDate', code: 'REQUIRED' }],
    })
    assert.containsSubset(
      ok(await api.patch(`/contracts/${next.id}`, { isActive: false })),
      { isActive: false, startDate: addDays(TODAY, 1), endDate: TODAY },
      'called off before it began'
    )
    ok(await api.post('/contracts', aContract(employee.id, { startDate: addDays(TODAY, 1) })))
  })

  test('an inactive contract always has an end, so that pay stops', async ({ assert }) => {
    const { api, employee, contract } = await aStaff()
    const path = `/contracts/${contract.id}`

    ok(await api.patch(path, { endDate: '2030-12-31' }))
    assert.containsSubset(ok(await api.patch(path, { isActive: false, endDate: null })), {
      isActive: false,
      endDate: TODAY,
    })
    assert.containsSubset(ok(await api.patch(path, { endDate: null })), {
      isActive: false,
      endDate: TODAY,
    })
    assert.containsSubset(ok(await api.patch(path, { isActive: true, endDate: null })), {
      isActive: true,
      endDate: null,
    })
    ok(await api.post(`/employees/${employee.id}/active-state`, { isActive: false }))
    assert.equal((await api.patch(path, { isActive: true })).body.code, 'EMPLOYEE_INACTIVE')
  })

  test('a contract with approved payroll is not deleted', async ({ assert }) => {
    const company = await aStaff()
    await lock(company, '2025-06')
    assert.containsSubset((await company.api.delete(`/contracts/${company.contract.id}`)).body, {
      status: 409,
      code: 'PERIOD_CLOSED',
      period: '2025-06',
    })
    await open(company, '2025-06')
    assert.equal((await company.api.delete(`/contracts/${company.contract.id}`)).status, 204)
  })
})

test.group('Salary increases', () => {
  test('an increase raises the salary from a day on, and the history is listed', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    const path = `/employees/${employee.id}/salary-increases`
    const first = await api.post(path, {
      newSalary: 2_200_000,
      effectiveDate: '2025-06-16',
      reason: 'Desempeño',
    })

    assert.equal(first.status, 201, first.text)
    assert.equal(first.headers.get('location'), `/api/v1${path}/${first.body.id}`)
    assert.containsSubset(first.body, {
      employeeId: employee.id,
      contractId: contract.id,
      previousSalary: 2_000_000,
      newSalary: 2_200_000,
      effectiveDate: '2025-06-16',
      reason: 'Desempeño',
    })
    ok(await api.post(path, { newSalary: 2_500_000, effectiveDate: '2026-01-01' }))
    assert.deepEqual(
      ok(await api.get(`${path}?sort=-effectiveDate`)).data.map(({ newSalary }: any) => newSalary),
      [2_500_000, 2_200_000]
    )

    const on = (day: string) =>
      company.as(async () => (await contractOn(employee.id, day))?.salary.toNumber() ?? null)
    assert.deepEqual(
      [
        await on('2024-12-31'),
        await on('2025-06-15'),
        await on('2025-06-16'),
        await on('2025-12-31'),
        await on('2026-01-01'),
      ],
      [null, 2_000_000, 2_200_000, 2_200_000, 2_500_000]
    )
    assert.equal(ok(await api.get(`/contracts/${contract.id}`)).salary, 2_000_000)
    assert.equal((await api.delete(`/contracts/${contract.id}`)).body.code, 'IN_USE')
  })

  test('an increase is above the salary of its day and below the one that comes next, and needs a contract', async ({
    assert,
  }) => {
    const { api, employee } = await aStaff()
    const path = `/employees/${employee.id}/salary-increases`
    ok(await api.post(path, { newSalary: 3_000_000, effectiveDate: '2026-01-01' }))

    const wrong: [number, string, number, string][] = [
      [2_000_000, '2025-06-01', 422, 'TOO_SMALL'],
      [1_999_999, '2025-06-01', 422, 'TOO_SMALL'],
      [3_000_000, '2026-01-01', 422, 'TOO_SMALL'],
      [3_000_000, '2025-06-01', 422, 'TOO_LARGE'],
      [4_000_000, '2024-12-31', 409, 'NO_ACTIVE_CONTRACT'],
    ]
    for (const [newSalary, effectiveDate, status, code] of wrong)
      assert.containsSubset(
        (await api.post(path, { newSalary, effectiveDate })).body,
        { status, errors: [{ code }] },
        `${newSalary} on ${effectiveDate}`
      )
    ok(await api.post(path, { newSalary: 2_500_000, effectiveDate: '2025-06-01' }))

    const other = await anEmployee({ api })
    assert.equal(
      (
        await api.post(`/employees/${other.id}/salary-increases`, {
          newSalary: 9e6,
          effectiveDate: '2025-06-01',
        })
      ).body.code,
      'NO_ACTIVE_CONTRACT'
    )
    const there = ok(await api.get(path)).data[0]
    assert.equal((await api.get(`/employees/${other.id}/salary-increases/${there.id}`)).status, 404)
    assert.equal((await api.get(`${path}/${there.id}`)).status, 200)
  })

  test('an increase between two others is the base of the later one', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const path = `/employees/${employee.id}/salary-increases`
    const [june, july] = [
      ok(await api.post(path, { newSalary: 3_000_000, effectiveDate: '2025-06-01' })),
      ok(await api.post(path, { newSalary: 4_000_000, effectiveDate: '2025-07-01' })),
    ]
    ok(await api.post(path, { newSalary: 2_500_000, effectiveDate: '2025-03-01' }))

    assert.deepEqual(
      ok(await api.get(`${path}?sort=effectiveDate`)).data.map(
        ({ previousSalary, newSalary }: any) => [previousSalary, newSalary]
      ),
      [
        [2_000_000, 2_500_000],
        [2_500_000, 3_000_000],
        [3_000_000, 4_000_000],
      ]
    )
    assert.deepEqual(
      [
        ok(await api.get(`${path}/${june.id}`)).version,
        ok(await api.get(`${path}/${july.id}`)).version,
      ],
      [2, 1]
    )
    assert.containsSubset(ok(await api.get(`/audit-logs?entityId=${june.id}`)).data[0], {
      before: { previousSalary: 2_000_000 },
      after: { previousSalary: 2_500_000 },
    })
  })

  test('a mistaken increase is taken back, while it is the last and no payroll has paid by it', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, employee } = company
    const path = `/employees/${employee.id}/salary-increases`
    const first = ok(await api.post(path, { newSalary: 2_100_000, effectiveDate: '2025-06-01' }))
    const last = ok(await api.post(path, { newSalary: 22_000_000, effectiveDate: '2025-06-01' }))

    assert.containsSubset((await api.delete(`${path}/${first.id}`)).body, {
      status: 409,
      code: 'IN_USE',
    })
    assert.equal(
      (await api.delete(`/employees/${(await anEmployee(company)).id}/salary-increases/${last.id}`))
        .status,
      404
    )
    await lock(company, '2025-07')
    assert.containsSubset((await api.delete(`${path}/${last.id}`)).body, {
      status: 409,
      code: 'PERIOD_CLOSED',
      period: '2025-07',
    })
    await open(company, '2025-07')
    for (const { id } of [last, first])
      assert.equal((await api.delete(`${path}/${id}`)).status, 204)
    assert.equal(ok(await api.get(path)).meta.total, 0)
    assert.equal(
      ok(await api.post(path, { newSalary: 2_200_000, effectiveDate: '2025-06-01' }))
        .previousSalary,
      2_000_000
    )
  })

  test('the higher of two increases of one day holds, whatever the clocks', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.travelTo(null))
    const company = await aStaff()
    const { api, employee } = company
    const path = `/employees/${employee.id}/salary-increases`
    clock.travelTo(new Date(Date.now() + 20_000))
    const first = ok(await api.post(path, { newSalary: 2_100_000, effectiveDate: '2025-06-01' }))
    clock.travelTo(null)
    const last = ok(await api.post(path, { newSalary: 2_200_000, effectiveDate: '2025-06-01' }))

    assert.isTrue(last.id < first.id)
    assert.equal(
      await company.as(async () =>
        (await contractOn(employee.id, '2025-06-01'))?.salary.toNumber()
      ),
      2_200_000
    )
    assert.containsSubset(
      (await api.post(path, { newSalary: 2_150_000, effectiveDate: '2025-06-01' })).body,
      { status: 422, errors: [{ code: 'TOO_SMALL' }] }
    )
    assert.containsSubset((await api.delete(`${path}/${first.id}`)).body, {
      status: 409,
      code: 'IN_USE',
    })
    for (const { id } of [last, first])
      assert.equal((await api.delete(`${path}/${id}`)).status, 204)
  })

  test('ten parallel increases to the same salary are one', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const answers = await times(10, () =>
      api.post(`/employees/${employee.id}/salary-increases`, {
        newSalary: 2_500_000,
        effectiveDate: '2025-06-01',
      })
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(9).fill(422)])
  })
})
