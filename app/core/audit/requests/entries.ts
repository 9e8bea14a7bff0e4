/** Entries of the request log: facts of a request, without its body, address or values. */
import type { Caller } from '#core/security/caller_cache'
import { recordedType, type Origin } from '#core/context/current'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { newId } from '#core/primitives/ids'
import type { Row } from '#core/database/sql'

/** `route` is the pattern, null where no route was reached. `ms` are milliseconds. */
export type Answered = {
  method: string
  route: string | null
  status: number
  code?: string
  ms: number
}

/** The row of a request that was answered now. Its id is in the order of answers. */
export function rowOf(
  { actor }: Pick<Caller, 'actor'>,
  { requestId, ip }: Origin,
  { method, route, status, code, ms }: Answered,
  tenantId: number
): Row {
  const now = clock.now()
  return {
    tenant_id: tenantId,
    id: newId(now.getTime()),
    method,
    route: route?.slice(0, 255) ?? null,
    status,
    code: code ?? null,
    actor_type: recordedType(actor),
    actor_id: actor.id,
    actor_name: actor.name.slice(0, 255),
    ms: Math.min(ms, MOST_MS),
    request_id: requestId,
    ip,
    created_at: sqlInstant(now),
  }
}

/** The greatest value of the column. */
const MOST_MS = 2_147_483_647
