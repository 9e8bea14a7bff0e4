import { test } from '@japa/runner'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { beat, farewell } from '#core/queues'
import { QUEUE_NAMES } from '#core/queue_list'
import { redis } from '#core/redis'
import { ace } from '#tests/commands/ace'
import { anOwnDatabase } from '#tests/commands/own_database'

const TABLES = ['tenants', 'users', 'customers', 'products', 'categories', 'audit_logs', 'record_counts', 'outbox_messages']

test.group('Demo companies and the doctor', () => {
  test('the demo is made once, and the doctor finds each thing that is wrong, and says what to do', async ({ assert, cleanup }) => {
    const database = await anOwnDatabase('doctor')
    cleanup(database.drop)
    const mailServer = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    cleanup(() => new Promise<void>((resolve) => mailServer.close(() => resolve())))
    const env = { ...database.env, SMTP_HOST: '127.0.0.1', SMTP_PORT: String((mailServer.server.address() as AddressInfo).port) }
    const doctor = async (...more: string[]) => {
      await beat({ name: 'doctor-test', queues: [...QUEUE_NAMES], since: new Date().toISOString() })
      return ace(['doctor', '--json', ...more], { env })
    }
    const wrong = ({ json }: any) => json.checks.filter((check: any) => !check.ok).map((check: any) => check.name)
    cleanup(() => farewell('doctor-test'))

    const empty = await doctor()
    assert.equal(empty.code, 1)
    assert.deepInclude(empty.json.checks.find((check: any) => check.name === 'migrations'), { ok: false, remedy: 'Run node ace migration:run.' })
    assert.equal((await ace(['migration:run', '--force'], { env })).code, 0)

    const dump = () => database.query(TABLES.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2`).join(';'))
    const refused = await ace(['demo:seed'], { env: { ...env, NODE_ENV: 'production' } })
    assert.equal(refused.code, 1)
    assert.match(refused.err, /only where NODE_ENV is development or test/)
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
  }).timeout(60_000)

  test('a Redis that is full is told', async ({ assert, cleanup }) => {
    const give = (bytes: number) => redis().config('SET', 'maxmemory', bytes)
    cleanup(async () => void (await give(0)))
    await give(1)
    const { out } = await ace(['doctor'])
    assert.match(out, /^wrong +redis .*whose memory is full/m)
  })

  test('what is away is told, and what needs it is not looked at', async ({ assert }) => {
    const env = { DB_PORT: '1', REDIS_PORT: '1', SMTP_PORT: '1' }
    const [away, quiet] = await Promise.all([ace(['doctor'], { env }), ace(['doctor', '--quiet', '--json'], { env })])
    assert.equal(quiet.code, 1)
    assert.isTrue(quiet.json.checks.every(({ ok }: any) => ok !== true))
    assert.equal(away.code, 1)
    assert.equal(away.err, '')
    for (const name of ['database', 'redis', 'mail']) assert.match(away.out, new RegExp(`^wrong +${name} .*127`, 'm'))
    for (const name of ['migrations', 'clock', 'queues', 'worker', 'outbox']) assert.match(away.out, new RegExp(`^\\? +${name} .*Not looked at`, 'm'))
    assert.match(away.out, /→ Start Redis/)
  })
})
