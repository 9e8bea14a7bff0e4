import { test } from '@japa/runner'
import { Current } from '#core/context/current'
import { eventNames } from '#core/resources/webhook_events'
import { rows } from '#core/database/query'
import Overtime from '#payroll/models/overtime'
import { aCompany } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { approvedOvertime } from '#tests/functional/payroll/helpers'
import { anEmptyOutbox } from '#tests/worker/helpers'
import { following } from '#tests/worker/announced_events'

const eventsOf = (...kinds: string[]) =>
  eventNames().filter((event) => kinds.includes(event.split('.')[0]))

test.group('Webhooks of people', (group) => {
  group.each.setup(anEmptyOutbox)

  test('changes of employees, departments, contracts, salaries and leave are announced once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const { api } = company
    const { post, patch, remove, expect, imported, delivered, dataOf } = await following(
      company,
      eventsOf('employee', 'department', 'contract', 'salary_increase', 'time_off'),
      ['imports']
    )

    const department = await post('/departments', { name: 'Logística' })
    await patch(`/departments/${department.id}`, { notes: 'Bodega y reparto' })
    await patch(`/departments/${department.id}`, { notes: 'Bodega y reparto' })
    expect('department.created', 'department.updated')

    const ana = await post('/employees', {
      firstName: 'Ana',
      lastName: 'Gómez',
      documentType: 'CC',
      documentNumber: '1001',
      hireDate: '2024-01-15',
      baseSalary: 2_000_000,
    })
    await patch(`/employees/${ana.id}`, { position: 'Jefe de bodega' })
    await patch(`/employees/${ana.id}`, { position: 'Jefe de bodega' })
    await patch(`/employees/${ana.id}`, { departmentId: department.id })
    assert.equal(
      (await api.patch(`/employees/${ana.id}`, { position: 'Otra' }, { prefer: 'dry-run' })).status,
      200
    )
    assert.equal((await api.delete(`/departments/${department.id}`)).status, 409)
    expect('employee.created', 'employee.updated', 'employee.updated')

    const contract = await post('/contracts', {
      employeeId: ana.id,
      salary: 2_000_000,
      startDate: '2024-01-15',
    })
    await patch(`/contracts/${contract.id}`, { notes: 'Con dotación' })
    await patch(`/contracts/${contract.id}`, { notes: 'Con dotación' })
    const later = await post(`/employees/${ana.id}/salary-increases`, {
      newSalary: 2_400_000,
      effectiveDate: '2025-06-01',
    })
    const sooner = await post(`/employees/${ana.id}/salary-increases`, {
      newSalary: 2_200_000,
      effectiveDate: '2025-01-01',
    })
    await remove(`/employees/${ana.id}/salary-increases/${later.id}`)
    expect(
      'contract.created',
      'contract.updated',
      'salary_increase.created',
      'salary_increase.created',
      'salary_increase.updated',
      'salary_increase.deleted'
    )

    const asked = await post('/time-off-requests', {
      employeeId: ana.id,
      type: 'VACATION',
      startDate: '2025-03-03',
      endDate: '2025-03-14',
    })
    await patch(`/time-off-requests/${asked.id}`, { endDate: '2025-03-12' })
    await patch(`/time-off-requests/${asked.id}`, { endDate: '2025-03-12' })
    await post(`/time-off-requests/${asked.id}/approve`)
    await post(`/time-off-requests/${asked.id}/cancel`)
    await remove(`/time-off-requests/${asked.id}`)
    assert.equal((await api.post(`/time-off-requests/${asked.id}/cancel`)).status, 404)
    expect(
      'time_off.requested',
      'time_off.updated',
      'time_off.approved',
      'time_off.cancelled',
      'time_off.deleted'
    )

    const [long, ahead] = [
      await post('/time-off-requests', {
        employeeId: ana.id,
        type: 'PERMISSION',
        startDate: '2026-01-05',
        endDate: '2026-01-20',
      }),
      await post('/time-off-requests', {
        employeeId: ana.id,
        type: 'PERMISSION',
        startDate: '2026-02-02',
        endDate: '2026-02-03',
      }),
    ]
    await post(`/employees/${ana.id}/active-state`, {
      isActive: false,
      terminationDate: '2026-01-10',
    })
    await post(`/employees/${ana.id}/active-state`, { isActive: false })
    await post(`/employees/${ana.id}/active-state`, { isActive: true })
    expect(
      'time_off.requested',
      'time_off.requested',
      'contract.updated',
      'time_off.updated',
      'time_off.cancelled',
      'employee.deactivated',
      'employee.activated'
    )

    const mistaken = await post('/contracts', {
      employeeId: ana.id,
      salary: 1,
      startDate: '2030-01-01',
    })
    await remove(`/contracts/${mistaken.id}`)
    assert.equal((await api.delete(`/employees/${ana.id}`)).status, 409)
    expect('contract.created', 'contract.deleted')

    await post('/contracts', { employeeId: ana.id, salary: 2_000_000, startDate: '2026-03-01' })
    await post(`/employees/${ana.id}/active-state`, {
      isActive: false,
      terminationDate: '2031-06-30',
    })
    await post(`/employees/${ana.id}/active-state`, {
      isActive: false,
      terminationDate: '2031-06-30',
    })
    await post(`/employees/${ana.id}/active-state`, { isActive: true })
    expect(
      'contract.created',
      'contract.updated',
      'employee.updated',
      'contract.updated',
      'employee.updated'
    )

    await imported(
      'resource=employees&mode=upsert&createMissing=true',
      'documentNumber,firstName,lastName,hireDate,baseSalary,department\n1001,Ana,Gómez Ñáñez,2024-01-15,2000000,Ventas\n1002,Leo,Ruiz,2026-01-15,2000000,Ventas\n'
    )
    const {
      data: [leo],
    } = ok(await api.get('/employees?search=Leo'))
    const {
      data: [sales],
    } = ok(await api.get('/departments?search=Ventas'))
    await remove(`/employees/${leo.id}`)
    await imported(
      'resource=departments&mode=upsert',
      'name,notes\nVentas,Mostrador\nLogística,Bodega y reparto\nCaja,\n'
    )
    expect(
      'department.created',
      'employee.created',
      'employee.updated',
      'employee.deleted',
      'department.updated',
      'department.created'
    )
    const {
      data: [till],
    } = ok(await api.get('/departments?search=Caja'))
    await remove(`/departments/${till.id}`)
    expect('department.deleted')

    assert.deepEqual(...(await delivered()))
    for (const type of [
      'employee.created',
      'employee.updated',
      'contract.created',
      'contract.updated',
      'salary_increase.created',
    ]) {
      for (const data of dataOf(type))
        for (const pay of ['baseSalary', 'salary', 'previousSalary', 'newSalary'])
          assert.notProperty(data, pay, type)
    }
    assert.containsSubset(
      dataOf('employee.updated').map(({ id }) => id),
      [ana.id, ana.id, ana.id]
    )
    assert.containsSubset(dataOf('employee.deactivated')[0], { id: ana.id, lastName: ana.lastName })
    assert.containsSubset(dataOf('employee.deleted')[0], {
      id: leo.id,
      firstName: 'Leo',
      departmentId: sales.id,
    })
    assert.containsSubset(dataOf('contract.created')[0], {
      id: contract.id,
      employeeId: ana.id,
      startDate: '2024-01-15',
    })
    assert.deepEqual(dataOf('contract.deleted')[0], { id: mistaken.id, employeeId: ana.id })
    assert.containsSubset(dataOf('salary_increase.created').at(-1), {
      id: sooner.id,
      effectiveDate: '2025-01-01',
      contractId: contract.id,
    })
    assert.deepEqual(dataOf('salary_increase.deleted')[0], {
      id: later.id,
      employeeId: ana.id,
      contractId: contract.id,
    })
    assert.deepEqual(dataOf('time_off.deleted')[0], { id: asked.id, employeeId: ana.id })
    assert.containsSubset(dataOf('time_off.updated')[1], {
      id: long.id,
      endDate: '2026-01-10',
      status: 'REQUESTED',
    })
    assert.containsSubset(dataOf('time_off.cancelled')[1], { id: ahead.id, status: 'CANCELLED' })
    assert.deepEqual(dataOf('department.deleted')[0], { id: till.id })
  }).timeout(60_000)

  test('a payroll run announces its stages without amounts', async ({ assert }) => {
    const company = await aCompany()
    const { post, expect, delivered, dataOf } = await following(company, eventsOf('payroll'), [
      'payroll',
    ])
    const { id: employeeId } = await post('/employees', {
      firstName: 'Ana',
      lastName: 'Gómez',
      hireDate: '2026-01-01',
      baseSalary: 2_000_000,
    })
    await post('/contracts', { employeeId, salary: 2_000_000, startDate: '2026-01-01' })
    const overtime = await approvedOvertime(company, employeeId, 'DIURNA', 2, '2026-08-04')
    await company.as(
      async () => await Overtime.query().where('id', overtime.id).update({ date: '2022-12-31' })
    )
    const computed = (run: { id: string }, status: string) =>
      eventually(
        `it is ${status}`,
        async () =>
          (
            await company.as(() =>
              rows('SELECT status FROM payroll_runs WHERE tenant_id = ? AND id = ?', [
                Current.tenantId,
                run.id,
              ])
            )
          )[0].status === status
      )

    const run = await post('/payroll-runs', { period: '2026-08' })
    await computed(run, 'FAILED')
    await company.as(
      async () => await Overtime.query().where('id', overtime.id).update({ date: '2026-08-04' })
    )
    await post(`/payroll-runs/${run.id}/recompute`)
    await computed(run, 'DRAFT')
    assert.equal(
      (await company.api.post(`/payroll-runs/${run.id}/approve`, {}, { prefer: 'dry-run' })).status,
      200
    )
    for (const verb of ['approve', 'pay', 'reverse']) await post(`/payroll-runs/${run.id}/${verb}`)
    assert.equal((await company.api.post(`/payroll-runs/${run.id}/pay`)).status, 409)
    expect(
      'payroll.started',
      'payroll.failed',
      'payroll.started',
      'payroll.computed',
      'payroll.approved',
      'payroll.paid',
      'payroll.reversed'
    )

    const other = await post('/payroll-runs', { period: '2026-08' })
    await computed(other, 'DRAFT')
    await post(`/payroll-runs/${other.id}/cancel`)
    expect('payroll.started', 'payroll.computed', 'payroll.cancelled')

    assert.deepEqual(...(await delivered()))
    assert.containsSubset(dataOf('payroll.reversed')[0], {
      id: run.id,
      period: '2026-08',
      status: 'REVERSED',
    })
    assert.containsSubset(dataOf('payroll.cancelled')[0], { id: other.id, status: 'CANCELLED' })
    for (const event of eventsOf('payroll'))
      for (const data of dataOf(event))
        for (const amount of ['gross', 'net', 'deductions']) assert.notProperty(data, amount, event)
  }).timeout(60_000)
})
