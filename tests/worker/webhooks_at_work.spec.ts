import { test } from '@japa/runner'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { sweepOutbox } from '#core/jobs/reconcile'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aReceiver } from '#tests/worker/a_receiver'
import { aWorker, aWorkerProcess, anEmptyOutbox, emptyRedis, isAlive } from '#tests/worker/helpers'

const MESSAGES = 30

/** The message during whose delivery the worker is killed. */
const KILLED_AT = 12

test.group('Webhooks under failures', (group) => {
  group.each.setup(anEmptyOutbox)
  group.each.teardown(() => clock.travelTo(null))

  test('a killed worker, a lost Redis and an outage of the receiver lose, add and reorder no message', async ({
    assert,
  }) => {
    const company = await aCompany()
    let receiver: 'thinks' | 'is down' | 'is well' = 'thinks'
    const taken: string[] = []
    const { received, url } = await aReceiver(({ headers }, before) => {
      if (receiver === 'is down') return 503
      if (receiver === 'thinks' && before + 1 === KILLED_AT) return null
      taken.push(headers['webhook-id'] as string)
      return 204
    })
    const webhook = ok(
      await company.api.post('/webhooks', { url, events: ['customer.created', 'customer.created'] })
    )
    assert.deepEqual(webhook.events, ['customer.created'])
    await Promise.all(
      Array.from({ length: MESSAGES }, () =>
        company.api.post('/customers', { taxId: unique('NIT'), name: 'Café Ñandú' })
      )
    )

    const first = await aWorkerProcess('worker/main.ts', ['--queues', 'webhooks'])
    await isAlive(first)
    await eventually('the receiver thinks', () => received.length === KILLED_AT)
    first.child.kill('SIGKILL')
    await first.exited
    await emptyRedis()
    clock.travelTo(new Date(Date.now() + 60_000))
    await sweepOutbox()

    receiver = 'is down'
    await aWorker({ queues: ['webhooks'] })
    const failing = async () =>
      ok(await company.api.get(`/webhooks/${webhook.id}/deliveries?limit=100`)).data.find(
        ({ responseStatus }: any) => responseStatus === 503
      )
    const { nextAttemptAt } = await eventually(
      'another worker meets a receiver that is down',
      failing
    )
    assert.isAtMost(Date.parse(nextAttemptAt) - clock.now().getTime(), 30_000)

    receiver = 'is well'
    clock.travelTo(new Date(clock.now().getTime() + 3_600_000))
    const left = () =>
      company.as(() =>
        rows("SELECT id FROM webhook_deliveries WHERE tenant_id = ? AND status <> 'SUCCEEDED'", [
          Current.tenantId,
        ])
      )
    await eventually('all are delivered', async () => !(await left()).length)

    const happened = (
      await company.as(() =>
        rows(
          'SELECT id FROM webhook_messages WHERE tenant_id = ? AND is_subscribed = 1 ORDER BY id',
          [Current.tenantId]
        )
      )
    ).map(({ id }) => id)
    assert.lengthOf(happened, MESSAGES)
    assert.deepEqual([...new Set(taken)], happened)
    assert.isAtMost(
      taken.length,
      MESSAGES + KILLED_AT,
      'only what was not written down is sent twice'
    )
  })

  test('the old secret signs until its overlap ends', async ({ assert }) => {
    const company = await aCompany()
    const { received, url } = await aReceiver()
    const { id } = ok(await company.api.post('/webhooks', { url, events: ['customer.created'] }))
    ok(await company.api.post(`/webhooks/${id}/rotate-secret`, { overlapHours: 2 }))
    ok(await company.api.post(`/webhooks/${id}/test`))
    await aWorker({ queues: ['webhooks'] })
    await eventually('it is delivered', () => received.length === 1)

    await company.as(() =>
      execute('UPDATE webhooks SET previous_secret_until = ? WHERE tenant_id = ?', [
        '2026-01-01 00:00:00.000',
        Current.tenantId,
      ])
    )
    ok(await company.api.post(`/webhooks/${id}/test`))
    await eventually('the next is delivered', () => received.length === 2)
    assert.deepEqual(
      received.map(({ headers }) => (headers['webhook-signature'] as string).split(' ').length),
      [2, 1]
    )
  })
})
