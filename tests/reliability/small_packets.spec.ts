/** A database with a `max_allowed_packet` that nobody raised. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { TOO_MUCH } from '#core/database/errors_and_retries'
import { ace } from '#tests/commands/ace'
import { eventually } from '#tests/eventually'
import { aWayThatLosesRefusals } from '#tests/reliability/lost_refusals'
import { aServer } from '#tests/worker/a_server'
import { aWorkerProcess } from '#tests/worker/helpers'
import { databasePassword, findDatabase, startDatabase } from '../../scripts/lib/database.mjs'
import { end } from '../../scripts/lib/process.mjs'
import { findRedis, startRedis } from '../../scripts/lib/redis.mjs'

const PASSWORD = 'a-long-enough-one-3-for-a-test'

const can = Boolean(findDatabase() && findRedis())

/** A database with a 1 MB `max_allowed_packet` and a Redis, with the product's settings. */
async function servers() {
  const home = join(process.env.ENV_PATH!, 'small_packets')
  mkdirSync(home, { recursive: true })
  const [database, redis] = [
    await startDatabase(home, {
      name: 'oficio',
      bufferPool: '64M',
      fresh: true,
      more: ['--max-allowed-packet=1M'],
    }),
    await startRedis(home, { durable: false }),
  ]
  return {
    env: {
      DB_HOST: '127.0.0.1',
      DB_PORT: String(database.port),
      DB_USER: 'oficio',
      DB_PASSWORD: databasePassword(home),
      DB_DATABASE: 'oficio',
      REDIS_HOST: '127.0.0.1',
      REDIS_PORT: String(redis.port),
    },
    end: () => Promise.all([end(redis), end(database)]),
  }
}

type Ask = (
  method: string,
  path: string,
  sent?: unknown,
  headers?: Record<string, string>
) => Promise<any>

/** An entry of less than 1 MB in JSON and more in SQL, where each quote takes two characters. */
async function aLongEntry(ask: Ask) {
  const [debit, credit] = await Promise.all(
    ['110505', '311505'].map((code) => ask('GET', `/accounts?code=${code}`))
  )
  const [from, to] = [debit.body.data[0].id, credit.body.data[0].id]
  const lines = Array.from({ length: 1_000 }, (_, n) => ({
    accountId: n % 2 ? from : to,
    [n % 2 ? 'debitAmount' : 'creditAmount']: 1,
    description: "'".repeat(600),
  }))
  return { entryDate: '2026-05-10', concept: 'Apertura', lines }
}

const products = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => `${name.length}-${n},${name},1,2`)

test.group('A database with a small max_allowed_packet', (group) => {
  let own: Awaited<ReturnType<typeof servers>>
  group.setup(async () => {
    if (can) own = await servers()
  })
  group.teardown(async () => void (await own?.end()))

  test('a statement above the packet size is refused, and the logs name the setting', async ({
    assert,
  }) => {
    const migrated = await ace(['migration:run', '--force'], { env: own.env })
    assert.equal(migrated.code, 0, migrated.err)
    const made = await ace(
      ['tenant:create', 'Andina', '--admin-email=ana@andina.test', '--password-stdin'],
      { env: own.env, input: PASSWORD }
    )
    assert.equal(made.code, 0, made.err)

    const server = await aServer(own.env)
    const worker = await aWorkerProcess('worker/main.ts', [], own.env)
    const { body } = await server.ask(null, 'POST', '/auth/login', {
      email: 'ana@andina.test',
      password: PASSWORD,
    })
    const ask: Ask = (method, path, sent, headers) =>
      server.ask(body.accessToken, method, path, sent, headers)

    const refused = await ask('POST', '/journal-entries', await aLongEntry(ask))
    assert.equal(refused.status, 413)
    assert.match(
      refused.body.detail,
      /^The database cannot take so much at once, and nothing was written/
    )
    assert.isNull(refused.headers.get('retry-after'))
    assert.equal((await ask('GET', '/journal-entries')).body.meta.total, 0)
    await eventually('the log of the server says it', () =>
      server.process.output.includes(TOO_MUCH)
    )

    const csv = [
      'sku,name,costPrice,sellingPrice',
      ...products(1_000, 'ñ'),
      ...products(1_000, "'".repeat(250)),
    ].join('\n')
    const { body: sent, status } = await ask('POST', '/imports?resource=products', csv, {
      'content-type': 'text/csv',
    })
    assert.equal(status, 202)
    const one = await eventually(
      'the import has ended',
      async () => {
        const { body: now } = await ask('GET', `/imports/${sent.id}`)
        return now.finishedAt && now
      },
      60
    )
    assert.containsSubset(one, { status: 'FAILED', processed: 1_000, succeeded: 1_000, failed: 0 })
    assert.match(
      one.error,
      /^A part of it is more than the database here takes at once: ask who runs this server/
    )
    assert.equal((await ask('GET', '/products')).body.meta.total, 1_000)
    await eventually('the log of the worker says it', () => worker.output.includes(TOO_MUCH))
    assert.lengthOf(worker.output.split(TOO_MUCH), 2, 'at the first attempt')
  }).skip(!can, 'there is no server of its own')

  test('a refused statement whose connection is lost is a 413 too', async ({ assert }) => {
    const way = await aWayThatLosesRefusals(Number(own.env.DB_PORT))
    try {
      const server = await aServer({ ...own.env, DB_PORT: String(way.port) })
      const { body } = await server.ask(null, 'POST', '/auth/login', {
        email: 'ana@andina.test',
        password: PASSWORD,
      })
      const ask: Ask = (method, path, sent) => server.ask(body.accessToken, method, path, sent)

      const refused = await ask('POST', '/journal-entries', await aLongEntry(ask))
      assert.equal(refused.status, 413)
      assert.equal((await ask('GET', '/journal-entries')).body.meta.total, 0)
    } finally {
      way.end()
    }
  }).skip(!can, 'there is no server of its own')
})
