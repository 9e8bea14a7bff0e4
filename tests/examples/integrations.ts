/** Imports, exports and webhooks. */
import { divideMessages } from '#integrations/webhooks/divide'
import type { Scenario } from '#tests/examples/recorder'

const ROWS = 'taxId,name,email\n900123456-7,Café Ñandú S.A.S.,compras@nandu.test\n'
const CSV = { 'content-type': 'text/csv' }

export const integrations: Scenario = async ({ company, api, given }) => {
  await given.post('/customers', { taxId: '900123456-7', name: 'Café Ñandú S.A.S.' })

  const one = await api.post('/imports?resource=customers&mode=upsert', ROWS, CSV)
  await api.get('/imports?limit=2')
  await api.get(`/imports/${one.id}`)
  await api.get(`/imports/${one.id}/preview`)
  await api.get(`/imports/${one.id}/errors`)
  await api.post(`/imports/${one.id}/cancel`)
  for (const resource of ['customers', 'products', 'invoices'])
    await api.get(`/imports/templates/${resource}`)

  const exported = await api.post('/exports', {
    resource: 'invoices',
    format: 'csv',
    filters: { from: '2026-11-01', to: '2026-11-30' },
  })
  await api.get('/exports?limit=2')
  await api.get(`/exports/${exported.id}`)
  await api.post(`/exports/${exported.id}/cancel`)

  await company.as(divideMessages)
  const { data: events } = await api.get('/events?types=customer.*&limit=2')
  await api.get(`/events/${events[0].id}`)

  const webhook = await api.post('/webhooks', {
    url: 'https://erp.example.com/hooks',
    description: 'Contabilidad externa',
    events: ['invoice.issued', 'payment.created'],
  })
  await api.get('/webhooks')
  await api.get(`/webhooks/${webhook.id}`)
  await api.patch(`/webhooks/${webhook.id}`, { events: ['invoice.issued', 'invoice.paid'] })
  const delivery = await api.post(`/webhooks/${webhook.id}/test`)
  const deliveries = `/webhooks/${webhook.id}/deliveries`
  await api.get(deliveries)
  await api.get(`${deliveries}/${delivery.id}`)
  await api.post(`${deliveries}/${delivery.id}/redeliver`)
  await api.post(`/webhooks/${webhook.id}/rotate-secret`, { overlapHours: 24 })
  await api.delete(`/webhooks/${webhook.id}`)
}
