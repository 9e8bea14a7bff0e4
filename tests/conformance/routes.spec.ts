import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { call, type Api } from '#tests/api'
import { aCompany, aUserRow, tokenOf, unique, type Company } from '#tests/company'
import Role from '#identity/models/role'
import { aMember } from '#tests/functional/identity/members'
import { aCompanyWithSandbox } from '#tests/sandbox'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import {
  allRoutes,
  collectionOf,
  endpoints,
  ofTenants,
  spoken,
  type Endpoint,
} from './endpoints.js'
import { LISTS_OF_THE_WORKER, RESOURCES, VERBS, one, pathOf, resourceOf } from './resources.js'

/** Routes without a log in of the API, and why. */
const OPEN: Record<string, string> = {
  'GET /api/v1/health': 'asked by orchestrators',
  'GET /api/v1/health/live': 'asked by orchestrators',
  'GET /api/v1/health/ready': 'asked by orchestrators',
  'GET /api/v1/openapi.json': 'read before anyone has credentials',
  'POST /api/v1/auth/login': 'how one logs in',
  'POST /api/v1/auth/invitations/accept': 'the link is the credential',
  'POST /api/v1/auth/password/forgot': 'asked by people who cannot log in',
  'POST /api/v1/auth/password/reset': 'the link is the credential',
  'GET /': 'documentation',
  'GET /docs': 'documentation',
  'GET /docs/search': 'documentation',
  'GET /docs/postman.json': 'documentation',
  'GET /docs/assets/:name': 'documentation',
  'GET /docs/*': 'documentation',
  'GET /metrics': 'has a guard of its own: a collector is no user',
  'GET /invitations/:token': 'the link is the credential',
  'POST /invitations/:token': 'the link is the credential',
  'GET /unsubscribe/:token': 'the link is the credential',
  'POST /unsubscribe/:token': 'the link is the credential',
  'GET /.well-known/oauth-authorization-server': 'read before anyone has credentials',
  'GET /.well-known/oauth-protected-resource': 'read before anyone has credentials',
  'GET /.well-known/oauth-protected-resource/api/v1/assistant/mcp':
    'read before anyone has credentials',
  'POST /oauth/register': 'how an application becomes known',
  'POST /oauth/token': 'the code or the refresh token is the credential',
  'POST /oauth/revoke': 'the token is the credential',
  'POST /api/v1/auth/sso/token': 'the ID token is the credential',
  'GET /admin/sso': 'how people log in',
  'GET /admin/sso/callback': 'how people log in',
  'GET /admin/sso/:domain': 'how people log in',
  'GET /admin/login': 'how people log in',
  'POST /admin/login': 'how people log in',
  'POST /admin/login/code': 'how people log in',
  'GET /admin/forgot': 'asked by people who cannot log in',
  'POST /admin/forgot': 'asked by people who cannot log in',
  'GET /admin/reset': 'the link is the credential',
  'POST /admin/reset': 'the link is the credential',
  'POST /admin/look': 'language and colours, of the login page too',
  'GET /admin/files/:name': 'what pages load, the login page too',
}

/** Users, roles and keys are of the company in test mode, too. */
const SHARED = /^\/(users|roles|api-keys)/

type Pair = {
  what: string
  pair: () => Promise<readonly [Company, Company]>
  among: (owner: string) => boolean
  /** A person of both companies, who is logged in to the first. */
  member?: (ours: Company, theirs: Company) => Promise<Api>
}

/** A caller, and the company whose records they must not find. */
const PAIRS: readonly Pair[] = [
  {
    what: 'another company',
    pair: async () => [await aCompany(), await aCompany()] as const,
    among: () => true,
    member: async (ours: Company, theirs: Company) =>
      (await aMember(ours, theirs, ['ADMIN', 'ADMIN'])).into(ours),
  },
  {
    what: 'a company, asked for in its sandbox,',
    pair: async () => {
      const { company, sandbox } = await aCompanyWithSandbox()
      return [sandbox, company] as const
    },
    among: (owner: string) => !SHARED.test(owner),
  },
  {
    what: 'a sandbox, asked for in its company,',
    pair: async () => {
      const { company, sandbox } = await aCompanyWithSandbox()
      return [company, sandbox] as const
    },
    among: (owner: string) => !SHARED.test(owner),
  },
]

/** Bodies of verbs, valid in form but naming missing records. */
const lines = [{ productId: NOBODYS_ID, quantity: 1 }]
const NAMING_NOBODY = [
  { userId: NOBODYS_ID },
  { employeeId: NOBODYS_ID },
  {
    assetId: NOBODYS_ID,
    quantity: 1,
    assignedToType: 'CUSTOMER',
    assignedToId: NOBODYS_ID,
    expectedLocationId: NOBODYS_ID,
    warehouseId: NOBODYS_ID,
    bankAccountId: NOBODYS_ID,
    amount: 1,
    reason: 'x',
    items: lines,
    values: [{ customFieldId: NOBODYS_ID, value: 'x' }],
  },
]

const byVerb: Record<string, 'patch' | 'put' | 'post' | 'delete'> = {
  PATCH: 'patch',
  PUT: 'put',
  POST: 'post',
  DELETE: 'delete',
}

test.group('Routes', () => {
  test('every write of a caller runs in a transaction, and no read does', ({ assert }) => {
    const routes = Object.values(router.toJSON())
      .flat()
      .map(({ methods, pattern, middleware }) => ({
        route: `${methods[0]} ${pattern}`,
        isRead: methods.includes('GET'),
        guards: [...middleware.all()].map((one: any) => one.name as string),
      }))
      .filter(({ guards }) => guards.includes('can'))
    assert.isAbove(routes.length, 300)
    const strays = routes.filter(
      ({ isRead, guards }) =>
        isRead === guards.includes('execute') || (!isRead && guards.at(-1) !== 'execute')
    )
    assert.deepEqual(
      strays.map(({ route }) => route),
      []
    )
  })

  test('every route except the listed ones requires a log in and a permission', ({ assert }) => {
    const unguarded = allRoutes().filter(({ path, guards, scope }) => {
      if (path.startsWith('/admin'))
        return !guards.includes('administrator') && !guards.includes('person')
      return !(guards.includes('auth') && scope)
    })
    assert.sameMembers(unguarded.map(spoken), Object.keys(OPEN))
  })

  test('requests without credentials are a 401, and requests without the permission a 403', async ({
    assert,
  }) => {
    const company = await aCompany()
    const user = await company.as(async () => {
      const role = await Role.create({ name: unique('Powerless'), permissions: [] })
      return aUserRow(null, { name: 'Powerless', roleId: role.id })
    })
    const token = await tokenOf(user, company.tenant.publicId)

    for (const endpoint of endpoints()) {
      const path = endpoint.path.replaceAll(/:\w+/g, NOBODYS_ID)
      const anonymous = await call(null, endpoint.method, path)
      assert.equal(anonymous.status, 401, spoken(endpoint))
      if (['anyone', 'caller'].includes(endpoint.scope!)) continue

      const powerless = await call(token, endpoint.method, path)
      assert.equal(powerless.status, 403, `${spoken(endpoint)}: ${powerless.text}`)
    }
  })

  test('every resource is covered by these sweeps', ({ assert }) => {
    const collections = [
      ...new Set(
        ofTenants()
          .filter((one) => isAboutRecords(one))
          .map(collectionOf)
      ),
    ]

    for (const collection of collections)
      if (!LISTS_OF_THE_WORKER.includes(collection)) resourceOf(collection)
    assert.includeMembers(
      endpoints().map(collectionOf),
      Object.keys(RESOURCES),
      'What is in RESOURCES has a route'
    )
    const verbs = ofTenants().filter(
      ({ declaration, method }) => declaration?.kind === 'verb' && method === 'POST'
    )
    assert.sameMembers(
      verbs.map(({ path }) => path),
      Object.keys(VERBS),
      'Add each verb to VERBS in tests/conformance/resources.ts: what it is sent to'
    )
  })

  for (const { what, pair, among, member } of PAIRS)
    test(`a record of ${what} is not found by any route and stays unchanged`, async ({
      assert,
    }) => {
      const [ours, theirs] = await pair()
      const ofBoth = await member?.(ours, theirs)
      const naming = { 'x-tenant-id': theirs.tenant.publicId }

      for (const endpoint of ofTenants().filter(({ path }) => path.includes(':id'))) {
        const owner = ownerOf(endpoint)
        if (!among(owner)) continue
        const foreign = await one(theirs, owner)
        const record = `${await pathOf(theirs, owner)}/${foreign.id}`
        const before = await theirs.api.get(record)
        const send = async (id: string, sender = ours.api, headers = {}) => {
          const path = endpoint.path.replace(':id', id)
          return endpoint.method === 'GET'
            ? sender.get(path, headers)
            : sender[byVerb[endpoint.method]](path, await bodyFor(endpoint, ours), headers)
        }

        const [asked, unknown, malformed] = [
          await send(foreign.id),
          await send(NOBODYS_ID),
          await send('not-an-id'),
        ]
        const ofMember = ofBoth ? [await send(foreign.id, ofBoth, naming)] : []
        for (const answer of [asked, unknown, malformed, ...ofMember]) {
          assert.equal(answer.status, 404, `${spoken(endpoint)}: ${answer.text}`)
          assert.deepEqual({ ...answer.body, requestId: '' }, { ...unknown.body, requestId: '' })
        }
        assert.deepEqual(
          (await theirs.api.get(record)).body,
          before.body,
          `${spoken(endpoint)} touched another company's record`
        )
      }
    })

  test('a request for a missing record is a 404, whatever its body', async ({ assert }) => {
    const { api } = await aCompany()

    for (const endpoint of ofTenants().filter(
      ({ path, method }) => path.includes(':id') && ['POST', 'PATCH', 'PUT'].includes(method)
    )) {
      for (const id of [NOBODYS_ID, 'not-an-id']) {
        const path = endpoint.path.replaceAll(/:\w+/g, id)
        const send = api[byVerb[endpoint.method] as 'post']
        for (const body of [
          undefined,
          {},
          [],
          { id: 5, status: 5, quantity: 'x', notes: 5, reason: 5, items: 5 },
        ]) {
          const { status, text } = await send(path, body, { prefer: 'handling=strict' })
          assert.equal(status, 404, `${spoken(endpoint)} with ${JSON.stringify(body)}: ${text}`)
        }
      }
      for (const body of NAMING_NOBODY) {
        const { status, text } = await api[byVerb[endpoint.method] as 'post'](
          endpoint.path.replaceAll(/:\w+/g, NOBODYS_ID),
          body
        )
        assert.equal(status, 404, `${spoken(endpoint)} with ${JSON.stringify(body)}: ${text}`)
      }
    }
  })

  test('a fixed path answers 405 to other methods, also where an id could stand', async ({
    assert,
  }) => {
    const fixed = allRoutes().filter(
      ({ path }) => path.startsWith('/api/v1/') && !path.includes(':')
    )
    const methodsOf = Map.groupBy(fixed, ({ path }) => path)

    for (const [path, found] of methodsOf) {
      const own = found.map(({ method }) => method)
      for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].filter(
        (one) => !own.includes(one)
      )) {
        const { status, headers } = await call(null, method, path.slice('/api/v1'.length))
        assert.equal(status, 405, `${method} ${path}`)
        assert.sameMembers(
          headers.get('allow')!.split(', '),
          [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'],
          `${method} ${path}`
        )
      }
    }
  })

  test('every paged list takes limit, sort and cursor', ({ assert }) => {
    const parametersOf = ({ declaration }: Endpoint) =>
      declaration?.parameters?.map(({ name }) => name) ?? []
    const paged = endpoints().filter((endpoint) => parametersOf(endpoint).includes('page'))

    assert.isAbove(paged.length, 50)
    for (const endpoint of paged)
      assert.includeMembers(parametersOf(endpoint), ['limit', 'sort', 'cursor'], spoken(endpoint))
  })

  test("every list honours limit, sort and cursor and shows only the company's own records", async ({
    assert,
  }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]
    const ofBoth = await (await aMember(ours, theirs, ['ADMIN', 'ADMIN'])).into(ours)

    for (const endpoint of ofTenants().filter(({ declaration }) => declaration?.kind === 'list')) {
      const names = endpoint.declaration!.parameters!.map(({ name }) => name)
      assert.includeMembers(names, ['page', 'limit', 'sort', 'cursor'], spoken(endpoint))
      if (LISTS_OF_THE_WORKER.includes(endpoint.path)) continue

      const path = await pathOf(ours, endpoint.path)
      const foreign = await one(theirs, endpoint.path)
      for (let index = 0; index < 3; index++) {
        const { within, make, body } = resourceOf(endpoint.path)
        if (within && !make) await ours.api.post(path, await body!(ours))
        else await one(ours, endpoint.path)
      }
      for (const sort of ['', ...sortsOf(endpoint)].flatMap((name) =>
        name ? [name, `-${name}`] : [name]
      )) {
        const pages = await ours.api.get(`${path}?limit=100&sort=${sort}`)
        const ids = pages.body.data.map((row: any) => row.id)
        assert.equal(Math.min(pages.body.meta.total, 100), ids.length, `${path} by ${sort}`)
        assert.isAtLeast(ids.length, 3, path)
        assert.notInclude(ids, foreign.id)
        if (!sort)
          assert.sameMembers(
            (await ofBoth.get(`${path}?limit=100`)).body.data.map((row: any) => row.id),
            ids,
            `${path} for a member of both companies`
          )

        const limit = ids.length < 20 ? 2 : 40
        const byCursor: string[] = []
        for (let cursor: string | null = ''; cursor !== null;) {
          const { body }: any = await ours.api.get(
            `${path}?limit=${limit}&sort=${sort}&cursor=${cursor}`
          )
          assert.isAtMost(body.data.length, limit)
          byCursor.push(...body.data.map((row: any) => row.id))
          cursor = body.meta.nextCursor
        }
        assert.lengthOf(byCursor, pages.body.meta.total, `${path} by ${sort}`)
        assert.deepEqual(byCursor.slice(0, 100), ids, `${path} by ${sort}`)
        assert.equal(
          (await ours.api.get(`${path}?limit=1&page=2&sort=${sort}`)).body.data[0].id,
          ids[1]
        )
      }
      for (const query of ['limit=0', 'limit=101', 'page=0', 'sort=nothing', 'cursor=forged'])
        assert.equal((await ours.api.get(`${path}?${query}`)).status, 422, `${path}?${query}`)
    }
  })
})

const isAboutRecords = ({ path, declaration }: Endpoint) =>
  path.includes(':id') || ['list', 'create'].includes(declaration?.kind ?? '')

/** The collection of the `:id` in the path. */
const ownerOf = ({ path }: Endpoint) => path.slice(0, path.indexOf('/:id'))

function sortsOf({ declaration }: Endpoint): string[] {
  const { description = '' } = declaration!.parameters!.find(({ name }) => name === 'sort')!
  return /A comma list of ([\w, ]+);/.exec(description)?.[1].split(', ') ?? []
}

async function bodyFor(endpoint: Endpoint, company: Awaited<ReturnType<typeof aCompany>>) {
  const { kind } = endpoint.declaration ?? {}
  if (kind === 'update') return resourceOf(collectionOf(endpoint)).change!()
  if (kind === 'create') return resourceOf(endpoint.path).body!(company)
  if (kind === 'verb' && endpoint.method === 'POST') return (await VERBS[endpoint.path](company))[1]
}
