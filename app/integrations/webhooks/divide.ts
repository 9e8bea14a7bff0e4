/**
 * What happened becomes a delivery for each webhook that wants to know; what it says is written
 * down once.
 */
import { instantOf, jsonOf } from '#core/database/columns'
import { insertMany } from '#core/lucid/insert_many'
import { Current, SYSTEM } from '#core/context/current'
import { rows } from '#core/database/query'
import { eventTypes } from '#core/resources/webhook_events'
import { name, quoted } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { defer, flushWrites } from '#core/database/transaction/writes'
import WebhookDelivery from '#integrations/models/webhook_delivery'

/** Messages of one transaction. */
const MOST = 500

/**
 * Messages whose records are read together: many of those that say little, few of others, since an
 * entry of 5,000 lines may be several MB.
 */
const [FEW, MANY] = [10, 50]

/**
 * Characters that are sent to the database together, unless one message alone has more: the least
 * that it should take at once is 16 MB.
 */
const MOST_SENT = 1_000_000

type Message = { id: string; type: string; subject: Record<string, unknown>; createdAt: string }

/**
 * All that has not been divided yet, in the order in which it happened. What a newer release tells
 * of, beside this one, waits for its worker.
 */
export async function divideMessages() {
  for (;;) if ((await transaction(divideSome)) < MOST) return
}

async function divideSome(): Promise<number> {
  const messages = (
    await rows(
      `SELECT id, type, subject, created_at AS createdAt FROM webhook_messages WHERE tenant_id = ? AND is_divided = 0 AND type IN (?) ORDER BY id LIMIT ${MOST} FOR UPDATE`,
      [Current.tenantId, [...eventTypes().keys()]]
    )
  ).map(({ subject, ...message }) => ({ ...message, subject: jsonOf(subject) }) as Message)
  if (!messages.length) return 0

  const hooks = (
    await rows(
      'SELECT id, events FROM webhooks WHERE tenant_id = ? AND active = 1 AND live = 1 ORDER BY id',
      [Current.tenantId]
    )
  ).map(({ id, events }) => ({ id: id as string, events: jsonOf(events) as string[] }))
  for (let done = 0, next = FEW; done < messages.length;) {
    const some = messages.slice(done, done + next)
    const chars = await writeDown(some)
    done += some.length
    next = chars * (MANY / some.length) < MOST_SENT ? MANY : FEW
  }
  const deliveries = messages.flatMap(({ id, type }) =>
    hooks
      .filter(({ events }) => events.includes(type))
      .map((hook) => ({ webhookId: hook.id, messageId: id, type, status: 'PENDING', attempts: 0 }))
  )
  if (deliveries.length) await insertMany(WebhookDelivery, deliveries)
  return messages.length
}

/**
 * What some messages say waits for the next that are read, and leaves with that; or before, when it
 * is much. Answers how many characters it was.
 */
async function writeDown(messages: readonly Message[]) {
  const records = await recordsOf(messages)
  let [waiting, all] = [0, 0]

  for (const message of messages) {
    const payload = quoted(JSON.stringify(payloadOf(message, records)))
    if (waiting && waiting + payload.length > MOST_SENT) {
      await flushWrites()
      waiting = 0
    }
    defer(
      `UPDATE webhook_messages SET is_divided = 1, payload = ${payload} WHERE tenant_id = ${Current.tenantId} AND id = ${quoted(message.id)}`
    )
    waiting += payload.length
    all += payload.length
  }
  return all
}

/**
 * The records that the messages are about, one statement for each kind. Nobody in particular reads
 * them, and so nothing confidential.
 */
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

/** The record as it is now, with what else the event knows, such as the status before. */
function payloadOf({ type, subject, createdAt }: Message, records: Map<string, object>) {
  const { record, id } = typeOf(type)
  const { [id]: recordId, ...more } = subject
  return {
    type,
    timestamp: instantOf(createdAt),
    data: { ...(records.get(`${record.table} ${recordId}`) ?? { id: recordId }), ...more },
  }
}

const typeOf = (event: string) => eventTypes().get(event)!
