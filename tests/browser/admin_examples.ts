/** Example data for the pages of the company, its mails and its audit trail. */
import { execute } from '#core/database/query'
import { sealAudit } from '#core/audit/hash_chain'
import type { Company } from '#tests/company'
import { ended, upload } from '#tests/functional/integrations/helpers'
import { eventually } from '#tests/eventually'
import { runWorker } from '#worker/run'

const FILE =
  'taxId;name;email\n900123456-7;Café Ñandú, S.A.S.;compras@nandu.co\n901;Ferretería El Peñón;sin correo\n902;;\n'

const LETTER =
  '<h1 style="color:#11643c">¡Feliz cumpleaños, {{employeeName}}!</h1><p>Hoy, {{date}}, le deseamos lo mejor. Su bono es de <b>{{amount}}</b>.</p><p>Su equipo de <i>El Tornillo</i></p>'

export async function examplesOf(company: Company) {
  const { api, tenant } = company
  const worker = runWorker({ queues: ['imports', 'exports'], schedule: [] })
  await worker.ready

  const imported = await ended(
    api,
    await upload(api, FILE, { resource: 'customers', dryRun: 'true' }, { name: 'clientes.csv' })
  )
  const { body: exported } = await api.post('/exports', { resource: 'invoices', format: 'csv' })
  await eventually(
    'the export is done',
    async () => (await api.get(`/exports/${exported.id}`)).body.status === 'COMPLETED'
  )
  await worker.stop(5_000)

  const { body: webhook } = await api.post('/webhooks', {
    url: `https://erp.tornillo.example/hooks/oficio?${'of-a-company-'.repeat(8)}`,
    description: 'ERP',
    events: ['invoice.issued', 'invoice.paid', 'customer.created'],
  })
  const { body: delivery } = await api.post(`/webhooks/${webhook.id}/test`)
  await api.post(`/webhooks/${webhook.id}/test`)
  const failed =
    "UPDATE webhook_deliveries SET status = 'FAILED', attempts = 9, response_status = 503, response_body = 'upstream connect error', error = 'The receiver answered 503', duration_ms = 412 WHERE tenant_id = ? AND id = ?"
  await company.as(() => execute(failed, [tenant.id, delivery.id]))

  const { body: employee } = await api.post('/employees', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    hireDate: '2024-01-15',
    baseSalary: 2_000_000,
    email: 'ana.ruiz@tornillo.example',
  })
  const { body: template } = await api.post('/communications/templates', {
    eventType: 'BIRTHDAY',
    name: 'Cumpleaños',
    subject: '¡Feliz cumpleaños, {{employeeName}}!',
    body: LETTER,
  })
  await api.post('/communications/sends', {
    employeeId: employee.id,
    templateId: template.id,
    customData: { amount: 50_000 },
  })

  await company.as(() => sealAudit())
  const { data: entries } = (await api.get('/audit-logs?entity=webhook')).body
  await api.post('/customers', { name: 'Café Ñandú' })
  const { data: requests } = (await api.get('/request-logs?status=422')).body
  return {
    importId: imported.id,
    exportId: exported.id,
    webhookId: webhook.id,
    deliveryId: delivery.id,
    templateId: template.id,
    employeeId: employee.id,
    entryId: entries.at(-1).id,
    requestId: requests[0].id,
  } as Record<string, string>
}

type Pages = Record<string, (examples: Record<string, string>) => string>

/** Paths by the names of their screenshots. */
export const PAGES_OF_FILES: Pages = {
  'imports': () => '/admin/imports',
  'import-new': () =>
    '/admin/imports/new?resource=products&column=Referencia&field=sku&column=Precio+de+venta&field=',
  'import': ({ importId }) => `/admin/imports/${importId}`,
  'exports': () => '/admin/exports',
  'export-new': () => '/admin/exports/new?resource=invoices',
  'export': ({ exportId }) => `/admin/exports/${exportId}`,
}

export const PAGES_OF_WEBHOOKS: Pages = {
  'webhooks': () => '/admin/webhooks',
  'webhook-new': () => '/admin/webhooks/new',
  'webhook': ({ webhookId }) => `/admin/webhooks/${webhookId}`,
  'webhook-edit': ({ webhookId }) => `/admin/webhooks/${webhookId}/edit`,
  'webhook-rotate': ({ webhookId }) => `/admin/webhooks/${webhookId}/rotate`,
  'webhook-delete': ({ webhookId }) => `/admin/webhooks/${webhookId}/delete`,
  'delivery': ({ webhookId, deliveryId }) =>
    `/admin/webhooks/${webhookId}/deliveries/${deliveryId}`,
}

export const PAGES_OF_MAIL_AND_AUDIT: Pages = {
  'templates': () => '/admin/templates',
  'template-new': () => '/admin/templates/new',
  'template': ({ templateId }) => `/admin/templates/${templateId}`,
  'template-delete': ({ templateId }) => `/admin/templates/${templateId}/delete`,
  'template-preview': ({ templateId, employeeId }) =>
    `/admin/templates/${templateId}/preview?employeeId=${employeeId}`,
  'mail': () => '/admin/mail?status=QUEUED',
  'mail-none': () => '/admin/mail',
  'audit': () => '/admin/audit',
  'audit-entry': ({ entryId }) => `/admin/audit/${entryId}`,
  'audit-verdict': () => '/admin/audit/verify',
  'requests': () => '/admin/requests?status=4xx',
  'request': ({ requestId }) => `/admin/requests/${requestId}`,
}
