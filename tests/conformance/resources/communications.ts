import { execute } from '#core/database/query'
import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

const template = () => ({ eventType: 'CUSTOM', name: unique('Template'), subject: 'Hola {{employeeName}}', body: '<p>Hola {{employeeName}}</p>' })

export const communicationsResources: Record<string, Resource> = {
  '/communications/templates': { body: template, change: () => ({ name: unique('Changed') }) },
  '/communications/sends': { body: aSend },
}

export const communicationsVerbs: Record<string, Verb> = {
  '/communications/templates/:id/preview': async (company) => [`/communications/templates/${(await one(company, '/communications/templates')).id}/preview`, {}],
  '/communications/sends': async (company) => ['/communications/sends', await aSend(company)],
  '/communications/sends/:id/retry': async (company) => [`/communications/sends/${await aFailedSend(company)}/retry`],
}

/** The log has only sent mails, which the worker sends. */
export const communicationsListsOfTheWorker = ['/communications/log']

async function aFailedSend(company: Company): Promise<string> {
  const { id } = ok(await company.api.post('/communications/sends', await aSend(company)))
  await company.as(() => execute("UPDATE communication_sends SET status = 'FAILED', due_at = NULL WHERE tenant_id = ? AND id = ?", [company.tenant.id, id]))
  return id
}

async function aSend(company: Company) {
  const employee = ok(await company.api.post('/employees', { firstName: 'Ana', lastName: 'Gómez', email: 'ana@gomez.test', hireDate: '2024-01-15', baseSalary: 2_000_000 }))
  return { employeeId: employee.id, templateId: (await one(company, '/communications/templates')).id }
}
