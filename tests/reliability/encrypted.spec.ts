/** A database and a Redis that require TLS, with right and wrong certificates. */
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { ace } from '#tests/commands/ace'
import { eventually } from '#tests/eventually'
import { aReplica } from '#tests/reliability/a_replica'
import { canEncrypt, encryptedServers } from '#tests/reliability/encrypted_servers'
import { aServer } from '#tests/worker/a_server'
import { aWorkerProcess } from '#tests/worker/helpers'

const PASSWORD = 'a-long-enough-one-3-for-a-test'

const can = await canEncrypt()

test.group('Encrypted connections', (group) => {
  let servers: Awaited<ReturnType<typeof encryptedServers>>
  group.setup(async () => {
    if (can) servers = await encryptedServers(join(process.env.ENV_PATH!, 'encrypted'))
  })
  group.teardown(() => servers?.end())

  const looked = async (env: Record<string, string>) => {
    const { json } = await ace(['doctor', '--json'], { env: { ...servers.env, ...env } })
    return Object.fromEntries(json.checks.map((check: any) => [check.name, check]))
  }

  test('migrations, commands, server, worker and replicas work over TLS', async ({ assert }) => {
    const migrated = await ace(['migration:run', '--force'], { env: servers.env })
    assert.equal(migrated.code, 0, migrated.err)
    const made = await ace(
      ['tenant:create', 'Andina', '--admin-email=ana@andina.test', '--password-stdin'],
      { env: servers.env, input: PASSWORD }
    )
    assert.equal(made.code, 0, made.err)

    const replica = await aReplica(Number(servers.env.DB_PORT), '127.0.0.1')
    const server = await aServer({ ...servers.env, DB_REPLICAS: replica.address })
    await aWorkerProcess('worker/main.ts', [], servers.env)
    const { body } = await server.ask(null, 'POST', '/auth/login', {
      email: 'ana@andina.test',
      password: PASSWORD,
    })
    const ask = (method: string, path: string, sent?: object) =>
      server.ask(body.accessToken, method, path, sent)
    for (let time = 0; time < 2; time++) {
      replica.wasAsked()
      assert.equal((await ask('GET', '/customers')).status, 200)
    }
    assert.isTrue(replica.wasAsked(), 'one that had failed would not be asked again at once')
    assert.equal((await ask('POST', '/customers', { taxId: '900', name: 'Ñandú' })).status, 201)
    const asked = await ask('POST', '/exports', { resource: 'customers', format: 'csv' })
    assert.equal(asked.status, 202)
    await eventually(
      'the worker has written it',
      async () => (await ask('GET', `/exports/${asked.body.id}`)).body.status === 'COMPLETED'
    )

    const { database, redis } = await looked({})
    assert.isTrue(database.ok)
    assert.match(database.detail, /, encrypted \(TLSv1\.[23]\)$/)
    assert.isTrue(redis.ok)
    assert.match(redis.detail, /, encrypted$/)
  }).skip(!can, 'there is no openssl, or no server')

  const REFUSED = [
    {
      kind: 'renamed',
      says: /its certificate is of another name \(Hostname.*127\.0\.0\.1.*127\.0\.0\.9\)/,
      remedy: (server: string) =>
        `${server}_HOST must be a name or an address that stands in the certificate.`,
    },
    { kind: 'expired', says: /its certificate has expired/, remedy: () => 'Renew it there.' },
    {
      kind: 'foreign',
      says: /its certificate is of an authority that is not trusted here/,
      remedy: (server: string) => `Name the file with that authority in ${server}_TLS_CA.`,
    },
  ] as const

  test('a certificate with a wrong name, an expired one and an unknown authority are refused in words', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => servers.show('right'))
    const settings = { ...servers.env, LOG_LEVEL: 'info' }
    const server = await aServer(settings)
    const worker = await aWorkerProcess('worker/main.ts', [], settings)
    const logIn = () =>
      server.ask(null, 'POST', '/auth/login', { email: 'nobody@andina.test', password: PASSWORD })
    await eventually('the worker works', () => worker.output.includes('takes jobs of'))

    for (const { kind, says, remedy } of REFUSED) {
      await servers.show('right')
      await eventually('all is well', async () => (await logIn()).status === 401)
      await servers.show(kind)
      const [answer, { database, redis }] = await Promise.all([
        logIn(),
        looked({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
      ])

      assert.containsSubset(answer, { status: 503, body: { code: 'UNAVAILABLE' } })
      assert.equal(await server.status(null, '/health/ready'), 503)
      for (const [found, name] of [
        [database, 'DB'],
        [redis, 'REDIS'],
      ]) {
        assert.isFalse(found.ok)
        assert.match(found.detail, /^There is (?:the database|Redis) at 127\.0\.0\.1:\d+, but /)
        assert.match(found.detail, says)
        assert.equal(found.remedy, remedy(name))
      }
      const said = (line: string, process: { output: string }) =>
        new RegExp(`${line}[^\n]*${says.source}`).test(process.output)
      await eventually(
        'the server says so',
        () =>
          said('No connection to the database: ', server.process) &&
          said('No connection to Redis: ', server.process)
      )
      await eventually('the worker says so', () => said('No connection to Redis: ', worker))
    }
    assert.notMatch(worker.output, /The queue/)

    await servers.show('renamed')
    const [{ database, redis }, list] = await Promise.all([
      looked({ DB_HOST: 'localhost', REDIS_HOST: 'localhost' }),
      ace(['tenant:list'], { env: servers.env }),
    ])
    assert.deepEqual([database.ok, redis.ok], [true, true])
    assert.deepEqual([list.code, list.out], [1, ''])
    assert.match(
      list.err,
      /^There is the database at 127\.0\.0\.1:\d+, but its certificate is of another name .*DB_HOST must be a name or an address that stands in the certificate\.\n$/
    )
  }).skip(!can, 'there is no openssl, or no server')

  test('a missing or unsupported TLS setting is named by the doctor', async ({ assert }) => {
    const ofTests = {
      DB_PORT: String(env.get('DB_PORT')),
      DB_USER: env.get('DB_USER'),
      DB_PASSWORD: env.get('DB_PASSWORD')!,
      DB_DATABASE: env.get('DB_DATABASE'),
      REDIS_PORT: String(env.get('REDIS_PORT')),
    }
    const [plain, { database, redis }] = await Promise.all([
      looked({ DB_TLS: '', DB_TLS_CA: '', REDIS_TLS: 'off' }),
      looked(ofTests),
    ])
    assert.match(plain.database.remedy, /DB_TLS=on/)
    assert.match(plain.redis.detail, /REDIS_TLS right/)

    // Redis either waits for the end of the TLS bytes as a line, or complains.
    assert.match(redis.detail, /REDIS_TLS right|but it takes no encrypted connections/)
    // A server with a self-made certificate has an unknown authority.
    assert.match(
      database.detail,
      /but it takes no encrypted connections|authority that is not trusted/
    )
  }).skip(!can, 'there is no openssl, or no server')

  test('a Redis with users requires the right user name and password', async ({
    assert,
    cleanup,
  }) => {
    await servers.redis.acl('SETUSER', 'oficio', 'on', `>${PASSWORD}`, '~*', '&*', '+@all')
    await servers.redis.acl('SETUSER', 'default', 'resetpass', `>another-${PASSWORD}`)
    cleanup(async () => void (await servers.redis.acl('SETUSER', 'default', 'nopass')))
    const known = { REDIS_USERNAME: 'oficio', REDIS_PASSWORD: PASSWORD }
    const [{ redis }, { redis: stranger }] = await Promise.all([
      looked(known),
      looked({ REDIS_PASSWORD: PASSWORD }),
    ])
    assert.isTrue(redis.ok, redis.detail)
    assert.match(stranger.detail, /REDIS_USERNAME, REDIS_PASSWORD/)
  }).skip(!can, 'there is no openssl, or no server')

  test('Sentinels are asked over TLS and lead to a Redis with TLS', async ({ assert, cleanup }) => {
    const sentinel = await servers.sentinel()
    cleanup(sentinel.end)
    const settings = { ...sentinel.env, REDIS_PORT: '1' }
    const [{ redis }, { redis: refused }] = await Promise.all([
      looked(settings),
      looked({ ...settings, REDIS_TLS_CA: '' }),
    ])
    assert.isTrue(redis.ok, redis.detail)
    assert.include(redis.detail, `at ${sentinel.env.REDIS_SENTINELS}, encrypted`)
    assert.match(
      refused.detail,
      new RegExp(
        `^Cannot reach Redis at ${sentinel.env.REDIS_SENTINELS}: .*REDIS_SENTINELS.* and REDIS_TLS right`
      )
    )
  }).skip(!can, 'there is no openssl, or no server')
})
