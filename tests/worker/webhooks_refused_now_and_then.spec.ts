import { test } from '@japa/runner'
import { aCompany, unique } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aReceiver } from '#tests/worker/a_receiver'
import { aWorker, anEmptyOutbox } from '#tests/worker/helpers'

const MESSAGES = 200

/** Milliseconds until a receiver that refuses each message of `refused` once has them all. */
async function timeOf(refused: readonly number[]) {
  const company = await aCompany()
  const left = new Set(refused)
  const receiver = await aReceiver((_, before) => (left.delete(before) ? 500 : 204))
  await company.api.post('/webhooks', { url: receiver.url, events: ['customer.created'] })
  const file = Array.from({ length: MESSAGES }, () => `${unique('NIT')},Café\n`).join('')
  ok(
    await company.api.post('/imports?resource=customers', `taxId,name\n${file}`, {
      'content-type': 'text/csv',
    })
  )
  const worker = await aWorker({ queues: ['imports', 'webhooks'] })
  await eventually('the first arrives', () => receiver.received.length > 0, 30)
  const began = performance.now()
  await eventually('all arrive', () => receiver.received.length === MESSAGES + refused.length, 60)
  const ms = performance.now() - began
  await worker.stop()
  return { ms, received: receiver.received }
}

test.group('A receiver that refuses one message in a hundred', (group) => {
  group.each.setup(anEmptyOutbox)

  test('it gets at least half the messages that it would get without, in order', async ({
    assert,
  }) => {
    const healthy = await timeOf([])
    const { ms, received } = await timeOf([40, 140])
    assert.isBelow(ms, 2 * healthy.ms + 600)

    const ids = received.map(({ headers }) => headers['webhook-id'])
    assert.lengthOf(new Set(ids), MESSAGES)
    for (const index of [40, 140]) assert.equal(ids[index + 1], ids[index])
    const times = received.map(({ message }) => message.timestamp)
    assert.deepEqual(times, times.toSorted())
  }).timeout(120_000)
})
