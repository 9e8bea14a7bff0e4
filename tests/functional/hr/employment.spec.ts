import { test } from '@japa/runner'
import { addDays, todayIn } from '#core/calendar/days'
import { aCompany } from '#tests/company'
import { aContract, aStaff, aVacation, anEmployee, ok, signed } from './staff.js'

const TODAY = todayIn('America/Bogota')

/** Somebody hired on 2026-05-04, with two contracts that follow each other and one after a gap. */
async function aCareer() {
  const company = await aCompany()
  const employee = await anEmployee(company, { hireDate: '2026-05-04' })
  await signed(company, employee.id, {
    type: 'FIXED_TERM',
    startDate: '2026-05-04',
    endDate: '2026-06-30',
  })
  const second = await signed(company, employee.id, {
    type: 'FIXED_TERM',
    startDate: '2026-07-01',
    endDate: '2026-08-31',
  })
  const last = await signed(company, employee.id, {
    type: 'FIXED_TERM',
    startDate: '2026-10-01',
    endDate: '2026-12-31',
  })
  return { ...company, employee, second, last }
}

const leave = (employeeId: string, startDate: string, endDate: string) =>
  aVacation(employeeId, { type: 'OTHER', startDate, endDate })
const absence = (employeeId: string, date: string) => ({ employeeId, date })
const overtime = (employeeId: string, date: string, hours = 1) => ({
  employeeId,
  type: 'DIURNA',
  date,
  hours,
})
const suspension = (employeeId: string, date: string, suspensionDays: number) => ({
  employeeId,
  type: 'SUSPENSION',
  subject: 'Retardos',
  description: 'Tres',
  date,
  suspensionDays,
})

const refused = (assert: any, { body }: { body: any }, field: string, says: RegExp) => {
  assert.containsSubset(body, { status: 422, errors: [{ field, code: 'INVALID' }] })
  assert.match(body.errors[0].message, says)
}

test.group('The days on which somebody works here', () => {
  test('nothing is recorded before the day of hire, nor on days that no contract covers', async ({
    assert,
  }) => {
    const { api, employee } = await aCareer()
    const wrong: [path: string, body: object, field: string, says: RegExp][] = [
      [
        '/time-off-requests',
        leave(employee.id, '2025-06-02', '2025-06-06'),
        'startDate',
        /before hireDate, which is 2026-05-04/,
      ],
      [
        '/time-off-requests',
        leave(employee.id, '2026-05-03', '2026-05-08'),
        'startDate',
        /before hireDate/,
      ],
      [
        '/time-off-requests',
        leave(employee.id, '2026-08-28', '2026-09-01'),
        'endDate',
        /needs a contract on 2026-09-01: one ends on 2026-08-31, one begins on 2026-10-01/,
      ],
      [
        '/time-off-requests',
        leave(employee.id, '2026-08-28', '2026-10-05'),
        'endDate',
        /contract on 2026-09-01/,
      ],
      [
        '/time-off-requests',
        leave(employee.id, '2026-09-30', '2026-10-01'),
        'startDate',
        /contract on 2026-09-30/,
      ],
      [
        '/time-off-requests',
        leave(employee.id, '2027-01-04', '2027-01-08'),
        'startDate',
        /contract on 2027-01-04: one ends on 2026-12-31\./,
      ],
      ['/absences', absence(employee.id, '2026-05-03'), 'date', /before hireDate/],
      ['/absences', absence(employee.id, '2026-09-15'), 'date', /contract on 2026-09-15/],
      ['/overtime', overtime(employee.id, '2026-05-03'), 'date', /before hireDate/],
      ['/overtime', overtime(employee.id, '2027-01-01'), 'date', /contract on 2027-01-01/],
      [
        '/disciplinary-processes',
        suspension(employee.id, '2026-05-03', 2),
        'date',
        /before hireDate/,
      ],
      [
        '/disciplinary-processes',
        suspension(employee.id, '2026-08-31', 2),
        'suspensionDays',
        /contract on 2026-09-01/,
      ],
      [
        '/contracts',
        aContract(employee.id, { startDate: '2026-05-01', endDate: '2026-05-03' }),
        'startDate',
        /before hireDate/,
      ],
      [
        '/bonuses',
        { employeeId: employee.id, type: 'PERFORMANCE', amount: 1, period: '2026-04' },
        'period',
        /before the month of hireDate/,
      ],
    ]
    for (const [path, body, field, says] of wrong)
      refused(assert, await api.post(path, body), field, says)
    for (const path of [
      'time-off-requests',
      'absences',
      'overtime',
      'disciplinary-processes',
      'bonuses',
    ])
      assert.equal(ok(await api.get(`/${path}`)).meta.total, 0, path)

    for (const [path, body] of [
      ['/time-off-requests', leave(employee.id, '2026-06-29', '2026-07-03')],
      ['/time-off-requests', leave(employee.id, '2026-05-04', '2026-05-04')],
      ['/time-off-requests', leave(employee.id, '2026-12-31', '2026-12-31')],
      ['/absences', absence(employee.id, '2026-08-31')],
      ['/overtime', overtime(employee.id, '2026-10-01')],
      ['/disciplinary-processes', suspension(employee.id, '2026-06-30', 2)],
      ['/bonuses', { employeeId: employee.id, type: 'PERFORMANCE', amount: 1, period: '2026-05' }],
    ] as const)
      assert.equal((await api.post(path, body)).status, 201, `${path} ${JSON.stringify(body)}`)
  })

  test('leave outside the contract is not moved there either', async ({ assert }) => {
    const { api, employee } = await aCareer()
    const made = async (path: string, body: object) =>
      `${path}/${ok(await api.post(path, body)).id}`
    const request = await made('/time-off-requests', leave(employee.id, '2026-07-06', '2026-07-10'))
    const missed = await made('/absences', absence(employee.id, '2026-07-20'))
    const hours = await made('/overtime', overtime(employee.id, '2026-07-21'))
    const suspended = await made(
      '/disciplinary-processes',
      suspension(employee.id, '2026-08-30', 2)
    )
    const bonus = await made('/bonuses', {
      employeeId: employee.id,
      type: 'PERFORMANCE',
      amount: 1,
    })
    const wrong: [path: string, body: object, field: string][] = [
      [request, { startDate: '2026-05-03' }, 'startDate'],
      [request, { endDate: '2026-09-01' }, 'endDate'],
      [missed, { date: '2026-05-03' }, 'date'],
      [missed, { date: '2026-09-01' }, 'date'],
      [hours, { date: '2026-05-03' }, 'date'],
      [hours, { date: '2026-09-01' }, 'date'],
      [suspended, { suspensionDays: 3 }, 'suspensionDays'],
      [bonus, { period: '2026-04' }, 'period'],
    ]
    for (const [path, body, field] of wrong) {
      const before = ok(await api.get(path))
      refused(assert, await api.patch(path, body), field, /./)
      assert.deepEqual(ok(await api.get(path)), before, 'it is as it was')
      assert.equal((await api.patch(path, before)).status, 200, 'what was read may be sent back')
    }
  })

  test('an employee without contracts may have leave and absences, but no overtime', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { id } = await anEmployee(company, { hireDate: '2026-05-04' })
    ok(await api.post('/time-off-requests', leave(id, '2026-06-01', '2026-06-05')))
    ok(await api.post('/absences', absence(id, '2026-07-01')))
    refused(
      assert,
      await api.post('/time-off-requests', leave(id, '2026-05-01', '2026-05-08')),
      'startDate',
      /before hireDate/
    )
    refused(
      assert,
      await api.post('/overtime', overtime(id, '2026-07-02')),
      'date',
      /the employee has none/
    )

    const { id: contractId } = await signed(company, id, { startDate: '2026-08-01' })
    refused(
      assert,
      await api.post('/absences', absence(id, '2026-07-02')),
      'date',
      /one begins on 2026-08-01/
    )
    assert.equal((await api.delete(`/contracts/${contractId}`)).status, 204)
    ok(await api.post('/absences', absence(id, '2026-07-02')))
  })

  test('leave is not approved once its days have no contract', async ({ assert }) => {
    const { api, employee, last } = await aCareer()
    const asked = ok(
      await api.post('/time-off-requests', leave(employee.id, '2026-12-21', '2026-12-24'))
    )
    const worked = ok(await api.post('/overtime', overtime(employee.id, '2026-12-22')))
    ok(await api.patch(`/contracts/${last.id}`, { endDate: '2026-12-22' }))

    const denied = await api.post(`/time-off-requests/${asked.id}/approve`)
    assert.containsSubset(denied.body, { status: 409, code: 'NO_ACTIVE_CONTRACT' })
    assert.match(denied.body.detail, /needs a contract on 2026-12-23: one ends on 2026-12-22/)
    assert.containsSubset(ok(await api.get(`/time-off-requests/${asked.id}`)), {
      status: 'REQUESTED',
      version: 1,
    })
    assert.equal(ok(await api.post(`/overtime/${worked.id}/approve`)).approved, true)

    ok(await api.patch(`/contracts/${last.id}`, { endDate: '2026-12-21' }))
    const late = ok(await api.post('/overtime', overtime(employee.id, '2026-12-21')))
    ok(await api.patch(`/contracts/${last.id}`, { endDate: '2026-12-20' }))
    assert.containsSubset((await api.post(`/overtime/${late.id}/approve`)).body, {
      status: 409,
      code: 'NO_ACTIVE_CONTRACT',
    })
    assert.equal(ok(await api.post(`/time-off-requests/${asked.id}/reject`)).status, 'REJECTED')
  })

  test('an approval of leave and the end of the contract happen one after the other', async ({
    assert,
  }) => {
    for (let round = 0; round < 6; round++) {
      const { api, employee, last } = await aCareer()
      const asked = ok(
        await api.post('/time-off-requests', leave(employee.id, '2026-12-21', '2026-12-24'))
      )
      const [grant, end] = await Promise.all([
        api.post(`/time-off-requests/${asked.id}/approve`),
        api.patch(`/contracts/${last.id}`, { endDate: '2026-12-15' }),
      ])
      assert.equal(end.status, 200)
      assert.include(
        ['200', '409 NO_ACTIVE_CONTRACT'],
        grant.status === 200 ? '200' : `${grant.status} ${grant.body.code}`
      )
    }
  })

  test('an assistant gets the same refusals', async ({ assert }) => {
    const { api, employee } = await aCareer()
    const calls: [tool: string, input: object, field: string][] = [
      ['request_time_off', leave(employee.id, '2025-06-02', '2025-06-06'), 'startDate'],
      ['record_absence', absence(employee.id, '2026-09-15'), 'date'],
      ['record_overtime', overtime(employee.id, '2026-05-03'), 'date'],
    ]
    for (const [tool, input, field] of calls)
      assert.containsSubset(
        (await api.post(`/assistant/tools/${tool}/call`, input)).body,
        { status: 422, errors: [{ field }] },
        tool
      )
  })
})

test.group('The birth date', () => {
  const person = { firstName: 'Ana', lastName: 'G', baseSalary: 1 }

  test('a birth date is at least fourteen years before the hire', async ({ assert }) => {
    const { api } = await aCompany()
    const hired = (birthDate: string, hireDate: string) =>
      api.post('/employees', { ...person, birthDate, hireDate })

    for (const [birthDate, hireDate, says] of [
      [addDays(TODAY, 1), '2045-01-01', /in the past/],
      [TODAY, '2045-01-01', /in the past/],
      ['2030-02-01', '2026-05-04', /in the past/],
      ['2012-05-05', '2026-05-04', /14 years before hireDate, which is 2026-05-04/],
      ['2012-02-29', '2026-02-27', /14 years/],
    ] as const)
      refused(assert, await hired(birthDate, hireDate), 'birthDate', says)
    for (const [birthDate, hireDate] of [
      [addDays(TODAY, -1), '2045-01-01'],
      ['2012-05-04', '2026-05-04'],
      ['2012-02-29', '2026-02-28'],
      ['1960-01-01', '2026-05-04'],
    ])
      assert.equal((await hired(birthDate, hireDate)).status, 201, birthDate)
  })

  test('a record outside the contract stays as it is, and none becomes so', async ({ assert }) => {
    const { api, as } = await aCompany()
    const ana = ok(
      await api.post('/employees', { ...person, birthDate: '1990-02-28', hireDate: '2026-05-04' })
    )
    for (const birthDate of ['2030-01-01', '2012-05-05'])
      refused(assert, await api.patch(`/employees/${ana.id}`, { birthDate }), 'birthDate', /./)
    ok(await api.patch(`/employees/${ana.id}`, { birthDate: null }))
    ok(await api.patch(`/employees/${ana.id}`, { birthDate: '2012-05-04' }))

    await as(async () =>
      (await import('#hr/models/employee')).default
        .query()
        .where('id', ana.id)
        .update({ birth_date: '2020-01-01' })
    )
    assert.containsSubset(
      ok(await api.patch(`/employees/${ana.id}`, { birthDate: '2020-01-01', position: 'Jefa' })),
      { birthDate: '2020-01-01', position: 'Jefa' }
    )
  })
})

test.group('Overtime of a day', () => {
  const MORE = { status: 409, code: 'OVERLAP', errors: [{ field: 'hours', code: 'OVERLAP' }] }

  test('overtime of a day is at most 24 hours, of all kinds together', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const worked = (type: string, hours: number, date = '2026-08-04') =>
      api.post('/overtime', { employeeId: employee.id, type, date, hours })
    const day = ok(await worked('DIURNA', 23))
    const refused = await worked('NOCTURNA', 23)
    assert.containsSubset(refused.body, { ...MORE, recorded: 23 })
    assert.match(
      refused.body.detail,
      /2026-08-04 has 24 hours, and 23 of them are recorded .* at most 1 more/
    )
    assert.containsSubset((await worked('RECARGO_NOCTURNO', 1.0001)).body, MORE)
    const night = ok(await worked('RECARGO_NOCTURNO', 1))
    const next = ok(await worked('NOCTURNA', 20, '2026-08-05'))

    assert.containsSubset(
      (await api.patch(`/overtime/${next.id}`, { date: '2026-08-04' })).body,
      MORE
    )
    assert.containsSubset((await api.patch(`/overtime/${night.id}`, { hours: 1.5 })).body, MORE)
    ok(await api.post(`/overtime/${day.id}/approve`))
    ok(await api.patch(`/overtime/${night.id}`, { hours: 0.5, notes: 'Media hora' }))
    ok(await api.patch(`/overtime/${next.id}`, { date: '2026-08-04', hours: 0.5 }))
    ok(await api.delete(`/overtime/${night.id}`))
    ok(await api.patch(`/overtime/${next.id}`, { hours: 1 }))

    const other = await anEmployee({ api })
    await signed({ api }, other.id)
    assert.equal(
      (
        await api.post('/overtime', {
          employeeId: other.id,
          type: 'DIURNA',
          date: '2026-08-04',
          hours: 24,
        })
      ).status,
      201
    )
  })

  test('parallel records and moves to one day are refused, too', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const record = (date: string, hours: number) =>
      api.post('/overtime', { employeeId: employee.id, type: 'DIURNA', date, hours })
    const answers = await Promise.all(Array.from({ length: 10 }, () => record('2026-08-04', 5)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [
      ...Array(4).fill(201),
      ...Array(6).fill(409),
    ])

    const moved = await Promise.all(
      [await record('2026-08-10', 13), await record('2026-08-11', 13)].map(({ body }) =>
        api.patch(`/overtime/${body.id}`, { date: '2026-08-12' })
      )
    )
    assert.deepEqual(moved.map(({ status }) => status).sort(), [200, 409])
    const grown = await Promise.all(
      [await record('2026-08-13', 6), await record('2026-08-13', 6)].map(({ body }) =>
        api.patch(`/overtime/${body.id}`, { hours: 16 })
      )
    )
    assert.deepEqual(grown.map(({ status }) => status).sort(), [200, 409])
  })
})
