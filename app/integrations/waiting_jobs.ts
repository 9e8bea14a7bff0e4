/** The ceiling of waiting exports and imports of a company. */
import { Current } from '#core/context/current'
import type { Statement } from '#core/database/query'
import { mustHaveRoom, mustHaveRoomNow } from '#tenants/ceilings'

const waiting = (): Statement => [
  `SELECT (SELECT COUNT(*) FROM exports WHERE tenant_id = ? AND status = 'QUEUED') + (SELECT COUNT(*) FROM imports WHERE tenant_id = ? AND status = 'QUEUED') AS total`,
  [Current.tenantId, Current.tenantId],
]

/** 409 LIMIT_REACHED at the ceiling. Call it in the transaction, before the insert. */
export const mustHaveRoomToWait = () => mustHaveRoom('waitingJobs', waiting())

/** The same check before an upload begins. */
export const mustHaveRoomToWaitNow = () => mustHaveRoomNow('waitingJobs', waiting())
