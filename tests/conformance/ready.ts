/** Every write of the API, ready to be sent: its sender, path and body. */
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import type { Answer, Api } from '#tests/api'
import { unique, type Company } from '#tests/company'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { aFile } from '#tests/functional/files/helpers'
import { codeAt } from '#identity/second_factor/totp'
import { enrol } from '#tests/functional/identity/second_factor'
import { aPerson, aSuperAdmin, anEmail, PASSWORD } from '#tests/functional/identity/people'
import { anApplicationOf } from '#tests/functional/identity/applications'
import { aPng } from '#tests/unit/documents/pictures'
import { collectionOf, endpoints, spoken, type Endpoint } from './endpoints.js'
import { VERBS, ok, one, pathOf, resourceOf, type Verb } from './resources.js'
// Behind the whole, of which it is a part and which it imports.
import { fileRemovals } from './resources/files.js'

/** The books in which the write happens, and its author. */
type Sender = Pick<Company, 'as' | 'api'> & { admin: { id: string } }

export type Ready = {
  sender: Sender
  path: string
  send: (headers?: Record<string, string>) => Promise<Answer>
  /** Sends the same write as another person of the company. */
  sendAs: (api: Api, headers?: Record<string, string>) => Promise<Answer>
  /** Sends the write with another body. */
  sendOther: (headers: Record<string, string>) => Promise<Answer>
}

/** POST requests that write nothing, and why. */
const NO_WRITES: Record<string, string> = {
  'POST /communications/templates/:id/preview': 'shows a letter; POST for the size of its body',
  'POST /reminders/preview': 'shows what a run would send; POST for the size of its body',
  'POST /settings/preview': 'draws a sample; POST for the size of its body',
}

export const writes = () =>
  endpoints().filter((endpoint) => endpoint.method !== 'GET' && !(spoken(endpoint) in NO_WRITES))

/** Updates of values without a version, and why. */
const UNVERSIONED: Record<string, string> = {
  '/assets/:id/custom-values': 'each value stands for itself',
  '/auth/me': 'is the caller, as GET answers it',
  '/auth/totp': 'is answered without a version',
  '/auth/sessions/:id': 'never changes',
  '/users/:id/totp': 'is answered without a version',
  '/custom-values/:entityType/:entityId': 'each value stands for itself',
  '/settings/logo': 'a picture is replaced as a whole',
  '/files/:id': 'files never change',
  ...Object.fromEntries(Object.keys(fileRemovals).map((path) => [path, 'files never change'])),
}

/** Updates, deletions and verbs on a record, which honour `If-Match`. */
export const isOfVersion = ({ method, path, declaration }: Endpoint) =>
  method === 'POST' ? declaration?.of !== undefined : !(path in UNVERSIONED)

/** Writes that read the body before any transaction and implement their own dry run. */
export const triedByItself = ({ declaration }: Endpoint) => declaration?.ownDryRun ?? false

/** Writes that are neither a plain creation, change or deletion nor one of VERBS. */
const APART: Record<
  string,
  (company: Company) => Promise<[path: string, body?: object, sender?: Sender]>
> = {
  '/files': async () => ['/files', aFormWith(unique('A note'))],
  ...fileRemovals,
  '/files/:id': async ({ api }) => [`/files/${await aFile(api)}`],
  '/settings/logo': async ({ api }) => {
    ok(await api.put('/settings/logo', aLogo()))
    return ['/settings/logo', aLogo()]
  },
  '/settings/tenant': async () => ['/settings/tenant', { name: unique('Company') }],
  '/settings/sso': async (company) => {
    const settings = {
      issuer: 'https://login.andina.test',
      clientId: unique('client'),
      domains: [`${unique('andina')}.test`],
    }
    ok(await company.api.put('/settings/sso', settings))
    return ['/settings/sso', { ...settings, domains: [`${unique('andina')}.test`] }]
  },
  '/settings/accounting': async (company) => [
    '/settings/accounting',
    {
      expenseAccounts: {
        [(await one(company, '/categories')).id]: (await one(company, '/accounts')).id,
      },
    },
  ],
  '/settings/fiscal': async () => [
    '/settings/fiscal',
    { responsibilities: [`O-${10 + (++times % 80)}`] },
  ],
  '/settings/payroll': async () => [
    '/settings/payroll',
    { overrides: [{ parameter: 'monthlyHours', from: '2026-01-01', value: 180 + (++times % 40) }] },
  ],
  '/assets/:id/custom-values': async (company) => [
    `/assets/${(await one(company, '/assets')).id}/custom-values`,
    await aValue(company, 'ASSET'),
  ],
  '/custom-values/:entityType/:entityId': async (company) => [
    `/custom-values/CONTENEDOR/${NOBODYS_ID}`,
    await aValue(company, 'CONTENEDOR'),
  ],
  '/auth/applications/:id': async (company) => {
    await anApplicationOf(company)
    const { data } = ok(await company.api.get('/auth/applications'))
    return [`/auth/applications/${data[0].id}`]
  },
  '/auth/logout': async (company) => ['/auth/logout', undefined, await himself(company)],
  '/auth/switch': async (company) => [
    '/auth/switch',
    { tenantId: company.tenant.publicId },
    await himself(company),
  ],
  '/auth/password': async (company) => [
    '/auth/password',
    { currentPassword: PASSWORD, newPassword: 'another-pass-2' },
    await himself(company),
  ],
  '/auth/me': async (company) => ['/auth/me', { name: unique('Ana') }, await himself(company)],
  'POST /auth/totp': async (company) => ['/auth/totp', undefined, await himself(company)],
  'DELETE /auth/totp': async (company) => {
    const self = await himself(company)
    const { recoveryCodes } = await enrol(self.api)
    return ['/auth/totp', { password: PASSWORD, otp: recoveryCodes[0] }, self]
  },
  '/auth/totp/confirm': async (company) => {
    const self = await himself(company)
    const { secret } = ok(await self.api.post('/auth/totp'))
    return ['/auth/totp/confirm', { code: codeAt(secret) }, self]
  },
  '/auth/sessions/:id': async (company) => {
    const self = await himself(company)
    const { data } = ok(await self.api.get('/auth/sessions'))
    return [`/auth/sessions/${data[0].id}`, undefined, self]
  },
  '/users/:id/totp': async (company) => {
    const { user, api } = await aPerson(company.api)
    await enrol(api)
    return [`/users/${user.id}/totp`]
  },
  '/sandbox/reset': async () => ['/sandbox/reset'],
  '/tenants': async () => ['/tenants', aTenant(), await platform()],
  '/tenants/:id': async () => [
    `/tenants/${await opened()}`,
    { name: unique('Changed') },
    await platform(),
  ],
  '/tenants/:id/suspend': async () => [`/tenants/${await opened()}/suspend`, {}, await platform()],
  '/tenants/:id/resume': async () => {
    const id = await opened()
    ok(await (await platform()).api.post(`/tenants/${id}/suspend`, {}))
    return [`/tenants/${id}/resume`, {}, await platform()]
  },
}

export async function ready(endpoint: Endpoint, company: Company): Promise<Ready> {
  const [path, body, headers = {}, sender = company] = await request(endpoint, company)
  const method = { POST: 'post', PATCH: 'patch', PUT: 'put', DELETE: 'delete' }[
    endpoint.method
  ] as 'post'
  return {
    sender,
    path,
    send: (more = {}) => sender.api[method](path, body, { ...headers, ...more }),
    sendAs: (api, more = {}) => api[method](path, body, { ...headers, ...more }),
    sendOther: (more) => sender.api[method](path, otherThan(body), { ...headers, ...more }),
  }
}

/** The same body with a difference: an additional row, or another argument. */
function otherThan(body: any) {
  if (typeof body === 'string') return `${body}2,B\n`
  if (body instanceof FormData) return aFormWith('Another note')
  const something = { somethingElse: unique() }
  return body?.jsonrpc
    ? { ...body, params: { ...body.params, arguments: { ...body.params.arguments, ...something } } }
    : { ...body, ...something }
}

async function request(
  endpoint: Endpoint,
  company: Company
): Promise<[string, unknown?, Record<string, string>?, Sender?]> {
  const { path, method, declaration } = endpoint
  const own = APART[`${method} ${path}`]
  const apart = own ?? APART[path]
  if (apart) {
    const [at, body, sender] = await apart(company)
    return [at, method === 'DELETE' && !own ? undefined : body, {}, sender]
  }
  if (declaration!.kind === 'verb') return verbOf(path)(company)

  const collection = collectionOf(endpoint)
  if (declaration!.kind === 'create')
    return [await pathOf(company, collection), await resourceOf(collection).body!(company)]
  const record = `${await pathOf(company, collection)}/${(await one(company, collection)).id}`
  return [record, method === 'DELETE' ? undefined : resourceOf(collection).change!()]
}

function verbOf(path: string): Verb {
  if (!VERBS[path])
    throw new Error(
      `Add ${path} to VERBS in tests/conformance/resources.ts, or to APART in tests/conformance/ready.ts: what it is sent to, and with what`
    )
  return VERBS[path]
}

function aFormWith(text: string) {
  const form = new FormData()
  form.append('file', new Blob([text]), 'note.txt')
  return form
}

function aLogo() {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(aPng({ width: 2 + (++times % 40), height: 2 }))]))
  return form
}

let times = 0

const aTenant = () => ({
  name: unique('Café Ñandú'),
  admin: { email: anEmail(), name: 'Ana', password: PASSWORD },
})

let root: Promise<Sender> | undefined

/** A SUPER_ADMIN, who writes in the platform's own books. */
export function platform(): Promise<Sender> {
  return (root ??= aSuperAdmin().then(({ api, user }) => ({
    api,
    admin: user,
    as: (work) => Current.run({ tenant: PLATFORM }, work),
  })))
}

const opened = async () => ok(await (await platform()).api.post('/tenants', aTenant())).id as string

/** A person whose token and password may be revoked. */
async function himself({ api, as }: Company): Promise<Sender> {
  const { user, api: own } = await aPerson(api)
  return { api: own, admin: user, as }
}

async function aValue({ api }: Company, entityType: string) {
  const field = ok(
    await api.post('/custom-fields', { name: unique('Field'), appliesToType: 'ENTITY', entityType })
  )
  return { values: [{ customFieldId: field.id, value: unique('Value') }] }
}
