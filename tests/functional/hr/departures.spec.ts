import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { companiesWithDepartures, endDepartures } from '#hr/departures/end_departures'
import Tenant from '#tenants/models/tenant'
import { clientOf } from '#tests/api'
import { aCompany, type Company } from '#tests/company'
import { approved, draftOf, slipOf, told } from '#tests/functional/payroll/helpers'
import { aContract, aStaff, anEmployee, lock, ok, requested, signed, times } from './staff.js'

const NEVER = new AbortController().signal

const state = ({ api }: Company, id: string, body: object, headers = {}) =>
  api.post(`/employees/${id}/active-state`, body, headers)
const leaves = async (company: Company, id: string, terminationDate: string) =>
  ok(await state(company, id, { isActive: false, terminationDate }))
const contractOf = async ({ api }: Company, { id }: { id: string }) =>
  ok(await api.get(`/contracts/${id}`))
const departures = ({ as }: Company) =>
  as(
    async () =>
      (await rows('SELECT employee_id FROM departures WHERE tenant_id = ?', [Current.tenantId]))
        .length
  )

/** What the worker does about this company at this moment. */
async function morning(company: Company) {
  if ((await companiesWithDepartures()).includes(company.tenant.id))
    await company.as(() => endDepartures(NEVER))
}

test.group('Leaving on a day to come', (group) => {
  group.each.setup(() => clock.travelTo(new Date('2026-11-25T15:00:00Z')))
  group.each.teardown(() => clock.travelTo(null))

  test('the employee stays active until the departure is over, and the contract ends that day', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    const answer = await leaves(company, employee.id, '2026-12-31')
    assert.containsSubset(answer, {
      id: employee.id,
      isActive: true,
      terminationDate: '2026-12-31',
      assetsToRecover: [],
      version: 2,
    })
    assert.containsSubset(await contractOf(company, contract), {
      isActive: true,
      endDate: '2026-12-31',
    })
    const list = async (isActive: boolean) =>
      ok(await api.get(`/employees?isActive=${isActive}`)).meta.total
    assert.deepEqual([await list(true), await list(false)], [1, 0])

    const body = { employeeId: employee.id }
    const sick = { ...body, type: 'SICK_LEAVE', medicalCertificateUrl: 'https://eps.test/1.pdf' }
    ok(
      await api.post('/time-off-requests', {
        ...sick,
        startDate: '2026-11-30',
        endDate: '2026-12-02',
      })
    )
    ok(await api.post('/absences', { ...body, date: '2026-12-31' }))
    ok(await api.post('/overtime', { ...body, type: 'DIURNA', hours: 2, date: '2026-12-30' }))
    const refused: [path: string, more: object, field: string][] = [
      [
        '/time-off-requests',
        { ...sick, startDate: '2026-12-30', endDate: '2027-01-02' },
        'endDate',
      ],
      [
        '/time-off-requests',
        { ...sick, startDate: '2027-01-01', endDate: '2027-01-02' },
        'startDate',
      ],
      ['/absences', { date: '2027-01-01' }, 'date'],
      ['/overtime', { type: 'DIURNA', hours: 2, date: '2027-01-01' }, 'date'],
      ['/contracts', { salary: 1, startDate: '2027-01-01' }, 'startDate'],
    ]
    for (const [path, more, field] of refused) {
      const { body: problem } = await api.post(path, { ...body, ...more })
      assert.containsSubset(problem, { status: 422, errors: [{ field, code: 'INVALID' }] }, path)
      assert.match(
        problem.errors[0].message,
        /after the last day of the employee, 2026-12-31\..*active-state/
      )
    }
    assert.containsSubset((await api.patch(`/contracts/${contract.id}`, { endDate: null })).body, {
      status: 422,
      errors: [{ field: 'endDate' }],
    })
    assert.equal(
      (
        await api.post(`/employees/${employee.id}/salary-increases`, {
          newSalary: 9_000_000,
          effectiveDate: '2027-01-01',
        })
      ).body.code,
      'NO_ACTIVE_CONTRACT'
    )
  })

  test('an employee without a contract has the departure day as well', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await anEmployee(company)
    await leaves(company, id, '2026-12-31')
    ok(await company.api.post('/absences', { employeeId: id, date: '2026-12-31' }))
    assert.containsSubset(
      (await company.api.post('/absences', { employeeId: id, date: '2027-01-01' })).body,
      { status: 422, errors: [{ field: 'date' }] }
    )
    assert.containsSubset((await company.api.post('/contracts', aContract(id))).body, {
      status: 422,
      errors: [{ field: 'endDate' }],
    })
    assert.equal(
      (await company.api.post('/contracts', aContract(id, { endDate: '2026-12-31' }))).status,
      201
    )
  })

  test('a second call moves the day, takes it back, or lets them leave now', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    await leaves(company, employee.id, '2026-12-31')
    const later = await leaves(company, employee.id, '2027-02-15')
    assert.containsSubset(later, { isActive: true, terminationDate: '2027-02-15', version: 3 })
    assert.containsSubset(await contractOf(company, contract), {
      isActive: true,
      endDate: '2027-02-15',
      version: 3,
    })
    assert.containsSubset(
      await leaves(company, employee.id, '2027-02-15'),
      { version: 3 },
      'the same changes nothing'
    )
    assert.equal((await contractOf(company, contract)).version, 3)

    assert.containsSubset(ok(await state(company, employee.id, { isActive: true })), {
      isActive: true,
      terminationDate: null,
      version: 4,
      assetsToRecover: [],
    })
    assert.containsSubset(await contractOf(company, contract), { isActive: true, endDate: null })
    assert.containsSubset(ok(await state(company, employee.id, { isActive: true })), { version: 4 })
    assert.equal(await departures(company), 0)

    await leaves(company, employee.id, '2027-02-15')
    assert.containsSubset(ok(await state(company, employee.id, { isActive: false })), {
      isActive: false,
      terminationDate: '2026-11-25',
    })
    assert.containsSubset(await contractOf(company, contract), {
      isActive: false,
      endDate: '2026-11-25',
    })
    assert.equal(await departures(company), 0)
    assert.equal(
      (await api.post('/absences', { employeeId: employee.id, date: '2026-11-26' })).status,
      422
    )
  })

  test('cancelling a departure restores the ends of unchanged contracts', async ({ assert }) => {
    const company = await aStaff()
    const { api, employee, contract } = company
    ok(await api.patch(`/contracts/${contract.id}`, { endDate: '2026-12-20' }))
    const fixed = await signed(company, employee.id, {
      type: 'FIXED_TERM',
      startDate: '2026-12-21',
      endDate: '2027-06-30',
    })
    const ahead = await signed(company, employee.id, { startDate: '2027-07-01' })
    await leaves(company, employee.id, '2026-12-31')
    const ends = async () =>
      Promise.all(
        [contract, fixed, ahead].map(async (one) => (await contractOf(company, one)).endDate)
      )
    assert.deepEqual(
      await ends(),
      ['2026-12-20', '2026-12-31', '2027-06-30'],
      'one that would begin later is called off'
    )

    ok(await state(company, employee.id, { isActive: true }))
    assert.deepEqual(await ends(), ['2026-12-20', '2027-06-30', null])
    await leaves(company, employee.id, '2026-12-10')
    assert.deepEqual(await ends(), ['2026-12-10', '2026-12-20', '2027-06-30'])
    ok(await api.patch(`/contracts/${contract.id}`, { endDate: '2026-12-05' }))
    ok(await state(company, employee.id, { isActive: true }))
    assert.deepEqual(await ends(), ['2026-12-05', '2027-06-30', null])
  })

  test('a day before the hire is refused; a dry run changes and announces nothing', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { employee, contract } = company
    const future = await anEmployee(company, { hireDate: '2027-01-15' })
    assert.containsSubset(
      (await state(company, future.id, { isActive: false, terminationDate: '2027-01-14' })).body,
      { status: 422, errors: [{ field: 'terminationDate', code: 'INVALID' }] }
    )
    await leaves(company, future.id, '2027-01-15')

    const dry = ok(
      await state(
        company,
        employee.id,
        { isActive: false, terminationDate: '2026-12-31' },
        { prefer: 'dry-run' }
      )
    )
    assert.containsSubset(dry, { isActive: true, terminationDate: '2026-12-31' })
    assert.isUndefined(dry.effects.mail)
    assert.isNull((await contractOf(company, contract)).endDate)
    assert.equal(await departures(company), 1)
  })

  test('payroll pays the months between in full, and the last one in part', async ({ assert }) => {
    const company = await aCompany()
    const { id } = await anEmployee(company, { hireDate: '2026-01-01' })
    await signed(company, id, { startDate: '2026-01-01', salary: 3_000_000 })
    await leaves(company, id, '2026-12-20')
    assert.equal(
      told(await slipOf(company, await approved(company, '2026-11')))[0],
      'SALARY: 3000000'
    )
    const december = await draftOf(company, '2026-12')
    assert.equal(told(await slipOf(company, december))[0], 'SALARY: 2000000')

    ok(await state(company, id, { isActive: true }))
    assert.equal(
      (await company.api.post(`/payroll-runs/${december.id}/approve`)).body.code,
      'OUTDATED'
    )
  })

  test('a month whose payroll is approved does not get another last day, nor loses it', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { employee, contract } = company
    await lock(company, '2026-12')
    const closed = { status: 409, code: 'PERIOD_CLOSED', period: '2026-12' }
    assert.containsSubset(
      (await state(company, employee.id, { isActive: false, terminationDate: '2026-12-20' })).body,
      { ...closed, errors: [{ field: 'terminationDate' }] }
    )
    assert.isNull((await contractOf(company, contract)).endDate)

    await leaves(company, employee.id, '2027-01-20')
    await lock(company, '2027-02')
    assert.containsSubset((await state(company, employee.id, { isActive: true })).body, {
      ...closed,
      period: '2027-02',
      errors: [{ field: 'isActive' }],
    })
    assert.containsSubset(
      (await state(company, employee.id, { isActive: false, terminationDate: '2027-03-10' })).body,
      { ...closed, period: '2027-02' }
    )
    assert.containsSubset(await leaves(company, employee.id, '2027-01-31'), {
      terminationDate: '2027-01-31',
    })
  })
})

test.group('The day after the last', (group) => {
  group.each.setup(() => clock.travelTo(new Date('2026-11-25T15:00:00Z')))
  group.each.teardown(() => clock.travelTo(null))

  test('the worker ends it by the clocks of the company, once, however many look', async ({
    assert,
  }) => {
    const company = await aStaff()
    const { api, as, employee, contract } = company
    const over = await requested(company, employee.id, {
      type: 'OTHER',
      startDate: '2026-12-28',
      endDate: '2027-01-08',
    })
    const after = await requested(company, employee.id, {
      type: 'OTHER',
      startDate: '2027-01-11',
      endDate: '2027-01-15',
    })
    ok(await api.post(`/time-off-requests/${over.id}/approve`))
    ok(
      await api.post('/communications/templates', {
        eventType: 'FAREWELL',
        name: 'Adiós',
        subject: 'Adiós, {{employeeName}}',
        body: '<p>{{date}}</p>',
      })
    )
    await leaves(company, employee.id, '2026-12-31')
    const jobs = () =>
      as(() =>
        rows("SELECT id FROM outbox_messages WHERE tenant_id = ? AND job = 'farewell'", [
          Current.tenantId,
        ])
      )
    const shown = async ({ id }: any) => ok(await api.get(`/time-off-requests/${id}`))

    // 23:59 in Bogotá, and a minute later.
    clock.travelTo(new Date('2027-01-01T04:59:00Z'))
    await morning(company)
    assert.equal(
      (
        await as(() =>
          rows('SELECT is_active FROM employees WHERE tenant_id = ? AND id = ?', [
            Current.tenantId,
            employee.id,
          ])
        )
      )[0].is_active,
      1
    )
    assert.lengthOf(await jobs(), 0)

    clock.travelTo(new Date('2027-01-01T05:00:00Z'))
    await Promise.all(Array.from({ length: 4 }, () => morning(company)))
    clock.travelTo(new Date('2026-11-25T15:00:00Z'))
    assert.containsSubset(ok(await api.get(`/employees/${employee.id}`)), {
      isActive: false,
      terminationDate: '2026-12-31',
      version: 3,
    })
    assert.containsSubset(await contractOf(company, contract), {
      isActive: false,
      endDate: '2026-12-31',
    })
    assert.containsSubset(await shown(over), { status: 'APPROVED', endDate: '2026-12-31', days: 4 })
    assert.containsSubset(await shown(after), { status: 'CANCELLED' })
    assert.lengthOf(await jobs(), 1)
    assert.equal(await departures(company), 0)
    const [{ actor, after: audited }] = ok(
      await api.get(`/audit-logs?entityId=${employee.id}&action=employee.updated`)
    ).data
    assert.containsSubset(
      { actor, audited },
      { actor: { type: 'system' }, audited: { isActive: false } }
    )
  })

  test('days without a worker are caught up, and cancelled departures are not ended', async ({
    assert,
  }) => {
    const company = await aStaff()
    const [employee, other, deleted] = [
      company.employee,
      await anEmployee(company),
      await anEmployee(company),
    ]
    for (const { id } of [employee, other, deleted]) await leaves(company, id, '2026-12-01')
    ok(await state(company, other.id, { isActive: true }))
    assert.equal((await company.api.delete(`/employees/${deleted.id}`)).status, 204)

    await lock(company, '2026-12')
    clock.travelTo(new Date('2027-03-15T15:00:00Z'))
    await morning(company)
    clock.travelTo(new Date('2026-11-25T15:00:00Z'))
    const isActive = async ({ id }: { id: string }) =>
      ok(await company.api.get(`/employees/${id}`)).isActive
    assert.deepEqual(
      [await isActive(employee), await isActive(other), await departures(company)],
      [false, true, 0]
    )
  })

  test('a company in another zone has its own midnight, also when it moves there', async ({
    assert,
  }) => {
    const [early, late] = [
      await aCompany({ timezone: 'Pacific/Auckland' }),
      await aCompany({ timezone: 'Pacific/Pago_Pago' }),
    ]
    const [ana, eva] = [await anEmployee(early), await anEmployee(late)]
    await leaves(early, ana.id, '2026-11-30')
    await leaves(late, eva.id, '2026-11-30')
    clock.travelTo(new Date('2026-11-30T11:00:00Z'))
    for (const company of [early, late]) await morning(company)
    assert.deepEqual([await departures(early), await departures(late)], [0, 1])
    clock.travelTo(new Date('2026-11-25T15:00:00Z'))
    ok(await late.api.patch('/settings/tenant', { timezone: 'Pacific/Kiritimati' }))
    clock.travelTo(new Date('2026-11-30T11:00:00Z'))
    const moved = (await Tenant.findOrFail(late.tenant.id)).toCurrent()
    await Current.run({ tenant: moved }, () => endDepartures(NEVER))
    assert.equal(await departures(late), 0)
  })

  test('the worker and a parallel cancellation happen one after the other', async ({ assert }) => {
    for (let round = 0; round < 4; round++) {
      const company = await aStaff()
      await leaves(company, company.employee.id, '2026-11-26')
      const { key } = ok(
        await company.api.post('/api-keys', { name: 'Turnos', scopes: ['hr:read', 'hr:write'] })
      )
      const nextDay = { ...company, api: clientOf(key) }
      clock.travelTo(new Date('2026-11-27T06:00:00Z'))
      const [stays] = await Promise.all([
        state(nextDay, company.employee.id, { isActive: true }),
        morning(company),
        morning(company),
      ])
      clock.travelTo(new Date('2026-11-25T15:00:00Z'))
      const { isActive, terminationDate } = ok(
        await company.api.get(`/employees/${company.employee.id}`)
      )
      assert.equal(stays.status, 200)
      assert.isTrue(isActive, 'who had left is back, who had not has stayed')
      assert.isNull(terminationDate)
      assert.equal(await departures(company), 0)
    }
  })

  test('the last of ten parallel calls counts as a whole', async ({ assert }) => {
    const company = await aStaff()
    const { employee, contract } = company
    const answers = await times(10, (index) =>
      index % 3 === 2
        ? state(company, employee.id, { isActive: true })
        : state(company, employee.id, { isActive: false, terminationDate: `2026-12-${10 + index}` })
    )
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const { terminationDate } = ok(await company.api.get(`/employees/${employee.id}`))
    assert.equal((await contractOf(company, contract)).endDate, terminationDate)
    assert.equal(await departures(company), terminationDate ? 1 : 0)
    ok(await state(company, employee.id, { isActive: true }))
    assert.isNull((await contractOf(company, contract)).endDate)
  })
})
