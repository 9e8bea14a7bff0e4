import { one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

export const hrResources: Record<string, Resource> = {
  '/departments': { body: () => ({ name: unique('Department') }), change: () => ({ name: unique('Changed') }) },
  '/employees': { body: () => ({ firstName: 'Ana', lastName: 'Gómez', hireDate: '2024-01-15', baseSalary: 2_000_000 }), change: () => ({ position: unique('Changed') }) },
  '/contracts': {
    body: async (company) => ({ employeeId: await employeeOf(company), salary: 2_000_000, startDate: '2024-01-15' }),
    change: () => ({ notes: unique('Changed') }),
  },
  '/employees/:id/salary-increases': { body: () => ({ newSalary: ++salary, effectiveDate: '2025-01-01' }), within: '/employees', parent: employeeUnderContract },
  '/time-off-requests': {
    body: async (company) => ({ employeeId: await employeeOf(company), type: 'VACATION', startDate: '2025-03-03', endDate: '2025-03-14' }),
    change: () => ({ reason: unique('Changed') }),
  },
  '/absences': { body: async (company) => ({ employeeId: await employeeOf(company), date: '2025-03-03' }), change: () => ({ notes: unique('Changed') }) },
  '/disciplinary-processes': {
    body: async (company) => ({ employeeId: await employeeOf(company), type: 'SUSPENSION', subject: 'Retardos', description: 'Tres en un mes', date: '2025-03-03', suspensionDays: 2 }),
    change: () => ({ subject: unique('Changed') }),
  },
}

export const hrVerbs: Record<string, Verb> = {
  '/employees/:id/active-state': async (company) => [`/employees/${await employeeOf(company)}/active-state`, { isActive: false }],
  '/time-off-requests/:id/approve': onRequest('approve'),
  '/time-off-requests/:id/reject': onRequest('reject'),
  '/time-off-requests/:id/cancel': onRequest('cancel'),
}

function onRequest(verb: string): Verb {
  return async (company) => [`/time-off-requests/${(await one(company, '/time-off-requests')).id}/${verb}`, {}]
}

/** Each increase must be above the one before it. */
let salary = 2_000_000

const employeeOf = async (company: Company): Promise<string> => (await one(company, '/employees')).id

/** The employee of each company whose salary is raised. */
const raised = new Map<number, { id: string }>()

async function employeeUnderContract(company: Company) {
  const known = raised.get(company.tenant.id) ?? { id: (await one(company, '/contracts')).employeeId as string }
  raised.set(company.tenant.id, known)
  return known
}
