/** The request's id, address and parent span. */
import type { HttpRequest } from '@adonisjs/core/http'
import { addressOf } from '#core/http/client_address'
import type { Origin } from '#core/context/current'
import { validTraceparent } from '#core/observability/tracing'

/** A malformed `traceparent` (W3C Trace Context) is dropped. */
export function originOf(request: HttpRequest): Origin {
  const traceparent = validTraceparent(request.header('traceparent'))
  return {
    requestId: request.id() ?? null,
    ip: addressOf(request),
    ...(traceparent && { traceparent }),
  }
}
