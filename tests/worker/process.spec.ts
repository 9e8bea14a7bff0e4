import { test } from '@japa/runner'
import env from '#start/env'
import { aliveWorkers, queue } from '#core/jobs/queues'
import { later } from '#core/jobs/outbox'
import { redis } from '#core/redis/connection'
import { aCompany, unique } from '#tests/company'
import { eventually } from '#tests/eventually'
import { aClosableProxy } from '#tests/worker/closable_proxy'
import {
  acting,
  aWorkerProcess,
  anEmptyOutbox,
  emptyRedis,
  isAlive,
  outboxOf,
} from '#tests/worker/helpers'
import { processors } from '#worker/processors'
import { SCHEDULE } from '#worker/schedule'

const GATED = 'tests/worker/fixtures/gated_worker.ts'

function aGate() {
  const name = unique('gate')
  return {
    name,
    open: () => redis().set(`test:${name}:open`, 1),
    passedBy: (count: number) =>
      eventually(
        `${count} at the gate`,
        async () => Number(await redis().get(`test:${name}:started`)) >= count,
        40
      ),
  }
}

test.group('Worker process', (group) => {
  group.each.setup(anEmptyOutbox)

  test('a job of a killed worker is done by another within seconds, with a single effect', async ({
    assert,
  }) => {
    const [company, gate] = [await aCompany(), aGate()]
    const first = await aWorkerProcess(GATED)
    await acting(company, () => later('mail', 'sell', { gate: gate.name }))
    await gate.passedBy(1)
    // Before the kill, so that the time of its start does not count.
    await isAlive(await aWorkerProcess(GATED))

    first.child.kill('SIGKILL')
    await first.exited
    const killedAt = Date.now()
    assert.equal((await company.api.get('/customers')).body.meta.total, 0)

    await gate.passedBy(2)
    assert.isBelow(Date.now() - killedAt, 20_000)

    await gate.open()
    await eventually('it is done', async () => !(await outboxOf(company)).length)
    assert.equal((await company.api.get('/customers')).body.meta.total, 1)
  }).timeout(90_000)

  test('on SIGTERM the running job finishes, no other begins, and the process ends', async ({
    assert,
  }) => {
    const [company, gate, next] = [await aCompany(), aGate(), aGate()]
    const worker = await aWorkerProcess(GATED)
    await isAlive(worker)
    await acting(company, () => later('mail', 'sell', { gate: gate.name }))
    await gate.passedBy(1)

    worker.child.kill('SIGTERM')
    await eventually('it has said good-bye', async () => !(await aliveWorkers()).length)
    await acting(company, () => later('mail', 'sell', { gate: next.name }))
    assert.isNull(worker.child.exitCode)

    await gate.open()
    assert.deepEqual(await worker.exited, { code: 0, signal: null })
    assert.equal((await company.api.get('/customers')).body.meta.total, 1)
    assert.lengthOf(await outboxOf(company), 1)
    assert.isNull(await redis().get(`test:${next.name}:started`))
  }).timeout(60_000)

  test('on SIGTERM a resumable job returns to the queue without a failed attempt', async ({
    assert,
  }) => {
    const [company, gate] = [await aCompany(), aGate()]
    const worker = await aWorkerProcess(GATED)
    await acting(company, () => later('mail', 'travel', { gate: gate.name }))
    await gate.passedBy(1)

    worker.child.kill('SIGTERM')
    assert.deepEqual(await worker.exited, { code: 0, signal: null })
    assert.equal(await (await queue('mail')).getWaitingCount(), 1)

    await gate.open()
    await aWorkerProcess(GATED)
    await eventually('it is done', async () => !(await outboxOf(company)).length, 30)
    assert.equal((await company.api.get('/customers')).body.data[0].name, 'Arrived at attempt 1')
  }).timeout(60_000)

  test('a second signal ends the process at once', async ({ assert }) => {
    const [company, gate] = [await aCompany(), aGate()]
    const worker = await aWorkerProcess(GATED)
    await isAlive(worker)
    await acting(company, () => later('mail', 'sell', { gate: gate.name }))
    await gate.passedBy(1)

    worker.child.kill('SIGTERM')
    await eventually('it has said good-bye', async () => !(await aliveWorkers()).length)
    worker.child.kill('SIGTERM')
    assert.deepEqual(await worker.exited, { code: 1, signal: null })
    assert.lengthOf(await outboxOf(company), 1)
  }).timeout(60_000)

  test('two workers register the schedule once, again after Redis was emptied, and show that they live', async ({
    assert,
  }) => {
    const workers = [
      await aWorkerProcess('worker/main.ts', ['--queues', 'audit,maintenance']),
      await aWorkerProcess('worker/main.ts', ['--concurrency', '3']),
    ]
    for (const worker of workers) await isAlive(worker)

    for (const name of ['audit', 'maintenance'] as const) {
      const due = SCHEDULE.filter((one) => one.queue === name).map((one) => one.name)
      await eventually(
        `the schedule of ${name}`,
        async () => (await (await queue(name)).getJobSchedulersCount()) === due.length
      )
      assert.sameMembers(
        (await (await queue(name)).getJobSchedulers()).map(({ key }) => key),
        due
      )
      assert.isAtMost(await (await queue(name)).getDelayedCount(), due.length)
    }

    await emptyRedis()
    await eventually(
      'the schedule is there again',
      async () =>
        (await (await queue('maintenance')).getJobSchedulersCount()) ===
        SCHEDULE.filter((one) => one.queue === 'maintenance').length
    )
    await eventually(
      'both say that they are alive',
      async () => (await aliveWorkers()).length === 2
    )
    assert.sameDeepMembers(
      (await aliveWorkers()).map(({ queues }) => queues),
      [['audit', 'maintenance'], Object.keys(processors)]
    )
  }).timeout(60_000)

  test('a worker logs that Redis is unreachable, waits, and continues', async ({ assert }) => {
    const company = await aCompany()
    const gate = aGate()
    const way = await aClosableProxy(env.get('REDIS_HOST'), env.get('REDIS_PORT'))
    const worker = await aWorkerProcess(GATED, [], {
      REDIS_HOST: '127.0.0.1',
      REDIS_PORT: String(way.port),
      LOG_LEVEL: 'info',
    })
    await eventually(
      'it says that Redis is away',
      () => worker.output.includes('Redis does not answer'),
      30
    )

    await way.open()
    await isAlive(worker)
    await eventually('it says that Redis is back', () =>
      worker.output.includes('Redis answers again')
    )
    await way.close()
    await eventually(
      'it says so again',
      () => worker.output.split('Redis does not answer').length === 3,
      30
    )
    await gate.open()
    await acting(company, () => later('mail', 'sell', { gate: gate.name }))
    await way.open()
    await eventually('the job is done', async () => !(await outboxOf(company)).length, 30)

    assert.notInclude(worker.output, '    at ')
    await way.close()
    const loggedAt = Date.now()
    worker.child.kill('SIGTERM')
    assert.deepEqual(await worker.exited, { code: 0, signal: null })
    assert.isBelow(Date.now() - loggedAt, 20_000, 'it does not wait until jobs are given up')
  }).timeout(90_000)

  test('a worker logs once that Redis is full and continues when there is room', async ({
    assert,
    cleanup,
  }) => {
    const [company, gate] = [await aCompany(), aGate()]
    const worker = await aWorkerProcess(GATED, [], { LOG_LEVEL: 'info' })
    await isAlive(worker)
    cleanup(async () => void (await redis().config('SET', 'maxmemory', 0)))
    await gate.open()
    await redis().config('SET', 'maxmemory', 1)
    const refusals = async () =>
      Number(/errorstat_OOM:count=(\d+)/.exec(await redis().info('errorstats'))?.[1] ?? 0)
    const before = await refusals()
    await acting(company, () => later('mail', 'sell', { gate: gate.name }))
    await eventually(
      'it says so',
      () => worker.output.includes('Redis refuses, and jobs wait: OOM'),
      30
    )
    await eventually('it has asked more than once', async () => (await refusals()) > before + 3)

    const [asked, since] = [await refusals(), Date.now()]
    await eventually('a second is over', () => Date.now() - since > 1_000)
    assert.isBelow((await refusals()) - asked, 30)
    await redis().config('SET', 'maxmemory', 0)
    await eventually('the job is done', async () => !(await outboxOf(company)).length, 30)
    assert.lengthOf(worker.output.split('Redis refuses'), 2)
  }).timeout(60_000)

  test('jobs wait for an unreachable database without a failed attempt', async ({ assert }) => {
    const [company, gate] = [await aCompany(), aGate()]
    const way = await aClosableProxy(env.get('DB_HOST'), env.get('DB_PORT'))
    await way.open()
    const worker = await aWorkerProcess(GATED, [], {
      DB_HOST: '127.0.0.1',
      DB_PORT: String(way.port),
    })
    await acting(company, () => later('mail', 'travel', { gate: gate.name }))
    await gate.passedBy(1)

    await way.close()
    await gate.open()
    await eventually(
      'it says that the outbox waits',
      () => worker.output.includes('The outbox waits: UNAVAILABLE'),
      30
    )
    await eventually(
      'the job waits',
      async () => (await (await queue('mail')).getDelayedCount()) === 1
    )
    await way.open()

    await eventually('it is done', async () => !(await outboxOf(company)).length, 30)
    assert.equal((await company.api.get('/customers')).body.data[0].name, 'Arrived at attempt 1')
    assert.notInclude(worker.output, 'A job failed')
  }).timeout(90_000)

  test('the arguments of the worker are checked', async ({ assert }) => {
    const wrong = await aWorkerProcess('worker/main.ts', ['--queues', 'fax'])
    assert.equal((await wrong.exited).code, 1)
    assert.match(wrong.output, /There are the queues mail, sends/)

    const help = await aWorkerProcess('worker/main.ts', ['--help'], { APP_KEY: '' })
    assert.equal((await help.exited).code, 0)
    assert.match(help.output, /--queues <names>[\s\S]*--concurrency <n>[\s\S]*Queues:\n {2}mail/)
  }).timeout(30_000)

  test('a job waits for disk space without using an attempt, and the log says so once', async ({
    assert,
  }) => {
    const company = await aCompany()
    const gate = unique('gate')
    const worker = await aWorkerProcess('tests/worker/fixtures/full_disk_worker.ts')
    await isAlive(worker)
    await acting(company, () => later('mail', 'write', { gate }))

    await eventually(
      'it was tried twice',
      async () => Number(await redis().get(`test:${gate}:started`)) > 1
    )
    const [waiting] = await outboxOf(company)
    assert.containsSubset(waiting, { state: 'DISPATCHED', attempts: 0 })
    assert.lengthOf(
      worker.output
        .split('\n')
        .filter((line) => line.includes('files cannot be written (STORAGE_PATH): ENOSPC')),
      1
    )

    await redis().set(`test:${gate}:room`, 1, 'EX', 60)
    await eventually('it is done', async () => !(await outboxOf(company)).length)
  }).timeout(30_000)
})
