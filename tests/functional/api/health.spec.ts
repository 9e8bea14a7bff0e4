import { test } from '@japa/runner'
import { beat, farewell } from '#core/jobs/queues'
import { redis } from '#core/redis/connection'
import { call } from '#tests/api'
import { aCompany } from '#tests/company'
import { timed } from '#tests/measures'
import { anApi, until } from './an_api.js'

const WORKER = { name: 'health-test', queues: ['mail'], since: new Date().toISOString() }

test.group('Health', (group) => {
  let api: Awaited<ReturnType<typeof anApi>>

  group.setup(async () => {
    api = await anApi()
    return () => api.end()
  })
  group.each.setup(async () => {
    await beat(WORKER)
    return () => farewell(WORKER.name)
  })

  const health = () => api.get('/api/v1/health')
  const becomes = (status: string) => until(async () => (await health()).body.status === status)

  test('all is well, and everybody may ask', async ({ assert }) => {
    await becomes('ok')
    const { status, body, headers } = await health()

    assert.equal(status, 200)
    assert.deepEqual(body, {
      status: 'ok',
      checks: { database: 'ok', redis: 'ok', worker: 'ok' },
      version: body.version,
    })
    assert.match(body.version, /^\d+\.\d+\.\d+/)
    assert.exists(headers.get('x-ratelimit-remaining'))
    assert.equal(headers.get('cache-control'), 'no-store')
  })

  test('without a worker it is degraded, says so with a 503, and goes on serving', async ({
    assert,
  }) => {
    await becomes('ok')
    await farewell(WORKER.name)
    await becomes('degraded')
    const { status, body } = await health()

    assert.equal(status, 503)
    assert.deepEqual(body.checks, { database: 'ok', redis: 'ok', worker: 'down' })
    assert.equal((await api.get('/api/v1/health/ready')).status, 200)
  })

  test('without Redis it is degraded, and ready all the same', async ({ assert }) => {
    await becomes('ok')
    api.redis.cut()
    await becomes('degraded')

    assert.containsSubset(await health(), {
      status: 503,
      body: { checks: { database: 'ok', redis: 'down', worker: 'down' } },
    })
    assert.equal((await api.get('/api/v1/health/ready')).status, 200)
    api.redis.open()
    await becomes('ok')
  })

  test('a Redis that answers and takes nothing is down', async ({ assert, cleanup }) => {
    await becomes('ok')
    cleanup(async () => void (await redis().config('SET', 'maxmemory', 0)))
    await redis().config('SET', 'maxmemory', 1)
    await becomes('degraded')

    assert.containsSubset(await health(), {
      status: 503,
      body: { checks: { database: 'ok', redis: 'down' } },
    })
    assert.equal((await api.get('/api/v1/health/ready')).status, 200)
    await redis().config('SET', 'maxmemory', 0)
    await beat(WORKER)
    await becomes('ok')
  })

  test('while Redis does not answer no request waits for it', async ({ assert }) => {
    await becomes('ok')
    api.redis.hang()
    await becomes('degraded')

    // Redis is given up after a second. A live process answers without it, as fast as the machine is.
    const longer: number[] = []
    for (const until = Date.now() + 4_000; Date.now() < until || longer.length < 20;) {
      const [ready, live] = await Promise.all(
        ['ready', 'live'].map((what) => timed(() => api.get(`/api/v1/health/${what}`)))
      )
      assert.equal(ready.answer.status, 200)
      longer.push(ready.ms - live.ms)
    }
    assert.isBelow(Math.max(...longer), 900)
    api.redis.endConnections()
    api.redis.open()
    await becomes('ok')
  }).timeout(30_000)

  test('without its database it is down and not ready, but alive', async ({ assert }) => {
    await becomes('ok')
    api.database.cut()
    await becomes('down')

    assert.containsSubset(await health(), {
      status: 503,
      body: { checks: { database: 'down', redis: 'ok', worker: 'ok' } },
    })
    assert.containsSubset(await api.get('/api/v1/health/ready'), {
      status: 503,
      body: { status: 'down' },
    })
    assert.containsSubset(await api.get('/api/v1/health/live'), {
      status: 200,
      body: { status: 'ok' },
    })
    api.database.open()
    await becomes('ok')
  })

  test('a stalled database is reported within about a second, however many ask', async ({
    assert,
  }) => {
    await becomes('ok')
    const all = () => Promise.all(Array.from({ length: 200 }, health))
    const { ms: usual } = await timed(all)
    api.database.hang()
    await becomes('down')

    const { answer: answers, ms } = await timed(all)
    assert.isBelow(ms, 2_000 + 5 * usual)
    assert.isTrue(
      answers.every(({ status, body }) => status === 503 && body.checks.database === 'down')
    )

    api.database.open()
    api.database.endConnections()
    await becomes('ok')
  })

  test('health takes only GET and HEAD, and OPTIONS says so', async ({ assert }) => {
    const refused = await call(null, 'DELETE', '/health')
    assert.deepEqual(
      [refused.status, refused.body.code, refused.headers.get('allow')],
      [405, 'METHOD_NOT_ALLOWED', 'GET, HEAD, OPTIONS']
    )

    const told = await call(null, 'OPTIONS', '/customers')
    assert.deepEqual(
      [told.status, told.text, told.headers.get('allow')],
      [204, '', 'GET, POST, HEAD, OPTIONS']
    )
    assert.equal((await call(null, 'OPTIONS', '/nowhere')).status, 404)

    const head = await call(null, 'HEAD', '/health/live')
    assert.deepEqual([head.status, head.text], [200, ''])
    assert.exists(head.headers.get('x-request-id'))
  })
})

test.group('A database that lets nobody in', () => {
  test('a database that is away is a 503, not a bad request', async ({ assert, cleanup }) => {
    const { api: client } = await aCompany()
    const shut = await anApi({ DB_PASSWORD: 'another-one' })
    cleanup(() => shut.end())

    assert.equal((await shut.get('/api/v1/health/ready')).status, 503)
    const answer = await shut.get('/api/v1/customers', client.token)
    assert.equal(answer.status, 503)
    assert.equal(answer.body.code, 'UNAVAILABLE')
    assert.exists(answer.headers.get('retry-after'))
  }).timeout(30_000)
})
