import type { HttpContext } from '@adonisjs/core/http'
import { collectBacklog } from '#api/metrics/backlog_metrics'
import { isCollector, registry } from '#core/observability/metrics'
import { guardOf } from '#core/security/caller_cache'
import { mustHaveScope } from '#core/security/permissions'
import { Refusal } from '#core/errors/refusal'

export const metrics = {
  async show(ctx: HttpContext) {
    mustBeAllowed(ctx)
    await collectBacklog()

    ctx.response.header('Content-Type', registry.contentType)
    return registry.metrics()
  },
}

/** Admits the collector's token and a SUPER_ADMIN. */
function mustBeAllowed({ request, auth }: HttpContext) {
  if (isCollector(request.header('authorization'))) return
  const { refusal } = auth.use(guardOf(request))
  if (refusal) throw refusal
  if (!auth.user)
    throw new Refusal(
      401,
      'UNAUTHENTICATED',
      'Send the token of METRICS_TOKEN, or log in as a SUPER_ADMIN',
      { headers: { 'WWW-Authenticate': 'Bearer' } }
    )

  mustHaveScope(auth.user.actor, 'platform')
}
