/** Lets one worker at a time serve an endpoint; two would deliver messages twice. */
import { randomUUID } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'

/** Longer than a run with the slowest receiver and a database outage meanwhile. */
const LEASE_MS = 25_000

/** SQL for neither waiting nor served; takes the current time twice. */
export const FREE =
  '(w.waits_until IS NULL OR w.waits_until <= ?) AND (w.served_until IS NULL OR w.served_until <= ?)'

/** Runs `work` unless another worker serves the endpoint or it has to wait by now. */
export async function alone(webhookId: string, work: () => Promise<void>) {
  const [holder, now] = [randomUUID(), clock.now()]
  const taken = await execute(
    `UPDATE webhooks w SET w.served_by = ?, w.served_until = ? WHERE w.tenant_id = ? AND w.id = ? AND ${FREE}`,
    [
      holder,
      sqlInstant(new Date(now.getTime() + LEASE_MS)),
      Current.tenantId,
      webhookId,
      sqlInstant(now),
      sqlInstant(now),
    ]
  )
  if (!taken) return

  const leave = () =>
    execute(
      'UPDATE webhooks SET served_by = NULL, served_until = NULL WHERE tenant_id = ? AND id = ? AND served_by = ?',
      [Current.tenantId, webhookId, holder]
    )
  await work().finally(() => leave().catch(() => {}))
}
