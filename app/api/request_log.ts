/** A line for each request while the level is debug, and always for a slow one. It tells the pattern of the address, never the address, in which secrets may stand. */
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { originOf } from '#core/origin'
import { traceIds } from '#core/tracing'

/** Slower is worth a look; what waits for a file to arrive may be, too. */
const SLOW_SECONDS = 1

export function logRequest(ctx: HttpContext, status: string, seconds: number) {
  const level = seconds >= SLOW_SECONDS ? 'warn' : 'debug'
  if (!logger.isLevelEnabled(level)) return

  const { requestId, traceparent, ip } = originOf(ctx.request)
  const { actor, tenant } = ctx.caller ?? {}
  const who = actor && { tenant: tenant?.publicId, actor: { type: actor.type, id: actor.id } }
  logger[level]({ requestId, ...traceIds(traceparent), ip, ...who, method: ctx.request.method(), route: ctx.route?.pattern, status: Number(status), ms: Math.round(seconds * 1000) }, level === 'warn' ? 'A slow request' : 'A request')
}
