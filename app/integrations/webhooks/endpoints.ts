/** Webhooks of a company with pending deliveries. */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows, selects, type DatabaseRow } from '#core/database/query'
import { decrypt, isReadable } from '#core/primitives/secrets'
import { eventTypes } from '#core/resources/webhook_events'
import { FREE } from '#integrations/webhooks/lease'

export type Endpoint = { id: string; url: string; secrets: string[]; failingSince: string | null }

const PENDING =
  "w.tenant_id = ? AND w.active = 1 AND w.live = 1 AND EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.tenant_id = w.tenant_id AND d.webhook_id = w.id AND d.status = 'PENDING')"

/** Pause of an endpoint whose secret cannot be decrypted; its messages lose no attempt. */
const UNSIGNED_FOR_MS = 60_000

/** Pause for an event that only another release knows. */
const UNKNOWN_FOR_MS = 60_000

/** Endpoints neither waiting nor served by another worker. */
export async function endpointsDue(): Promise<Endpoint[]> {
  const now = sqlInstant(clock.now())!
  const found = await rows(
    `SELECT w.id, w.url, w.secret, w.previous_secret AS previous, w.previous_secret_until AS until, w.failing_since AS failingSince FROM webhooks w WHERE ${PENDING} AND ${FREE}`,
    [Current.tenantId, now, now]
  )

  await putOff(found.filter(({ secret }) => !isReadable(secret)))
  return found
    .filter(({ secret }) => isReadable(secret))
    .map(({ id, url, secret, previous, until, failingSince }) => ({
      id,
      url,
      secrets: [secret, ...(previous && until > now && isReadable(previous) ? [previous] : [])].map(
        decrypt
      ),
      failingSince: failingSince && `${failingSince.replace(' ', 'T')}Z`,
    }))
}

async function putOff(unsigned: DatabaseRow[]) {
  if (!unsigned.length) return
  logger.error(
    'Webhooks wait, since they cannot be signed: their secrets are under a key that is neither ' +
      'APP_KEY nor one of APP_KEYS_ACCEPTED'
  )
  const until = sqlInstant(new Date(clock.now().getTime() + UNSIGNED_FOR_MS))
  await execute('UPDATE webhooks SET waits_until = ? WHERE tenant_id = ? AND id IN (?)', [
    until,
    Current.tenantId,
    unsigned.map(({ id }) => id),
  ])
}

/** Milliseconds until an endpoint or an event is due; undefined when none is pending. */
export async function nextIn(): Promise<number | undefined> {
  const undivided =
    'SELECT id FROM webhook_messages WHERE tenant_id = ? AND is_divided = 0 AND is_subscribed = 1'
  const [[{ owed, until }], more, any] = await selects([
    [
      `SELECT COUNT(*) AS owed, MIN(GREATEST(COALESCE(w.waits_until, '1970-01-01'), COALESCE(w.served_until, '1970-01-01'))) AS until FROM webhooks w WHERE ${PENDING}`,
      [Current.tenantId],
    ],
    [`${undivided} AND type IN (?) LIMIT 1`, [Current.tenantId, [...eventTypes().keys()]]],
    [`${undivided} LIMIT 1`, [Current.tenantId]],
  ])
  if (more.length) return 0
  if (Number(owed))
    return Math.max(Date.parse(`${until.replace(' ', 'T')}Z`) - clock.now().getTime(), 0)
  return any.length ? UNKNOWN_FOR_MS : undefined
}
