import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { approvedOvertime, draftOf, hire, ok, slipOf, told } from './helpers.js'

test.group('Payroll runs', () => {
  test('August 2026 to the cent, with the books', async ({ assert }) => {
    const company = await aCompany()
    const { api } = company
    const { id: employeeId } = await hire(company, 2_000_000)
    await approvedOvertime(company, employeeId, 'DIURNA', 4, '2026-08-04')
    await approvedOvertime(company, employeeId, 'NOCTURNA', 2, '2026-08-05')
    await approvedOvertime(company, employeeId, 'DIURNA_DOMINICAL', 3, '2026-08-09')
    await approvedOvertime(company, employeeId, 'RECARGO_NOCTURNO', 10, '2026-08-11')
    ok(await api.post('/overtime', { employeeId, type: 'DIURNA', hours: 8, date: '2026-08-12' }))
    ok(await api.post('/absences', { employeeId, date: '2026-08-20' }))

    const asked = await api.post('/payroll-runs', { period: '2026-08' })
    assert.equal(asked.status, 202)
    assert.equal(asked.headers.get('location'), `/api/v1/payroll-runs/${asked.body.id}`)
    assert.containsSubset(asked.body, { status: 'COMPUTING', employees: null, processed: 0, allowedActions: ['cancel'] })
    ok(await api.post(`/payroll-runs/${asked.body.id}/cancel`))

    const run = await draftOf(company, '2026-08')
    assert.containsSubset(run, { status: 'DRAFT', employees: 1, processed: 1, gross: 2349839.44, base: 2109047.61, deductions: 168723.8, employerCost: 516716.66, net: 2181115.64, negative: 0 })

    const slip = await slipOf(company, run)
    assert.deepEqual(told(slip), [
      ...['SALARY: 2000000', 'OVERTIME_DIURNA: 47619.05', 'OVERTIME_NOCTURNA: 33333.33', 'OVERTIME_DIURNA_DOMINICAL: 61428.57', 'OVERTIME_RECARGO_NOCTURNO: 33333.33'],
      ...['UNPAID_ABSENCE: -66666.67', 'TRANSPORT_ALLOWANCE: 240791.83', 'Salud: 84361.9', 'Pensión: 84361.9', 'Salud: 179269.05', 'Pensión: 253085.71', 'Caja: 84361.9'],
    ])
    assert.containsSubset(slip, { employeeId, payrollRunId: run.id, period: '2026-08', net: 2181115.64 })
    assert.deepEqual((await api.get(`/payroll-runs/${run.id}/payslips/${slip.id}`)).body, slip)
  })
})
