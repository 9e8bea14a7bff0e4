/**
 * People who log in, for the tests of identity. Each has an address of their own, so that no test
 * meets another's limits.
 */
import { randomInt } from 'node:crypto'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { call, clientOf, type Api } from '#tests/api'
import { aUserRow, tokenOf, unique, type Company } from '#tests/company'

export const PASSWORD = 'long-enough-pass-1'

export const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

export const anEmail = () => `${unique('person')}@company.test`

export function logIn(
  email: string,
  password = PASSWORD,
  address = anAddress(),
  headers: Record<string, string> = {},
  more: object = {}
) {
  return call(
    null,
    'POST',
    '/auth/login',
    { email, password, ...more },
    { 'x-forwarded-for': address, ...headers }
  )
}

/** A user made over the API, and what they may call. */
export async function aPerson(api: Api, role = 'VIEWER') {
  const { status, body, text } = await api.post('/users', {
    email: anEmail(),
    name: 'Ana Ruiz',
    role,
    password: PASSWORD,
  })
  if (status !== 201) throw new Error(text)
  await mayKeepPassword(body.email)

  const { body: session } = await logIn(body.email)
  return { user: body, token: session.accessToken as string, api: clientOf(session.accessToken) }
}

/** The password that an ADMIN set may stay. */
export const mayKeepPassword = (email: string) =>
  execute('UPDATE people SET must_change_password = 0 WHERE email = ?', [email])

/** A SUPER_ADMIN, who belongs to the platform. */
export async function aSuperAdmin() {
  const user = await Current.run({ tenant: PLATFORM }, () =>
    aUserRow('SUPER_ADMIN', { email: anEmail(), name: 'Root' })
  )
  const token = await tokenOf(user, PLATFORM.publicId)
  return {
    user,
    api: clientOf(token),
    in: ({ tenant }: Pick<Company, 'tenant'>) =>
      clientOf(token, { 'x-tenant-id': tenant.publicId }),
  }
}
