import { test } from '@japa/runner'
import { UnrecoverableError, Worker } from 'bullmq'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { dispatchDue } from '#core/jobs/dispatcher'
import { execute, rows } from '#core/database/query'
import { sweepOutbox } from '#core/jobs/reconcile'
import { later } from '#core/jobs/outbox'
import { QUEUE_PREFIX, patient, queue } from '#core/jobs/queues'
import { aCompany } from '#tests/company'
import { eventually } from '#tests/eventually'
import { acting, aWorker, anEmptyOutbox, emptyRedis, outboxOf } from '#tests/worker/helpers'
import { asTenant } from '#worker/job'
import { planOf } from '#tests/plans'

/** Requests `count` numbered jobs. */
const many = (count: number) => async () => {
  for (let n = 1; n <= count; n++) await later('mail', 'note', { n })
}

test.group('Dispatcher', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('simultaneous dispatchers dispatch every row once', async ({ assert }) => {
    const company = await aCompany()
    await acting(company, many(150))

    await Promise.all([dispatchDue(), dispatchDue(), dispatchDue(), dispatchDue()])
    const found = await outboxOf(company)
    assert.isTrue(found.every(({ state }) => state === 'DISPATCHED'))
    assert.equal(await (await queue('mail')).getWaitingCount(), 150)

    const ran: number[] = []
    await aWorker({
      processors: {
        mail: { note: asTenant<{ n: number }>(async ({ data }) => void ran.push(data.n)) },
      },
    })
    await eventually('all are done', async () => !(await outboxOf(company)).length)
    assert.deepEqual(
      ran.toSorted((a, b) => a - b),
      Array.from({ length: 150 }, (_, index) => index + 1)
    )
  })

  test('a tenant has at most its window of jobs in Redis, and the rest follows', async ({
    assert,
  }) => {
    const company = await aCompany()
    await acting(company, many(250))

    assert.deepEqual(await dispatchDue(), { held: true })
    assert.equal(await (await queue('mail')).getWaitingCount(), 200)
    assert.lengthOf(
      (await outboxOf(company)).filter(({ state }) => state === 'PENDING'),
      50
    )

    await aWorker({ processors: { mail: { note: asTenant(async () => {}) } } })
    await eventually('all are done', async () => !(await outboxOf(company)).length)
  })

  test('a single job of one tenant is done long before the many of another', async ({ assert }) => {
    const [large, small] = [await aCompany(), await aCompany()]
    await acting(large, many(2_000))
    const order: number[] = []
    await acting(small, many(1))

    await aWorker({
      concurrency: 5,
      processors: { mail: { note: asTenant(async () => void order.push(Current.tenantId)) } },
    })
    await eventually('all are done', async () => !(await outboxOf(large)).length, 60)

    assert.lengthOf(order, 2_001)
    assert.isBelow(order.indexOf(small.tenant.id), 300)
  }).timeout(90_000)

  test('an outbox row waits until it is due', async ({ assert }) => {
    const company = await aCompany()
    await acting(company, () => later('mail', 'note', {}, { delayMs: 60_000 }))

    await dispatchDue()
    assert.equal((await outboxOf(company))[0].state, 'PENDING')

    clock.travelTo(new Date(Date.now() + 61_000))
    await dispatchDue()
    assert.equal((await outboxOf(company))[0].state, 'DISPATCHED')
  })

  test('emptying Redis loses no job and repeats none', async ({ assert }) => {
    const company = await aCompany()
    await acting(company, many(30))
    await dispatchDue()
    await emptyRedis()
    assert.equal(await sweepOutbox(), 0, 'the lease is not over')

    clock.travelTo(new Date(Date.now() + 60_000))
    assert.equal(await sweepOutbox(), 30)
    clock.travelTo(null)

    const ran: number[] = []
    await aWorker({
      processors: {
        mail: { note: asTenant<{ n: number }>(async ({ data }) => void ran.push(data.n)) },
      },
    })
    await eventually('all are done', async () => !(await outboxOf(company)).length)
    assert.lengthOf(ran, 30)
    assert.lengthOf([...new Set(ran)], 30)
  })

  test('the sweep leaves jobs that wait in Redis and marks failed ones as dead', async ({
    assert,
  }) => {
    const company = await aCompany()
    await acting(company, many(2))
    await dispatchDue()
    const [first, second] = await outboxOf(company)

    const taker = new Worker('mail', null, { connection: patient, prefix: QUEUE_PREFIX })
    const job = await taker.getNextJob('token')
    await job!.moveToFailed(new UnrecoverableError('gone'), 'token')
    await taker.close()

    clock.travelTo(new Date(Date.now() + 60_000))
    assert.equal(await sweepOutbox(), 0)
    assert.equal(job!.id, first.id)
    assert.deepEqual(
      (await outboxOf(company)).map(({ id, state }) => [id, state]),
      [
        [first.id, 'DEAD'],
        [second.id, 'DISPATCHED'],
      ]
    )
  })

  test('after a restore of the database alone its jobs run again, although Redis knows them as done', async ({
    assert,
  }) => {
    const company = await aCompany()
    let ran = 0
    await aWorker({ processors: { mail: { note: asTenant(async () => void ran++) } } })
    await acting(company, many(2))
    const before = await outboxOf(company)
    await dispatchDue()
    await eventually('all are done', async () => !(await outboxOf(company)).length)

    const states = ['PENDING', 'DISPATCHED']
    await company.as(async () => {
      for (const [index, row] of before.entries()) {
        const put = { ...row, state: states[index], claimed_until: row.created_at }
        const names = Object.keys(put)
        await execute(
          `INSERT INTO outbox_messages (${names}) VALUES (${names.map(() => '?')})`,
          Object.values(put)
        )
      }
    })
    await dispatchDue()
    clock.travelTo(new Date(Date.now() + 60_000))
    assert.equal(await sweepOutbox(), 2)
    clock.travelTo(null)
    await eventually('all are done again', async () => !(await outboxOf(company)).length)
    assert.equal(ran, 4)
  })

  test('a row for an unknown queue waits for a newer release and is then marked as dead', async ({
    assert,
  }) => {
    const company = await aCompany()
    await acting(company, () => later('mail', 'note', {}))
    await company.as(() =>
      execute("UPDATE outbox_messages SET queue = 'fax' WHERE tenant_id = ?", [company.tenant.id])
    )

    await dispatchDue()
    assert.equal((await outboxOf(company))[0].state, 'PENDING')

    clock.travelTo(new Date(Date.now() + 3_700_000))
    await dispatchDue()
    const [row] = await outboxOf(company)
    assert.deepEqual([row.state, row.last_error], ['DEAD', 'There is no queue fax'])
  })

  test('tenants with due rows are found without reading their rows', async ({ assert }) => {
    const company = await aCompany()
    await acting(company, many(500))
    await Current.acrossTenants('test', () => rows('ANALYZE TABLE outbox_messages'))
    const [plan] = await Current.acrossTenants('test', () =>
      planOf(
        "SELECT DISTINCT state, queue, tenant_id AS tenantId FROM outbox_messages WHERE state = 'PENDING'"
      )
    )
    assert.equal(plan.key, 'outbox_messages__due')
    assert.include(plan.Extra, 'Using index for group-by')
  })
})
