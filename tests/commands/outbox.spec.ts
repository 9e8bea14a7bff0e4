import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { execute, rows } from '#core/database'
import { later } from '#core/outbox'
import { aCompany } from '#tests/company'
import { ace } from '#tests/commands/ace'

test.group('The outbox from a terminal', () => {
  test('what has failed for good is shown with its reason, and tried again', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    const state = async () => (await as(() => rows('SELECT state, attempts FROM outbox_messages WHERE tenant_id = ?', [tenant.id]))).map((row) => ({ ...row }))
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() => execute("UPDATE outbox_messages SET state = 'DEAD', attempts = 8, last_error = 'No such mailbox' WHERE tenant_id = ?", [tenant.id]))

    const [status, shown] = await Promise.all([ace(['outbox:status', tenant.name, '--json']), ace(['outbox:status', tenant.name])])
    assert.containsSubset(status.json, [{ tenant: tenant.name, tenantId: tenant.publicId, queue: 'mail', job: 'invitation', state: 'DEAD', count: 1, lastError: 'No such mailbox' }])
    assert.match(shown.out, /DEAD +1 .*No such mailbox/)

    assert.deepEqual((await ace(['outbox:retry', tenant.name, '--json'])).json, { retried: 1 })
    assert.deepEqual(await state(), [{ state: 'PENDING', attempts: 0 }])
    assert.match((await ace(['outbox:retry', tenant.name])).out, /Nothing has failed/)
  })

  test('servers that are away are told in a sentence, with the settings that say where they are', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() => execute("UPDATE outbox_messages SET state = 'DEAD' WHERE tenant_id = ?", [tenant.id]))

    const [database, migrations, redis, password] = await Promise.all([
      ace(['tenant:list', '--json'], { env: { DB_PORT: '1' } }),
      ace(['migration:status'], { env: { DB_PORT: '1' } }),
      ace(['outbox:retry', tenant.name], { env: { REDIS_PORT: '1' } }),
      ace(['tenant:list'], { env: { DB_PASSWORD: 'wrong' } }),
    ])
    for (const failed of [database, migrations, redis, password]) {
      assert.equal(failed.code, 1)
      assert.notMatch(failed.err, /^\s+at /m)
    }
    assert.equal(database.out, '')
    assert.match(JSON.parse(database.err).error.message, /Cannot reach the database.*DB_PORT/)
    assert.match(migrations.err, /Cannot reach the database.*DB_PORT/)
    assert.match(redis.err, /Cannot reach Redis.*REDIS_PORT/)
    assert.match(password.err, /DB_PASSWORD/)
  })

  test('a server that takes connections and is silent, as one that hangs, is told by its own name', async ({ assert, cleanup }) => {
    const { tenant, as } = await aCompany()
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() => execute("UPDATE outbox_messages SET state = 'DEAD' WHERE tenant_id = ?", [tenant.id]))
    const silent = createServer((socket) => void socket.on('error', () => {}).unref()).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    cleanup(() => void silent.close())
    const port = String((silent.address() as AddressInfo).port)

    const [database, doctor, redis] = await Promise.all([
      ace(['tenant:list'], { env: { DB_PORT: port } }),
      ace(['doctor', '--json'], { env: { DB_PORT: port } }),
      ace(['outbox:retry', tenant.name], { env: { REDIS_PORT: port } }),
    ])
    assert.match(database.err, /^Cannot reach the database at 127.0.0.1:\d+: .*DB_PORT/)
    assert.match(doctor.json.checks.find(({ name }: any) => name === 'database').detail, /^Cannot reach the database/)
    assert.match(redis.err, /^Cannot reach Redis/)
  }).timeout(60_000)
})
