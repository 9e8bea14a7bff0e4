/** The periodic job of webhooks. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { pokeWebhooks } from '#integrations/webhooks/deliver_due'
import { eachTenant } from '#worker/job'

/** How long a message may wait before it is missed. */
const MISSED_AFTER_MS = 30_000

const KEPT_FOR_MS = 30 * 86_400_000
const BATCH = 1_000

export async function sweepWebhooks(signal: AbortSignal) {
  await eachTenant(await companiesThatOwe(), signal, () => pokeWebhooks())
  await forgetOld(signal)
}

/** Companies with waiting messages and no job: it may have failed for good. */
function companiesThatOwe(): Promise<number[]> {
  return Current.acrossTenants('find webhooks that nobody is about to serve', async () => {
    const missed = sqlInstant(new Date(clock.now().getTime() - MISSED_AFTER_MS))
    const found = await rows<{ id: number }>(
      `SELECT DISTINCT w.tenant_id AS id FROM webhooks w
        WHERE w.active = 1 AND w.live = 1 AND (w.waits_until IS NULL OR w.waits_until < ?)
          AND (EXISTS (SELECT 1 FROM webhook_messages m WHERE m.tenant_id = w.tenant_id
                     AND m.is_divided = 0 AND m.is_subscribed = 1 AND m.created_at < ?)
            OR EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.tenant_id = w.tenant_id AND d.webhook_id = w.id AND d.status = 'PENDING' AND d.updated_at < ?))
          AND NOT EXISTS (SELECT 1 FROM outbox_messages o WHERE o.tenant_id = w.tenant_id AND o.queue = 'webhooks' AND o.state IN ('PENDING', 'DISPATCHED'))`,
      [missed, missed, missed]
    )
    return found.map(({ id }) => id)
  })
}

/** The log is kept for a month; waiting deliveries stay. */
async function forgetOld(signal: AbortSignal) {
  const old = sqlInstant(new Date(clock.now().getTime() - KEPT_FOR_MS))
  await Current.acrossTenants('forget old deliveries of webhooks', async () => {
    while (
      !signal.aborted &&
      (await execute(
        `DELETE FROM webhook_deliveries WHERE created_at < ? AND status <> 'PENDING' LIMIT ${BATCH}`,
        [old]
      )) === BATCH
    );
  })
}
