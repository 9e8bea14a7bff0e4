import { resolve } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { clientOf, type Answer } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aProxyTo } from '#tests/functional/api/proxy'
import { freePort } from '#tests/ports'
import { aCollector, type Span } from '#tests/worker/a_collector'
import { aReceiver } from '#tests/worker/a_receiver'
import { aWorkerProcess, acting, anEmptyOutbox, isAlive } from '#tests/worker/helpers'
import { aMailServer } from '#tests/worker/mail_server'
import { later } from '#core/jobs/outbox'

const TELLING = {
  NODE_OPTIONS: `--import=${resolve('tests/worker/fixtures/tell_opentelemetry.mjs')}`,
  LOG_LEVEL: 'info',
}
const TOKEN = 'collector-token-of-the-test'

/** An API as a process, with the proxy to its database. */
async function aServer(settings: Record<string, string> = {}) {
  const database = await aProxyTo(env.get('DB_HOST'), env.get('DB_PORT'))
  const port = await freePort()
  const started = await aWorkerProcess('bin/server.ts', [], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DB_HOST: '127.0.0.1',
    DB_PORT: String(database.port),
    ...settings,
  })
  const origin = `http://127.0.0.1:${port}`
  await eventually(
    'the API answers',
    () =>
      fetch(`${origin}/api/v1/health/live`).then(
        ({ ok }) => ok,
        () => false
      ),
    60
  )
  return Object.assign(started, { database, origin })
}

/** The sum of the series that match the pattern. */
const metric = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .filter((line) => pattern.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

test.group('Traces and the metrics of a worker', (group) => {
  group.each.setup(anEmptyOutbox)

  test("a request and its jobs share the caller's trace, and the worker counts their outcomes", async ({
    assert,
  }) => {
    const company = await aCompany()
    const [collector, mails, well, failing] = [
      await aCollector(),
      await aMailServer(),
      await aReceiver(),
      // It asks for a long wait, so that it is tried once.
      await aReceiver(() => ({ status: 503, headers: { 'retry-after': '3600' } })),
    ]
    const metricsPort = await freePort()
    const traced = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      METRICS_TOKEN: TOKEN,
      WORKER_METRICS_PORT: String(metricsPort),
      ...TELLING,
    }
    const [server, worker] = await Promise.all([
      aServer(traced),
      aWorkerProcess('worker/main.ts', ['--queues', 'webhooks,mail'], {
        HOST: '127.0.0.1',
        ...traced,
      }),
    ])
    await isAlive(worker)
    for (const { url } of [well, failing])
      ok(await company.api.post('/webhooks', { url, events: ['customer.created'] }))

    const caller = { traceId: 'abcdef0123456789abcdef0123456789', spanId: '0123456789abcdef' }
    const api = clientOf(company.api.token)
    const post = (path: string, body: object, headers = {}): Promise<Answer> =>
      api.post(`${server.origin}/api/v1${path}`, body, headers)
    const made = await post(
      '/customers',
      { taxId: '900-secret', name: 'Café Ñandú' },
      { traceparent: `00-${caller.traceId}-${caller.spanId}-01` }
    )
    assert.equal(made.status, 201)
    await eventually(
      'both receivers were asked',
      () => well.received.length === 1 && failing.received.length === 1
    )

    ok(
      await post('/users', { email: `${unique('ana')}@company.test`, name: 'Ana', role: 'VIEWER' })
    )
    await eventually('the invitation has come', () => mails.length === 1)
    await acting(company, () => later('mail', 'nothing-known', {}))

    const named = (name: string) => collector.spans.filter((span) => span.name === name)
    const [request, job] = await eventually('both have arrived', () => {
      const found = [
        named('POST /api/v1/customers')[0],
        named('webhooks/turn').find(({ traceId }) => traceId === caller.traceId),
      ]
      return found.every(Boolean) && (found as Span[])
    })
    assert.containsSubset(request, {
      traceId: caller.traceId,
      parentSpanId: caller.spanId,
      kind: 2,
      service: 'oficio-api',
      attributes: {
        'http.route': '/api/v1/customers',
        'http.response.status_code': 201,
        'oficio.request_id': made.headers.get('x-request-id'),
        'oficio.tenant_id': company.tenant.publicId,
      },
    })
    assert.containsSubset(job, {
      parentSpanId: request.spanId,
      kind: 5,
      service: 'oficio-worker',
      attributes: { 'messaging.destination.name': 'webhooks' },
    })

    const statements = (parent: Span) =>
      collector.spans.filter(
        ({ parentSpanId, attributes }) =>
          parentSpanId === parent.spanId && attributes['db.system.name'] === 'mysql'
      )
    assert.include(
      statements(request)
        .map(({ name }) => name)
        .join(),
      'INSERT customers'
    )
    assert.isNotEmpty(statements(job))
    assert.notInclude(JSON.stringify(collector.spans), '900-secret')
    const [inviting, invitation] = await eventually(
      'the steps of the invitation, of two processes',
      () => {
        const found = [named('POST /api/v1/users')[0], named('mail/invitation')[0]]
        return found.every(Boolean) && (found as Span[])
      }
    )
    assert.equal(invitation.traceId, inviting.traceId)
    assert.notEqual(invitation.traceId, caller.traceId)

    const broken = await eventually(
      'the log of the worker tells the trace of a job that fails',
      async () => /A job failed[^]*?traceId: "(\w+)"/.exec(worker.output)?.[1]
    )
    await eventually('and the trace that it failed', () =>
      collector.spans.some(({ traceId, isError }) => traceId === broken && isError)
    )
    server.database.cut()
    const refused = await post('/customers', { taxId: unique('NIT'), name: 'Without a database' })
    assert.equal(refused.status, 503)
    const lost = await eventually(
      'the log of the API tells the trace of an error',
      async () => /ERROR[^]*?traceId: "(\w+)"/.exec(server.output)?.[1]
    )
    await eventually('of a step that ended so', () =>
      collector.spans.some(
        ({ traceId, attributes }) =>
          traceId === lost && attributes['http.response.status_code'] === 503
      )
    )
    assert.match(server.output, /LOADED .*@opentelemetry/, 'what is looked for below is found here')

    const collect = (token: string) =>
      fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
        headers: { authorization: `Bearer ${token}`, connection: 'close' },
      })
    assert.equal((await collect('another')).status, 401)
    const text = await (await collect(TOKEN)).text()
    assert.equal(metric(text, /^webhook_attempts_total\{outcome="succeeded"\}/), 1)
    assert.equal(metric(text, /^webhook_attempts_total\{outcome="put_off"\}/), 1)
    assert.equal(metric(text, /^webhook_attempt_duration_seconds_count/), 2)
    assert.equal(metric(text, /^mails_total\{outcome="sent"\}/), 1)
    for (const never of [
      'mails_total{outcome="away"} 0',
      'mails_total{outcome="lost"} 0',
      'webhook_attempts_total{outcome="given_up"} 0',
    ])
      assert.include(text, never, 'what has not happened is told, for alerts that compare')
    assert.equal(metric(text, /^jobs_total\{queue="mail",job="invitation",outcome="done"\}/), 1)
    assert.isAtLeast(metric(text, /^jobs_total\{queue="mail",job="unknown",outcome="failed"\}/), 1)
    assert.equal(metric(text, /^job_duration_seconds_count\{queue="mail",job="invitation"\}/), 1)
    assert.notInclude(text, company.tenant.publicId)
  })

  test('without an endpoint neither the API nor the worker loads OpenTelemetry', async ({
    assert,
  }) => {
    const [server, worker] = await Promise.all([
      aServer(TELLING),
      aWorkerProcess('worker/main.ts', ['--queues', 'audit'], TELLING),
    ])
    await isAlive(worker)
    const company = await aCompany()
    ok(
      await clientOf(company.api.token).post(`${server.origin}/api/v1/categories`, {
        name: 'Herramientas',
      })
    )
    for (const { output } of [server, worker]) assert.notInclude(output, 'LOADED')
  })
})

test.group('Logs of outages', () => {
  test('an outage of the database is logged once, its end once, and each refused request once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const server = await aServer({ LOG_LEVEL: 'info' })
    const customers = () => clientOf(company.api.token).get(`${server.origin}/api/v1/customers`)
    const said = (what: string) =>
      server.output.split('\n').filter((line) => line.includes(what)).length
    assert.equal((await customers()).status, 200)

    server.database.cut()
    for (let time = 0; time < 3; time++) assert.equal((await customers()).status, 503)
    server.database.open()
    await eventually('it is back', async () => (await customers()).status === 200)

    await eventually('it is said', () => said('There is a connection to the database again') === 1)
    assert.equal(said('No connection to the database'), 1)
    assert.equal(said('Acquire connection error') + said('Connection Error'), 0)
    assert.isAtMost(
      server.output.split('\n').filter((line) => line.includes('"level":50')).length,
      8
    )
  })

  test('an outage of Redis is logged once by a server, and its end once', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const redis = await aProxyTo(env.get('REDIS_HOST'), env.get('REDIS_PORT'))
    cleanup(() => redis.close())
    const server = await aServer({
      LOG_LEVEL: 'info',
      REDIS_HOST: '127.0.0.1',
      REDIS_PORT: String(redis.port),
    })
    const customers = () => clientOf(company.api.token).get(`${server.origin}/api/v1/customers`)
    const said = (what: string) =>
      server.output.split('\n').filter((line) => line.includes(what)).length
    assert.equal((await customers()).status, 200)

    redis.cut()
    for (let time = 0; time < 5; time++) assert.equal((await customers()).status, 200)
    await eventually('it is said', () => said('Redis does not answer') === 1)
    for (let time = 0; time < 5; time++) assert.equal((await customers()).status, 200)
    redis.open()
    await eventually('it is back', () => said('Redis answers again') === 1)
    assert.equal(said('Redis does not answer'), 1)
  })
})
