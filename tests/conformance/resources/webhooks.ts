import { ok, one, type Resource, type Verb } from '#tests/conformance/resources'
import { unique, type Company } from '#tests/company'

export const webhookResources: Record<string, Resource> = {
  '/webhooks': { body: () => ({ url: 'https://erp.example.com/hooks', events: ['customer.created'] }), change: () => ({ description: unique('Changed') }) },
  '/webhooks/:id/deliveries': { make: aDelivery, within: '/webhooks', parent: aBusyWebhook },
}

export const webhookVerbs: Record<string, Verb> = {
  '/webhooks/:id/rotate-secret': async (company) => [`/webhooks/${(await one(company, '/webhooks')).id}/rotate-secret`, {}],
  '/webhooks/:id/test': async (company) => [`/webhooks/${(await one(company, '/webhooks')).id}/test`],
  '/webhooks/:id/deliveries/:deliveryId/redeliver': async (company) => {
    const { webhookId, id } = await aDelivery(company)
    return [`/webhooks/${webhookId}/deliveries/${id}/redeliver`]
  },
}

/** A webhook with deliveries. */
async function aBusyWebhook(company: Company) {
  const webhook = await one(company, '/webhooks')
  for (let index = 0; index < 3; index++) ok(await company.api.post(`/webhooks/${webhook.id}/test`))
  return webhook
}

async function aDelivery(company: Company) {
  const { id } = await one(company, '/webhooks')
  return ok(await company.api.post(`/webhooks/${id}/test`))
}
