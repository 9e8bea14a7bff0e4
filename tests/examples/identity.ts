/** Logging in, the own account, users, roles and API keys. */
import { clientOf } from '#tests/api'
import { unique } from '#tests/company'
import { anAddress } from '#tests/functional/identity/people'
import type { Scenario } from '#tests/examples/recorder'

const PASSWORD = 'una-clave-larga-1'

export const identity: Scenario = async ({ api, given, as }) => {
  const email = `${unique('ana')}@company.test`
  const user = await api.post('/users', { email, name: 'Ana Ruiz', role: 'VIEWER' })
  await api.get('/users?limit=2')
  await api.get(`/users/${user.id}`)
  await api.patch(`/users/${user.id}`, { name: 'Ana María Ruiz' })
  await api.post(`/users/${user.id}/invite`)
  await given.patch(`/users/${user.id}`, { password: PASSWORD })

  const { accessToken } = await as(clientOf(null, { 'x-forwarded-for': anAddress() })).post(
    '/auth/login',
    { email, password: PASSWORD }
  )
  const person = as(clientOf(accessToken))
  await person.get('/auth/me')
  await person.post('/auth/password', {
    currentPassword: PASSWORD,
    newPassword: 'otra-clave-larga-2',
  })
  const again = await given.post('/auth/login', { email, password: 'otra-clave-larga-2' })
  await as(clientOf(again.accessToken)).post('/auth/logout')

  const role = await api.post('/roles', {
    name: 'Caja',
    permissions: ['customers:read', 'invoices:write'],
  })
  await api.get('/roles')
  await api.get('/roles/built-in')
  await api.get(`/roles/${role.id}`)
  await api.patch(`/roles/${role.id}`, {
    permissions: ['customers:read', 'invoices:read', 'invoices:write'],
  })

  const key = await api.post('/api-keys', {
    name: 'Tienda en línea',
    scopes: ['customers:write', 'invoices:write'],
    expiresAt: '2027-11-20T00:00:00.000Z',
  })
  await api.get('/api-keys')
  await api.get(`/api-keys/${key.id}`)
  await api.patch(`/api-keys/${key.id}`, { allowedIps: ['203.0.113.0/24', '2001:db8::/48'] })
  await api.post(`/api-keys/${key.id}/rotate`, { overlapHours: 24 })
  await api.delete(`/api-keys/${key.id}`)
  await api.delete(`/roles/${role.id}`)
  await api.delete(`/users/${user.id}`)
}
