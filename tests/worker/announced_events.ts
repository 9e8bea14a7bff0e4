/** Follows the webhooks that a real worker delivers, and compares them with the log of events. */
import assert from 'node:assert/strict'
import type { Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aReceiver, type Received } from '#tests/worker/a_receiver'
import { aWorker, outboxOf } from '#tests/worker/helpers'
import type { WorkerSettings } from '#worker/run'

type Queues = Extract<WorkerSettings['queues'], readonly unknown[]>

/** Subscribes to `events`; `queues` are served by the worker beside that of webhooks. */
export async function following(company: Company, events: readonly string[], queues: Queues = []) {
  const { api } = company
  const { received, url } = await aReceiver()
  ok(await api.post('/webhooks', { url, events }))
  await aWorker({ queues: ['webhooks', ...queues] })
  const expected: string[] = []

  return {
    post: async (path: string, body: object = {}) => ok(await api.post(path, body)),
    patch: async (path: string, body: object) => ok(await api.patch(path, body)),
    remove: async (path: string) => ok(await api.delete(path)),
    expect: (...types: string[]) => void expected.push(...types),

    /** Imports a file and waits for its end. */
    async imported(path: string, csv: string) {
      const { id } = ok(await api.post(`/imports?${path}`, csv, { 'content-type': 'text/csv' }))
      return eventually('it is read', async () => {
        const one = ok(await api.get(`/imports/${id}`))
        return one.finishedAt && one
      })
    },

    /** The delivered types, once nothing is due, beside the expected ones. */
    async delivered() {
      await eventually(
        'all is delivered',
        async () =>
          received.length >= expected.length &&
          !(await outboxOf(company)).some(({ queue }) => queue === 'webhooks')
      )
      assert.deepEqual(await keptOf(company, events, ids(received)), received.map(asKept))
      return [received.map(({ message }) => message.type as string), expected] as const
    },

    /** The delivered messages, in order. */
    messages: () => received,

    /** The data of the messages of one type, in order. */
    dataOf: (type: string): any[] =>
      received.filter(({ message }) => message.type === type).map(({ message }) => message.data),
  }
}

const ids = (received: readonly Received[]) => received.map(({ headers }) => headers['webhook-id'])

/** A message as `GET /events` has it. */
const asKept = ({ headers, message }: Received) => ({
  id: headers['webhook-id'],
  createdAt: message.timestamp,
  ...message,
})

/** The events of the log with these ids, in its order. */
async function keptOf({ api }: Company, types: readonly string[], wanted: unknown[]) {
  const kept: any[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: any = ok(await api.get(`/events?types=${types.join(',')}&limit=100&after=${after}`))
    kept.push(...page.data)
    after = page.meta.nextCursor
  }
  return kept.filter(({ id }) => wanted.includes(id))
}
