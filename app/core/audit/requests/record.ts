/** Records an answered request in the request log of its company. */
import type { HttpContext } from '@adonisjs/core/http'
import { keepRequest } from '#core/audit/requests/buffer'
import { rowOf, type Answered } from '#core/audit/requests/entries'
import { isKept } from '#core/audit/requests/sampling'
import { originOf } from '#core/http/request_origin'
import { tenantOfAnswer } from '#core/security/environment'

/** Requests of unknown callers, and of a SUPER_ADMIN without a company, are nobody's. */
export function recordRequest({ auth, request, response }: HttpContext, answered: Answered) {
  const caller = auth?.user
  const tenant = caller && tenantOfAnswer(caller, response)
  if (!caller || !tenant || !isKept(tenant.id, answered.status, answered.code)) return
  keepRequest(tenant, rowOf(caller, originOf(request), answered, tenant.id))
}
