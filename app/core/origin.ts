/** Whence a request comes: its id, its address, and the trace that it is a part of, by `traceparent` (W3C Trace Context). */
import type { HttpRequest } from '@adonisjs/core/http'
import type { Origin } from '#core/current'

export function originOf(request: HttpRequest): Origin {
  const [, traceId] = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}/.exec(request.header('traceparent') ?? '') ?? []
  return { requestId: request.id() ?? null, ip: request.ip(), ...(traceId && { traceId }) }
}
