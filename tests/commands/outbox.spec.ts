import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { execute, rows } from '#core/database/query'
import { later } from '#core/jobs/outbox'
import { aCompany } from '#tests/company'
import { ace } from '#tests/commands/ace'

test.group('The outbox from a terminal', () => {
  test('a failed message is listed with its reason and retried', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    const state = async () =>
      (
        await as(() =>
          rows('SELECT state, attempts FROM outbox_messages WHERE tenant_id = ?', [tenant.id])
        )
      ).map((row) => ({ ...row }))
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() =>
      execute(
        "UPDATE outbox_messages SET state = 'DEAD', attempts = 8, last_error = 'No such mailbox' WHERE tenant_id = ?",
        [tenant.id]
      )
    )

    const [status, shown] = await Promise.all([
      ace(['outbox:status', tenant.name, '--json']),
      ace(['outbox:status', tenant.name]),
    ])
    assert.containsSubset(status.json, [
      {
        tenant: tenant.name,
        tenantId: tenant.publicId,
        queue: 'mail',
        job: 'invitation',
        state: 'DEAD',
        count: 1,
        lastError: 'No such mailbox',
      },
    ])
    assert.match(shown.out, /DEAD +1 .*No such mailbox/)

    assert.deepEqual((await ace(['outbox:retry', tenant.name, '--json'])).json, { retried: 1 })
    assert.deepEqual(await state(), [{ state: 'PENDING', attempts: 0 }])
    assert.match((await ace(['outbox:retry', tenant.name])).out, /No message was given up/)
  })

  test('a message that can never succeed is named by the doctor and discarded with a reason', async ({
    assert,
  }) => {
    const { tenant, as } = await aCompany()
    const other = await aCompany()
    for (const one of [{ tenant, as }, other]) {
      await one.as(() => later('mail', 'invitation', { invitationId: 'none' }))
      await one.as(() =>
        execute(
          "UPDATE outbox_messages SET state = 'DEAD', last_error = 'No such mailbox' WHERE tenant_id = ?",
          [one.tenant.id]
        )
      )
    }
    const messages = (of: typeof other | { tenant: typeof tenant; as: typeof as }) =>
      of.as(() => rows('SELECT id, state FROM outbox_messages WHERE tenant_id = ?', [of.tenant.id]))
    const [{ id }] = await messages({ tenant, as })

    const failed = await ace(['outbox:status', tenant.name, '--failed', '--json'])
    assert.containsSubset(failed.json, [
      {
        id,
        tenantId: tenant.publicId,
        queue: 'mail',
        job: 'invitation',
        lastError: 'No such mailbox',
      },
    ])
    const doctor = await ace(['doctor', '--json'])
    const outbox = doctor.json.checks.find(({ name }: any) => name === 'outbox')
    assert.isFalse(outbox.ok)
    assert.match(outbox.remedy, /outbox:retry.*outbox:discard/)

    const dry = await ace(['outbox:discard', `--id=${id}`, '--dry-run', '--json'])
    assert.containsSubset(dry.json, [{ id }])
    assert.lengthOf(await messages({ tenant, as }), 1)

    const done = await ace([
      'outbox:discard',
      `--id=${id}`,
      '--reason=The address does not exist',
      '--json',
    ])
    assert.containsSubset(done.json, { discarded: [{ id, tenant: tenant.name }] })
    assert.lengthOf(await messages({ tenant, as }), 0)
    assert.containsSubset(await messages(other), [{ state: 'DEAD' }])

    const [audited] = await as(() =>
      rows(
        "SELECT actor_name, entity_id, `before`, `after` FROM audit_logs WHERE tenant_id = ? AND action = 'outbox.discarded'",
        [tenant.id]
      )
    )
    assert.containsSubset({ ...audited }, { actor_name: 'cli', entity_id: id })
    assert.containsSubset(JSON.parse(audited.before), {
      queue: 'mail',
      job: 'invitation',
      lastError: 'No such mailbox',
    })
    assert.deepEqual(JSON.parse(audited.after), { reason: 'The address does not exist' })

    await ace(['outbox:discard', other.tenant.name, '--reason=Left over', '--yes'])
    assert.lengthOf(await messages(other), 0)
  }).timeout(60_000)

  test('outbox:discard requires ids and a reason', async ({ assert }) => {
    const { tenant, as } = await aCompany()
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() =>
      execute("UPDATE outbox_messages SET state = 'DEAD' WHERE tenant_id = ?", [tenant.id])
    )

    const [nothing, noReason, noId, unknown] = await Promise.all([
      ace(['outbox:discard']),
      ace(['outbox:discard', tenant.name]),
      ace(['outbox:discard', '--id=7', '--reason=x']),
      ace(['outbox:discard', '--id=019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90', '--reason=x']),
    ])
    assert.deepEqual([nothing.code, noReason.code, noId.code, unknown.code], [2, 2, 2, 1])
    assert.match(nothing.err, /--id, or --all/)
    assert.match(noReason.err, /--reason is missing/)
    assert.match(noId.err, /"7" is not an id/)
    assert.match(unknown.err, /019a8f5e-7c1b-7d3e-9c55-3f1f6a1d2b90/)
    assert.lengthOf(
      await as(() => rows('SELECT id FROM outbox_messages WHERE tenant_id = ?', [tenant.id])),
      1
    )
  })

  test('an unreachable server is reported in one sentence with its settings', async ({
    assert,
  }) => {
    const { tenant, as } = await aCompany()
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() =>
      execute("UPDATE outbox_messages SET state = 'DEAD' WHERE tenant_id = ?", [tenant.id])
    )

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

  test('a server that accepts connections but stays silent is reported by name', async ({
    assert,
    cleanup,
  }) => {
    const { tenant, as } = await aCompany()
    await as(() => later('mail', 'invitation', { invitationId: 'none' }))
    await as(() =>
      execute("UPDATE outbox_messages SET state = 'DEAD' WHERE tenant_id = ?", [tenant.id])
    )
    const silent = createServer((socket) => void socket.on('error', () => {}).unref()).listen(
      0,
      '127.0.0.1'
    )
    await once(silent, 'listening')
    cleanup(() => void silent.close())
    const port = String((silent.address() as AddressInfo).port)

    const [database, doctor, redis] = await Promise.all([
      ace(['tenant:list'], { env: { DB_PORT: port } }),
      ace(['doctor', '--json'], { env: { DB_PORT: port } }),
      ace(['outbox:retry', tenant.name], { env: { REDIS_PORT: port } }),
    ])
    assert.match(database.err, /^Cannot reach the database at 127.0.0.1:\d+: .*DB_PORT/)
    assert.match(
      doctor.json.checks.find(({ name }: any) => name === 'database').detail,
      /^Cannot reach the database/
    )
    assert.match(redis.err, /^Cannot reach Redis/)
  }).timeout(60_000)
})
