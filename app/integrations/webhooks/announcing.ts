/** Writes events in the transaction of their cause, so that none is lost or invented. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import { later, type JobData } from '#core/jobs/outbox'
import { signal } from '#core/redis/broadcast'
import { afterCommit } from '#core/database/transaction/transaction'
import type { Row } from '#core/database/sql'
import {
  beforeCommit,
  beforeSending,
  deferInsert,
  isDryRun,
  PerTransaction,
  undoable,
} from '#core/database/transaction/writes'
import { WRITTEN } from '#integrations/event_log/signals'

/** Events of this transaction that are still to be written, by company. */
const kept = new PerTransaction<Map<number, Set<Row>>>()

/** Companies whose delivery job this transaction has queued: one run sends all messages. */
const asked = new PerTransaction<Set<number>>()

/** Transactions that wake the publishers after COMMIT. */
const wakes = new PerTransaction<true>()

const MERGED_MS = 10
let waking: NodeJS.Timeout | undefined

const isSubscribed = (event: string) => Current.tenant.events.includes(event)

/** Every event is kept for `GET /events`; a dry run shows the deliveries alone. */
export const webhooks = {
  wants: (event: string) => !isDryRun() || isSubscribed(event),

  async tell(event: string, data: JobData) {
    const now = clock.now()
    keep({
      tenant_id: Current.tenantId,
      id: newId(now.getTime()),
      type: event,
      subject: JSON.stringify(data),
      is_subscribed: Number(isSubscribed(event)),
      created_at: sqlInstant(now),
    })
    wakePublishers()
    if (isSubscribed(event)) await askForTurn()
  },
}

/** One INSERT for a company's events of a transaction, or of a part of bulk work. */
function keep(message: Row) {
  const companies = kept.get() ?? kept.set(new Map<number, Set<Row>>())
  const messages = companies.get(Current.tenantId) ?? begun(companies)
  messages.add(message)
  undoable(() => messages.delete(message))
}

/** A transaction of the platform ends outside its companies, so each is entered again. */
function begun(companies: Map<number, Set<Row>>) {
  const { tenant } = Current
  const messages = new Set<Row>()
  companies.set(tenant.id, messages)
  const write = () => {
    if (messages.size) Current.within(tenant, () => deferInsert('webhook_messages', [...messages]))
    messages.clear()
  }
  beforeCommit(write)
  beforeSending(write)
  return messages
}

/** Once per transaction, also where its events are undone later: then nothing is found. */
function wakePublishers() {
  if (wakes.get()) return
  wakes.set(true)
  afterCommit(wakeSoon)
}

/** One signal for the transactions of this process that end together. */
function wakeSoon() {
  waking ??= setTimeout(() => {
    waking = undefined
    signal(WRITTEN, '')
  }, MERGED_MS).unref()
}

/** Queues one job per transaction; again after an undo. */
async function askForTurn() {
  const { tenantId } = Current
  const companies = asked.get() ?? asked.set(new Set())
  if (companies.has(tenantId)) return

  companies.add(tenantId)
  undoable(() => companies.delete(tenantId))
  await later('webhooks', 'turn', {})
}
