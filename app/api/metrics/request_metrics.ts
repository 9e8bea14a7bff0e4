/** Durations of requests by route pattern, not path, to limit the number of series. */
import type { HttpContext } from '@adonisjs/core/http'
import { logRequest } from '#api/metrics/request_line'
import { recordAnswer } from '#api/metrics/recorded_answers'
import { histogram } from '#core/observability/metrics'

const durations = histogram(
  'http_request_duration_seconds',
  'Requests and how long they took, by method, pattern of the route, and status',
  ['method', 'route', 'status'],
  [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
)

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Unknown addresses, and requests that are refused before routing. */
const NO_ROUTE = 'none'

/** nginx's status for a client that disconnected before the answer was complete. */
const CLIENT_LEFT = '499'

/** Measures until the response closes. */
export function measure(ctx: HttpContext) {
  const began = performance.now()
  const { response } = ctx.response

  response.once('close', () => {
    const { method: sent } = ctx.request.request
    const method = KNOWN_METHODS.has(sent!) ? sent! : 'OTHER'
    const route = ctx.route?.pattern
    const status = response.writableFinished ? String(response.statusCode) : CLIENT_LEFT
    const seconds = (performance.now() - began) / 1000
    // A stream lasts as long as its client wishes, which says nothing about speed.
    if (!isStream(ctx)) durations.observe({ method, route: route ?? NO_ROUTE, status }, seconds)
    logRequest(ctx, status, seconds, isStream(ctx))
    recordAnswer(ctx, { method, status: Number(status), ms: Math.round(seconds * 1000) })
  })
}

const isStream = ({ response }: HttpContext) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream')
