import { test } from '@japa/runner'
import env from '#start/env'
import { rows } from '#core/database/query'
import { refuseWhileSilent } from '#core/database/stalled_connections'
import { call } from '#tests/api'
import { aCompany, unique } from '#tests/company'
import { timed } from '#tests/measures'
import { anApi, until } from '#tests/functional/api/an_api'

test.group('A database that falls silent', () => {
  test('requests to a silent database get a 503 soon, and succeed again without a restart', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const own = await anApi()
    const customers = `${own.origin}/api/v1/customers`
    const write = () =>
      call(
        api.token,
        'POST',
        customers,
        { taxId: unique('NIT'), name: 'Written' },
        { 'idempotency-key': unique() }
      )
    const reads = () => Array.from({ length: 10 }, () => call(api.token, 'GET', customers))
    try {
      // More connections than are used later, because idle ones are dead as well.
      const { answer: answers, ms: usual } = await timed(() =>
        Promise.all([...reads(), ...reads(), write(), write()])
      )
      for (const answer of answers) assert.isBelow(answer.status, 300)

      own.database.hang()
      for (let time = 0; time < 2; time++) {
        const { answer: refused, ms } = await timed(() =>
          Promise.all([...reads(), write(), write()])
        )
        for (const answer of refused) {
          assert.equal(answer.status, 503)
          assert.equal(answer.body.code, 'UNAVAILABLE')
          assert.exists(answer.headers.get('retry-after'))
        }
        // After the first, requests do not wait for what is known to be silent.
        assert.isBelow(ms, (time ? 1_500 : 12_000) + usual)
      }

      own.database.open()
      await until(async () => (await write()).status === 201)
      for (const answer of await Promise.all(reads())) assert.equal(answer.status, 200)
    } finally {
      await own.end()
    }
  }).timeout(60_000)

  test('requests end soon on connections that the network dropped without a word', async ({
    assert,
  }) => {
    const { api } = await aCompany()
    const own = await anApi()
    const customers = `${own.origin}/api/v1/customers`
    const reads = () => Array.from({ length: 10 }, () => call(api.token, 'GET', customers))
    try {
      for (const answer of await Promise.all(reads())) assert.equal(answer.status, 200)

      own.database.dropSilently()
      const began = Date.now()
      for (const { status } of await Promise.all(reads())) assert.include([200, 503], status)
      assert.isBelow(Date.now() - began, 12_000)
      await until(async () => (await Promise.all(reads())).every(({ status }) => status === 200))
    } finally {
      await own.end()
    }
  }).timeout(60_000)

  test('a connection that is not made in time silences no database that answers', async ({
    assert,
  }) => {
    const late = Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT' })
    const attempts = [() => Promise.reject(late), async () => 'a connection']
    const pool = {
      config: {
        connection: {
          host: env.get('DB_HOST'),
          port: env.get('DB_PORT'),
          user: env.get('DB_USER'),
          password: env.get('DB_PASSWORD'),
        },
      },
      acquireRawConnection: () => attempts.shift()!(),
    }
    refuseWhileSilent(pool)

    await assert.rejects(pool.acquireRawConnection, 'connect ETIMEDOUT')
    assert.equal(await pool.acquireRawConnection(), 'a connection')
  })

  test('a slow statement continues while the database answers others', async ({ assert }) => {
    const { as } = await aCompany()

    const [{ slept }] = await as(() => rows('SELECT SLEEP(6) AS slept'))
    assert.equal(slept, 0)
  }).timeout(20_000)
})
