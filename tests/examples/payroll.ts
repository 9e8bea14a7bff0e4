/** Deductions, overtime, bonuses, and the payroll of a month. */
import { compute } from '#tests/functional/payroll/helpers'
import { EMPLOYEE } from '#tests/examples/hr'
import type { Scenario } from '#tests/examples/recorder'

export const payroll: Scenario = async ({ api, given, company }) => {
  const { id: employeeId } = await given.post('/employees', EMPLOYEE)
  await given.post('/contracts', { employeeId, salary: 2_800_000, startDate: '2025-02-03' })

  const deduction = await api.post('/deductions', {
    name: 'Fondo de empleados',
    percentage: 4,
    side: 'EMPLOYEE',
  })
  await api.get('/deductions')
  await api.get(`/deductions/${deduction.id}`)
  await api.patch(`/deductions/${deduction.id}`, { percentage: 5 })

  const overtime = await api.post('/overtime', {
    employeeId,
    type: 'DIURNA',
    date: '2026-10-15',
    hours: 3,
    notes: 'Inventario',
  })
  await api.get(`/overtime?employeeId=${employeeId}`)
  await api.get(`/overtime/${overtime.id}`)
  await api.patch(`/overtime/${overtime.id}`, { hours: 2 })
  await api.post(`/overtime/${overtime.id}/approve`)

  const bonus = await api.post('/bonuses', {
    employeeId,
    type: 'PERFORMANCE',
    amount: 250_000,
    period: '2026-10',
    description: 'Meta de octubre',
  })
  await api.get('/bonuses?period=2026-10')
  await api.get(`/bonuses/${bonus.id}`)
  await api.patch(`/bonuses/${bonus.id}`, { description: 'Meta de ventas de octubre' })

  const run = await api.post('/payroll-runs', { period: '2026-10' })
  await compute(company, run)
  await api.post(`/payroll-runs/${run.id}/recompute`)
  await compute(company, run)
  await api.get('/payroll-runs')
  await api.get(`/payroll-runs/${run.id}`)
  const slips = `/payroll-runs/${run.id}/payslips`
  const { data } = await api.get(slips)
  await api.get(`${slips}/${data[0].id}`)
  await api.get(`${slips}/${data[0].id}/pdf`)
  await api.post(`/payroll-runs/${run.id}/approve`)
  await api.post(`/payroll-runs/${run.id}/pay`, {})
  await api.post(`/payroll-runs/${run.id}/reverse`, { reason: 'Faltaba un bono' })
  const next = await given.post('/payroll-runs', { period: '2026-09' })
  await api.post(`/payroll-runs/${next.id}/cancel`)

  await api.get('/settings/payroll')
  await api.patch('/settings/payroll', {
    overrides: [{ parameter: 'monthlyHours', from: '2026-12-01', value: 220 }],
  })
  const spare = { employeeId, type: 'OTHER_TAXABLE', amount: 50_000, period: '2026-12' }
  await api.delete(`/bonuses/${(await given.post('/bonuses', spare)).id}`)
  const late = { employeeId, type: 'NOCTURNA', date: '2026-11-18', hours: 1 }
  await api.delete(`/overtime/${(await given.post('/overtime', late)).id}`)
  await api.delete(`/deductions/${deduction.id}`)
}
