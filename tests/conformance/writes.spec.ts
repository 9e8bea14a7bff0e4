import { test } from '@japa/runner'
import type { Answer } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { leftBehind } from '#tests/functional/core/left_behind'
import { NOBODYS_ID } from '#tests/functional/core/samples'
import { collectionOf, ofTenants, spoken, type Endpoint } from './endpoints.js'
import { RESOURCES, VERBS, one, pathOf, resourceOf } from './resources.js'

type Sent = (headers?: Record<string, string>) => Promise<Answer>

/** A write of an endpoint, ready to be sent. */
async function ready(endpoint: Endpoint, company: Company): Promise<Sent> {
  const { api } = company
  const { kind } = endpoint.declaration!

  if (kind === 'verb') {
    const [path, body, headers = {}] = await VERBS[endpoint.path](company)
    return (more = {}) => api.post(path, body, { ...headers, ...more })
  }
  const collection = collectionOf(endpoint)
  if (kind === 'create') {
    const path = await pathOf(company, collection)
    const body = await resourceOf(collection).body!(company)
    return (more) => api.post(path, body, more)
  }
  const record = `${await pathOf(company, collection)}/${(await one(company, collection)).id}`
  const change = kind === 'update' ? resourceOf(collection).change!() : undefined
  return (more) => (endpoint.method === 'DELETE' ? api.delete : endpoint.method === 'PUT' ? api.put : api.patch)(record, change, more)
}

/** What is sent by POST for the size of its body, and writes nothing. */
const READS: Record<string, string> = { '/communications/templates/:id/preview': 'shows a letter' }

/** Writes of records: not what only concerns the company itself, such as its settings. */
const writes = () => ofTenants().filter(({ method, path, declaration }) => method !== 'GET' && !(path in READS) && (path.includes(':id') || declaration?.kind !== 'update'))

test.group('Writes', () => {
  test('every write leaves an audit row that says who', async ({ assert }) => {
    const company = await aCompany()
    const newest = async () => (await company.api.get('/audit-logs')).body

    for (const endpoint of writes().filter(({ path }) => !(path in READS))) {
      const send = await ready(endpoint, company)
      const { meta } = await newest()
      const answer = await send()
      assert.isBelow(answer.status, 300, `${spoken(endpoint)}: ${answer.text}`)

      const { meta: after, data } = await newest()
      assert.isAbove(after.total, meta.total, `${spoken(endpoint)} leaves no audit row`)
      assert.equal(data[0].actor.id, company.admin.id)
      assert.equal(data[0].requestId, answer.headers.get('x-request-id'))
    }
  })

  test('every write can be tried: a dry run leaves nothing', async ({ assert }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(({ declaration }) => !declaration?.ownDryRun)) {
      const send = await ready(endpoint, company)
      const before = await leftBehind(company)
      const dry = await send({ prefer: 'dry-run' })
      assert.equal(dry.headers.get('preference-applied'), 'dry-run', spoken(endpoint))
      assert.deepEqual(await leftBehind(company), before, `${spoken(endpoint)}, tried, leaves something`)

      const real = await send()
      assert.equal(dry.status, real.status, `${spoken(endpoint)}: ${dry.text}`)
      if (real.body) assert.includeMembers(Object.keys(dry.body), Object.keys(real.body))
    }
  })

  test('every POST honours an Idempotency-Key', async ({ assert }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(({ method }) => method === 'POST')) {
      const send = await ready(endpoint, company)
      const key = { 'idempotency-key': unique('key') }
      const first = await send(key)
      assert.isBelow(first.status, 300, `${spoken(endpoint)}: ${first.text}`)
      const before = await leftBehind(company)

      const again = await send(key)
      assert.equal(again.headers.get('idempotent-replayed'), 'true', `${spoken(endpoint)}: ${again.text}`)
      assert.equal(again.text, first.text)
      assert.equal(again.status, first.status)
      assert.equal(again.headers.get('location'), first.headers.get('location'))
      assert.deepEqual(await leftBehind(company), before, `${spoken(endpoint)}, replayed, leaves something`)
    }
  })

  test('every creation says where the record is, and it is there', async ({ assert }) => {
    const company = await aCompany()

    for (const endpoint of writes().filter(({ declaration }) => declaration?.kind === 'create')) {
      const answer = await (await ready(endpoint, company))()
      assert.equal(answer.status, 201)
      const location = answer.headers.get('location')!
      assert.isTrue(location.endsWith(`/${answer.body.id}`), spoken(endpoint))
      const canBeRead = ofTenants().some(({ method, path }) => method === 'GET' && path === `${endpoint.path}/:id`)
      if (canBeRead) assert.equal((await company.api.get(location)).body.id, answer.body.id)
    }
  })

  test('every id in a body that is not the company\'s is a 422 on its field', async ({ assert }) => {
    const [ours, theirs] = [await aCompany(), await aCompany()]

    for (const endpoint of writes().filter(({ declaration }) => ['create', 'update'].includes(declaration?.kind ?? ''))) {
      const collection = collectionOf(endpoint)
      const properties = (endpoint.declaration!.input!.toJSONSchema().properties ?? {}) as Record<string, { format?: string }>

      for (const field of Object.keys(properties).filter((name) => properties[name].format === 'uuid')) {
        const foreign = await foreignFor(field, theirs)
        for (const id of [NOBODYS_ID, ...foreign]) {
          const path = endpoint.declaration!.kind === 'create' ? await pathOf(ours, collection) : `${await pathOf(ours, collection)}/${(await one(ours, collection)).id}`
          const body = endpoint.declaration!.kind === 'create' ? { ...(await resourceOf(collection).body!(ours)), [field]: id } : { [field]: id }
          const answer = await (endpoint.method === 'POST' ? ours.api.post : ours.api.patch)(path, body)
          assert.equal(answer.status, 422, `${field} of ${spoken(endpoint)}: ${answer.text}`)
          const isFixed = endpoint.declaration!.kind === 'update' && endpoint.declaration!.input!.immutableFields?.includes(field)
          assert.containsSubset(answer.body.errors[0], { field, code: isFixed ? 'IMMUTABLE_FIELD' : 'NOT_FOUND' })
        }
      }
    }
  })
})

/** A record of another company that a field such as `categoryId` could mean. */
async function foreignFor(field: string, theirs: Company): Promise<string[]> {
  const named = field.replace(/Id$/, '')
  const collection = Object.keys(RESOURCES).find((path) => [`/${named}s`, `/${named.replace(/y$/, 'ies')}`].includes(path))
  return collection ? [(await one(theirs, collection)).id] : []
}
