import { test } from '@japa/runner'
import { aCompany } from '#tests/company'
import { contentsOf } from './contents.js'
import { ofTenants, spoken, type Endpoint } from './endpoints.js'
import { ready, writes } from './ready.js'
import { LISTS_OF_THE_WORKER, VERBS, one, pathOf, resourceOf } from './resources.js'

const LENIENT = { prefer: 'handling=lenient' }

/** Bodies other than a JSON object of the operation: a file, a message of another protocol. */
const OTHER_BODIES = ['/imports', '/files', '/settings/logo', '/assistant/mcp']

/** Refusals as `field CODE`; `somethingElse` is unknown everywhere. */
const refusedName = ({ body }: { body: any }) =>
  body?.errors?.map(({ field, code }: any) => `${field} ${code}`)

const byVerb: Record<string, 'patch' | 'put' | 'post' | 'delete'> = {
  PATCH: 'patch',
  PUT: 'put',
  POST: 'post',
  DELETE: 'delete',
}

test.group('Unknown fields and parameters', () => {
  test('every write refuses unknown fields without effect, and ignores them under lenient handling', async ({
    assert,
  }) => {
    const company = await aCompany()

    for (const endpoint of writes()) {
      const { sender, path, sendOther } = await ready(endpoint, company)
      const before = await contentsOf(sender)
      const address = `${path}${path.includes('?') ? '&' : '?'}somethingElse=1`
      const inAddress = await sender.api[byVerb[endpoint.method]](
        address,
        undefined,
        endpoint.path === '/imports' ? { 'content-type': 'text/csv' } : {}
      )
      if (endpoint.path !== '/assistant/mcp')
        assert.deepEqual(
          refusedName(inAddress),
          ['somethingElse UNKNOWN_FIELD'],
          `${spoken(endpoint)}: ${inAddress.text}`
        )

      if (!OTHER_BODIES.includes(endpoint.path)) {
        const refused = await sendOther({})
        assert.deepEqual(
          refusedName(refused),
          ['somethingElse UNKNOWN_FIELD'],
          `${spoken(endpoint)}: ${refused.text}`
        )
      }
      assert.deepEqual(
        await contentsOf(sender),
        before,
        `${spoken(endpoint)}, refused, leaves something`
      )

      const isTool = endpoint.path.startsWith('/assistant/')
      if (isTool || OTHER_BODIES.includes(endpoint.path)) continue
      const taken = await sendOther(LENIENT)
      assert.isBelow(taken.status, 300, `${spoken(endpoint)}: ${taken.text}`)
      assert.equal(taken.headers.get('preference-applied'), 'handling=lenient', spoken(endpoint))
    }
  }).timeout(300_000)

  test('every list and report refuses unknown parameters', async ({ assert }) => {
    const { api } = await aCompany()
    const reads = ofTenants().filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    assert.isAbove(reads.length, 50)

    for (const endpoint of reads) {
      const refused = await api.get(`${endpoint.path}?somethingElse=1`)
      if (refused.body?.code === 'MODULE_NOT_ENABLED') continue
      assert.include(
        refusedName(refused) ?? [],
        'somethingElse UNKNOWN_FIELD',
        `${spoken(endpoint)}: ${refused.text}`
      )
      const ignored = await api.get(`${endpoint.path}?somethingElse=1`, LENIENT)
      assert.notInclude(refusedName(ignored) ?? [], 'somethingElse UNKNOWN_FIELD', spoken(endpoint))
    }
  }).timeout(120_000)

  test('every nested list and every read of a record refuses unknown parameters', async ({
    assert,
  }) => {
    const company = await aCompany()
    const kinds = ofTenants().filter(
      ({ method, path, declaration }) =>
        method === 'GET' && path.includes(':') && ['list', 'read'].includes(declaration?.kind ?? '')
    )

    for (const endpoint of kinds) {
      const address = await addressOf(endpoint)
      if (!address) continue
      const refused = await company.api.get(`${address}?somethingElse=1`)
      assert.deepEqual(
        refusedName(refused),
        ['somethingElse UNKNOWN_FIELD'],
        `${spoken(endpoint)}: ${refused.text}`
      )
    }

    async function addressOf({ path, declaration }: Endpoint) {
      if (LISTS_OF_THE_WORKER.some((list) => path.startsWith(list))) return
      if (declaration!.kind === 'list') return pathOf(company, path)
      return /^\/[^:]*\/:id$/.test(path)
        ? `${path.replace('/:id', '')}/${(await one(company, path.replace('/:id', ''))).id}`
        : undefined
    }
  }).timeout(120_000)

  test('a record that was read may be sent back to its update, but not with an unknown field', async ({
    assert,
  }) => {
    const company = await aCompany()
    const updates = writes().filter(
      ({ method, declaration }) => method === 'PATCH' && declaration?.kind === 'update'
    )
    assert.isAbove(updates.length, 30)

    for (const endpoint of updates) {
      const { sender, path } = await ready(endpoint, company)
      const read = await sender.api.get(path)
      if (read.status === 404 || read.status === 405) continue

      const answer = await sender.api.patch(path, read.body)
      assert.equal(answer.status, 200, `${spoken(endpoint)}: ${answer.text}`)
      const refused = await sender.api.patch(path, { ...read.body, somethingElse: 1 })
      assert.deepEqual(
        refusedName(refused),
        ['somethingElse UNKNOWN_FIELD'],
        `${spoken(endpoint)}: ${refused.text}`
      )
    }
  }).timeout(120_000)

  test('a record that was read may be sent to the creation of another', async ({ assert }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(
      ({ path, declaration }) => declaration?.kind === 'create' && path !== '/tenants'
    )) {
      const path = await pathOf(company, endpoint.path)
      const { body } = resourceOf(endpoint.path)
      const read = (await company.api.post(path, await body!(company))).body
      const copy = {
        ...read,
        id: endpoint.path.includes(':id') ? undefined : read.id,
        ...(await body!(company)),
      }
      const taken = await company.api.post(path, copy)
      const unique =
        taken.status === 409
          ? Object.fromEntries(taken.body.errors.map(({ field }: any) => [field, undefined]))
          : {}
      const answer =
        taken.status === 409 ? await company.api.post(path, { ...copy, ...unique }) : taken
      assert.equal(answer.status, 201, `${spoken(endpoint)}: ${answer.text}`)
    }
  }).timeout(120_000)

  test('a record that was read may be sent to its verbs', async ({ assert }) => {
    const company = await aCompany()
    const verbs = writes().filter(
      ({ method, path, declaration }) =>
        method === 'POST' && declaration?.kind === 'verb' && path.includes('/:id/') && path in VERBS
    )
    assert.isAbove(verbs.length, 30)

    for (const endpoint of verbs) {
      const [path, body, headers] = await VERBS[endpoint.path](company)
      const record = path.slice(0, path.lastIndexOf('/'))
      const read = await company.api.get(record)
      const isRecord = read.status === 200 && 'id' in read.body
      if (!isRecord || (body !== undefined && typeof body !== 'object')) continue

      const answer = await company.api.post(path, { ...read.body, ...(body as object) }, headers)
      if (answer.body?.code === 'DUPLICATE') continue
      assert.isBelow(answer.status, 300, `${spoken(endpoint)}: ${answer.text}`)
    }
  }).timeout(120_000)
})
