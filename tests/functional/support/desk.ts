/** A company with people who ask and people who answer. */
import { clientOf } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'

export { ok }

export const ASKED = { subject: 'La impresora no responde', description: 'Desde ayer no imprime nada.' }

export async function aDesk() {
  const company = await aCompany()
  const { name } = ok(await company.api.post('/roles', { name: unique('Employee'), permissions: ['tickets:read', 'tickets:write'] }))
  const anEmployee = async () => {
    const email = `${unique('employee')}@company.test`
    const password = 'una clave larga'
    const user = ok(await company.api.post('/users', { email, name: 'Una empleada', role: name, password }))
    return { user, api: await loggedIn(email, password) }
  }
  return { ...company, agent: await company.aUser('SUPPORT'), employee: await anEmployee(), anEmployee }
}

async function loggedIn(email: string, password: string) {
  return clientOf(ok(await clientOf(null).post('/auth/login', { email, password })).accessToken)
}

export type Desk = Awaited<ReturnType<typeof aDesk>>
