/** Log lines of requests, without addresses, parameters and bodies, which may have secrets. */
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#core/http/request_origin'
import { traceIds } from '#core/observability/tracing'

/** Uploads may be slower without fault. */
const SLOW_SECONDS = 1

/** Refusals that anybody on the network can cause are logged only for known callers. */
const OF_STRANGERS = new Set([401, 404, 429])

/** The time of a stream is its client's choice, and never slow. */
export function logRequest(ctx: HttpContext, status: string, seconds: number, isStream: boolean) {
  const [level, message] = lineOf(ctx, Number(status), isStream ? 0 : seconds)
  if (!logger.isLevelEnabled(level)) return

  const { requestId, traceparent, ip } = originOf(ctx.request)
  const { actor, tenant } = ctx.auth?.user ?? {}
  const facts = {
    requestId,
    ...traceIds(traceparent),
    ip,
    ...(actor && { tenant: tenant?.publicId, actor: { type: actor.type, id: actor.id } }),
    method: ctx.request.method(),
    route: ctx.route?.pattern,
    status: Number(status),
    ...(ctx.refusedWith && { code: ctx.refusedWith }),
    ms: Math.round(seconds * 1000),
  }
  logger[level](facts, message)
}

/** A refused call over MCP is a 200 with a code. */
function lineOf({ auth, refusedWith }: HttpContext, status: number, seconds: number) {
  const isRefusal = status < 400 ? refusedWith !== undefined : status < 499
  const isRefused = isRefusal && (auth?.user !== undefined || !OF_STRANGERS.has(status))
  if (seconds >= SLOW_SECONDS) return ['warn', 'A slow request'] as const
  return isRefused ? (['info', 'A refused request'] as const) : (['debug', 'A request'] as const)
}
