/** Settings and modules of a company, and what operators do with companies. */
import { unique } from '#tests/company'
import { aSuperAdmin } from '#tests/functional/identity/people'
import type { Scenario } from '#tests/examples/recorder'

export const tenants: Scenario = async ({ api, as }) => {
  await api.get('/settings/tenant')
  await api.patch('/settings/tenant', { industry: 'Salud', enabledModules: ['HEALTHCARE'] })
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
