/** Logging in, the own account, users, roles and API keys. */
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { newId } from '#core/primitives/ids'
import { makeReset } from '#identity/password_reset/resets'
import { codeAt } from '#identity/second_factor/totp'
import { clientOf } from '#tests/api'
import { unique } from '#tests/company'
import { anApplicationOf } from '#tests/functional/identity/applications'
import { anAddress, mayKeepPassword } from '#tests/functional/identity/people'
import type { Scenario } from '#tests/examples/recorder'

const PASSWORD = 'una-clave-larga-1'
const ANOTHER = 'otra-clave-larga-2'

export const identity: Scenario = async ({ api, given, as, company }) => {
  const email = `${unique('ana')}@company.test`
  const user = await api.post('/users', { email, name: 'Ana Ruiz', role: 'VIEWER' })
  await api.get('/users?limit=2')
  await api.get(`/users/${user.id}`)
  await api.patch(`/users/${user.id}`, { name: 'Ana María Ruiz' })
  await api.post(`/users/${user.id}/invite`)
  await given.patch(`/users/${user.id}`, { password: PASSWORD })
  await mayKeepPassword(email)

  const guest = as(clientOf(null, { 'x-forwarded-for': anAddress() }))
  const { accessToken } = await guest.post('/auth/login', { email, password: PASSWORD })
  const person = as(clientOf(accessToken))
  await person.get('/auth/me')
  const { data: memberships } = await person.get('/auth/memberships')
  await person.post('/auth/switch', { tenantId: memberships[0].tenantId })
  await person.patch('/auth/me', { name: 'Ana María Ruiz Gómez' })
  await person.get('/auth/sessions')
  const factor = async () => {
    const { secret } = await person.post('/auth/totp')
    return person.post('/auth/totp/confirm', { code: codeAt(secret) })
  }
  const { recoveryCodes } = await factor()
  await person.get('/auth/totp')
  await person.delete('/auth/totp', { password: PASSWORD, otp: recoveryCodes[0] })
  await factor()
  await api.delete(`/users/${user.id}/totp`)

  await guest.post('/auth/password/forgot', { email })
  const reset = await Current.run({ tenant: PLATFORM }, () => makeReset(newId(), email))
  await guest.post('/auth/password/reset', { token: reset!.token, password: ANOTHER })
  const again = await given.post('/auth/login', { email, password: ANOTHER })
  await as(clientOf(again.accessToken)).post('/auth/password', {
    currentPassword: ANOTHER,
    newPassword: PASSWORD,
  })

  await given.post('/auth/login', { email, password: PASSWORD })
  const last = await given.post('/auth/login', { email, password: PASSWORD })
  const same = as(clientOf(last.accessToken))
  const { data } = await same.get('/auth/sessions')
  const other = data.find(({ current }: { current: boolean }) => !current)
  await same.delete(`/auth/sessions/${other.id}`)
  await same.post('/auth/logout')

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
  await api.put('/settings/sso', {
    issuer: 'https://login.andina.com.co',
    clientId: 'oficio',
    clientSecret: 's3cr3t-of-the-client',
    domains: [`${unique('correo')}.test`],
    defaultRole: 'SALES',
    createUsers: true,
  })
  await api.get('/settings/sso')
  await api.delete('/settings/sso')
  await anApplicationOf(company)
  const { data: applications } = await api.get('/auth/applications')
  await api.delete(`/auth/applications/${applications[0].id}`)
  await api.delete(`/roles/${role.id}`)
  await api.delete(`/users/${user.id}`)
}
