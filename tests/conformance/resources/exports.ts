import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'

export const exportResources: Record<string, Resource> = {
  '/exports': { make: async ({ api }) => ok(await api.post('/exports', { resource: 'customers' })) },
}

export const exportVerbs: Record<string, Verb> = {
  '/exports': async () => ['/exports', { resource: 'customers', format: 'ndjson' }],
  '/exports/:id/cancel': async (company) => [`/exports/${(await one(company, '/exports')).id}/cancel`],
}
