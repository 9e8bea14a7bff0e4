/** A company with people who ask and people who answer. */
import { clientOf } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { mayKeepPassword } from '#tests/functional/identity/people'

export { ok }

export const ASKED = {
  subject: 'La impresora no responde',
  description: 'Desde ayer no imprime nada.',
}

export async function aDesk() {
  const company = await aCompany()
  const anEmployee = await whoMay(company, 'tickets:read', 'tickets:write')
  return {
    ...company,
    agent: await company.aUser('SUPPORT'),
    employee: await anEmployee(),
    anEmployee,
  }
}

/** Makes users with a role of the company's own that has these permissions. */
export async function whoMay({ api }: Pick<Company, 'api'>, ...permissions: string[]) {
  const { name: role } = ok(await api.post('/roles', { name: unique('Employee'), permissions }))
  return async () => {
    const email = `${unique('employee')}@company.test`
    const password = 'una clave larga'
    const user = ok(await api.post('/users', { email, name: 'Una empleada', role, password }))
    await mayKeepPassword(email)
    return { user, api: await loggedIn(email, password) }
  }
}

async function loggedIn(email: string, password: string) {
  return clientOf(ok(await clientOf(null).post('/auth/login', { email, password })).accessToken)
}

export type Desk = Awaited<ReturnType<typeof aDesk>>
