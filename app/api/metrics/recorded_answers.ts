/** Passes answered requests of the API on to the request log. */
import type { HttpContext } from '@adonisjs/core/http'
import { PREFIX } from '#api/endpoints'
import type { Answered } from '#core/audit/requests/entries'
import { recordRequest } from '#core/audit/requests/record'

/** Reads of the log itself are left out: its pages would move while they are read. */
const OF_THE_LOG = `${PREFIX}/request-logs`

/** Pages call the API in this process, and are not requests of it. */
export function recordAnswer(
  ctx: HttpContext,
  { method, status, ms }: Pick<Answered, 'method' | 'status' | 'ms'>
) {
  const { request, route, refusedWith: code } = ctx
  if (!request.url().startsWith(`${PREFIX}/`)) return
  if (code === undefined && route?.pattern.startsWith(OF_THE_LOG)) return
  recordRequest(ctx, { method, route: route?.pattern ?? null, status, code, ms })
}
