/** Gauges of outbox, queues and workers, read at collection; one that hangs is left out. */
import { Gauge } from 'prom-client'
import { BoundedReads } from '#api/bounded_reads'
import { clock } from '#core/primitives/clock'
import { instantOf, sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { registry } from '#core/observability/metrics'
import { QUEUE_NAMES } from '#core/jobs/queue_names'
import { aliveWorkers, queue } from '#core/jobs/queues'

const OUTBOX_STATES = ['PENDING', 'DISPATCHED', 'DEAD']

/** Limits the load however often metrics are collected. */
const asked = new BoundedReads({ cachedForMs: 2000 })

const outboxMessages = new Gauge({
  name: 'outbox_messages',
  help: 'Rows of the outbox by state',
  labelNames: ['state'] as const,
  registers: [registry],
})
const outboxAge = new Gauge({
  name: 'outbox_oldest_due_seconds',
  help: 'How long the oldest message that is due has waited for the dispatcher',
  registers: [registry],
})
const queueJobs = new Gauge({
  name: 'queue_jobs',
  help: 'Jobs by queue and state',
  labelNames: ['queue', 'state'] as const,
  registers: [registry],
})
const workers = new Gauge({
  name: 'workers_alive',
  help: 'Workers heard of lately',
  registers: [registry],
})

export async function collectBacklog() {
  await Promise.all([
    bounded('outbox', readOutbox, [outboxMessages, outboxAge]),
    bounded('queues', readQueues, [queueJobs]),
    bounded('workers', async () => workers.set((await aliveWorkers()).length), [workers]),
  ])
}

function bounded(name: string, read: () => Promise<unknown>, gauges: Gauge<any>[]) {
  return asked.ask(name, read).catch(() => gauges.forEach(forget))
}

/** No value is better than a stale one. */
function forget(gauge: Gauge<any>) {
  if (gauge === outboxAge || gauge === workers) gauge.remove()
  else gauge.reset()
}

async function readOutbox() {
  const now = clock.now()
  const [counts, [oldest]] = await Current.acrossTenants('measure the outbox', () =>
    Promise.all([
      rows('SELECT state, COUNT(*) AS number FROM outbox_messages GROUP BY state'),
      rows(
        "SELECT MIN(available_at) AS due FROM outbox_messages WHERE state = 'PENDING' AND available_at <= ?",
        [sqlInstant(now)]
      ),
    ])
  )
  const due = oldest?.due ? Date.parse(instantOf(oldest.due)!) : now.getTime()

  for (const state of OUTBOX_STATES)
    outboxMessages.set({ state }, Number(counts.find((row) => row.state === state)?.number ?? 0))
  outboxAge.set(Math.max(0, (now.getTime() - due) / 1000))
}

async function readQueues() {
  await Promise.all(
    QUEUE_NAMES.map(async (name) => {
      const counts = await (
        await queue(name)
      ).getJobCounts('wait', 'active', 'delayed', 'prioritized', 'failed')
      for (const [state, number] of Object.entries(counts))
        queueJobs.set({ queue: name, state }, number)
    })
  )
}
