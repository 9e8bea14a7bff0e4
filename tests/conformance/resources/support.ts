import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

export const supportResources: Record<string, Resource> = {
  '/ticket-categories': { body: () => ({ name: unique('Soporte') }), change: () => ({ name: unique('Changed') }) },
  '/tickets': { body: () => ({ subject: 'La impresora no responde', description: 'Desde ayer.' }), change: () => ({ subject: unique('Changed') }) },
  '/tickets/:id/comments': { body: () => ({ body: 'La revisamos hoy.' }), within: '/tickets' },
  '/tickets/:id/history': { make: historyOfOne, within: '/tickets', parent: aLivelyTicket },
}

export const supportVerbs: Record<string, Verb> = {
  '/tickets/:id/status': async (company) => [`/tickets/${(await one(company, '/tickets')).id}/status`, { status: 'RESOLVED' }],
  '/tickets/:id/assign': async (company) => [`/tickets/${(await one(company, '/tickets')).id}/assign`, { userId: company.admin.id }],
  '/tickets/:id/follow-up': async (company) => {
    const { id } = await one(company, '/tickets')
    ok(await company.api.post(`/tickets/${id}/status`, { status: 'CLOSED' }))
    return [`/tickets/${id}/follow-up`, {}]
  },
}

/** A ticket with a history. */
async function aLivelyTicket(company: Company) {
  const ticket = await one(company, '/tickets')
  for (const status of ['RESOLVED', 'OPEN', 'CLOSED']) ok(await company.api.post(`/tickets/${ticket.id}/status`, { status }))
  return ticket
}

async function historyOfOne(company: Company) {
  const { id } = await one(company, '/tickets')
  return ok(await company.api.get(`/tickets/${id}/history`)).data[0]
}
