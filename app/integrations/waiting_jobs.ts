/** The common ceiling of queued exports and imports of a company. */
import { Current } from '#core/context/current'
import type { Statement } from '#core/database/query'
import { mustHaveRoom, mustHaveRoomNow } from '#tenants/ceilings'

const waiting = (): Statement => [
  `SELECT (SELECT COUNT(*) FROM exports WHERE tenant_id = ? AND status = 'QUEUED') + (SELECT COUNT(*) FROM imports WHERE tenant_id = ? AND status = 'QUEUED') AS total`,
  [Current.tenantId, Current.tenantId],
]

/** Refuses 409 LIMIT_REACHED. Called in the transaction that adds a job, before its writes. */
export const mustHaveRoomToWait = () => mustHaveRoom('waitingJobs', waiting())

/** The same check before an upload, to spare the sender a vain one. */
export const mustHaveRoomToWaitNow = () => mustHaveRoomNow('waitingJobs', waiting())
