/**
 * Web pages of other origins: `CORS_ORIGINS` may call the API, and nothing else. Never with cookies.
 */
import { defineConfig } from '@adonisjs/cors'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

/** The API, its document, MCP and how its clients log in. Pages of the product stay closed. */
const OPEN = /^\/(?:api\/v1|oauth|\.well-known\/oauth-[\w-]+)(?:\/|$)/

export const isOpenToPages = ({ request }: HttpContext) => OPEN.test(request.url())

/** Browsers keep the answer to a preflight for two hours at most. */
const TWO_HOURS = 7_200

export default defineConfig({
  enabled: isOpenToPages,
  origin: env.get('CORS_ORIGINS') ?? [],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  headers: [
    'Accept',
    'Accept-Language',
    'Authorization',
    'Cache-Control',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'Last-Event-ID',
    'MCP-Protocol-Version',
    'Mcp-Session-Id',
    'Oficio-Environment',
    'Prefer',
    'Traceparent',
    'Tracestate',
    'X-Request-Id',
    'X-Tenant-Id',
  ],
  exposeHeaders: [
    'Allow',
    'Content-Disposition',
    'Deprecation',
    'ETag',
    'Idempotent-Replayed',
    'Link',
    'Location',
    'Mcp-Session-Id',
    'Oficio-Environment',
    'Preference-Applied',
    'Retry-After',
    'Sunset',
    'WWW-Authenticate',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
  ],
  credentials: false,
  maxAge: TWO_HOURS,
})
