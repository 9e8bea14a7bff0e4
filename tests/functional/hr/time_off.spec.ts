import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { listen } from '#core/jobs/outbox'
import { TIME_OFF_STATES, timeOffLifecycle, type TimeOffStatus } from '#hr/leave/time_off_lifecycle'
import { clientOf } from '#tests/api'
import { aCompany, tokenOf, type Company } from '#tests/company'
import { aStaff, aVacation, anEmployee, lock, ok, open, requested, times } from './staff.js'

const VERBS = ['approve', 'reject', 'cancel'] as const

/** A request in each state. */
const WAYS: Record<TimeOffStatus, readonly string[]> = {
  REQUESTED: [],
  APPROVED: ['approve'],
  REJECTED: ['reject'],
  CANCELLED: ['cancel'],
}

async function at(company: Company, employeeId: string, status: TimeOffStatus, more: object = {}) {
  const request = await requested(company, employeeId, more)
  for (const verb of WAYS[status])
    ok(await company.api.post(`/time-off-requests/${request.id}/${verb}`))
  return request
}

test.group('Time off', () => {
  test('every verb in every state leads where the lifecycle says, or is a 409 that changes nothing', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api } = company

    for (const state of TIME_OFF_STATES) {
      for (const verb of VERBS) {
        const employee = await anEmployee(company)
        const { id } = await at(company, employee.id, state)
        const answer = await api.post(`/time-off-requests/${id}/${verb}`, {})

        if (timeOffLifecycle.can(verb, state))
          assert.containsSubset(
            answer.body,
            {
              status: timeOffLifecycle.steps[verb].to,
              decidedBy: company.admin.id,
              allowedActions: timeOffLifecycle.allowedActions(timeOffLifecycle.steps[verb].to!),
            },
            `${verb} ${state}`
          )
        else {
          assert.containsSubset(
            answer.body,
            {
              status: 409,
              code: 'INVALID_TRANSITION',
              currentStatus: state,
              allowedActions: timeOffLifecycle.allowedActions(state),
            },
            `${verb} ${state}`
          )
          assert.equal(ok(await api.get(`/time-off-requests/${id}`)).status, state)
        }
      }
      const employee = await anEmployee(company)
      const request = await at(company, employee.id, state)
      assert.equal(
        (await api.patch(`/time-off-requests/${request.id}`, { reason: 'x' })).status,
        state === 'REQUESTED' ? 200 : 409,
        `change ${state}`
      )
      assert.equal(
        (await api.delete(`/time-off-requests/${request.id}`)).status,
        state === 'APPROVED' ? 409 : 204,
        `delete ${state}`
      )
    }
    const { data } = ok(await api.get('/meta/state-machines'))
    assert.containsSubset(
      data.find(({ resource }: any) => resource === 'time-off-requests'),
      { initial: 'REQUESTED', states: [...TIME_OFF_STATES] }
    )
  })

  test('invalid fields of a request are named', async ({ assert }) => {
    const { api, employee } = await aStaff()
    const wrong: [object, string, string][] = [
      [{ endDate: '2027-02-28' }, 'endDate', 'INVALID'],
      [{ endDate: '2029-03-01' }, 'endDate', 'TOO_LARGE'],
      [{ type: 'SICK_LEAVE' }, 'medicalCertificateUrl', 'REQUIRED'],
      [
        { type: 'SICK_LEAVE', medicalCertificateUrl: 'file:///x' },
        'medicalCertificateUrl',
        'INVALID_URL',
      ],
      [{ type: 'HOLIDAY' }, 'type', 'INVALID_CHOICE'],
    ]
    for (const [part, field, code] of wrong)
      assert.containsSubset(
        (await api.post('/time-off-requests', aVacation(employee.id, part))).body,
        { status: 422, errors: [{ field, code }] }
      )

    const sick = ok(
      await api.post(
        '/time-off-requests',
        aVacation(employee.id, {
          type: 'SICK_LEAVE',
          medicalCertificateUrl: 'https://eps.test/1.pdf',
        })
      )
    )
    assert.equal(sick.days, 12)
    assert.equal(
      ok(
        await api.post(
          '/time-off-requests',
          aVacation(employee.id, { startDate: '9999-12-30', endDate: '9999-12-31' })
        )
      ).days,
      2
    )
    assert.containsSubset(
      (await api.patch(`/time-off-requests/${sick.id}`, { medicalCertificateUrl: null })).body,
      { status: 422, errors: [{ field: 'medicalCertificateUrl', code: 'REQUIRED' }] }
    )
    assert.containsSubset(
      (await api.patch(`/time-off-requests/${sick.id}`, { status: 'APPROVED' })).body,
      { status: 422, errors: [{ field: 'status', code: 'IMMUTABLE_FIELD' }] }
    )
  })

  test("a vacation takes the working days of the company less Colombia's holidays, other leave all its days", async ({
    assert,
  }) => {
    const company = await aStaff()
    const daysOf = async (more: object) => {
      const request = await requested(company, company.employee.id, more)
      ok(await company.api.delete(`/time-off-requests/${request.id}`))
      return request.days
    }
    // Easter week of 2026: Thursday 2 and Friday 3 April are holidays.
    assert.equal(await daysOf({ startDate: '2026-03-30', endDate: '2026-04-05' }), 3)
    // The year's end: Christmas is a Friday, New Year a Friday.
    assert.equal(await daysOf({ startDate: '2026-12-21', endDate: '2027-01-03' }), 8)
    // Epiphany of 2027 is kept on Monday 11 January.
    assert.equal(await daysOf({ startDate: '2027-01-04', endDate: '2027-01-11' }), 5)
    assert.equal(await daysOf({ startDate: '2027-01-09', endDate: '2027-01-10' }), 0)
    assert.equal(
      await daysOf({ type: 'MATERNITY_LEAVE', startDate: '2027-01-04', endDate: '2027-01-11' }),
      8
    )

    ok(
      await company.api.patch('/settings/tenant', {
        workingDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
      })
    )
    assert.equal(await daysOf({ startDate: '2026-12-21', endDate: '2027-01-03' }), 10)

    const abroad = await aCompany({ countryCode: 'PE' })
    const { id } = await anEmployee(abroad)
    assert.equal(
      (await requested(abroad, id, { startDate: '2026-12-21', endDate: '2027-01-03' })).days,
      10
    )
  })

  test('days of an open request are taken; those of a refused or cancelled one are free', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, employee } = company
    const again = (more: object = {}) =>
      api.post('/time-off-requests', aVacation(employee.id, more))

    for (const status of ['REQUESTED', 'APPROVED'] as const) {
      const standing = await at(company, employee.id, status)
      for (const more of [
        {},
        { startDate: '2027-03-12', endDate: '2027-03-20' },
        { startDate: '2027-02-01', endDate: '2027-03-01' },
        { type: 'PERMISSION', startDate: '2027-03-05', endDate: '2027-03-05' },
      ]) {
        assert.containsSubset((await again(more)).body, {
          status: 409,
          code: 'OVERLAP',
          timeOffRequestId: standing.id,
        })
      }
      ok(await api.post(`/time-off-requests/${standing.id}/cancel`))
    }
    await at(company, employee.id, 'REJECTED')
    const first = await requested(company, employee.id)
    const next = await requested(company, employee.id, {
      startDate: '2027-03-13',
      endDate: '2027-03-20',
    })
    assert.equal(
      (await api.patch(`/time-off-requests/${next.id}`, { startDate: '2027-03-12' })).body.code,
      'OVERLAP'
    )
    assert.containsSubset(
      ok(await api.patch(`/time-off-requests/${first.id}`, { endDate: '2027-03-05' })),
      { days: 5, endDate: '2027-03-05' }
    )
  })

  test('one of ten parallel requests for the same days succeeds, and one of ten decisions counts', async ({
    assert,
  }) => {
    const { api, employee, as } = await aStaff()
    const asked = await times(10, () => api.post('/time-off-requests', aVacation(employee.id)))
    assert.deepEqual(asked.map(({ status }) => status).sort(), [201, ...Array(9).fill(409)])

    const { id } = asked.find(({ status }) => status === 201)!.body
    const decided = await times(10, (index) =>
      api.post(`/time-off-requests/${id}/${index % 2 ? 'approve' : 'reject'}`)
    )
    assert.deepEqual(decided.map(({ status }) => status).sort(), [200, ...Array(9).fill(409)])
    const [{ version }] = await as(() =>
      rows('SELECT version FROM time_off_requests WHERE tenant_id = ? AND id = ?', [
        Current.tenantId,
        id,
      ])
    )
    assert.equal(version, 2)
  })

  test('days of a locked payroll are neither requested, approved nor cancelled', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, employee } = company
    const granted = await at(company, employee.id, 'APPROVED', {
      startDate: '2027-01-25',
      endDate: '2027-02-05',
    })
    const waiting = await requested(company, employee.id, {
      startDate: '2027-02-08',
      endDate: '2027-02-12',
    })
    await lock(company, '2027-02')

    const closed = { status: 409, code: 'PERIOD_CLOSED', period: '2027-02' }
    assert.containsSubset(
      (
        await api.post(
          '/time-off-requests',
          aVacation(employee.id, { startDate: '2027-01-11', endDate: '2027-02-20' })
        )
      ).body,
      { status: 409, code: 'OVERLAP' }
    )
    assert.containsSubset(
      (
        await api.post(
          '/time-off-requests',
          aVacation(employee.id, { startDate: '2027-02-15', endDate: '2027-03-20' })
        )
      ).body,
      { ...closed, errors: [{ field: 'startDate', code: 'PERIOD_CLOSED' }] }
    )
    assert.containsSubset((await api.post(`/time-off-requests/${waiting.id}/approve`)).body, closed)
    assert.containsSubset((await api.post(`/time-off-requests/${granted.id}/cancel`)).body, closed)
    assert.containsSubset(ok(await api.get(`/time-off-requests/${granted.id}`)), {
      status: 'APPROVED',
    })
    ok(
      (await requested(company, employee.id)) &&
        (await api.post(`/time-off-requests/${waiting.id}/cancel`))
    )

    await open(company, '2027-02')
    ok(await api.post(`/time-off-requests/${granted.id}/cancel`))
  })

  test('an approval and the locking of its month at once: either the leave stands before, or it is refused', async ({
    assert,
  }) => {
    const company = await aStaff()
    for (let month = 1; month <= 6; month++) {
      const period = `2027-0${month}`
      const { id } = await requested(company, company.employee.id, {
        startDate: `${period}-10`,
        endDate: `${period}-12`,
      })
      const seen = company.as(async () => {
        await lock(company, period)
        return (
          await rows('SELECT status FROM time_off_requests WHERE tenant_id = ? AND id = ?', [
            Current.tenantId,
            id,
          ])
        )[0].status
      })
      const [answer, status] = await Promise.all([
        company.api.post(`/time-off-requests/${id}/approve`),
        seen,
      ])
      assert.equal(
        answer.status,
        status === 'APPROVED' ? 200 : 409,
        `${answer.text} after the lock saw ${status}`
      )
    }
  })

  test('only an administrator may approve own leave', async ({ assert }) => {
    const company = await aStaff()
    const hr = await company.aUser('HR')
    const self = await anEmployee(company, { userId: hr.user.id })
    const { id } = await requested(company, self.id)

    for (const verb of ['approve', 'reject'])
      assert.containsSubset((await hr.api.post(`/time-off-requests/${id}/${verb}`)).body, {
        status: 403,
        code: 'FORBIDDEN',
      })
    const other = await company.aUser('HR')
    assert.containsSubset(
      ok(await other.api.post(`/time-off-requests/${id}/reject`, { reason: 'Cierre de año' })),
      { status: 'REJECTED', rejectionReason: 'Cierre de año', decidedBy: other.user.id }
    )

    const boss = await anEmployee(company, { userId: company.admin.id })
    const admin = clientOf(await tokenOf(company.admin, company.tenant.publicId))
    ok(await admin.post(`/time-off-requests/${(await requested(company, boss.id)).id}/approve`))
  })

  test('decisions are announced, with the decision or not at all', async ({ assert, cleanup }) => {
    for (const event of [
      'time_off.approved',
      'time_off.rejected',
      'employee.created',
      'employee.deactivated',
    ])
      cleanup(listen(event, { queue: 'maintenance', job: `test-${event}` }))
    const company = await aStaff()
    const { api, as, employee } = company
    const announced = () =>
      as(async () =>
        (
          await rows(
            'SELECT job, data FROM outbox_messages WHERE tenant_id = ? AND job LIKE ? ORDER BY id',
            [Current.tenantId, 'test-%.%']
          )
        ).map(({ job, data }) => [job.slice(5), typeof data === 'string' ? JSON.parse(data) : data])
      )
    const [yes, no] = [
      await requested(company, employee.id),
      await requested(company, employee.id, { startDate: '2027-06-01', endDate: '2027-06-04' }),
    ]
    await as(() => execute('DELETE FROM outbox_messages WHERE tenant_id = ?', [Current.tenantId]))

    ok(await api.post(`/time-off-requests/${yes.id}/approve`, {}, { prefer: 'dry-run' }))
    ok(await api.post(`/time-off-requests/${yes.id}/approve`))
    assert.equal((await api.post(`/time-off-requests/${yes.id}/approve`)).status, 409)
    ok(await api.post(`/time-off-requests/${no.id}/reject`))
    ok(await api.post(`/time-off-requests/${yes.id}/cancel`))
    const leo = await anEmployee(company)
    ok(await api.post(`/employees/${leo.id}/active-state`, { isActive: false }))
    ok(await api.post(`/employees/${leo.id}/active-state`, { isActive: false }))

    assert.deepEqual(await announced(), [
      [
        'time_off.approved',
        { event: 'time_off.approved', timeOffRequestId: yes.id, employeeId: employee.id },
      ],
      [
        'time_off.rejected',
        { event: 'time_off.rejected', timeOffRequestId: no.id, employeeId: employee.id },
      ],
      ['employee.created', { event: 'employee.created', employeeId: leo.id }],
      ['employee.deactivated', { event: 'employee.deactivated', employeeId: leo.id }],
    ])
  })

  test('the list is filtered by employee, state and type', async ({ assert }) => {
    const company = await aStaff()
    const other = await anEmployee(company)
    await at(company, company.employee.id, 'APPROVED')
    await requested(company, company.employee.id, {
      type: 'PERMISSION',
      startDate: '2027-05-03',
      endDate: '2027-05-03',
    })
    await requested(company, other.id, { type: 'OTHER' })

    const total = async (query: string) =>
      ok(await company.api.get(`/time-off-requests?${query}`)).meta.total
    assert.deepEqual(
      [
        await total(''),
        await total(`employeeId=${company.employee.id}`),
        await total('status=APPROVED'),
        await total('type=PERMISSION'),
        await total(`employeeId=${other.id}&status=APPROVED`),
      ],
      [3, 2, 1, 1, 0]
    )
    for (const query of ['status=OPEN', 'type=X', 'employeeId=x'])
      assert.equal((await company.api.get(`/time-off-requests?${query}`)).status, 422)
  })
})
