/** Deletes expired answers of idempotency keys, tenant by tenant, in small batches. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'

const BITE = 500

export function sweepIdempotencyKeys(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('forget expired idempotency keys', async () => {
    const now = sqlInstant(clock.now())
    let forgotten = 0
    for (const { id } of await rows(
      'SELECT tenant.id FROM tenants tenant WHERE EXISTS (SELECT 1 FROM idempotency_keys k WHERE k.tenant_id = tenant.id AND k.expires_at < ?)',
      [now]
    )) {
      for (let gone = BITE; gone === BITE && !signal?.aborted; forgotten += gone) {
        gone = await execute(
          `DELETE FROM idempotency_keys WHERE tenant_id = ? AND expires_at < ? LIMIT ${BITE}`,
          [id, now]
        )
      }
    }
    return forgotten
  })
}
