/** Settings and modules of a company, and what operators do with companies. */
import { Current } from '#core/context/current'
import { deliver } from '#core/mail/mail'
import Tenant from '#tenants/models/tenant'
import { clientOf } from '#tests/api'
import { unique } from '#tests/company'
import { aPng } from '#tests/unit/documents/pictures'
import { aSuperAdmin } from '#tests/functional/identity/people'
import type { Scenario } from '#tests/examples/recorder'

/** A kept mail, as a sent invoice leaves one. */
async function keepAMail(publicId: string) {
  const sandbox = await Tenant.query().where('public_id', publicId).firstOrFail()
  await Current.run({ tenant: sandbox.toCurrent() }, () =>
    deliver({
      id: unique('invoice'),
      to: 'compras@cafedelcentro.test',
      name: 'Café del Centro',
      subject: 'Factura N.º 12 de Andina S.A.S.',
      text: 'Adjuntamos nuestra factura N.º 12.\n',
      replyTo: { email: 'ventas@andina.test', name: 'Andina S.A.S.' },
      attachments: [
        { name: 'factura-12.pdf', type: 'application/pdf', content: Buffer.alloc(34_816) },
      ],
    })
  )
}

export const tenants: Scenario = async ({ api, given, as }) => {
  await api.get('/settings/tenant')
  await api.patch('/settings/tenant', { industry: 'Salud', enabledModules: ['HEALTHCARE'] })
  await api.put('/settings/logo', aPng({ width: 300, height: 100 }), {
    'content-type': 'image/png',
  })
  await api.post('/settings/preview', {
    brandColor: '#1A73E8',
    paymentInstructions: 'Bancolombia, cuenta corriente 123-456789-01',
    documentFooter: 'Andina S.A.S. · Responsable de IVA',
  })
  await api.get('/modules')
  await api.get('/modules/healthcare/ping')

  const key = await given.post('/api-keys', {
    name: 'Tienda, pruebas',
    scopes: ['customers:read'],
    environment: 'test',
  })
  const { id: sandboxId } = await as(clientOf(key.key)).get('/sandbox')
  await keepAMail(sandboxId)
  const { data } = await api.get('/sandbox/mails')
  await api.get(`/sandbox/mails/${data[0].id}`)
  await api.post('/sandbox/reset')

  const operator = as((await aSuperAdmin()).api)
  const name = unique('Ferretería del Norte')
  const tenant = await operator.post('/tenants', {
    name,
    industry: 'Comercio',
    countryCode: 'CO',
    currency: 'COP',
    admin: {
      email: `${unique('admin')}@company.test`,
      name: 'Marta Niño',
      password: 'una-clave-larga-1',
    },
  })
  const { id } = tenant.tenant ?? tenant
  await operator.get(`/tenants?search=${encodeURIComponent(name)}`)
  await operator.get(`/tenants/${id}`)
  await operator.patch(`/tenants/${id}`, { industry: 'Ferretería' })
  await operator.post(`/tenants/${id}/suspend`)
  await operator.post(`/tenants/${id}/resume`)
}
