import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { EventSource } from 'eventsource'
import { redis } from '#core/redis/connection'
import { clientOf, ORIGIN } from '#tests/api'
import { aCompany, unique, type Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { aPerson } from '#tests/functional/identity/people'
import { eventually } from '#tests/eventually'
import { pauseRedis } from '#tests/paused_redis'
import { aServer } from '#tests/worker/a_server'
import { aStream } from '#tests/worker/a_stream'
import { aWorker, anEmptyOutbox } from '#tests/worker/helpers'

const aCustomer = async ({ api }: Company, name = 'Café Ñandú') =>
  ok(await api.post('/customers', { taxId: unique('NIT'), name }))

const aKey = async ({ api }: Company, scopes = ['customers:read']) =>
  ok(await api.post('/api-keys', { name: unique('Key'), scopes }))

const CUSTOMERS = 'types=customer.*'

/** An `EventSource` that follows customers, and the names that it heard of. */
function aFollower(origin: string, token: string, cleanup: (end: () => void) => void) {
  const heard: string[] = []
  const source = new EventSource(`${origin}/api/v1/events?${CUSTOMERS}`, {
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  })
  cleanup(() => source.close())
  for (const type of ['customer.created', 'customer.updated', 'customer.deleted'])
    source.addEventListener(type, ({ data }) => void heard.push(JSON.parse(data).data.name))
  return { source, heard }
}

test.group('Streams of events', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a stream tells old events and then new ones, in the order of the list', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    await aCustomer(company, '1')
    const { key } = await aKey(company)
    const { heard } = aFollower(ORIGIN, key, cleanup)
    await eventually('the old one', () => heard.length === 1)
    const began = Date.now()
    for (const name of ['2', '3', '4']) await aCustomer(company, name)
    await eventually('the new ones', () => heard.length === 4)
    assert.isBelow(Date.now() - began, 2_000)
    assert.deepEqual(heard, ['1', '2', '3', '4'])

    const raw = await aStream(ORIGIN, key, CUSTOMERS)
    await eventually('all again', () => raw.frames().length === 4)
    assert.match(raw.head(), /content-type: text\/event-stream/i)
    assert.match(raw.head(), /cache-control: no-store/i)
    assert.include(raw.text(), 'retry: 3000\n\n')
    const { data } = ok(await company.api.get(`/events?${CUSTOMERS}`))
    assert.deepEqual(
      raw.frames(),
      data.map((event: any) => ({ id: event.id, event: event.type, data: event }))
    )
    const rest = await aStream(ORIGIN, key, `${CUSTOMERS}&after=latest`, {
      'last-event-id': data[1].id,
    })
    await eventually('the rest', () => rest.frames().length === 2)
    assert.deepEqual(
      rest.frames().map(({ id }) => id),
      [data[2].id, data[3].id]
    )
    const next = await aStream(ORIGIN, key, `after=latest`)
    const head = ok(await company.api.get('/events?after=latest')).meta.endCursor
    await eventually('its place', () => next.text().includes(`retry: 3000\n\n`))
    await eventually('its place', () => next.text().includes(`\nid: ${head}\n\n`))
    await aCustomer(company, '5')
    ok(
      await company.api.post('/products', { sku: '1', name: 'Una', costPrice: 1, sellingPrice: 2 })
    )
    await aCustomer(company, '6')
    await eventually('what came then', () => next.frames().length === 2)
    assert.deepEqual(
      next.frames().map(({ data: { data } }) => data.name),
      ['5', '6']
    )
    for (const after of ['nonsense', '01900000-0000-7000-8000-000000000000'])
      assert.oneOf((await aStream(ORIGIN, key, `after=${after}`)).status, [422, 410])
  }).timeout(60_000)

  test('twenty streams of a company are open at most, and closed ones count no more', async ({
    assert,
  }) => {
    const [company, other] = [await aCompany(), await aCompany()]
    await aWorker({ queues: [] })
    const { key } = await aKey(company)
    const streams = await Promise.all(
      Array.from({ length: 25 }, () => aStream(ORIGIN, key, CUSTOMERS))
    )
    const refused = streams.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 5)
    assert.match(refused[0].text(), /TOO_MANY_STREAMS/)
    assert.match(refused[0].head(), /retry-after: 30/i)
    assert.equal((await aStream(ORIGIN, (await aKey(other)).key)).status, 200)

    await aCustomer(company, '1')
    await eventually('all hear it', () =>
      streams.every((one) => one.status === 429 || one.frames().length === 1)
    )
    for (const one of streams) one.close()
    await eventually(
      'they count no more',
      async () => (await aStream(ORIGIN, key, CUSTOMERS)).status === 200
    )
  }).timeout(60_000)

  test('the streams of a process that died count until their lease ends', async ({ assert }) => {
    const company = await aCompany()
    const { key } = await aKey(company)
    const leases = `oficio:leases:streams:${company.tenant.id}`
    const [seconds] = await redis().time()
    for (let at = 0; at < 20; at++)
      await redis().zadd(leases, Number(seconds) * 1_000 + 2_000, `dead-${at}`)
    assert.equal((await aStream(ORIGIN, key)).status, 429)
    await eventually('they are over', async () => (await aStream(ORIGIN, key)).status === 200, 10)
  }).timeout(30_000)

  test('a stream ends when its key is revoked, and its types when a right is lost', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { key, id } = await aKey(company)
    const stream = await aStream(ORIGIN, key, CUSTOMERS)
    const role = ok(
      await company.api.post('/roles', {
        name: unique('ROLE').toUpperCase(),
        permissions: ['customers:read', 'inventory:read'],
      })
    )
    const { token } = await aPerson(company.api, role.name)
    const limited = await aStream(ORIGIN, token, 'types=customer.*,product.*')
    assert.equal(limited.status, 200)
    await aCustomer(company, '1')
    await eventually('both hear it', () => stream.frames().length + limited.frames().length === 2)

    ok(await company.api.patch(`/roles/${role.id}`, { permissions: ['inventory:read'] }))
    ok(await company.api.delete(`/api-keys/${id}`))
    await eventually('it has ended', () => stream.isClosed())
    assert.isTrue(stream.text().endsWith('0\r\n\r\n'), 'an end and not a cut')
    await pause(1_000)
    await aCustomer(company, '2')
    ok(
      await company.api.post('/products', { sku: '1', name: 'Una', costPrice: 1, sellingPrice: 2 })
    )
    await eventually('what may be read', () => limited.frames().length === 2)
    assert.deepEqual(
      limited.frames().map(({ event }) => event),
      ['customer.created', 'product.created']
    )
  }).timeout(60_000)

  test('a stream ends with a reset of its sandbox, and with a new duty of its caller', async ({
    assert,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const made = await company.api.post('/api-keys', {
      name: unique('Key'),
      scopes: ['customers:read', 'customers:write'],
      environment: 'test',
    })
    const { key } = ok(made)
    const { token } = await aPerson(company.api, 'ADMIN')
    const [ofSandbox, ofPerson] = [
      await aStream(ORIGIN, key, CUSTOMERS),
      await aStream(ORIGIN, token, CUSTOMERS),
    ]
    assert.deepEqual([ofSandbox.status, ofPerson.status], [200, 200])
    ok(await company.api.post('/sandbox/reset'))
    await eventually('the one of the sandbox has ended', () => ofSandbox.isClosed())
    assert.isFalse(ofPerson.isClosed())

    const again = await aStream(ORIGIN, key, CUSTOMERS)
    ok(await clientOf(key).post('/customers', { taxId: '1', name: 'Of the new one' }))
    await eventually('it is heard', () => again.frames().length === 1)

    ok(await company.api.patch('/settings/tenant', { requireTotp: true }))
    await eventually('the one of a person has ended', () => ofPerson.isClosed())
    assert.isTrue(ofPerson.text().endsWith('0\r\n\r\n'), 'an end and not a cut')
    assert.isFalse(again.isClosed())
  }).timeout(60_000)

  test('a stream ends when its key expires', async ({ assert }) => {
    const company = await aCompany()
    const expiresAt = new Date(Date.now() + 4_000).toISOString()
    const made = await company.api.post('/api-keys', {
      name: unique('Key'),
      scopes: ['customers:read'],
      expiresAt,
    })
    const stream = await aStream(ORIGIN, ok(made).key, CUSTOMERS)
    assert.equal(stream.status, 200)
    await eventually('it has ended', () => stream.isClosed(), 10)
    assert.isAtLeast(Date.now(), Date.parse(expiresAt))
    assert.isTrue(stream.text().endsWith('0\r\n\r\n'), 'an end and not a cut')
  }).timeout(60_000)

  test('a client goes on exactly where it was when the server starts again', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { key } = await aKey(company)
    const server = await aServer({})
    const { heard } = aFollower(server.origin, key, cleanup)
    await aCustomer(company, '1')
    await eventually('the first', () => heard.length === 1, 20)

    const began = Date.now()
    server.process.child.kill('SIGTERM')
    assert.deepEqual(await server.process.exited, { code: 0, signal: null })
    assert.isBelow(Date.now() - began, 8_000, 'a deployment does not wait for streams')
    for (const name of ['2', '3']) await aCustomer(company, name)

    await aServer({ PORT: String(server.port) })
    await aCustomer(company, '4')
    await eventually('all of them', () => heard.length >= 4, 30)
    await pause(500)
    assert.deepEqual(heard, ['1', '2', '3', '4'])
  }).timeout(240_000)

  test('a slow reader costs no memory, and gets everything', async ({ assert }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { key } = await aKey(company)
    const server = await aServer({})
    const big = Object.fromEntries(
      Array.from({ length: 45 }, (_, at) => [`key${at}`, 'Ñ'.repeat(490)])
    )
    const stream = await aStream(server.origin, key, CUSTOMERS)
    stream.pause()
    const before = await memoryOf(server.process.child.pid!)
    const { id } = await aCustomer(company)
    const many = 500
    for (let at = 0; at < many; at++)
      ok(await company.api.patch(`/customers/${id}`, { metadata: { ...big, at: String(at) } }))
    await pause(1_000)
    const after = await memoryOf(server.process.child.pid!)
    assert.isBelow(after - before, 40_000_000)
    stream.resume()
    await eventually('all of it', () => stream.frames().length === many + 1, 30)
    const listed: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: any = ok(await company.api.get(`/events?${CUSTOMERS}&limit=100&after=${after}`))
      listed.push(...page.data.map((event: any) => event.id))
      after = page.meta.nextCursor
    }
    assert.deepEqual(
      stream.frames().map((frame) => frame.id),
      listed
    )
  }).timeout(240_000)

  test('streams go on without Redis', async ({ assert }) => {
    const company = await aCompany()
    await aWorker({ queues: [] })
    const { key } = await aKey(company)
    const stream = await aStream(ORIGIN, key, CUSTOMERS)
    const { resume } = await pauseRedis()
    await aCustomer(company, '1')
    await eventually('it is told', () => stream.frames().length === 1, 20)
    assert.equal((await aStream(ORIGIN, key, CUSTOMERS)).status, 200)
    await resume()
  }).timeout(60_000)
})

/** Resident bytes of a process. */
async function memoryOf(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1_024
}
