/** Follows the webhooks that a real worker delivers, and compares them with expected events. */
import type { Company } from '#tests/company'
import { ok } from '#tests/conformance/resources'
import { eventually } from '#tests/eventually'
import { aReceiver } from '#tests/worker/a_receiver'
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
      return [received.map(({ message }) => message.type as string), expected] as const
    },

    /** The delivered messages, in order. */
    messages: () => received,

    /** The data of the messages of one type, in order. */
    dataOf: (type: string): any[] =>
      received.filter(({ message }) => message.type === type).map(({ message }) => message.data),
  }
}
