/** People, for the sweeps. */
import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

export const hrResources: Record<string, Resource> = {
  '/departments': { body: () => ({ name: unique('Department') }), change: () => ({ name: unique('Changed') }) },
  '/employees': { body: () => ({ firstName: 'Ana', lastName: 'Gómez', hireDate: '2024-01-15', baseSalary: 2_000_000 }), change: () => ({ position: unique('Changed') }) },
  '/contracts': {
    body: async (company) => ({ employeeId: (await one(company, '/employees')).id, salary: 2_000_000, startDate: '2024-01-15' }),
    change: () => ({ notes: unique('Changed') }),
  },
  '/employees/:id/salary-increases': { body: () => ({ newSalary: ++salary, effectiveDate: '2025-01-01' }), within: '/employees', parent: employeeUnderContract },
}

export const hrVerbs: Record<string, Verb> = {}

let salary = 2_000_000

async function employeeUnderContract(company: Company) {
  const { employeeId } = await one(company, '/contracts')
  return { id: employeeId as string }
}
