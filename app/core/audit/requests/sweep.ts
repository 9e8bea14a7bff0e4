/** Deletes entries of the request log after a week, company by company, in small batches. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { firstIdAt } from '#core/primitives/ids'

const KEPT_FOR_MS = 7 * 86_400_000
const BITE = 500

/** The lowest id of an entry that is still kept. Ids are in the order of time. */
export const oldestRequestId = () => firstIdAt(clock.now().getTime() - KEPT_FOR_MS)

/** Returns the number of deleted rows. */
export function sweepRequestLogs(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('forget requests of more than a week ago', async () => {
    const before = oldestRequestId()
    let forgotten = 0
    for (const { id } of await rows(
      `SELECT tenant.id
         FROM tenants tenant
         WHERE EXISTS (SELECT 1 FROM request_logs r WHERE r.tenant_id = tenant.id AND r.id < ?)`,
      [before]
    )) {
      for (let gone = BITE; gone === BITE && !signal?.aborted; forgotten += gone)
        gone = await execute(
          `DELETE FROM request_logs WHERE tenant_id = ? AND id < ? LIMIT ${BITE}`,
          [id, before]
        )
    }
    return forgotten
  })
}
