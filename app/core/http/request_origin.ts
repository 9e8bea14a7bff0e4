/** Whence a request comes: its id, its address, and the step of a trace that it is a part of. */
import type { HttpRequest } from '@adonisjs/core/http'
import { addressOf } from '#core/http/client_address'
import type { Origin } from '#core/context/current'
import { validTraceparent } from '#core/observability/tracing'

/** A `traceparent` that is none by W3C Trace Context is left out. */
export function originOf(request: HttpRequest): Origin {
  const traceparent = validTraceparent(request.header('traceparent'))
  return {
    requestId: request.id() ?? null,
    ip: addressOf(request),
    ...(traceparent && { traceparent }),
  }
}
