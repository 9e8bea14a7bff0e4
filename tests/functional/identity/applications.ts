/** An application of OAuth and the browser of its person, as far as tests need them. */
import { createHash, randomBytes } from 'node:crypto'
import Person from '#identity/models/person'
import { hashSecret } from '#core/primitives/secrets'
import { Current } from '#core/context/current'
import { grantAccess } from '#identity/consent'
import { ORIGIN, call } from '#tests/api'
import type { Company } from '#tests/company'
import { Browser, PASSWORD } from '#tests/functional/admin/administrator'
import { anAddress } from '#tests/functional/identity/people'

export const CALLBACK = 'http://127.0.0.1:7777/callback'

export const post = (path: string, fields: Record<string, string>) =>
  call(null, 'POST', `${ORIGIN}${path}`, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

export const register = (body: unknown = { client_name: 'A host', redirect_uris: [CALLBACK] }) =>
  call(null, 'POST', `${ORIGIN}/oauth/register`, body, { 'x-forwarded-for': anAddress() })

export async function anApplication(redirects = [CALLBACK]) {
  const { body } = await register({ client_name: 'A host', redirect_uris: redirects })
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const request = {
    response_type: 'code',
    client_id: body.client_id as string,
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'a-state',
    resource: `${ORIGIN}/api/v1/assistant/mcp`,
  }
  return { id: body.client_id as string, verifier, request }
}

export type Application = Awaited<ReturnType<typeof anApplication>>

/** A person of the company with a password, logged in to the pages. */
export async function aBrowserOf(company: Company, role = 'ADMIN') {
  const { user, api } = await company.aUser(role)
  await company.as(async () => {
    const person = await Person.findOrFail(user.personId)
    await person.merge({ passwordHash: await hashSecret(PASSWORD) }).save()
  })
  const browser = new Browser()
  await browser.logIn(user.email)
  return { user, api, browser }
}

export const addressOf = (request: Record<string, string>) =>
  `/admin/oauth/authorize?${new URLSearchParams(request)}`

/** The answer of the consent page to a decision. */
export async function decide(
  browser: Browser,
  request: Record<string, string>,
  decision: Record<string, string> = { decision: 'allow', access: 'ALL' }
) {
  const { text } = await browser.get(addressOf(request))
  return browser.send('POST', '/admin/oauth/authorize', {
    form: { ...browser.hiddenIn(text), ...request, ...decision },
  })
}

export async function codeFor(browser: Browser, { request }: Application, access = 'ALL') {
  const { location } = await decide(browser, request, { decision: 'allow', access })
  return new URL(location!).searchParams.get('code')!
}

export const redeem = ({ id, verifier }: Application, code: string, more = {}) =>
  post('/oauth/token', {
    grant_type: 'authorization_code',
    code,
    client_id: id,
    redirect_uri: CALLBACK,
    code_verifier: verifier,
    ...more,
  })

export const refresh = ({ id }: Application, token: string, more = {}) =>
  post('/oauth/token', {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: id,
    ...more,
  })

/** A connected application with its tokens. */
export async function connectedTo(company: Company, { role = 'ADMIN', access = 'ALL' } = {}) {
  const [person, application] = [await aBrowserOf(company, role), await anApplication()]
  const { body } = await redeem(application, await codeFor(person.browser, application, access))
  return { ...person, application, tokens: body }
}

/** A connected application of the company's administrator, without a browser. */
export async function anApplicationOf({ tenant, admin }: Company) {
  const { id, verifier, request } = await anApplication()
  const asked = {
    client: { id, name: 'A host', redirectUris: [CALLBACK] },
    redirectUri: CALLBACK,
    challenge: request.code_challenge,
    access: 'ALL' as const,
  }
  const actor = { id: admin.id, name: admin.name, role: 'ADMIN', isSuperAdmin: false }
  const code = await Current.run({ tenant, actor: { ...actor, type: 'user', scopes: 'all' } }, () =>
    grantAccess(asked, 'ALL')
  )
  return (await redeem({ id, verifier, request }, code)).body as { access_token: string }
}

/** The status of a call of MCP with a token. */
export const mcp = (token: string | null, body: object = LIST) =>
  call(token, 'POST', '/assistant/mcp', body)

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
