import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { todayIn } from '#core/calendar/days'
import { onDeactivation } from '#hr/deactivation'
import { aCompany } from '#tests/company'
import { readAll } from '#tests/cursors'
import { isInvalid } from '#tests/functional/core/refusals'
import { aContract, aStaff, anEmployee, ok, requested, signed, times } from './staff.js'

const leave = (id: string) => `/employees/${id}/active-state`

test.group('Leaving and coming back', () => {
  test('a departure ends the contract on the last day, and leave after it', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    const next = await (async () => {
      ok(await api.patch(`/contracts/${contract.id}`, { endDate: '2026-12-31' }))
      return signed(company, employee.id, { startDate: '2027-01-01' })
    })()
    const before = await requested(company, employee.id, {
      startDate: '2026-05-04',
      endDate: '2026-05-05',
    })
    const over = await requested(company, employee.id, {
      startDate: '2026-06-24',
      endDate: '2026-07-03',
    })
    const after = await requested(company, employee.id, {
      startDate: '2026-08-03',
      endDate: '2026-08-07',
    })
    ok(await api.post(`/time-off-requests/${over.id}/approve`))
    ok(await api.post(`/time-off-requests/${after.id}/approve`))

    const answer = ok(
      await api.post(leave(employee.id), { isActive: false, terminationDate: '2026-06-30' })
    )
    assert.containsSubset(answer, {
      id: employee.id,
      isActive: false,
      terminationDate: '2026-06-30',
      assetsToRecover: [],
      version: 2,
    })
    assert.containsSubset(ok(await api.get(`/contracts/${contract.id}`)), {
      isActive: false,
      endDate: '2026-06-30',
    })
    assert.containsSubset(ok(await api.get(`/contracts/${next.id}`)), {
      isActive: false,
      startDate: '2027-01-01',
      endDate: '2026-12-31',
    })

    const shown = async ({ id }: any) => ok(await api.get(`/time-off-requests/${id}`))
    assert.containsSubset(await shown(before), { status: 'REQUESTED' })
    assert.containsSubset(await shown(over), { status: 'APPROVED', endDate: '2026-06-30', days: 4 })
    assert.containsSubset(await shown(after), { status: 'CANCELLED' })

    for (const [path, body] of [
      ['/contracts', aContract(employee.id, { startDate: '2028-01-01' })],
      [
        '/time-off-requests',
        { employeeId: employee.id, type: 'OTHER', startDate: '2026-07-01', endDate: '2026-07-01' },
      ],
    ] as const) {
      assert.containsSubset((await api.post(path, body)).body, {
        status: 409,
        code: 'EMPLOYEE_INACTIVE',
      })
    }
  })

  test('the contract of a former employee is not prolonged before the return', async ({
    assert,
  }) => {
    const { api, employee, contract } = await aStaff()
    ok(await api.post(leave(employee.id), { isActive: false, terminationDate: '2026-06-30' }))
    const path = `/contracts/${contract.id}`

    for (const change of [
      { endDate: null },
      { endDate: null, isActive: true },
      { endDate: '2026-07-01' },
    ])
      assert.containsSubset((await api.patch(path, change)).body, {
        status: 409,
        code: 'EMPLOYEE_INACTIVE',
      })
    assert.equal(
      ok(await api.patch(path, { endDate: '2026-06-29', notes: 'Un día menos' })).endDate,
      '2026-06-29'
    )
    ok(await api.post(leave(employee.id), { isActive: true }))
    assert.containsSubset(ok(await api.patch(path, { endDate: null, isActive: true })), {
      endDate: null,
      isActive: true,
    })
  })

  test('the last day is today by default, never before the first; a repeated state changes nothing', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    assert.containsSubset(
      (await api.post(leave(employee.id), { isActive: false, terminationDate: '2024-01-14' })).body,
      { status: 422, errors: [{ field: 'terminationDate', code: 'INVALID' }] }
    )
    assert.equal((await api.post(leave(employee.id), {})).status, 422)
    assert.containsSubset(ok(await api.post(leave(employee.id), { isActive: true })), {
      isActive: true,
      version: 1,
    })

    // 23:30 in Bogotá, where it is still the 30th.
    clock.travelTo(new Date('2026-07-01T04:30:00Z'))
    try {
      ok(await api.post(leave(employee.id), { isActive: false }))
    } finally {
      clock.travelTo(null)
    }
    assert.containsSubset(
      ok(await api.post(leave(employee.id), { isActive: false, terminationDate: '2026-12-31' })),
      { terminationDate: '2026-06-30', version: 2 }
    )
    assert.containsSubset(ok(await api.get(`/contracts/${contract.id}`)), {
      isActive: false,
      endDate: '2026-06-30',
    })

    assert.containsSubset(ok(await api.post(leave(employee.id), { isActive: true })), {
      isActive: true,
      terminationDate: null,
      version: 3,
    })
    ok(await api.post('/contracts', aContract(employee.id, { startDate: '2026-07-01' })))
  })

  test('one of ten parallel terminations succeeds', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const answers = await times(10, (index) =>
      index % 2
        ? api.post(leave(employee.id), { isActive: false, terminationDate: '2026-06-30' })
        : api.post('/contracts', aContract(employee.id, { startDate: `2027-01-${10 + index}` }))
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [200, 409])
    assert.containsSubset(ok(await api.get(`/employees/${employee.id}`)), {
      isActive: false,
      version: 2,
    })
  })

  test('other domains list the items to recover', async ({ assert }) => {
    const company = await aCompany()
    const holder = await anEmployee(company)
    const laptop = { type: 'TEST', id: holder.id, name: 'Portátil', code: 'OFC-AAAA-00001' }
    onDeactivation(async ({ id }) => (id === holder.id ? [laptop] : []))

    assert.deepEqual(
      ok(await company.api.post(leave(holder.id), { isActive: false })).assetsToRecover,
      [laptop]
    )
    assert.deepEqual(
      ok(await company.api.post(leave(holder.id), { isActive: true })).assetsToRecover,
      []
    )
  })
})

test.group('Vacation and timeline', () => {
  test('a year of 360 days gives fifteen working days, less granted ones, also below zero', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const balance = async (id: string) =>
      ok(await api.get(`/employees/${id}/time-off-balance`)).vacation

    clock.travelTo(new Date('2026-11-21T15:00:00Z'))
    try {
      const cases: [string, number][] = [
        ['2025-11-21', 15],
        ['2024-11-21', 30],
        ['2026-10-21', 1.25],
        ['2026-11-20', 0.04],
        ['2026-11-21', 0],
        ['2027-01-01', 0],
        ['2026-05-31', 7.13],
      ]
      for (const [hireDate, accrued] of cases)
        assert.deepEqual(
          await balance((await anEmployee(company, { hireDate })).id),
          { accrued, taken: 0, left: accrued },
          hireDate
        )

      const { id } = await anEmployee(company, { hireDate: '2026-05-21' })
      const request = await requested(company, id, {
        startDate: '2027-01-04',
        endDate: '2027-01-22',
      })
      await requested(company, id, { startDate: '2027-03-01', endDate: '2027-03-05' })
      ok(await api.post(`/time-off-requests/${request.id}/approve`))
      assert.deepEqual(await balance(id), { accrued: 7.5, taken: 14, left: -6.5 })

      ok(await api.post(leave(id), { isActive: false, terminationDate: '2026-07-20' }))
      assert.deepEqual(await balance(id), { accrued: 2.5, taken: 0, left: 2.5 })
      ok(await api.patch('/settings/tenant', { vacationDaysPerYear: 30 }))
      assert.equal((await balance(id)).accrued, 5)
    } finally {
      clock.travelTo(null)
    }
    assert.equal(
      (await api.get('/employees/019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90/time-off-balance')).status,
      404
    )
  })

  test('a return starts a new count; consecutive contracts are one service', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const { api } = company
    const balance = async (id: string) =>
      ok(await api.get(`/employees/${id}/time-off-balance`)).vacation
    cleanup(() => clock.travelTo(null))

    clock.travelTo(new Date('2026-11-21T15:00:00Z'))
    const { id } = await anEmployee(company, { hireDate: '2024-01-01' })
    await signed(company, id, {
      type: 'FIXED_TERM',
      startDate: '2024-01-01',
      endDate: '2024-12-31',
    })
    await signed(company, id, { startDate: '2025-01-01' })
    const former = await requested(company, id, { startDate: '2025-03-03', endDate: '2025-03-07' })
    ok(await api.post(`/time-off-requests/${former.id}/approve`))
    assert.deepEqual(await balance(id), { accrued: 43.33, taken: 5, left: 38.33 })

    ok(await api.post(leave(id), { isActive: false, terminationDate: '2025-06-30' }))
    assert.deepEqual(await balance(id), { accrued: 22.5, taken: 5, left: 17.5 })

    ok(await api.post(leave(id), { isActive: true }))
    const next = await signed(company, id, { startDate: '2026-12-01' })
    assert.equal((await balance(id)).taken, 5, 'the new contract has not begun')
    ok(await api.delete(`/contracts/${next.id}`))
    await signed(company, id, { startDate: '2026-05-21' })
    const vacation = await requested(company, id, {
      startDate: '2027-01-04',
      endDate: '2027-01-08',
    })
    ok(await api.post(`/time-off-requests/${vacation.id}/approve`))
    assert.deepEqual(await balance(id), { accrued: 7.5, taken: 5, left: 2.5 })
  })

  test('the timeline is one list of all events, newest first, in pages', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    const increase = ok(
      await api.post(`/employees/${employee.id}/salary-increases`, {
        newSalary: 3_000_000,
        effectiveDate: '2025-06-01',
      })
    )
    const absence = ok(await api.post('/absences', { employeeId: employee.id, date: '2025-07-01' }))
    const process = ok(
      await api.post('/disciplinary-processes', {
        employeeId: employee.id,
        type: 'VERBAL_WARNING',
        subject: 'x',
        description: 'y',
        date: '2025-07-02',
      })
    )
    const vacation = await requested(company, employee.id)
    const other = await anEmployee(company)
    await signed(company, other.id)

    const path = `/employees/${employee.id}/timeline`
    const all = ok(await api.get(path))
    assert.deepEqual(all.meta, { page: 1, limit: 20, total: 5, totalPages: 1 })
    assert.deepEqual(all.data, [
      { type: 'TIME_OFF', date: '2027-03-01', id: vacation.id, record: vacation },
      { type: 'DISCIPLINARY_PROCESS', date: '2025-07-02', id: process.id, record: process },
      { type: 'ABSENCE', date: '2025-07-01', id: absence.id, record: absence },
      { type: 'SALARY_INCREASE', date: '2025-06-01', id: increase.id, record: increase },
      { type: 'CONTRACT', date: '2025-01-01', id: contract.id, record: contract },
    ])
    const second = ok(await api.get(`${path}?limit=2&page=2`))
    assert.deepEqual(
      [second.data, second.meta],
      [all.data.slice(2, 4), { page: 2, limit: 2, total: 5, totalPages: 3 }]
    )
    assert.deepEqual(ok(await api.get(`${path}?page=9`)).data, [])
    assert.equal(
      (await api.get(`${path}?limit=2&page=2`)).headers.get('link'),
      ['first', 'prev', 'next', 'last']
        .map((rel, at) => `</api/v1${path}?limit=2&page=${[1, 1, 3, 3][at]}>; rel="${rel}"`)
        .join(', ')
    )
    for (const limit of [1, 2, 5])
      assert.deepEqual(await readAll(api, path, `limit=${limit}`), all.data)
    for (const cursor of ['x', Buffer.from('["2025-07-01","x"]').toString('base64url')])
      isInvalid(assert, await api.get(`${path}?cursor=${cursor}`), 'cursor', 'INVALID')
    assert.deepEqual(ok(await api.get(`${path}?sort=date`)).data, all.data.toReversed())
    for (const limit of [1, 2, 5])
      assert.deepEqual(await readAll(api, path, `sort=date&limit=${limit}`), all.data.toReversed())
    const { nextCursor } = ok(await api.get(`${path}?sort=date&limit=1&cursor=`)).meta
    isInvalid(assert, await api.get(`${path}?cursor=${nextCursor}`), 'cursor', 'INVALID')
    isInvalid(assert, await api.get(`${path}?sort=type`), 'sort', 'INVALID_CHOICE')
    assert.equal((await api.get(`${path}?limit=101`)).status, 422)
    assert.equal((await (await aCompany()).api.get(path)).status, 404)
  })
})

test.group('Things of the company', () => {
  test('a departure lists items to return, and the timeline shows assignments and returns', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { user } = await company.aUser('VIEWER')
    const { id } = await anEmployee(company, { userId: user.id })
    const anAsset = async (name: string) => ok(await api.post('/assets', { name }))
    const [laptop, phone, desk, car] = [
      await anAsset('Portátil'),
      await anAsset('Celular'),
      await anAsset('Escritorio'),
      await anAsset('Camión'),
    ]
    const give = async (asset: any, assignedToId: string) =>
      ok(await api.post(`/assets/${asset.id}/assign`, { assignedToType: 'USER', assignedToId }))
    await give(laptop, id)
    await give(phone, user.id)
    await give(desk, id)
    ok(await api.post(`/assets/${desk.id}/return`, {}))
    await give(car, (await anEmployee(company)).id)

    const { assetsToRecover } = ok(await api.post(leave(id), { isActive: false }))
    assert.deepEqual(
      assetsToRecover,
      [phone, laptop].map((asset) => ({
        type: 'ASSET',
        id: asset.id,
        name: asset.name,
        code: asset.assetTag,
      }))
    )
    const { data, meta } = ok(await api.get(`/employees/${id}/timeline`))
    assert.equal(meta.total, 4)
    assert.deepEqual(
      data.map(({ type, record }: any) => [type, record.name, record.action, record.assetTag]),
      [
        ['ASSET', 'Escritorio', 'returned', desk.assetTag],
        ['ASSET', 'Escritorio', 'assigned', desk.assetTag],
        ['ASSET', 'Celular', 'assigned', phone.assetTag],
        ['ASSET', 'Portátil', 'assigned', laptop.assetTag],
      ]
    )
    assert.equal(data[0].date, todayIn('America/Bogota'))
  })
})
