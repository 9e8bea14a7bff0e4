/** Requests that are sent once more, and what must be answered then. */
import type { Answer } from './http.js'
import type { Request } from './requests.js'

export type Repetition = {
  request: Request
  /** How the second answer differs from what was promised. */
  mismatch: (second: Answer) => string | undefined
}

/** A POST with its key gets the first answer again; a GET with the ETag gets a 304. */
export function repetitionOf(request: Request, first: Answer): Repetition | undefined {
  const { operation, method, headers, isElsewhere } = request
  const takes = (name: string) =>
    operation.parameters.some((one) => one.in === 'header' && one.name === name)
  if (isElsewhere || first.status < 200 || first.status > 299) return undefined
  // A message of MCP that only reads is answered anew.
  if (operation.key === 'POST /assistant/mcp') return undefined

  if (method === 'POST' && takes('Idempotency-Key') && isOwnKey(headers['idempotency-key']))
    return /dry-run/.test(String(headers.prefer)) ? undefined : { request, mismatch: isSame(first) }
  const { etag } = first.headers
  if (method !== 'GET' || !takes('If-None-Match') || !etag) return undefined
  return {
    request: { ...request, headers: { ...headers, 'if-none-match': etag } },
    mismatch: ({ status }) => (status === 304 ? undefined : `${status} for its own ETag`),
  }
}

/** Hostile keys may be those of other requests. */
const isOwnKey = (key: unknown) => typeof key === 'string' && /^[\da-f-]{36}$/.test(key)

const isSame = (first: Answer) => (second: Answer) => {
  // The first request may have ended the session, such as POST /auth/logout.
  if (second.status === 401) return undefined
  if (second.status !== first.status) return `${second.status} in place of a repeated answer`
  if (second.text !== first.text) return 'another body in place of a repeated answer'
  return second.headers['idempotent-replayed'] ? undefined : 'no Idempotent-Replayed'
}
