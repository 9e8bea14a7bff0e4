import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { beat, farewell } from '#core/jobs/queues'
import { QUEUE_NAMES } from '#core/jobs/queue_names'
import { redis } from '#core/redis/connection'
import { aCompany } from '#tests/company'
import { examine } from '#commands/_doctor'
import { scarcestOf } from '#commands/_doctor_disks'
import { isTooOld, largestPacket } from '#commands/_doctor_services'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'

const TABLES = [
  'tenants',
  'users',
  'customers',
  'products',
  'categories',
  'audit_logs',
  'record_counts',
  'outbox_messages',
]

/** A database that answers this error instead of a greeting. */
async function aDatabaseThatSays(
  errno: number,
  message: string,
  cleanup: (end: () => Promise<void>) => void
) {
  const packet = Buffer.from([
    message.length + 3,
    0,
    0,
    0,
    0xff,
    errno % 256,
    errno >> 8,
    ...Buffer.from(message),
  ])
  const server = createServer((socket) => void socket.on('error', () => {}).end(packet))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    DB_HOST: '127.0.0.1',
    DB_PORT: String((server.address() as AddressInfo).port),
    DB_DATABASE: 'restored',
  }
}

/** A database without companies, which the doctor checks quickly. */
async function anEmptyDatabase(cleanup: (drop: () => Promise<void>) => void) {
  const database = await anOwnDatabase('doctor')
  cleanup(database.drop)
  await database.copyTables()
  return database
}

test.group('The demo company and the doctor', (group) => {
  group.setup(() => testUtils.httpServer().start())

  test('the demo is created once, and the doctor names every fault and its remedy', async ({
    assert,
    cleanup,
  }) => {
    const database = await anOwnDatabase('doctor')
    cleanup(database.drop)
    const mailServer = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    cleanup(() => new Promise<void>((resolve) => mailServer.close(() => resolve())))
    const env = {
      ...database.env,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String((mailServer.server.address() as AddressInfo).port),
    }
    const doctor = async (...more: string[]) => {
      await beat({ name: 'doctor-test', queues: [...QUEUE_NAMES], since: new Date().toISOString() })
      return ace(['doctor', '--json', ...more], { env })
    }
    const wrong = ({ json }: any) =>
      json.checks.filter((check: any) => !check.ok).map((check: any) => check.name)
    cleanup(() => farewell('doctor-test'))

    const empty = await doctor()
    assert.equal(empty.code, 1)
    assert.deepInclude(
      empty.json.checks.find((check: any) => check.name === 'migrations'),
      { ok: false, remedy: 'Run node ace migration:run.' }
    )
    assert.equal((await ace(['migration:run', '--force'], { env })).code, 0)

    const dump = () =>
      database.query(TABLES.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`).join(';'))
    const refused = await ace(['demo:seed'], { env: { ...env, NODE_ENV: 'production' } })
    assert.equal(refused.code, 1)
    assert.match(refused.err, /NODE_ENV must be development or test/)
    assert.lengthOf(await database.query('SELECT id FROM tenants'), 1)

    const made = await ace(['demo:seed', '--json'], { env })
    assert.equal(made.code, 0, made.err)
    assert.deepEqual(made.json.made, ['Andina', 'Boreal', 'root@oficio.test'])
    const before = await dump()
    assert.deepEqual((await ace(['demo:seed', '--json'], { env })).json.made, [])
    assert.deepEqual(await dump(), before)
    assert.isAbove(before[3].length, 10)

    const [well, quiet] = await Promise.all([doctor('--full'), ace(['doctor', '--quiet'], { env })])
    assert.deepInclude(quiet, { code: 0, out: '', err: '' })
    assert.deepEqual(wrong(well), [])
    assert.deepInclude(well, { code: 0, err: '' })
    assert.isTrue(well.json.ok)

    await database.query(`
      UPDATE record_counts SET total = total + 1 WHERE name = 'products' AND tenant_id = 2;
      UPDATE audit_logs SET created_at = '2026-01-01 00:00:00' WHERE tenant_id = 3 LIMIT 1;
      INSERT INTO outbox_messages (tenant_id, id, queue, job, data, actor, state, available_at, created_at) VALUES (2, UUID(), 'mail', 'invitation', '{}', '{}', 'DEAD', NOW(), NOW())`)
    const ill = await doctor()
    assert.equal(ill.code, 1)
    assert.deepEqual(wrong(ill), ['record counts', 'audit log', 'outbox'])
    assert.match(JSON.stringify(ill.json), /Andina has 10 products, counted are 11/)
    assert.match(JSON.stringify(ill.json), /1 row is not sealed/)
    assert.match(JSON.stringify(ill.json), /node ace outbox:retry/)
    for (const check of ill.json.checks) assert.equal(check.remedy === null, check.ok)

    await database.query("INSERT INTO audit_chains (tenant_id, seq, hash) VALUES (3, 7, 'x')")
    assert.match(JSON.stringify((await doctor('--full')).json), /Broken: Boreal at row 1 \(/)
  }).timeout(240_000)

  test('the doctor reports a refused sender and a mail server that requires a log in', async ({
    assert,
    cleanup,
  }) => {
    const mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'oficio' && password === 'the-right-one'
          ? done(null, { user: username })
          : done(new Error('Invalid username or password')),
      onMailFrom: ({ address }, _session, done) =>
        address === 'no-reply@ours.test'
          ? done()
          : done(Object.assign(new Error('5.7.1 Sender address rejected'), { responseCode: 553 })),
    })
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    cleanup(() => new Promise<void>((resolve) => mailServer.close(() => resolve())))
    const database = await anEmptyDatabase(cleanup)
    const look = async (settings: Record<string, string>) => {
      const { json } = await ace(['doctor', '--json'], {
        env: {
          ...database.env,
          SMTP_HOST: '127.0.0.1',
          SMTP_PORT: String((mailServer.server.address() as AddressInfo).port),
          ...settings,
        },
      })
      return json.checks.find(({ name }: any) => name === 'mail')
    }

    const refused = await look({ MAIL_FROM: '"Oficio" <no-reply@theirs.test>' })
    assert.isFalse(refused.ok)
    assert.match(
      refused.detail,
      /no-reply@theirs\.test \(MAIL_FROM\): 553 5\.7\.1 Sender address rejected/
    )
    assert.match(refused.remedy, /Set MAIL_FROM/)

    const lockedOut = await look({
      MAIL_FROM: 'no-reply@ours.test',
      SMTP_USERNAME: 'oficio',
      SMTP_PASSWORD: 'a-wrong-one',
    })
    assert.isFalse(lockedOut.ok)
    assert.match(lockedOut.remedy, /SMTP_USERNAME/)
    assert.notInclude(JSON.stringify(lockedOut), 'a-wrong-one')

    assert.deepInclude(
      await look({
        MAIL_FROM: 'no-reply@ours.test',
        SMTP_USERNAME: 'oficio',
        SMTP_PASSWORD: 'the-right-one',
      }),
      { ok: true, remedy: null }
    )
  })

  test('the doctor reports secrets under a missing key, and secret:renew leaves them', async ({
    assert,
    cleanup,
  }) => {
    const { api, tenant } = await aCompany()
    assert.equal(
      (
        await api.post('/webhooks', {
          url: 'https://erp.example.com/hooks',
          events: ['customer.created'],
        })
      ).status,
      201
    )
    const database = await anEmptyDatabase(cleanup)
    for (const table of ['tenants', 'webhooks']) await database.copyRows(table, tenant.id)
    const env = { ...database.env, APP_KEY: 'another-key-than-that-of-the-servers-0000' }

    const { json } = await ace(['doctor', '--json'], { env })
    const { ok, detail, remedy } = json.checks.find(({ name }: any) => name === 'keys')
    assert.isFalse(ok)
    assert.match(detail, /cannot be read/)
    assert.match(remedy, /APP_KEYS_ACCEPTED/)

    const renewed = await ace(['secret:renew'], { env })
    assert.deepEqual([renewed.code, renewed.out], [1, ''])
    assert.match(
      renewed.err,
      /^Something was encrypted with a key that is not set here.*APP_KEYS_ACCEPTED/
    )
  })

  test('the doctor reports a full Redis', async ({ assert, cleanup }) => {
    const give = (bytes: number) => redis().config('SET', 'maxmemory', bytes)
    cleanup(async () => void (await give(0)))
    const database = await anEmptyDatabase(cleanup)
    await give(1)
    const { out } = await ace(['doctor'], { env: database.env })
    assert.match(out, /^wrong +redis .*whose memory is full/m)
  })

  test('the doctor reports a STORAGE_PATH without write access, whatever its free space', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'oficio-'))
    cleanup(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'storage'), 'this is no folder')
    const look = async (STORAGE_PATH: string) =>
      (
        await ace(['doctor', '--json'], { env: { DB_PORT: '1', REDIS_PORT: '1', STORAGE_PATH } })
      ).json.checks.find(({ name }: any) => name === 'disk')

    const wrong = await look(join(folder, 'storage'))
    assert.isFalse(wrong.ok)
    assert.match(wrong.detail, /^Nothing can be written at .*storage \(ENOTDIR\)$/)
    assert.match(wrong.remedy, /STORAGE_PATH/)
    assert.isTrue((await look(join(folder, 'not', 'yet', 'there'))).ok)
  })

  test('the doctor checks the folder of a local database with the least free space', async ({
    assert,
    cleanup,
  }) => {
    const database = await anEmptyDatabase(cleanup)
    const [{ machine, data }] = await database.query(
      'SELECT @@hostname AS machine, @@datadir AS data'
    )
    const { json } = await ace(['doctor', '--json'], { env: database.env })
    const { ok, detail } = json.checks.find(({ name }: any) => name === 'database disk')
    assert.isTrue(ok)
    assert.include(detail, machine === hostname() ? `MB free at ${data}` : machine)

    const looks = async (path: string) => {
      if (path === '/elsewhere') throw new Error('ENOENT')
      return path === '/log' ? 1_000 : 2_000
    }
    assert.deepEqual(await scarcestOf(['/data', '/elsewhere', '/log'], looks), {
      path: '/log',
      free: 1_000,
    })
    assert.isUndefined(await scarcestOf(['/elsewhere'], looks))
  })

  test('the doctor reports a full database, and does not blame its rights or rows', async ({
    assert,
  }) => {
    const look = () =>
      Promise.reject(
        Object.assign(new Error(), {
          errno: 1114,
          code: 'ER_RECORD_FILE_FULL',
          sqlMessage: "The table 'customers' is full",
        })
      )
    const [finding] = await examine(
      [{ name: 'books', look, remedy: 'Find out what changed the tables outside Oficio.' }],
      () => {}
    )
    assert.deepInclude(finding, { ok: false, detail: "The table 'customers' is full" })
    assert.match(finding.remedy!, /^Free space on the disk of the database/)
  })

  test('the doctor reports a small max_allowed_packet', async ({ assert, cleanup }) => {
    const database = await anEmptyDatabase(cleanup)
    const [{ bytes }] = await database.query('SELECT @@max_allowed_packet AS bytes')
    const { json } = await ace(['doctor', '--json'], { env: database.env })
    const { ok, detail } = json.checks.find(({ name }: any) => name === 'packets')
    assert.equal(ok, bytes >= 16 * 2 ** 20)
    assert.include(detail, `takes ${(bytes / 1024).toLocaleString('en')} KB at once`)

    assert.isTrue(largestPacket(16 * 2 ** 20).ok)
    const small = largestPacket(2 ** 20)
    assert.isFalse(small.ok)
    assert.match(small.detail, /takes 1,024 KB at once: what is longer/)
  })

  test('the doctor reports servers older than the supported releases', ({ assert }) => {
    for (const old of [
      '10.5.29-MariaDB-0+deb11u1',
      '5.5.5-10.4.6-MariaDB',
      '5.5.68-MariaDB',
      '5.7.44-log',
    ])
      assert.isTrue(isTooOld(old), old)
    for (const fine of [
      '10.6.23-MariaDB',
      '10.11.14-MariaDB-0+deb12u2',
      '5.5.5-10.6.12-MariaDB-log',
      '11.8.9-MariaDB',
      '8.0.28',
      '9.7.4',
      '8.0.11-TiDB-v7.5.0',
    ])
      assert.isFalse(isTooOld(fine), fine)
    assert.isTrue(isTooOld('6.2.14', 'redis'))
    for (const fine of ['7.0.15', '7.2.4', '8.0.2', ''])
      assert.isFalse(isTooOld(fine, 'redis'), fine)
  })

  test('the doctor reports a read-only database', async ({ assert, cleanup }) => {
    const database = await anEmptyDatabase(cleanup)
    await database.query(
      'RENAME TABLE tenants TO tenants_kept; CREATE VIEW tenants AS SELECT DISTINCT * FROM tenants_kept'
    )
    const { out } = await ace(['doctor'], { env: database.env })
    assert.match(out, /^ok +database /m)
    assert.match(out, /^wrong +writes .*\n +→ DB_USER needs all rights/m)
  })

  test('the doctor reports a database without free connections, and does not advise to start it', async ({
    assert,
    cleanup,
  }) => {
    const env = await aDatabaseThatSays(1040, 'Too many connections', cleanup)

    const [{ json }, list] = await Promise.all([
      ace(['doctor', '--json'], { env }),
      ace(['tenant:list'], { env }),
    ])
    const { ok, detail, remedy } = json.checks.find(({ name }: any) => name === 'database')
    assert.isFalse(ok)
    assert.match(detail, /takes no more connections/)
    assert.match(remedy, /max_connections.*DB_POOL_SIZE/)
    assert.notMatch(remedy, /Start/)
    assert.equal(list.code, 1)
    assert.match(
      list.err,
      /^There is the database at 127\.0\.0\.1:\d+, but it takes no more connections.*max_connections/
    )
  })

  test('the doctor reports a missing right to the database, and does not advise to start it', async ({
    assert,
    cleanup,
  }) => {
    const env = await aDatabaseThatSays(
      1044,
      "Access denied for user 'oficio' to database 'restored'",
      cleanup
    )
    const { json } = await ace(['doctor', '--json'], { env })
    const { ok, detail, remedy } = json.checks.find(({ name }: any) => name === 'database')
    assert.isFalse(ok)
    assert.match(detail, /no right to the database restored/)
    assert.match(remedy, /^GRANT ALL ON restored\.\* TO /)
  })

  test('an older release passes the doctor on the tables of a newer one', async ({
    assert,
    cleanup,
  }) => {
    const database = await anEmptyDatabase(cleanup)
    await database.query(
      "INSERT INTO adonis_schema (name, batch, migration_time) VALUES ('database/migrations/9999_of_a_newer_release', 9, NOW())"
    )
    const { json } = await ace(['doctor', '--json'], { env: database.env })
    const looked = Object.fromEntries(json.checks.map((check: any) => [check.name, check]))
    assert.isTrue(looked.migrations.ok)
    assert.match(
      looked.migrations.detail,
      /^\d+ done, none pending; 1 of a newer release: database\/migrations\/9999_of_a_newer_release$/
    )
    assert.isTrue(looked.books.ok)
  })

  test('the doctor reports unreachable services and skips the checks that need them', async ({
    assert,
  }) => {
    const env = { DB_PORT: '1', REDIS_PORT: '1', SMTP_PORT: '1' }
    const [away, quiet] = await Promise.all([
      ace(['doctor'], { env }),
      ace(['doctor', '--quiet', '--json'], { env }),
    ])
    assert.equal(quiet.code, 1)
    assert.isTrue(quiet.json.checks.every(({ ok }: any) => ok !== true))
    assert.equal(away.code, 1)
    assert.equal(away.err, '')
    for (const name of ['database', 'redis', 'mail'])
      assert.match(away.out, new RegExp(`^wrong +${name} .*127`, 'm'))
    for (const name of ['migrations', 'clock', 'queues', 'worker', 'outbox'])
      assert.match(away.out, new RegExp(`^\\? +${name} .*Not checked`, 'm'))
    assert.match(away.out, /→ Start Redis/)
  })
})
