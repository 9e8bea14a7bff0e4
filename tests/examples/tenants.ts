/** Settings and modules of a company, and what operators do with companies. */
import { unique } from '#tests/company'
import { aPng } from '#tests/unit/documents/pictures'
import { aSuperAdmin } from '#tests/functional/identity/people'
import type { Scenario } from '#tests/examples/recorder'

export const tenants: Scenario = async ({ api, as }) => {
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
