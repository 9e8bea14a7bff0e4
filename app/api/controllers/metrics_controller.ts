import { timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { collectBacklog } from '#api/backlog_metrics'
import { registry } from '#api/metrics'
import { mustHold } from '#core/permissions'
import { Refusal } from '#core/refusals'
import { sha256 } from '#core/secrets'

export const metrics = {
  async show(ctx: HttpContext) {
    mustBeAllowed(ctx)
    await collectBacklog()

    ctx.response.header('Content-Type', registry.contentType)
    return registry.metrics()
  },
}

/** The collector's token, or a SUPER_ADMIN. */
function mustBeAllowed({ request, caller, authFailure }: HttpContext) {
  if (isCollector(request.header('authorization'))) return
  if (authFailure) throw authFailure
  if (!caller) throw new Refusal(401, 'UNAUTHENTICATED', 'Send the token of METRICS_TOKEN, or log in as a SUPER_ADMIN', { headers: { 'WWW-Authenticate': 'Bearer' } })

  mustHold(caller.actor, 'platform')
}

function isCollector(header = '') {
  const token = env.get('METRICS_TOKEN')
  const [, sent] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  return Boolean(token && sent) && timingSafeEqual(Buffer.from(sha256(sent!)), Buffer.from(sha256(token!)))
}
