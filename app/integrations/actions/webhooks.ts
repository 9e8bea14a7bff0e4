import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { record } from '#core/audit/audit'
import { insertMany } from '#core/lucid/insert_many'
import { execute } from '#core/database/query'
import { sqlInstant } from '#core/database/columns'
import { TEST_EVENT } from '#core/resources/webhook_events'
import { newId } from '#core/primitives/ids'
import { conflict, invalid } from '#core/errors/refusal'
import { insertInto } from '#core/database/sql'
import { encrypt, isReadable } from '#core/primitives/secrets'
import { defer, flushWrites } from '#core/database/transaction/writes'
import Webhook from '#integrations/models/webhook'
import WebhookDelivery from '#integrations/models/webhook_delivery'
import type { NewWebhook, WebhookChanges } from '#integrations/validators/webhook'
import { mustHaveRoom } from '#tenants/ceilings'
import { mustReadAllOf } from '#integrations/webhooks/readers'
import { newSecret } from '#integrations/webhooks/signature'
import { lockWantedEvents, noteWantedEvents } from '#integrations/webhooks/wanted_events'
import { pokeWebhooks } from '#integrations/webhooks/deliver_due'
import { ClosedTarget, mustBeReachable } from '#core/http/public_targets'

/** Refuses 403 events whose records the caller may not read, 409 LIMIT_REACHED. */
export async function createWebhook({ description, ...input }: NewWebhook) {
  mustReadAllOf(input.events)
  mustBePublic(input.url)
  await lockWantedEvents()
  await mustHaveRoom('webhooks', [
    'SELECT COUNT(*) AS total FROM webhooks WHERE tenant_id = ? AND live = 1',
    [Current.tenantId],
  ])
  const secret = newSecret()
  const webhook = await Webhook.create({
    ...input,
    events: once(input.events),
    description: description ?? null,
    secret: encrypt(secret),
  })
  await noteWantedEvents()
  return { ...webhook.$attributes, id: webhook.id, secret }
}

/** Activation or a new URL ends its wait; any change takes the read scopes of its events. */
export async function changeWebhook(webhook: Webhook, changes: WebhookChanges) {
  mustReadAllOf([...webhook.events, ...(changes.events ?? [])])
  if (changes.url) mustBePublic(changes.url)
  const isAnew = (changes.active && !webhook.active) || (changes.url && changes.url !== webhook.url)

  await lockWantedEvents()
  await webhook
    .merge({
      ...changes,
      ...(changes.events && { events: once(changes.events) }),
      ...(isAnew && { waitsUntil: null, failingSince: null, disabledAt: null }),
    })
    .save()
  await noteWantedEvents()
  if (isAnew) await pokeWebhooks()
}

/** Called before a webhook is deleted: events that it alone wants are no longer written. */
export async function dropEvents({ id }: Webhook) {
  await lockWantedEvents()
  await noteWantedEvents({ except: id })
}

/** An old secret that cannot be decrypted is dropped; its messages leave under the new one. */
export async function rotateSecret(webhook: Webhook, { overlapHours }: { overlapHours: number }) {
  const secret = newSecret()
  const signsBeside = isReadable(webhook.secret)
  record({
    action: 'webhook.secret_rotated',
    entity: 'webhook',
    entityId: webhook.id,
    after: { overlapHours: signsBeside ? overlapHours : 0 },
  })
  if (!signsBeside) {
    await webhook
      .merge({
        secret: encrypt(secret),
        previousSecret: null,
        previousSecretUntil: null,
        waitsUntil: null,
      })
      .save()
    await pokeWebhooks()
    return { ...webhook.$attributes, id: webhook.id, secret }
  }
  const previousSecretUntil = new Date(
    clock.now().getTime() + overlapHours * 3_600_000
  ).toISOString()
  await webhook
    .merge({ secret: encrypt(secret), previousSecret: webhook.secret, previousSecretUntil })
    .save()
  return { ...webhook.$attributes, id: webhook.id, secret }
}

export async function testWebhook(webhook: Webhook) {
  mustBeActive(webhook)
  const id = newId()
  const timestamp = clock.now().toISOString()
  const payload = JSON.stringify({
    type: TEST_EVENT,
    timestamp,
    livemode: !Current.tenant.isSandbox,
    data: { webhookId: webhook.id },
  })

  defer(
    insertInto('webhook_messages', [
      {
        tenant_id: Current.tenantId,
        id,
        type: TEST_EVENT,
        subject: '{}',
        payload,
        is_divided: 1,
        created_at: sqlInstant(timestamp),
      },
    ])
  )
  const [delivery] = await insertMany(WebhookDelivery, [
    { webhookId: webhook.id, messageId: id, type: TEST_EVENT, status: 'PENDING', attempts: 0 },
  ])
  record({ action: 'webhook.tested', entity: 'webhook', entityId: webhook.id })
  await flushWrites()
  await pokeWebhooks()
  return delivery
}

/** Sends a delivery again at once, from the first attempt on, under the same webhook-id. */
export async function redeliver(webhook: Webhook, delivery: WebhookDelivery) {
  mustBeActive(webhook)
  await delivery.merge({ status: 'PENDING', attempts: 0, error: null }).save()
  await execute('UPDATE webhooks SET waits_until = NULL WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    webhook.id,
  ])
  record({
    action: 'webhook_delivery.redelivered',
    entity: 'webhook_delivery',
    entityId: delivery.id,
    after: { webhookId: webhook.id, messageId: delivery.messageId },
  })
  await pokeWebhooks()
  return delivery
}

const once = (events: readonly string[]) => [...new Set(events)] as NewWebhook['events']

/** Checks literal addresses only; names are checked when the connection is made. */
function mustBePublic(url: string) {
  try {
    mustBeReachable(new URL(url).hostname)
  } catch (error) {
    if (error instanceof ClosedTarget)
      throw invalid('url', 'INVALID_URL', 'url must lead to a public address')
    throw error
  }
}

function mustBeActive({ active }: Webhook) {
  if (!active)
    throw conflict('WEBHOOK_INACTIVE', 'The webhook is not active: nothing is sent to it')
}
