/** Sends the messages of one endpoint in order until time is up, none is left, or one fails. */
import { setTimeout as pause } from 'node:timers/promises'
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { persisted } from '#core/database/errors_and_retries'
import { later } from '#core/jobs/outbox'
import { quoted, type Row } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { countRows, defer } from '#core/database/transaction/writes'
import type { Endpoint } from '#integrations/webhooks/endpoints'
import { alone } from '#integrations/webhooks/lease'
import { answered, isGivenUp, unanswered, type Outcome } from '#integrations/webhooks/outcome'
import { countAttempt } from '#integrations/webhooks/metrics'
import { post } from '#integrations/webhooks/post'
import { lockWantedEvents, noteWantedEvents } from '#integrations/webhooks/wanted_events'
import { signed } from '#integrations/webhooks/signature'

/** Deliveries recorded together; after a crash they are sent again under the same webhook-id. */
const TOGETHER = 25

/** A shorter wait is spent here, because the way over the outbox takes longer. */
const SOON_MS = 1_000

/** Deliveries are also recorded once the first of them is this old. */
const AT_LEAST_EVERY_MS = 250

type Delivery = { id: string; messageId: string; attempts: number; payload: string }
type Done = { delivery: Delivery; outcome: Outcome }

/** Skips an endpoint that another worker serves. */
export const deliverTo = (endpoint: Endpoint, isOver: () => boolean) =>
  alone(endpoint.id, () => deliverAll(endpoint, isOver))

async function deliverAll(endpoint: Endpoint, isOver: () => boolean) {
  while (!isOver()) {
    const pending = await pendingOf(endpoint)
    const done: Done[] = []
    const began = performance.now()

    for (const delivery of pending) {
      if (isOver() || performance.now() - began > AT_LEAST_EVERY_MS) break
      const outcome = await attempt(endpoint, delivery)
      countAttempt(outcome)
      done.push({ delivery, outcome })
      if (outcome.status !== 'SUCCEEDED') break
    }
    const isOff = await persisted(() => settle(endpoint, done))
    if (isOff) return

    const last = done.at(-1)?.outcome
    if (last?.status === 'PENDING') {
      if (last.waitMs > SOON_MS) return
      await pause(last.waitMs)
    } else if (pending.length < TOGETHER && done.length === pending.length) return
  }
}

function pendingOf({ id }: Endpoint): Promise<Delivery[]> {
  return rows<Delivery>(
    `SELECT d.id, d.message_id AS messageId, d.attempts, m.payload FROM webhook_deliveries d JOIN webhook_messages m ON m.tenant_id = d.tenant_id AND m.id = d.message_id
      WHERE d.tenant_id = ? AND d.webhook_id = ? AND d.status = 'PENDING' ORDER BY d.id LIMIT ${TOGETHER}`,
    [Current.tenantId, id]
  )
}

async function attempt(
  { url, secrets }: Endpoint,
  { messageId, attempts, payload }: Delivery
): Promise<Outcome> {
  return post(url, signed(messageId, clock.now(), payload, secrets), payload).then(
    (posted) => answered(posted, attempts + 1),
    (error) => unanswered(error, attempts + 1)
  )
}

type Health = { failingSince: string | null; isOff: boolean }

/** Recorded without an actor, since the system delivers. Returns whether the endpoint is off. */
async function settle(endpoint: Endpoint, done: readonly Done[]): Promise<boolean> {
  if (!done.length) return false
  const { failingSince, isOff } = await Current.run(
    { tenant: Current.tenant, origin: Current.origin },
    () => transaction(() => noteAll(endpoint, done))
  )
  endpoint.failingSince = failingSince
  return isOff
}

async function noteAll(endpoint: Endpoint, done: readonly Done[]): Promise<Health> {
  const now = clock.now()
  for (const { delivery, outcome } of done)
    change(
      'webhook_deliveries',
      delivery.id,
      { ...columnsOf(outcome, now), attempts: delivery.attempts + 1 },
      "AND status = 'PENDING'"
    )
  countRows('webhook_deliveries', 0)

  const last = done.at(-1)!.outcome
  const isTaken = done.some(({ outcome }) => outcome.status === 'SUCCEEDED')
  if (last.status !== 'SUCCEEDED')
    return noteFailure(endpoint, last, isTaken ? null : endpoint.failingSince, now)
  if (endpoint.failingSince)
    change('webhooks', endpoint.id, { failing_since: null, waits_until: null })
  return { failingSince: null, isOff: false }
}

/** Postpones the endpoint, or switches it off. */
async function noteFailure(
  { id }: Endpoint,
  outcome: Outcome,
  since: string | null,
  now: Date
): Promise<Health> {
  const failingSince = since ?? now.toISOString()
  const isOff = isGivenUp(failingSince, outcome)
  const waitsUntil = outcome.waitMs ? sqlInstant(new Date(now.getTime() + outcome.waitMs))! : null

  if (since && !isOff) wait(id, waitsUntil)
  else
    change('webhooks', id, {
      failing_since: sqlInstant(failingSince),
      waits_until: waitsUntil,
      ...(isOff && { active: 0, disabled_at: sqlInstant(now) }),
    })
  if (isOff) await switchedOff(id, now)
  return { failingSince, isOff }
}

async function switchedOff(webhookId: string, now: Date) {
  await lockWantedEvents()
  countRows('webhooks', 0)
  record({
    action: 'webhook.disabled',
    entity: 'webhook',
    entityId: webhookId,
    before: { active: true },
    after: { active: false, disabledAt: now.toISOString() },
  })
  await noteWantedEvents()
  const admins = await rows(
    "SELECT id FROM users WHERE tenant_id = ? AND role = 'ADMIN' AND live = 1 AND is_active = 1",
    [Current.tenantId]
  )
  for (const { id } of admins) await later('mail', 'webhook-disabled', { webhookId, userId: id })
}

const columnsOf = (
  { status, responseStatus, responseBody, error, durationMs }: Outcome,
  now: Date
): Row => ({
  status,
  response_status: responseStatus,
  response_body: responseBody,
  error,
  duration_ms: durationMs,
  delivered_at: status === 'SUCCEEDED' ? sqlInstant(now) : null,
})

/** Leaves the version alone: a repeated failure must not conflict with an edit of the webhook. */
function wait(webhookId: string, until: string | null) {
  defer(
    `UPDATE webhooks SET waits_until = ${quoted(until)} WHERE tenant_id = ${Current.tenantId} AND id = ${quoted(webhookId)}`
  )
}

/** Visible columns change, so that the version does too. */
function change(table: 'webhooks' | 'webhook_deliveries', id: string, values: Row, more = '') {
  const set = Object.entries({ ...values, updated_at: sqlInstant(clock.now()) }).map(
    ([column, value]) => `${column} = ${quoted(value)}`
  )
  defer(
    `UPDATE ${table} SET ${set.join(', ')}, version = version + 1 WHERE tenant_id = ${Current.tenantId} AND id = ${quoted(id)} ${more}`
  )
}
