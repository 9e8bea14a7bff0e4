/** People with a second factor, and the codes of their app. */
import { clock } from '#core/primitives/clock'
import { codeAt } from '#identity/second_factor/totp'
import { call, clientOf, type Api } from '#tests/api'
import { anAddress, aPerson, PASSWORD } from '#tests/functional/identity/people'

const STEP_MS = 30_000

/** Time goes on to the next step, as a code opens once. */
export function nextCode(secret: string) {
  clock.travelTo(new Date(clock.now().getTime() + STEP_MS))
  return codeAt(secret)
}

export async function enrol(api: Api) {
  const { body, status, text } = await api.post('/auth/totp')
  if (status !== 200) throw new Error(text)
  const confirmed = await api.post('/auth/totp/confirm', { code: codeAt(body.secret) })
  if (confirmed.status !== 200) throw new Error(confirmed.text)
  return {
    secret: body.secret as string,
    recoveryCodes: confirmed.body.recoveryCodes as string[],
  }
}

export async function aProtectedPerson(api: Api, role = 'VIEWER') {
  const person = await aPerson(api, role)
  return { ...person, ...(await enrol(person.api)) }
}

export const logInWith = (
  email: string,
  otp: string | undefined,
  { password = PASSWORD, address = anAddress(), headers = {} } = {}
) =>
  call(
    null,
    'POST',
    '/auth/login',
    { email, password, ...(otp !== undefined && { otp }) },
    { 'x-forwarded-for': address, ...headers }
  )

export async function clientAfter(email: string, otp: string) {
  const { body, text } = await logInWith(email, otp)
  if (!body.accessToken) throw new Error(text)
  return clientOf(body.accessToken)
}
