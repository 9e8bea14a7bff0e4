/**
 * Publishes events: each gets its sequence number, its payload, and a delivery per subscribed
 * webhook. Numbers are given to committed events under a lock of the company: docs/adr/0025.
 */
import { instantOf, jsonOf } from '#core/database/columns'
import { insertMany } from '#core/lucid/insert_many'
import { Current, SYSTEM } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { eventTypes } from '#core/resources/webhook_events'
import { name, quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { defer, flushWrites } from '#core/database/transaction/writes'
import { lockSequence, moveSequence } from '#integrations/event_log/sequence'
import WebhookDelivery from '#integrations/models/webhook_delivery'

/** Messages per transaction. */
const MOST = 500

/** Records read together, MANY if small: an entry of 5,000 lines may take several MB. */
const [FEW, MANY] = [10, 50]

/** Characters per statement batch; a database should accept at least 16 MB at once. */
const MOST_SENT = 1_000_000

type Message = {
  id: string
  type: string
  subject: Record<string, unknown>
  isSubscribed: boolean
  createdAt: string
}

/** Publishes all events. Types that only a newer release knows wait for its worker. */
export async function divideMessages() {
  while (await divideSome());
}

/** Publishes the oldest events in a transaction. True if more may be left. */
export async function divideSome(): Promise<boolean> {
  return (await transaction(divideNext)) === MOST
}

/** A webhook does not wait for an import of a million events that it has not subscribed. */
const NEXT = [1, 0]
  .map(
    (isSubscribed) =>
      `(
             SELECT id, type, subject, is_subscribed AS isSubscribed, created_at AS createdAt
             FROM webhook_messages
             WHERE tenant_id = ? AND is_divided = 0 AND is_subscribed = ${isSubscribed} AND type IN (?)
             ORDER BY id
             LIMIT ${MOST})`
  )
  .join(' UNION ALL ')

/** The oldest events, those with a subscriber first where more wait than fit; in order. */
function chosen(found: readonly DatabaseRow[]): DatabaseRow[] {
  const [others, subscribed] = [0, 1].map((is) =>
    found.filter((row) => Number(row.isSubscribed) === is)
  )
  const all = [...subscribed, ...others].slice(0, MOST)
  return all.sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function divideNext(): Promise<number> {
  const types = [...eventTypes().keys()]
  const [last, found] = await lockSequence(() => [
    NEXT,
    [Current.tenantId, types, Current.tenantId, types],
  ])
  const messages = chosen(found).map(
    ({ subject, isSubscribed, ...message }) =>
      ({
        ...message,
        subject: jsonOf(subject),
        isSubscribed: Boolean(isSubscribed),
      }) as Message
  )
  if (!messages.length) return 0

  const hooks = (
    await rows(
      'SELECT id, events FROM webhooks WHERE tenant_id = ? AND active = 1 AND live = 1 ORDER BY id',
      [Current.tenantId]
    )
  ).map(({ id, events }) => ({ id: id as string, events: jsonOf(events) as string[] }))
  for (let done = 0, next = FEW; done < messages.length;) {
    const some = messages.slice(done, done + next)
    const chars = await writeDown(some, last + done)
    done += some.length
    next = chars * (MANY / some.length) < MOST_SENT ? MANY : FEW
  }
  moveSequence(last + messages.length)
  const deliveries = messages.flatMap(({ id, type, isSubscribed }) =>
    hooks
      .filter(({ events }) => isSubscribed && events.includes(type))
      .map((hook) => ({ webhookId: hook.id, messageId: id, type, status: 'PENDING', attempts: 0 }))
  )
  if (deliveries.length) await insertMany(WebhookDelivery, deliveries)
  return messages.length
}

/**
 * Numbers the messages after `last`. Payloads leave with the next read, or earlier above MOST_SENT.
 * Returns their characters.
 */
async function writeDown(messages: readonly Message[], last: number) {
  const records = await recordsOf(messages)
  let [waiting, all] = [0, 0]

  for (const [index, message] of messages.entries()) {
    const payload = quoted(JSON.stringify(payloadOf(message, records)))
    if (waiting && waiting + payload.length > MOST_SENT) {
      await flushWrites()
      waiting = 0
    }
    defer(
      `UPDATE webhook_messages
         SET is_divided = 1, seq = ${last + index + 1}, payload = ${payload}
         WHERE tenant_id = ${Current.tenantId} AND id = ${quoted(message.id)}`
    )
    waiting += payload.length
    all += payload.length
  }
  return all
}

/** Records by one statement per kind, read without scopes and so without confidential fields. */
async function recordsOf(messages: readonly Message[]): Promise<Map<string, object>> {
  const found = new Map<string, object>()

  for (const [record, alike] of Map.groupBy(messages, ({ type }) => typeOf(type).record)) {
    const ids = [...new Set(alike.map(({ type, subject }) => subject[typeOf(type).id] as string))]
    const read = await rows(
      `SELECT ${record.columns()} FROM ${name(record.table)} t WHERE t.tenant_id = ? AND t.id IN (?)`,
      [Current.tenantId, ids]
    )
    const asNobody = { ...SYSTEM, scopes: new Set<string>(), isSuperAdmin: false }
    await Current.run({ tenant: Current.tenant, actor: asNobody }, async () =>
      read.forEach((row) => found.set(`${record.table} ${row.id}`, record.of(row)))
    )
  }
  return found
}

/** The current record, with extra facts of the event such as the previous status. */
function payloadOf({ type, subject, createdAt }: Message, records: Map<string, object>) {
  const { record, id } = typeOf(type)
  const { [id]: recordId, ...more } = subject
  return {
    type,
    timestamp: instantOf(createdAt),
    livemode: !Current.tenant.isSandbox,
    data: { ...(records.get(`${record.table} ${recordId}`) ?? { id: recordId }), ...more },
  }
}

const typeOf = (event: string) => eventTypes().get(event)!
