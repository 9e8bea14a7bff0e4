/** Levels of reminders, and what they send. */
import { addDays, todayIn } from '#core/calendar/days'
import { unique, type Company } from '#tests/company'
import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'

/** Days of levels, each once. */
let days = 400

const level = (more: object = {}) => ({
  ...{ afterDays: ++days, subject: 'Aviso', body: 'Debe {{balance}}.', fee: 1 },
  ...more,
})

export const reminderResources: Record<string, Resource> = {
  '/reminder-levels': { body: () => level(), change: () => ({ name: unique('Changed') }) },
  '/reminders': { make: aReminder },
}

export const reminderVerbs: Record<string, Verb> = {
  '/reminders/preview': async () => ['/reminders/preview', {}],
  '/reminders/run': async (company) => {
    await customerWithDueInvoice(company)
    return ['/reminders/run']
  },
  '/reminders/:id/charge': async (company) => [
    `/reminders/${(await one(company, '/reminders')).id}/charge`,
  ],
}

/** The id of a new customer, whom nothing has reminded before of an invoice that is due. */
async function customerWithDueInvoice(company: Company): Promise<string> {
  const { api, tenant } = company
  const { customerId } = await one(company, '/invoices')
  const { data } = ok(await api.get('/reminder-levels?limit=1'))
  if (!data.length) ok(await api.post('/reminder-levels', level({ afterDays: 1 })))
  const [invoice] = ok(await api.get(`/invoices?customerId=${customerId}`)).data
  const dueDate = addDays(todayIn(tenant.timezone), -2_000)
  ok(await api.patch(`/invoices/${invoice.id}`, { dueDate }))
  return customerId
}

async function aReminder(company: Company) {
  const customerId = await customerWithDueInvoice(company)
  const { reminders } = ok(await company.api.post('/reminders/run'))
  return reminders.find((sent: any) => sent.customerId === customerId)
}
