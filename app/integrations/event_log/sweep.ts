/** Forgets events that can no longer be read. */
import { clock } from '#core/primitives/clock'
import { firstIdAt } from '#core/primitives/ids'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { KEPT_FOR_MS } from '#integrations/event_log/positions'

/**
 * An event may follow another one that is younger, by the length of a transaction at most. Until it
 * goes, a reader at the younger one finds it.
 */
const MARGIN_MS = 3_600_000

const BATCH = 1_000

/**
 * Removes the company's old events in slices. The last one stays for readers that are up to date,
 * and so do those with deliveries.
 */
export async function sweepEventsOfCompany(signal: AbortSignal) {
  const before = firstIdAt(clock.now().getTime() - KEPT_FOR_MS - MARGIN_MS)
  let removed = BATCH
  while (removed === BATCH && !signal.aborted)
    removed = await execute(
      `DELETE FROM webhook_messages WHERE tenant_id = ? AND id < ? AND is_divided = 1
         AND (seq IS NULL OR seq <> COALESCE((SELECT last FROM event_sequences WHERE tenant_id = ?), 0))
         AND NOT EXISTS (
           SELECT 1 FROM webhook_deliveries d WHERE d.tenant_id = ? AND d.message_id = webhook_messages.id)
       LIMIT ${BATCH}`,
      [Current.tenantId, before, Current.tenantId, Current.tenantId]
    )
}
