/** Mails of documents. */
import type { Company } from '#tests/company'
import { one, ok, type Verb } from '#tests/conformance/resources'

/** Filled by sending, and completed by the worker. */
export const LISTS_OF_DELIVERIES = [
  '/quotes/:id/deliveries',
  '/invoices/:id/deliveries',
  '/credit-notes/:id/deliveries',
  '/payments/:id/deliveries',
  '/customers/:id/statement/deliveries',
  '/purchase-orders/:id/deliveries',
  '/reminders/:id/deliveries',
]

const MAIL = { to: ['compras@nandu.test'] }

const sends =
  (collection: string): Verb =>
  async (company) => [`${collection}/${(await one(company, collection)).id}/send`, MAIL]

export const mailVerbs: Record<string, Verb> = {
  '/quotes/:id/send': sends('/quotes'),
  '/invoices/:id/send': sends('/invoices'),
  '/credit-notes/:id/send': sends('/credit-notes'),
  '/payments/:id/send': sends('/payments'),
  '/reminders/:id/send': sends('/reminders'),
  '/customers/:id/statement/send': async (company) => [
    `/customers/${(await one(company, '/customers')).id}/statement/send`,
    MAIL,
  ],
  '/purchase-orders/:id/send': async (company) => [
    `/purchase-orders/${await placedOrder(company)}/send`,
    MAIL,
  ],
}

async function placedOrder(company: Company): Promise<string> {
  const { id } = await one(company, '/purchase-orders')
  ok(await company.api.post(`/purchase-orders/${id}/order`))
  return id
}
