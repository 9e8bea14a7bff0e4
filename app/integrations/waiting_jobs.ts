/**
 * Exports and imports of a company that wait for the worker: there is a ceiling for both together.
 */
import { Current } from '#core/context/current'
import type { Statement } from '#core/database/query'
import { mustHaveRoom, mustHaveRoomNow } from '#tenants/ceilings'

const waiting = (): Statement => [
  `SELECT (SELECT COUNT(*) FROM exports WHERE tenant_id = ? AND status = 'QUEUED') + (SELECT COUNT(*) FROM imports WHERE tenant_id = ? AND status = 'QUEUED') AS total`,
  [Current.tenantId, Current.tenantId],
]

/**
 * 409 LIMIT_REACHED when no more may wait. To be called in the transaction that adds one, before it
 * writes.
 */
export const mustHaveRoomToWait = () => mustHaveRoom('waitingJobs', waiting())

/** The same before a file is uploaded in vain. */
export const mustHaveRoomToWaitNow = () => mustHaveRoomNow('waitingJobs', waiting())
