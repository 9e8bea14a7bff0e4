import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'
import { draftOf } from '#tests/functional/payroll/helpers'

export const payrollResources: Record<string, Resource> = {
  '/deductions': { body: () => ({ name: unique('Deduction'), percentage: 1.5 }), change: () => ({ name: unique('Changed') }) },
  '/overtime': { body: async (company) => ({ employeeId: (await one(company, '/contracts')).employeeId, type: 'DIURNA', date: '2026-03-03', hours: 2 }), change: () => ({ notes: unique('Changed') }) },
  '/bonuses': { body: async (company) => ({ employeeId: (await one(company, '/employees')).id, type: 'PERFORMANCE', amount: 100_000 }), change: () => ({ description: unique('Changed') }) },
  '/payroll-runs': { make: async ({ api }) => ok(await api.post('/payroll-runs', { period: nextPeriod() })) },
}

export const payrollVerbs: Record<string, Verb> = {
  '/overtime/:id/approve': async (company) => [`/overtime/${(await one(company, '/overtime')).id}/approve`],
  '/payroll-runs': async () => ['/payroll-runs', { period: nextPeriod() }],
  '/payroll-runs/:id/recompute': onRun('recompute'),
  '/payroll-runs/:id/approve': onRun('approve'),
  '/payroll-runs/:id/cancel': onRun('cancel'),
  '/payroll-runs/:id/pay': onRun('pay', 'approve'),
  '/payroll-runs/:id/reverse': onRun('reverse', 'approve'),
}

export const PAYROLL_LISTS_OF_THE_WORKER = ['/payroll-runs/:id/payslips']

function onRun(verb: string, ...before: string[]): Verb {
  return async (company: Company) => {
    const run = await draftOf(company, nextPeriod())
    for (const step of before) ok(await company.api.post(`/payroll-runs/${run.id}/${step}`, {}))
    return [`/payroll-runs/${run.id}/${verb}`, {}]
  }
}

let months = 0

/** Each month has one standing run. */
function nextPeriod() {
  const month = months++
  return `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
