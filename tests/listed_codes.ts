/** Compares refusals with the codes that the OpenAPI document lists for their operation. */
import { appendFileSync } from 'node:fs'
import router from '@adonisjs/core/services/router'
import { endpoints, type Endpoint } from '#api/endpoints'
import { codesOf } from '#api/openapi/refusals'

/** Codes of HTTP itself, which are answered before an operation is known. */
const OF_HTTP = new Set(['MALFORMED_REQUEST', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE'])

let byName: Map<string, Endpoint> | undefined

/** Throws when an operation answers a code that the document does not list for it. */
export function mustBeListed(method: string, url: string, { status, body }: Answered) {
  if (status < 400 || typeof body?.code !== 'string' || OF_HTTP.has(body.code)) return

  const route = router.match(new URL(url).pathname, method, true)?.route
  byName ??= new Map(endpoints().map((endpoint) => [endpoint.name, endpoint]))
  const endpoint = byName.get(route?.name ?? '')
  if (!endpoint?.declaration || body.code in codesOf(endpoint, method)) return

  const unlisted = `${endpoint.name} answers ${body.code} ("${body.detail}"), which the OpenAPI document does not list for it: add it to refusals.ts of its domain`
  if (!process.env.UNLISTED_CODES) throw new Error(unlisted)
  appendFileSync(process.env.UNLISTED_CODES, `${unlisted}\n`)
}

type Answered = { status: number; body: { code?: string; detail?: string } | undefined }
