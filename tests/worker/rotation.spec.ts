import { test } from '@japa/runner'
import { once } from 'node:events'
import { request } from 'node:http'
import { Webhook as Verifier } from 'standardwebhooks'
import { decodeProtectedHeader } from 'jose'
import { Current, SYSTEM } from '#core/context/current'
import { execute } from '#core/database/query'
import { broadcastLogLevel } from '#core/redis/log_level'
import { randomText } from '#core/primitives/secrets'
import env from '#start/env'
import { call } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { ace } from '#tests/commands/ace'
import { ok } from '#tests/conformance/resources'
import { eventually, within } from '#tests/eventually'
import { aReceiver } from '#tests/worker/a_receiver'
import { aServer } from '#tests/worker/a_server'
import { aWorkerProcess, anEmptyOutbox, isAlive } from '#tests/worker/helpers'
import { mayKeepPassword } from '#tests/functional/identity/people'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

/** A request in progress on a kept connection, as balancers have; its body ends on demand. */
async function aSlowRequest(port: number, token: string) {
  const sent = request({
    port,
    method: 'POST',
    path: '/api/v1/customers',
    headers: {
      'authorization': `Bearer ${token}`,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      'connection': 'keep-alive',
      'expect': '100-continue',
    },
  })
  const taken = once(sent, 'continue')
  sent.write(`{"taxId":"${unique('1')}",`)
  const answered = once(sent, 'response')
  await taken
  return {
    end: () => sent.end('"name":"Lenta"}'),
    status: async () => (await answered)[0].statusCode,
  }
}

test.group('Rotation of keys, logs and shutdown', (group) => {
  group.each.setup(anEmptyOutbox)

  test('new keys take over without interruption, logs contain no secret, and a shutdown is announced', async ({
    assert,
    cleanup,
  }) => {
    const company = await aCompany()
    const oldToken = company.api.token!
    const { received, url } = await aReceiver()
    const webhook = ok(await company.api.post('/webhooks', { url, events: ['customer.created'] }))
    const [taxId, idempotencyKey] = [unique('NIT'), unique()]
    const first = await company.api.post(
      '/customers',
      { taxId, name: 'Una vez' },
      { 'idempotency-key': idempotencyKey }
    )

    const keys = { APP_KEY: randomText(40), JWT_SECRET: randomText(40) }
    const both = {
      ...keys,
      APP_KEYS_ACCEPTED: env.get('APP_KEY').release(),
      JWT_SECRETS_ACCEPTED: `${env.get('JWT_SECRET').release()},${randomText(40)}`,
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: '4',
    }
    const [server, worker] = await Promise.all([
      aServer(both),
      aWorkerProcess('worker/main.ts', ['--queues', 'webhooks,mail'], both),
    ])
    await isAlive(worker)
    assert.notInclude(server.process.output, 'A request')
    cleanup(async () => void (await broadcastLogLevel(null, 1)))
    await eventually(
      'both log more',
      async () =>
        (await broadcastLogLevel('trace', 120)) > 1 &&
        [server.process, worker].every(({ output }) =>
          output.includes('The log level is trace now')
        )
    )

    // Both keys are valid, and the new one signs.
    const email = `${unique('ana')}@company.test`
    const passwords = [
      `Primera-${unique('clave')}`,
      `Segunda-${unique('clave')}`,
      `Errada-${unique('clave')}`,
    ]
    ok(
      await server.ask(oldToken, 'POST', '/users', {
        email,
        name: 'Ana',
        role: 'ADMIN',
        password: passwords[0],
      })
    )
    await mayKeepPassword(email)
    const login = ok(
      await server.ask(null, 'POST', '/auth/login', { email, password: passwords[0] })
    )
    const newToken: string = login.accessToken
    assert.notEqual(decodeProtectedHeader(newToken).kid, decodeProtectedHeader(oldToken).kid)
    assert.deepEqual(
      await Promise.all(
        [oldToken, newToken, `${newToken}x`].map((token) => server.status(token, '/auth/me'))
      ),
      [200, 200, 401]
    )
    assert.equal((await call(newToken, 'GET', '/auth/me')).status, 401)

    // Answers and secrets encrypted under the old key are still read.
    const again = await server.ask(
      oldToken,
      'POST',
      '/customers',
      { taxId, name: 'Una vez' },
      { 'idempotency-key': idempotencyKey }
    )
    assert.equal(again.text, first.text)
    ok(
      await server.ask(
        newToken,
        'POST',
        '/customers',
        { taxId: unique('NIT'), name: 'Avisada' },
        { 'traceparent': `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'the-request' }
      )
    )
    await eventually('the webhooks are there', () => received.length === 2, 30)
    for (const { body, headers } of received)
      new Verifier(webhook.secret).verify(body, headers as Record<string, string>)

    // A day of valid, invalid and refused requests.
    const ask = (method: string, path: string, body?: unknown) =>
      server.ask(newToken, method, path, body)
    const apiKey = ok(
      await ask('POST', '/api-keys', { name: 'ERP', scopes: ['customers:read'] })
    ).key
    const rotated = ok(await ask('POST', `/webhooks/${webhook.id}/rotate-secret`, {}))
    const productKey = unique('PRODUCT-KEY')
    ok(await ask('POST', '/licenses', { name: 'Suite', productKey }))
    ok(
      await ask('POST', '/users', {
        email: `${unique('invitada')}@company.test`,
        name: 'Invitada',
        role: 'VIEWER',
      })
    )
    await Current.run({ tenant: null, actor: SYSTEM }, () =>
      execute(
        "CREATE TRIGGER refuses_users BEFORE INSERT ON users FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The disk is full'"
      )
    )
    cleanup(async () => void (await execute('DROP TRIGGER IF EXISTS refuses_users')))
    const broken = await ask('POST', '/users', {
      email: `${unique('rota')}@company.test`,
      name: 'Rota',
      role: 'VIEWER',
      password: passwords[1],
    })
    assert.equal(broken.status, 500)
    await execute('DROP TRIGGER refuses_users')
    for (const [token, method, path, body] of [
      [apiKey, 'GET', '/customers'],
      [apiKey, 'GET', `/users?search=${apiKey}`],
      [null, 'POST', '/auth/login', { email, password: passwords[2] }],
      [null, 'POST', '/auth/login', `{"email":"${email}","password":"${passwords[2]}"`],
      [
        null,
        'POST',
        '/auth/invitations/accept',
        { token: 'no-such-token', password: passwords[2] },
      ],
      [
        newToken,
        'POST',
        '/users',
        { email: 'no', name: passwords[2], password: passwords[2], role: 'X' },
      ],
      [newToken, 'GET', `/customers?token=${newToken}`],
      [
        newToken,
        'POST',
        '/auth/password',
        { currentPassword: passwords[0], newPassword: passwords[1] },
      ],
    ] as const)
      await server.ask(token, method, path, body)

    const lines = server.process.output + worker.output
    assert.match(lines, /A request[\s\S]*traceId: "4bf92f35[\s\S]*tenant: /)
    assert.match(lines, /requestId: "the-request"/)
    assert.include(lines, company.tenant.publicId)
    assert.match(lines, /ER_SIGNAL_EXCEPTION: The disk is full/)
    const secrets = [
      ...passwords,
      oldToken,
      newToken,
      apiKey,
      apiKey.split('_').at(-1),
      webhook.secret,
      rotated.secret,
      productKey,
      ...Object.values(keys),
      both.APP_KEYS_ACCEPTED,
      env.get('JWT_SECRET').release(),
      '$argon2id',
    ]
    for (const secret of secrets) assert.notInclude(lines, secret)

    // After re-encryption the old keys are removed, which invalidates their signatures.
    const renewed = await ace(['secret:renew', '--json'], { env: both })
    assert.isAbove(renewed.json.renewed, 1, renewed.err)
    const fresh = ok(
      await server.ask(null, 'POST', '/auth/login', { email, password: passwords[1] })
    ).accessToken
    const slow = await aSlowRequest(server.port, fresh)
    const next = aServer(keys)
    server.process.child.kill('SIGTERM')
    await eventually(
      'balancers are told',
      async () => (await server.status(null, '/health/ready')) === 503
    )
    assert.deepEqual((await server.ask(null, 'GET', '/health/ready')).body, {
      status: 'ending',
      clock: 'ok',
    })
    assert.equal(
      (await fetch(`${server.origin}/api/v1/health/live`)).headers.get('connection'),
      'close',
      'nobody sends the next request on a connection that ends'
    )
    assert.equal(await server.status(fresh, '/auth/me'), 200)
    server.process.child.kill('SIGTERM')
    await eventually('it takes no more', () =>
      server.status(null, '/health/live').then(
        () => false,
        () => true
      )
    )
    assert.isNull(server.process.child.exitCode)
    slow.end()
    assert.equal(await slow.status(), 201)
    await within(
      20,
      'it has ended, and waits for nobody who might send on a connection',
      () => server.process.child.exitCode !== null
    )
    assert.deepEqual(await server.process.exited, { code: 0, signal: null })

    const { status, ask: askNext } = await next
    assert.deepEqual(
      await Promise.all([oldToken, fresh].map((token) => status(token, '/auth/me'))),
      [401, 200]
    )
    const shown = await askNext(fresh, 'POST', `/webhooks/${webhook.id}/test`, {})
    assert.isBelow(shown.status, 300, shown.text)
  }).timeout(120_000)
})
