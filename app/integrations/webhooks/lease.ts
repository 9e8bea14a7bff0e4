/**
 * One worker at a time serves an endpoint, however many turns its company has got: what two have in
 * hand, the receiver gets twice.
 */
import { randomUUID } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'

/**
 * A worker that dies is waited for so long: longer than a turn with a receiver that thinks for as
 * long as it may, and a database that is away meanwhile.
 */
const LEASE_MS = 25_000

/** Nobody serves it, and it is not being waited for: with the present, twice. */
export const FREE =
  '(w.waits_until IS NULL OR w.waits_until <= ?) AND (w.served_until IS NULL OR w.served_until <= ?)'

/**
 * Does `work` unless somebody else serves the endpoint, or has found by now that it has to wait.
 */
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
