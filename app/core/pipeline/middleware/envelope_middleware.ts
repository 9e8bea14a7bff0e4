/** Sets the request id and the headers of the OWASP REST Security Cheat Sheet on all responses. */
import { isEnding } from '#core/http/graceful_shutdown'
import { newId } from '#core/primitives/ids'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export const SECURITY: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), microphone=()',
}

export default class EnvelopeMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const asked = request.header('x-request-id')
    const id = asked && /^[\w.:-]{1,128}$/.test(asked) ? asked : newId()

    request.request.headers['x-request-id'] = id
    request.id = () => id
    response.response.setHeader('X-Request-Id', id)
    for (const name in SECURITY) response.response.setHeader(name, SECURITY[name])
    if (isEnding()) response.response.setHeader('Connection', 'close')
    return next()
  }
}
