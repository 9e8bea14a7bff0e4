/** Deletes security events older than a year. The audit log keeps changed rights. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'

const KEPT_FOR_MS = 365 * 86_400_000
const BITE = 500

/** Returns the number of deleted rows. */
export function sweepSecurityEvents(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('forget what happened to access long ago', async () => {
    const before = sqlInstant(new Date(clock.now().getTime() - KEPT_FOR_MS))
    let forgotten = 0
    for (const { id } of await rows(
      'SELECT tenant.id FROM tenants tenant WHERE EXISTS (SELECT 1 FROM security_events e WHERE e.tenant_id = tenant.id AND e.last_at < ?)',
      [before]
    )) {
      for (let gone = BITE; gone === BITE && !signal?.aborted; forgotten += gone)
        gone = await execute(
          `DELETE FROM security_events WHERE tenant_id = ? AND last_at < ? LIMIT ${BITE}`,
          [id, before]
        )
    }
    return forgotten
  })
}
