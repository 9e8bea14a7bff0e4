/**
 * Asks again when the server is busy or away: as late as it wishes (`Retry-After`), or later each
 * time.
 */
export type Patience = {
  /** How often a request is repeated before its failure counts. Default 4. */
  retries?: number
  /** Sends a request; default the platform's own. */
  fetch?: (request: Request) => Promise<Response>
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000

export function patiently({ retries = 4, fetch = globalThis.fetch }: Patience) {
  return async (request: Request): Promise<Response> => {
    for (let left = retries; ; left--) {
      // The body can be sent once, so another attempt needs a copy of it.
      const next = left > 0 ? request.clone() : undefined
      const answer = await fetch(request).catch((error: unknown) => error)
      if (!next || !isWorthRepeating(answer, request)) {
        if (answer instanceof Response) return answer
        throw answer
      }
      await waited(
        answer instanceof Response ? answer.headers.get('retry-after') : null,
        retries - left,
        request.signal
      )
      request = next
    }
  }
}

/** Without an answer nobody knows whether it was done: only what can be repeated safely is. */
function isWorthRepeating(answer: unknown, { method, headers, signal }: Request) {
  if (signal.aborted) return false
  if (!(answer instanceof Response)) return method === 'GET' || headers.has('idempotency-key')
  return (
    [429, 503].includes(answer.status) ||
    (answer.status === 409 && answer.headers.has('retry-after'))
  )
}

function waited(retryAfter: string | null, attempt: number, signal: AbortSignal): Promise<void> {
  const wished = Number(retryAfter) * 1000
  // Asking before the server wishes, such as within the minute of a rate limit, would only be
  // refused again.
  const ms =
    wished > 0
      ? wished
      : Math.min(FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random()), LONGEST_WAIT_MS)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), {
      once: true,
    })
  })
}
